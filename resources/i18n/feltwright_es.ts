<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Feltwright</source>
        <translation>Acerca de Feltwright</translation>
    </message>
    <message>
        <source>Feltwright {0}</source>
        <translation>Feltwright {0}</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Feltwright</source>
        <translation>Feltwright</translation>
    </message>
    <message>
        <source>Fonts Inter, Cinzel, Oswald, Barlow Condensed</source>
        <translation>Tipos de letra Inter, Cinzel, Oswald, Barlow Condensed</translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation>Naipes</translation>
    </message>
    <message>
        <source>Regulated table games, played as the commission wrote them.</source>
        <translation>Juegos de mesa reglamentados, jugados como los escribió la comisión.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Texts the rules come from</source>
        <translation>Textos de los que proceden las reglas</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>a flush or better is worth most three times, whatever card the dealer shows.</source>
        <translation>con color o mejor conviene siempre triplicar, sea cual sea la carta que muestre el crupier.</translation>
    </message>
    <message>
        <source>Everybody has raised in full at a spread of {spread}.</source>
        <translation>Todos han aumentado al máximo con una diferencia de {spread}.</translation>
    </message>
    <message>
        <source>against {rank}, {choice} is worth {worth} of the wager and {other} {other_worth}.</source>
        <translation>contra {rank}, {choice} vale {worth} de la apuesta y {other} {other_worth}.</translation>
    </message>
    <message>
        <source>folding is worth -100 % of the ante, one time {once}, three times {thrice}, against all hands the dealer can have beside the card shown.</source>
        <translation>retirarse vale -100 % del ante, una vez {once}, tres veces {thrice}, contra todas las manos que el crupier puede tener además de la carta mostrada.</translation>
    </message>
    <message>
        <source>war is worth {worth} of the wager, surrender -50 %.</source>
        <translation>la guerra vale {worth} de la apuesta, rendirse -50 %.</translation>
    </message>
    <message>
        <source>insurance wins only {tens} times in {others}, and needs one in three.</source>
        <translation>el seguro solo gana {tens} veces de {others}, y necesita una de cada tres.</translation>
    </message>
    <message>
        <source>at a spread of {spread} a raise is worth {worth} of it.</source>
        <translation>con una diferencia de {spread} un aumento vale {worth} de su importe.</translation>
    </message>
    <message>
        <source>nothing else may be done.</source>
        <translation>no se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>playing is worth {worth} of the ante, folding -100 %.</source>
        <translation>jugar vale {worth} del ante, retirarse -100 %.</translation>
    </message>
    <message>
        <source>there is no ante to play for.</source>
        <translation>no hay ante por el que jugar.</translation>
    </message>
    <message>
        <source>switched, both hands are worth {switched} of a wager, kept {kept}.</source>
        <translation>cambiadas, las dos manos valen {switched} de una apuesta; sin cambiar, {kept}.</translation>
    </message>
</context>
<context>
    <name>AmountDialog</name>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
</context>
<context>
    <name>BalanceModel</name>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>In the rack</source>
        <translation>En su caja</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>En el paño</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>{0}, owes {1}</source>
        <translation>{0}, debe {1}</translation>
    </message>
</context>
<context>
    <name>BalancesPanel</name>
    <message>
        <source>Seats and balances</source>
        <translation>Puestos y saldos</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Buy in</source>
        <translation>Comprar fichas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>Round {0}. The house has won {1}.</source>
        <translation>Ronda {0}. La casa ha ganado {1}.</translation>
    </message>
    <message>
        <source>Round {0}. The house has lost {1}.</source>
        <translation>Ronda {0}. La casa ha perdido {1}.</translation>
    </message>
</context>
<context>
    <name>BetBar</name>
    <message>
        <source>Betting for</source>
        <translation>Apuesta por</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Despejar</translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
</context>
<context>
    <name>BetCommand</name>
    <message>
        <source>{0} on {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>take down {0}</source>
        <translation>retirar {0}</translation>
    </message>
    <message>
        <source>call {0} on</source>
        <translation>poner {0} en juego</translation>
    </message>
    <message>
        <source>call {0} off</source>
        <translation>poner {0} fuera de juego</translation>
    </message>
</context>
<context>
    <name>BringKeyForm</name>
    <message>
        <source>Bring a key from a file</source>
        <translation>Traer una clave de un archivo</translation>
    </message>
    <message>
        <source>Bring the key</source>
        <translation>Traer la clave</translation>
    </message>
    <message>
        <source>The file opens with the passphrase it came with; the key is kept under one of your own.</source>
        <translation>El archivo se abre con la contraseña con que vino; la clave se guarda con una suya.</translation>
    </message>
    <message>
        <source>PKCS#12 file</source>
        <translation>Archivo PKCS#12</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Elegir el archivo…</translation>
    </message>
    <message>
        <source>Passphrase of the file</source>
        <translation>Contraseña del archivo</translation>
    </message>
    <message>
        <source>Name of the key here</source>
        <translation>Nombre de la clave aquí</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Contraseña nueva</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Otra vez la misma</translation>
    </message>
    <message>
        <source>PKCS#12 (*.p12 *.pfx);;All files (*)</source>
        <translation>PKCS#12 (*.p12 *.pfx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A key from a file</source>
        <translation>Una clave de un archivo</translation>
    </message>
    <message>
        <source>Choose the PKCS#12 file.</source>
        <translation>Elija el archivo PKCS#12.</translation>
    </message>
    <message>
        <source>Give the key a name: small letters, digits, - and _.</source>
        <translation>Dé un nombre a la clave: letras minúsculas, cifras, - y _.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>No more bets, please</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Giro nulo</translation>
    </message>
    <message>
        <source>No roll</source>
        <translation>Tirada nula</translation>
    </message>
    <message>
        <source>{number_call}</source>
        <translation>{number_call}</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Pair in two may be bet</source>
        <translation>Se puede apostar a la pareja en dos</translation>
    </message>
    <message>
        <source>Pair in three may be bet</source>
        <translation>Se puede apostar a la pareja en tres</translation>
    </message>
    <message>
        <source>Flush may be bet</source>
        <translation>Se puede apostar al color</translation>
    </message>
    <message>
        <source>Straight, open, may be bet</source>
        <translation>Se puede apostar a la escalera abierta</translation>
    </message>
    <message>
        <source>Straight, inside, may be bet</source>
        <translation>Se puede apostar a la escalera interior</translation>
    </message>
    <message>
        <source>Straight flush, open, may be bet</source>
        <translation>Se puede apostar a la escalera de color abierta</translation>
    </message>
    <message>
        <source>Straight flush, inside, may be bet</source>
        <translation>Se puede apostar a la escalera de color interior</translation>
    </message>
    <message>
        <source>Three of a kind may be bet</source>
        <translation>Se puede apostar al trío</translation>
    </message>
    <message>
        <source>{roll_call}, front line winner</source>
        <translation>{roll_call}, gana la línea de pase</translation>
    </message>
    <message>
        <source>{roll_call}, line away</source>
        <translation>{roll_call}, la línea pierde</translation>
    </message>
    <message>
        <source>{roll_call}; mark the point, {total_word}</source>
        <translation>{roll_call}; se marca el punto, {total_word}</translation>
    </message>
    <message>
        <source>Winner {total_word}, front line winner</source>
        <translation>Gana el {total_word}, gana la línea de pase</translation>
    </message>
    <message>
        <source>Seven out, line away</source>
        <translation>Siete fuera, la línea pierde</translation>
    </message>
    <message>
        <source>{roll_call}</source>
        <translation>{roll_call}</translation>
    </message>
    <message>
        <source>Player has {count}</source>
        <translation>El Jugador tiene {count}</translation>
    </message>
    <message>
        <source>Banker has {count}</source>
        <translation>La Banca tiene {count}</translation>
    </message>
    <message>
        <source>Player wins, {player} over {banker}</source>
        <translation>Gana el Jugador, {player} contra {banker}</translation>
    </message>
    <message>
        <source>Banker wins, {banker} over {player}</source>
        <translation>Gana la Banca, {banker} contra {player}</translation>
    </message>
    <message>
        <source>Tie hand, {player} all</source>
        <translation>Empate, {player} iguales</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Última mano</translation>
    </message>
    <message>
        <source>A phantom hand: no bets, please</source>
        <translation>Mano fantasma: sin apuestas, por favor</translation>
    </message>
    <message>
        <source>The house has the {card}</source>
        <translation>La casa tiene {card}</translation>
    </message>
    <message>
        <source>The hands are consecutive, tie hand</source>
        <translation>Las cartas son consecutivas, empate</translation>
    </message>
    <message>
        <source>We have a pair</source>
        <translation>Tenemos una pareja</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>No three of a kind, tie hand</source>
        <translation>No hay trío, empate</translation>
    </message>
    <message>
        <source>The spread is {spread}</source>
        <translation>La diferencia es {spread}</translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation>Aumentos cerrados</translation>
    </message>
    <message>
        <source>Dealer: {hand}</source>
        <translation>La casa: {hand}</translation>
    </message>
    <message>
        <source>Dealer plays</source>
        <translation>La casa juega</translation>
    </message>
    <message>
        <source>Dealer does not play</source>
        <translation>La casa no juega</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Reparto nulo</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitado</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>desplazado</translation>
    </message>
    <message>
        <source>resized</source>
        <translation>cambiado de tamaño</translation>
    </message>
    <message>
        <source>reworded</source>
        <translation>redactado de nuevo</translation>
    </message>
    <message>
        <source>recoloured</source>
        <translation>cambiado de color</translation>
    </message>
    <message>
        <source>rebound</source>
        <translation>vinculado a otra apuesta</translation>
    </message>
    <message>
        <source>reordered</source>
        <translation>reordenado</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>The smallest bet the table takes</source>
        <translation>La menor apuesta que admite la mesa</translation>
    </message>
</context>
<context>
    <name>ChipsBox</name>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
</context>
<context>
    <name>Clauses</name>
    <message>
        <source>Two cards of one value are a pair, whatever their suits.</source>
        <translation>Dos cartas del mismo valor son una pareja, sean cuales sean sus palos.</translation>
    </message>
    <message>
        <source>The winning card is the one in the section where the clapper rests after a valid spin.</source>
        <translation>La carta ganadora es la de la sección en la que queda la lengüeta tras un giro válido.</translation>
    </message>
    <message>
        <source>Three decks show the winning cards on a stand; a device may do it instead.</source>
        <translation>Tres barajas sirven para mostrar las cartas ganadoras en un atril; en su lugar puede hacerlo un dispositivo.</translation>
    </message>
    <message>
        <source>Aces are high down to twos, jokers are worth nothing; a straight may run A-K-Q or A-2-3 but not through the ace.</source>
        <translation>Los ases son los más altos y se baja hasta los doses; los comodines no valen nada; una escalera puede ser A-K-Q o A-2-3, pero no pasar por el as.</translation>
    </message>
    <message>
        <source>Dealer or floorperson sorts the three decks by suit and sequence to see that they are whole.</source>
        <translation>El crupier o el supervisor ordena las tres barajas por palo y secuencia para comprobar que están completas.</translation>
    </message>
    <message>
        <source>Inspected decks are kept in their container.</source>
        <translation>Las barajas inspeccionadas se guardan en su recipiente.</translation>
    </message>
    <message>
        <source>Bets are chips or plaques on the layout; spoken bets with cash need the dealer&apos;s word and are changed into chips at once.</source>
        <translation>Las apuestas son fichas o placas sobre el paño; las apuestas de viva voz con efectivo necesitan la confirmación del crupier y se cambian en fichas de inmediato.</translation>
    </message>
    <message>
        <source>A player&apos;s non-value chips look like nobody else&apos;s, and like no value chip.</source>
        <translation>Las fichas sin valor de un jugador no se parecen a las de nadie más ni a ninguna ficha con valor.</translation>
    </message>
    <message>
        <source>Where a chip lies is its player&apos;s affair, even when the dealer put it there.</source>
        <translation>De dónde está una ficha responde su jugador, aunque la haya puesto allí el crupier.</translation>
    </message>
    <message>
        <source>Card bets are open on every spin, poker hand bets only with one or two cards on the stand.</source>
        <translation>Las apuestas a cartas están abiertas en cada giro; las apuestas a manos de póquer, solo con una o dos cartas en el atril.</translation>
    </message>
    <message>
        <source>A Pokette table is staffed and supervised like a roulette table.</source>
        <translation>Una mesa de Pokette tiene el mismo personal y la misma supervisión que una mesa de ruleta.</translation>
    </message>
    <message>
        <source>The list of bets on the next card.</source>
        <translation>La lista de apuestas a la próxima carta.</translation>
    </message>
    <message>
        <source>Straight up: the one card picked.</source>
        <translation>Pleno: la única carta elegida.</translation>
    </message>
    <message>
        <source>Split: either of two neighbouring cards.</source>
        <translation>Caballo: cualquiera de dos cartas vecinas.</translation>
    </message>
    <message>
        <source>Corner: any of four neighbouring cards.</source>
        <translation>Cuadro: cualquiera de cuatro cartas vecinas.</translation>
    </message>
    <message>
        <source>Single rank: the four cards of a rank.</source>
        <translation>Un rango: las cuatro cartas de un rango.</translation>
    </message>
    <message>
        <source>Double rank: the eight cards of two neighbouring ranks.</source>
        <translation>Dos rangos: las ocho cartas de dos rangos vecinos.</translation>
    </message>
    <message>
        <source>Aces, kings and queens, and the two of spades.</source>
        <translation>Ases, reyes y reinas, y el dos de picas.</translation>
    </message>
    <message>
        <source>Jacks, tens and nines, and the two of clubs.</source>
        <translation>Jotas, dieces y nueves, y el dos de tréboles.</translation>
    </message>
    <message>
        <source>Eights, sevens and sixes, and the two of diamonds.</source>
        <translation>Ochos, sietes y seises, y el dos de diamantes.</translation>
    </message>
    <message>
        <source>Fives, fours and threes, and the two of hearts.</source>
        <translation>Cincos, cuatros y treses, y el dos de corazones.</translation>
    </message>
    <message>
        <source>Red: diamonds and hearts.</source>
        <translation>Rojo: diamantes y corazones.</translation>
    </message>
    <message>
        <source>Black: spades and clubs.</source>
        <translation>Negro: picas y tréboles.</translation>
    </message>
    <message>
        <source>Suit or column: the thirteen cards of a suit.</source>
        <translation>Palo o columna: las trece cartas de un palo.</translation>
    </message>
    <message>
        <source>Jacer: the ace of clubs, the ace of diamonds and both jokers.</source>
        <translation>Jacer: el as de tréboles, el as de diamantes y ambos comodines.</translation>
    </message>
    <message>
        <source>The list of bets on the cards of two or three spins running.</source>
        <translation>La lista de apuestas a las cartas de dos o tres giros seguidos.</translation>
    </message>
    <message>
        <source>Pair in two: the second card has the value of the first.</source>
        <translation>Pareja en dos: la segunda carta tiene el valor de la primera.</translation>
    </message>
    <message>
        <source>Pair in three: at least two of three cards have one value.</source>
        <translation>Pareja en tres: al menos dos de tres cartas tienen el mismo valor.</translation>
    </message>
    <message>
        <source>Three of a kind: all three cards have one value.</source>
        <translation>Trío: las tres cartas tienen el mismo valor.</translation>
    </message>
    <message>
        <source>Straight: three values in sequence, in whatever suits and order they come.</source>
        <translation>Escalera: tres valores en secuencia, en cualquier palo y orden en que salgan.</translation>
    </message>
    <message>
        <source>Straight flush: three values in sequence and one suit, in whatever order they come.</source>
        <translation>Escalera de color: tres valores en secuencia y de un mismo palo, en cualquier orden en que salgan.</translation>
    </message>
    <message>
        <source>Flush: three cards of one suit.</source>
        <translation>Color: tres cartas de un mismo palo.</translation>
    </message>
    <message>
        <source>Printed odds use the word to or the word win; the word for is banned from them.</source>
        <translation>Los pagos impresos usan la palabra «to» o la palabra «win»; la palabra «for» está prohibida en ellos.</translation>
    </message>
    <message>
        <source>The least that Pokette bets pay; the figures themselves are lost.</source>
        <translation>Lo mínimo que pagan las apuestas de Pokette; las cifras mismas se han perdido.</translation>
    </message>
    <message>
        <source>No more bets is called before the wheel is spun.</source>
        <translation>Se canta «No va más» antes de hacer girar la rueda.</translation>
    </message>
    <message>
        <source>The wheel goes either way and turns three times or more.</source>
        <translation>La rueda gira en cualquiera de los dos sentidos y da tres vueltas o más.</translation>
    </message>
    <message>
        <source>Every bet is settled by the place it lies in.</source>
        <translation>Cada apuesta se liquida según el lugar donde está.</translation>
    </message>
    <message>
        <source>The card is called with its suit, marked on the layout and put on the stand; losers are collected, then winners paid.</source>
        <translation>Se canta la carta con su palo, se marca en el paño y se pone en el atril; se recogen las perdedoras y luego se pagan las ganadoras.</translation>
    </message>
    <message>
        <source>What happens when a joker comes up.</source>
        <translation>Lo que ocurre cuando sale un comodín.</translation>
    </message>
    <message>
        <source>A joker beats every card bet but its own straight up, a split it is part of, and the jacer.</source>
        <translation>Un comodín gana a todas las apuestas a cartas salvo su propio pleno, un caballo del que forme parte y el jacer.</translation>
    </message>
    <message>
        <source>Card bets on a joker spin are settled as on any other, losers first.</source>
        <translation>Las apuestas a cartas en un giro con comodín se liquidan como en cualquier otro, primero las perdedoras.</translation>
    </message>
    <message>
        <source>A joker leaves open poker hand bets as they were.</source>
        <translation>Un comodín deja como estaban las apuestas abiertas a manos de póquer.</translation>
    </message>
    <message>
        <source>With the first card on the stand and its bets settled, pair in 2 is announced.</source>
        <translation>Con la primera carta en el atril y sus apuestas liquidadas, se anuncia la pareja en 2.</translation>
    </message>
    <message>
        <source>The second card settles the card bets first, then pair in 2 one way or the other.</source>
        <translation>La segunda carta liquida primero las apuestas a cartas y luego la pareja en 2, en un sentido o en otro.</translation>
    </message>
    <message>
        <source>If the two cards do not match, pair in 3 is announced along with the other hands still possible.</source>
        <translation>Si las dos cartas no coinciden, se anuncia la pareja en 3 junto con las demás manos aún posibles.</translation>
    </message>
    <message>
        <source>Two cards of one suit open the flush.</source>
        <translation>Dos cartas de un mismo palo abren el color.</translation>
    </message>
    <message>
        <source>Two cards that a third can make a straight open a straight bet.</source>
        <translation>Dos cartas que una tercera puede convertir en escalera abren una apuesta a la escalera.</translation>
    </message>
    <message>
        <source>With neighbouring values it is the open straight.</source>
        <translation>Con valores vecinos es la escalera abierta.</translation>
    </message>
    <message>
        <source>With a single card left to complete it, it is the inside straight.</source>
        <translation>Con una sola carta que puede completarla, es la escalera interior.</translation>
    </message>
    <message>
        <source>Two cards that a third can make a straight flush open a straight flush bet.</source>
        <translation>Dos cartas que una tercera puede convertir en escalera de color abren una apuesta a la escalera de color.</translation>
    </message>
    <message>
        <source>With neighbouring values it is the open straight flush.</source>
        <translation>Con valores vecinos es la escalera de color abierta.</translation>
    </message>
    <message>
        <source>With a single card left to complete it, it is the inside straight flush.</source>
        <translation>Con una sola carta que puede completarla, es la escalera de color interior.</translation>
    </message>
    <message>
        <source>A pair on the stand opens three of a kind.</source>
        <translation>Una pareja en el atril abre el trío.</translation>
    </message>
    <message>
        <source>The third card settles every poker hand bet.</source>
        <translation>La tercera carta liquida todas las apuestas a manos de póquer.</translation>
    </message>
    <message>
        <source>Pair in three wins if the third card matches either of the first two.</source>
        <translation>La pareja en tres gana si la tercera carta coincide con cualquiera de las dos primeras.</translation>
    </message>
    <message>
        <source>Flush wins if the third card has the suit of the first two.</source>
        <translation>El color gana si la tercera carta es del palo de las dos primeras.</translation>
    </message>
    <message>
        <source>How the two straight bets win; part of the sentence is lost.</source>
        <translation>Cómo ganan las dos apuestas a la escalera; parte de la frase se ha perdido.</translation>
    </message>
    <message>
        <source>The straight flush bets win if the third card fits the sequence and the suit.</source>
        <translation>Las apuestas a la escalera de color ganan si la tercera carta encaja en la secuencia y en el palo.</translation>
    </message>
    <message>
        <source>Three of a kind wins if the third card has the value of the first two.</source>
        <translation>El trío gana si la tercera carta tiene el valor de las dos primeras.</translation>
    </message>
    <message>
        <source>Losing poker hand bets are collected at once, then the winning ones paid.</source>
        <translation>Las apuestas perdedoras a manos de póquer se recogen de inmediato y luego se pagan las ganadoras.</translation>
    </message>
    <message>
        <source>The stand is cleared, and the next card that is no joker begins a new hand.</source>
        <translation>Se despeja el atril, y la próxima carta que no sea comodín inicia una mano nueva.</translation>
    </message>
    <message>
        <source>A clapper between two cards: the card last passed wins, or the spin is void, as the house has chosen.</source>
        <translation>Lengüeta entre dos cartas: gana la última carta que pasó o el giro es nulo, según haya elegido la casa.</translation>
    </message>
    <message>
        <source>The house&apos;s first choice: the card the clapper passed last wins.</source>
        <translation>Primera opción de la casa: gana la última carta que pasó la lengüeta.</translation>
    </message>
    <message>
        <source>The house&apos;s second choice: the spin is void and made again.</source>
        <translation>Segunda opción de la casa: el giro es nulo y se repite.</translation>
    </message>
    <message>
        <source>A sign at the table tells which of the two the house has chosen.</source>
        <translation>Un letrero en la mesa indica cuál de las dos opciones ha elegido la casa.</translation>
    </message>
    <message>
        <source>A wheel short of three turns is called No spin and spun again.</source>
        <translation>Si la rueda no llega a tres vueltas, se canta giro nulo y se hace girar otra vez.</translation>
    </message>
    <message>
        <source>The wagers, as far as the pages survive: place bets asleep on a come-out unless on, hard ways, field, one-roll bets, Horn, Horn High, World as Horn and Any Seven, hops; more with the commission&apos;s approval.</source>
        <translation>Las apuestas, hasta donde se conservan las páginas: place fuera de juego en el tiro de salida salvo que se declare en juego, hardways, field, apuestas a una tirada, Horn, Horn alto, World como Horn y Cualquier siete, hops; otras con la aprobación de la comisión.</translation>
    </message>
    <message>
        <source>A bet made while the dice are in the air counts if any table games employee says so aloud.</source>
        <translation>Una apuesta hecha con los dados en el aire cuenta si cualquier empleado de los juegos de mesa lo dice en voz alta.</translation>
    </message>
    <message>
        <source>Bets are chips, or match play coupons on Pass and Don&apos;t Pass only; spoken bets with cash need the boxperson&apos;s word.</source>
        <translation>Las apuestas son fichas, o cupones match play solo en Pass y Don&apos;t Pass; las apuestas de viva voz con efectivo necesitan la confirmación del jefe de mesa.</translation>
    </message>
    <message>
        <source>Any bet may shrink or come down until the roll that decides it, but not Pass or Come once they have a point.</source>
        <translation>Cualquier apuesta puede reducirse o retirarse hasta la tirada que la decide, salvo Pass o Come una vez que tienen punto.</translation>
    </message>
    <message>
        <source>Don&apos;t bets may shrink or come down at any time but not go back up.</source>
        <translation>Las apuestas don&apos;t pueden reducirse o retirarse en cualquier momento, pero no volver a subir.</translation>
    </message>
    <message>
        <source>Names buy, place to win, come odds and hard ways together and breaks off before saying what they do.</source>
        <translation>Nombra juntas buy, place a ganar, odds de come y hardways, y se interrumpe antes de decir qué hacen.</translation>
    </message>
    <message>
        <source>The least that craps bets pay; a house may pay more if it does so at all its tables.</source>
        <translation>Lo mínimo que pagan las apuestas de craps; una casa puede pagar más si lo hace en todas sus mesas.</translation>
    </message>
    <message>
        <source>A Horn is paid as four single bets.</source>
        <translation>Un Horn se paga como cuatro apuestas sencillas.</translation>
    </message>
    <message>
        <source>A Horn High is paid as five single bets.</source>
        <translation>Un Horn alto se paga como cinco apuestas sencillas.</translation>
    </message>
    <message>
        <source>C and E is paid as two bets of half the amount on Any Craps and Eleven, for that roll.</source>
        <translation>C y E se paga como dos apuestas de la mitad de la cantidad, a Cualquier craps y a Once, para esa tirada.</translation>
    </message>
    <message>
        <source>An amount that the odds cannot pay out is not accepted as a bet.</source>
        <translation>No se acepta como apuesta una cantidad que no se pueda pagar según su proporción de pago.</translation>
    </message>
    <message>
        <source>Buy bets at true odds cost at most 5% of the stake, paid when made.</source>
        <translation>Las apuestas buy a probabilidad real cuestan como mucho el 5% de lo apostado, que se paga al hacerlas.</translation>
    </message>
    <message>
        <source>Lay bets at true odds cost a share of the possible win, paid when made, with a ceiling of 5%.</source>
        <translation>Las apuestas lay a probabilidad real cuestan una parte de la ganancia posible, que se paga al hacerlas, con un tope del 5%.</translation>
    </message>
    <message>
        <source>Odds behind Pass at true odds; the house may hold them to the size of the bet.</source>
        <translation>Odds detrás de Pass a probabilidad real; la casa puede limitarlas al tamaño de la apuesta.</translation>
    </message>
    <message>
        <source>Odds laid with Don&apos;t Pass at true odds; the house may hold their win to the size of the bet.</source>
        <translation>Odds puestas con Don&apos;t Pass a probabilidad real; la casa puede limitar su ganancia al tamaño de la apuesta.</translation>
    </message>
    <message>
        <source>Odds on Come at true odds; the house may hold them to the size of the bet.</source>
        <translation>Odds de Come a probabilidad real; la casa puede limitarlas al tamaño de la apuesta.</translation>
    </message>
    <message>
        <source>Odds laid with Don&apos;t Come at true odds; the house may hold their win to the size of the bet.</source>
        <translation>Odds puestas con Don&apos;t Come a probabilidad real; la casa puede limitar su ganancia al tamaño de la apuesta.</translation>
    </message>
    <message>
        <source>The house may go up to a hundred times, counted in stake for odds taken and in winnings for odds laid.</source>
        <translation>La casa puede llegar hasta cien veces, contadas en lo apostado para las odds tomadas y en la ganancia para las odds puestas.</translation>
    </message>
    <message>
        <source>Odds may pass their limit by what it takes to pay them out exactly.</source>
        <translation>Las odds pueden pasar de su límite en lo que haga falta para pagarlas con exactitud.</translation>
    </message>
    <message>
        <source>The dice are first offered left of the boxperson, then clockwise until somebody takes them.</source>
        <translation>Los dados se ofrecen primero a la izquierda del jefe de mesa y luego en el sentido de las agujas del reloj hasta que alguien los toma.</translation>
    </message>
    <message>
        <source>Whoever takes the dice is the shooter and keeps two; the others go back to the cup.</source>
        <translation>Quien toma los dados es el tirador y se queda con dos; los demás vuelven al vaso.</translation>
    </message>
    <message>
        <source>The shooter bets Pass or Don&apos;t Pass, then throws both dice at once at the far end.</source>
        <translation>El tirador apuesta a Pass o Don&apos;t Pass y luego lanza ambos dados a la vez hacia el extremo opuesto.</translation>
    </message>
    <message>
        <source>Dice off the table, or one on top of the other, make the roll invalid.</source>
        <translation>Los dados fuera de la mesa, o uno encima del otro, hacen nula la tirada.</translation>
    </message>
    <message>
        <source>Boxperson or stickperson, whichever the house names, may call No Roll on the listed grounds.</source>
        <translation>El jefe de mesa o el stickman, según a quién designe la casa, puede cantar tirada nula por los motivos enumerados.</translation>
    </message>
    <message>
        <source>No Roll for dice let go apart, for a missed end wall or for another improper throw is called before the dice rest, if there is time.</source>
        <translation>La tirada nula por dados soltados por separado, por no tocar la pared del fondo o por otro tiro incorrecto se canta antes de que los dados se detengan, si hay tiempo.</translation>
    </message>
    <message>
        <source>Dice that touch coupons, or chips other than the bank, are still a good roll.</source>
        <translation>Los dados que tocan cupones, o fichas que no son del banco, siguen siendo una tirada válida.</translation>
    </message>
    <message>
        <source>The stickperson calls the total as soon as the dice rest; each die has one upper face.</source>
        <translation>El stickman canta el total en cuanto los dados se detienen; cada dado tiene una sola cara superior.</translation>
    </message>
    <message>
        <source>A cocked die shows the face opposite the one it leans on; leaning on more than one, the roll is void.</source>
        <translation>Un dado inclinado muestra la cara opuesta a aquella en que se apoya; si se apoya en más de una, la tirada es nula.</translation>
    </message>
    <message>
        <source>If the upper face is disputed the boxperson decides it or has the dice thrown again.</source>
        <translation>Si se disputa la cara superior, el jefe de mesa la decide o hace lanzar los dados de nuevo.</translation>
    </message>
    <message>
        <source>Dice are gathered by stick or hand, though the next sentence wants a stick for gathering too, and wait at the centre until the bets are settled.</source>
        <translation>Los dados se recogen con el bastón o con la mano, aunque la frase siguiente exige bastón también para recogerlos, y esperan en el centro hasta que se liquidan las apuestas.</translation>
    </message>
    <message>
        <source>After any roll the shooter may keep the dice or pass them, but a losing 7 takes them away.</source>
        <translation>Después de cualquier tirada el tirador puede conservar los dados o pasarlos, pero un 7 perdedor se los quita.</translation>
    </message>
    <message>
        <source>The boxperson may take the dice from a shooter who dawdles, keeps throwing invalid rolls or breaks the rules.</source>
        <translation>El jefe de mesa puede quitar los dados a un tirador que se demora, que sigue haciendo tiradas nulas o que infringe las reglas.</translation>
    </message>
    <message>
        <source>A shooter who made the point and wants no line bet may, if nobody takes the dice with one, roll on only to decide come and don&apos;t come bets.</source>
        <translation>Un tirador que hizo el punto y no quiere apuesta de línea puede, si nadie toma los dados con una, seguir tirando solo para decidir las apuestas come y don&apos;t come.</translation>
    </message>
    <message>
        <source>While only those bets are rolled for, the puck lies off on the Don&apos;t Pass line before the shooter.</source>
        <translation>Mientras solo se tira por esas apuestas, el disco queda en OFF sobre la línea Don&apos;t Pass delante del tirador.</translation>
    </message>
    <message>
        <source>A new shooter is sought from the left of the old one, clockwise, with the whole set of five dice or more.</source>
        <translation>Se busca un tirador nuevo desde la izquierda del anterior, en el sentido de las agujas del reloj, con el juego completo de cinco dados o más.</translation>
    </message>
    <message>
        <source>The new shooter keeps two dice of the set; the others go back to the cup.</source>
        <translation>El tirador nuevo se queda con dos dados del juego; los demás vuelven al vaso.</translation>
    </message>
    <message>
        <source>The ante is made before the deal to compete with the dealer&apos;s hand.</source>
        <translation>El ante se hace antes del reparto para competir con la mano de la casa.</translation>
    </message>
    <message>
        <source>Pair Plus is made before the deal against a posted scale of payouts, whatever the dealer has.</source>
        <translation>Pair Plus se hace antes del reparto contra una escala de pagos expuesta, tenga lo que tenga la casa.</translation>
    </message>
    <message>
        <source>The play wager equals the ante and keeps the player in competition after looking at the hand.</source>
        <translation>La Jugada (Play) es igual al ante y mantiene al jugador en competencia después de mirar su mano.</translation>
    </message>
    <message>
        <source>Seven places for players, the dealer opposite.</source>
        <translation>Siete puestos para jugadores, con el crupier enfrente.</translation>
    </message>
    <message>
        <source>Each betting area has a place for Ante, Play and Pair Plus.</source>
        <translation>Cada zona de apuestas tiene un lugar para Ante, Play y Pair Plus.</translation>
    </message>
    <message>
        <source>A table inventory container stands on the table or is attached to it.</source>
        <translation>Un recipiente del inventario de fichas está sobre la mesa o sujeto a ella.</translation>
    </message>
    <message>
        <source>With an automated shuffler a second deck of another colour may take turns with the first, round by round.</source>
        <translation>Con una barajadora automática, una segunda baraja de otro color puede alternarse con la primera, ronda a ronda.</translation>
    </message>
    <message>
        <source>From the top: straight flush, three of a kind, straight, flush, pair; ace-king-queen is the best straight and three-two-ace the lowest, with no other use of the ace.</source>
        <translation>De mayor a menor: escalera de color, trío, escalera, color, pareja; as-rey-reina es la mejor escalera y tres-dos-as la más baja, sin otro uso del as.</translation>
    </message>
    <message>
        <source>Hands of one class are told apart by the highest card that the other lacks; equal hands push, and their cards are taken up after all losing wagers and hands.</source>
        <translation>Las manos de la misma clase se distinguen por la carta más alta que falta a la otra; las manos iguales empatan, y sus cartas se recogen después de todas las apuestas y manos perdedoras.</translation>
    </message>
    <message>
        <source>The dealer sorts and inspects the cards, complete and unmarked, and a floor person verifies it.</source>
        <translation>El crupier ordena e inspecciona las cartas, completas y sin marcas, y un supervisor lo verifica.</translation>
    </message>
    <message>
        <source>For a card that is unfit for use a floor person brings another card or another deck.</source>
        <translation>Si una carta no es apta para el uso, un supervisor trae otra carta u otra baraja.</translation>
    </message>
    <message>
        <source>The cards are spread face up by deck, suit and sequence, each to be seen, under surveillance video.</source>
        <translation>Las cartas se extienden boca arriba por baraja, palo y secuencia, a la vista cada una, bajo videovigilancia.</translation>
    </message>
    <message>
        <source>After inspection the cards are turned down, washed, stacked and shuffled.</source>
        <translation>Tras la inspección las cartas se vuelven boca abajo, se mezclan, se apilan y se barajan.</translation>
    </message>
    <message>
        <source>Cards are changed every eight hours, or every four if dealt from the hand.</source>
        <translation>Las cartas se cambian cada ocho horas, o cada cuatro si se reparten a mano.</translation>
    </message>
    <message>
        <source>The cards are shuffled, by hand or machine, before play starts and after every round.</source>
        <translation>Las cartas se barajan, a mano o a máquina, antes de empezar el juego y después de cada ronda.</translation>
    </message>
    <message>
        <source>Cards shuffled by a device are dealt at once; cards shuffled by hand are cut first.</source>
        <translation>Las cartas barajadas por un dispositivo se reparten de inmediato; las barajadas a mano se cortan antes.</translation>
    </message>
    <message>
        <source>The dealer cuts with one hand, at least ten cards from the top onto the cover card.</source>
        <translation>El crupier corta con una mano, al menos diez cartas de la parte superior, sobre la carta de tapa.</translation>
    </message>
    <message>
        <source>Until a card is dealt a supervisor may have a poor cut made again.</source>
        <translation>Hasta que se reparta una carta, un supervisor puede ordenar que se repita un corte mal hecho.</translation>
    </message>
    <message>
        <source>A player may bet against the dealer alone: an ante within the posted limits, then an equal play wager.</source>
        <translation>Un jugador puede apostar solo contra la casa: un ante dentro de los límites expuestos y luego una Jugada igual.</translation>
    </message>
    <message>
        <source>A player may bet on the posted payouts alone: Pair Plus of any amount within the posted limits.</source>
        <translation>Un jugador puede apostar solo a los pagos expuestos: Pair Plus por cualquier cantidad dentro de los límites expuestos.</translation>
    </message>
    <message>
        <source>Bets are chips or tokens and, where they apply, match play coupons; spoken bets with cash are refused.</source>
        <translation>Las apuestas son fichas o tokens y, donde proceda, cupones match play; las apuestas de viva voz con efectivo se rechazan.</translation>
    </message>
    <message>
        <source>The casino may let a player bet at two positions next to each other, each played as if it were occupied.</source>
        <translation>El casino puede permitir que un jugador apueste en dos posiciones contiguas, cada una jugada como si estuviera ocupada.</translation>
    </message>
    <message>
        <source>The casino may offer versions in which the wagers depend on each other.</source>
        <translation>El casino puede ofrecer versiones en las que unas apuestas dependen de otras.</translation>
    </message>
    <message>
        <source>Version with Pair Plus only beside an ante at least as large.</source>
        <translation>Versión con Pair Plus solo junto a un ante al menos igual.</translation>
    </message>
    <message>
        <source>Version with Pair Plus only beside an ante of at least half of it.</source>
        <translation>Versión con Pair Plus solo junto a un ante de al menos su mitad.</translation>
    </message>
    <message>
        <source>Version with both wagers compulsory, either of them up to five times the other.</source>
        <translation>Versión con ambas apuestas obligatorias, cualquiera de ellas hasta cinco veces la otra.</translation>
    </message>
    <message>
        <source>From a manual shoe: no more bets is indicated before the first card.</source>
        <translation>Con sabot manual: se indica «No va más» antes de la primera carta.</translation>
    </message>
    <message>
        <source>From a manual shoe: one card at a time, face down, from the player farthest left, clockwise, to every bettor and the dealer until each has three.</source>
        <translation>Con sabot manual: las cartas se dan de una en una, boca abajo, desde el jugador más a la izquierda, en el sentido de las agujas del reloj, a cada apostador y a la casa hasta que cada uno tenga tres.</translation>
    </message>
    <message>
        <source>From a manual shoe: the stub goes to the discard rack unseen.</source>
        <translation>Con sabot manual: el resto va al descarte sin verse.</translation>
    </message>
    <message>
        <source>The stub is counted, face down, at least once in five rounds.</source>
        <translation>El resto se cuenta, boca abajo, al menos una vez cada cinco rondas.</translation>
    </message>
    <message>
        <source>If the count is wrong all hands are void; unless a misdeal explains it, the whole deck leaves the table.</source>
        <translation>Si la cuenta es errónea, todas las manos son nulas; salvo que lo explique un error de reparto, toda la baraja sale de la mesa.</translation>
    </message>
    <message>
        <source>A shuffler that counts the cards replaces the count; if it finds a wrong number, the deck leaves the table.</source>
        <translation>Una barajadora que cuenta las cartas sustituye el recuento; si halla un número erróneo, la baraja sale de la mesa.</translation>
    </message>
    <message>
        <source>From the hand: no more bets is indicated before the first card.</source>
        <translation>A mano: se indica «No va más» antes de la primera carta.</translation>
    </message>
    <message>
        <source>From the hand: one card at a time, face down, clockwise from the left, until everybody has three.</source>
        <translation>A mano: las cartas se dan de una en una, boca abajo, en el sentido de las agujas del reloj desde la izquierda, hasta que todos tengan tres.</translation>
    </message>
    <message>
        <source>From the hand: the stub goes to the discard rack unseen.</source>
        <translation>A mano: el resto va al descarte sin verse.</translation>
    </message>
    <message>
        <source>The casino may deal from an automated shuffler with a shoe.</source>
        <translation>El casino puede repartir desde una barajadora automática con sabot.</translation>
    </message>
    <message>
        <source>From the automated shoe: no more bets is indicated before the first stack comes.</source>
        <translation>Con sabot automático: se indica «No va más» antes de que salga la primera pila.</translation>
    </message>
    <message>
        <source>From the automated shoe: a stack face down to each bettor, clockwise from the player farthest left.</source>
        <translation>Con sabot automático: una pila boca abajo a cada apostador, en el sentido de las agujas del reloj desde el jugador más a la izquierda.</translation>
    </message>
    <message>
        <source>From the automated shoe: the stub goes to the discard rack unseen.</source>
        <translation>Con sabot automático: el resto va al descarte sin verse.</translation>
    </message>
    <message>
        <source>Players look after their own hands, in the dealer&apos;s view, and decide after looking at them.</source>
        <translation>Los jugadores cuidan de sus propias manos, a la vista del crupier, y deciden después de mirarlas.</translation>
    </message>
    <message>
        <source>With an ante the player makes a play wager equal to it, or folds.</source>
        <translation>Con ante, el jugador hace una Jugada igual a él o se retira.</translation>
    </message>
    <message>
        <source>With Pair Plus alone the player lays the hand face down, or folds.</source>
        <translation>Con Pair Plus solo, el jugador deja la mano boca abajo o se retira.</translation>
    </message>
    <message>
        <source>Once laid down the cards are not touched again; the dealer may check them for a player who is unsure.</source>
        <translation>Una vez dejadas, las cartas no se vuelven a tocar; el crupier puede comprobarlas a un jugador que tiene dudas.</translation>
    </message>
    <message>
        <source>The wagers and cards of a folded hand are collected at once.</source>
        <translation>Las apuestas y las cartas de una mano retirada se recogen de inmediato.</translation>
    </message>
    <message>
        <source>If nobody has made a play wager the dealer&apos;s hand is not shown and only Pair Plus is settled.</source>
        <translation>Si nadie ha hecho una Jugada, la mano de la casa no se muestra y solo se liquida Pair Plus.</translation>
    </message>
    <message>
        <source>A losing Pair Plus goes to the house and its cards to the rack.</source>
        <translation>Un Pair Plus perdedor va a la casa y sus cartas al descarte.</translation>
    </message>
    <message>
        <source>With a play wager on the table the dealer&apos;s cards are turned over and arranged as the best hand.</source>
        <translation>Con una Jugada en la mesa, las cartas de la casa se descubren y se ordenan como la mejor mano.</translation>
    </message>
    <message>
        <source>Hands are settled one by one from the player farthest right, counterclockwise: Play, Ante, Bonus, Pair Plus.</source>
        <translation>Las manos se liquidan una por una desde el jugador más a la derecha, en sentido contrario a las agujas del reloj: Play, Ante, Bono, Pair Plus.</translation>
    </message>
    <message>
        <source>Cards are collected after each hand is settled, as a later clause should say.</source>
        <translation>Las cartas se recogen después de liquidar cada mano, como debería decir una cláusula posterior.</translation>
    </message>
    <message>
        <source>Ante and Play push when the hands tie.</source>
        <translation>Ante y Play se devuelven cuando las manos empatan.</translation>
    </message>
    <message>
        <source>Ante and Play pay 1 to 1 for the higher hand; below a queen high the dealer pays the ante and returns Play.</source>
        <translation>Ante y Play pagan 1 a 1 por la mano más alta; con menos de reina alta, la casa paga el ante y devuelve Play.</translation>
    </message>
    <message>
        <source>Pair Plus ledger: pair 1, flush 4, straight 5, three of a kind 30, straight flush 40 to 1.</source>
        <translation>Tabla de Pair Plus: pareja 1, color 4, escalera 5, trío 30, escalera de color 40 a 1.</translation>
    </message>
    <message>
        <source>The casino&apos;s alternative ledger: pair 1, flush 4, straight 6, three of a kind 33, straight flush 45 to 1.</source>
        <translation>Tabla alternativa del casino: pareja 1, color 4, escalera 6, trío 33, escalera de color 45 a 1.</translation>
    </message>
    <message>
        <source>With Ante and Play a bonus: straight 1, three of a kind 4, straight flush 5 to 1.</source>
        <translation>Con Ante y Play hay un bono: escalera 1, trío 4, escalera de color 5 a 1.</translation>
    </message>
    <message>
        <source>A card found face up while dealing makes a misdeal: all hands are void and the cards reshuffled.</source>
        <translation>Una carta hallada boca arriba al repartir hace nulo el reparto: todas las manos son nulas y las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>Dealt by hand, a card drawn in error and not exposed is used as the next card.</source>
        <translation>Si se reparte a mano, una carta robada por error y no expuesta se usa como próxima carta.</translation>
    </message>
    <message>
        <source>A wrong number of cards for anybody voids all hands, and the cards are reshuffled.</source>
        <translation>Un número de cartas erróneo para cualquiera anula todas las manos, y las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>A dealer&apos;s card exposed before the reveal voids all hands, and the cards are reshuffled.</source>
        <translation>Una carta de la casa expuesta antes de descubrirse anula todas las manos, y las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>If the shuffler jams or stops during a shuffle the cards are reshuffled.</source>
        <translation>Si la barajadora se atasca o se detiene al barajar, las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>If the automated shoe fails during the round the round is void and the cards are reshuffled.</source>
        <translation>Si el sabot automático falla durante la ronda, la ronda es nula y las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>Aces Up is made before the deal for payouts whatever the dealer has.</source>
        <translation>Aces Up se hace antes del reparto y tiene sus pagos, tenga lo que tenga la casa.</translation>
    </message>
    <message>
        <source>The ante is made before the deal so that a play wager may follow.</source>
        <translation>El ante se hace antes del reparto para que pueda seguirle una Jugada.</translation>
    </message>
    <message>
        <source>A hand is four cards, of the player&apos;s five or the dealer&apos;s six.</source>
        <translation>Una mano son cuatro cartas, de las cinco del jugador o de las seis de la casa.</translation>
    </message>
    <message>
        <source>The play wager is one to three times the ante, made after the deal and before the dealer&apos;s cards are exposed.</source>
        <translation>La Jugada (Play) es de una a tres veces el ante y se hace después del reparto y antes de exponer las cartas de la casa.</translation>
    </message>
    <message>
        <source>Ranks are said to be set out in Subsection E.</source>
        <translation>Se dice que los rangos figuran en la Subsección E.</translation>
    </message>
    <message>
        <source>Up to seven places for players, the dealer opposite.</source>
        <translation>Hasta siete puestos para jugadores, con el crupier enfrente.</translation>
    </message>
    <message>
        <source>Each betting area has a place for Ante, Aces Up and Play.</source>
        <translation>Cada zona de apuestas tiene un lugar para Ante, Aces Up y Play.</translation>
    </message>
    <message>
        <source>From the top: four of a kind, straight flush, three of a kind, flush, straight, two pairs, pair, high card; ace-king-queen-jack is the best straight, ace-two-three-four the lowest.</source>
        <translation>De mayor a menor: póquer, escalera de color, trío, color, escalera, dos parejas, pareja, carta alta; as-rey-reina-jota es la mejor escalera y as-dos-tres-cuatro la más baja.</translation>
    </message>
    <message>
        <source>Within a class the highest card that the other hand lacks decides; identical hands are won by the player.</source>
        <translation>Dentro de una clase decide la carta más alta que la otra mano no tiene; las manos idénticas las gana el jugador.</translation>
    </message>
    <message>
        <source>For dealing by hand from a shuffler the cover card first goes under the stack.</source>
        <translation>Para repartir a mano desde una barajadora, la carta de tapa va antes debajo del montón.</translation>
    </message>
    <message>
        <source>Until a card is dealt the floor may have a poor cut made again.</source>
        <translation>Hasta que se reparta una carta, la supervisión puede ordenar que se repita un corte mal hecho.</translation>
    </message>
    <message>
        <source>While nobody plays the cards stay in the shoe; the sentence breaks off and goes on in the next number.</source>
        <translation>Mientras nadie juega las cartas quedan en el sabot; la frase se interrumpe y continúa en el número siguiente.</translation>
    </message>
    <message>
        <source>A player may bet against the dealer alone: an ante within the posted limits, then one to three times as much on Play.</source>
        <translation>Un jugador puede apostar solo contra la casa: un ante dentro de los límites expuestos y luego de una a tres veces esa cantidad en Play.</translation>
    </message>
    <message>
        <source>A player may bet on the posted payouts alone: Aces Up of any amount within the posted limits.</source>
        <translation>Un jugador puede apostar solo a los pagos expuestos: Aces Up por cualquier cantidad dentro de los límites expuestos.</translation>
    </message>
    <message>
        <source>Version with Aces Up only beside an ante at least as large.</source>
        <translation>Versión con Aces Up solo junto a un ante al menos igual.</translation>
    </message>
    <message>
        <source>Version with Aces Up only beside an ante of at least half of it.</source>
        <translation>Versión con Aces Up solo junto a un ante de al menos su mitad.</translation>
    </message>
    <message>
        <source>From a manual shoe: one card at a time, face down, clockwise from the player farthest left, until everybody has five; then a sixth card face up on the dealer&apos;s hand.</source>
        <translation>Con sabot manual: las cartas se dan de una en una, boca abajo, en el sentido de las agujas del reloj desde el jugador más a la izquierda, hasta que todos tengan cinco; luego una sexta carta boca arriba en la mano de la casa.</translation>
    </message>
    <message>
        <source>The stub is counted at least once in five rounds.</source>
        <translation>El resto se cuenta al menos una vez cada cinco rondas.</translation>
    </message>
    <message>
        <source>If the count is wrong because the cards were misdealt but all 52 are there, all hands are void.</source>
        <translation>Si la cuenta es errónea porque las cartas se repartieron mal, pero están las 52, todas las manos son nulas.</translation>
    </message>
    <message>
        <source>If the count is wrong and the cards were not misdealt, all hands are void and the deck leaves the table.</source>
        <translation>Si la cuenta es errónea y las cartas no se repartieron mal, todas las manos son nulas y la baraja sale de la mesa.</translation>
    </message>
    <message>
        <source>From the hand: one card at a time, face down, until everybody has five; then a sixth card face up on the dealer&apos;s hand.</source>
        <translation>A mano: las cartas se dan de una en una, boca abajo, hasta que todos tengan cinco; luego una sexta carta boca arriba en la mano de la casa.</translation>
    </message>
    <message>
        <source>The casino may deal from an automated shuffler with a shoe that gives stacks of five.</source>
        <translation>El casino puede repartir desde una barajadora automática con un sabot que da pilas de cinco.</translation>
    </message>
    <message>
        <source>From the automated shoe: no more bets is indicated before the deal.</source>
        <translation>Con sabot automático: se indica «No va más» antes del reparto.</translation>
    </message>
    <message>
        <source>From the automated shoe: a stack face down to each bettor and the dealer; the top card of one more stack goes face up on the dealer&apos;s hand, the rest of it to the rack.</source>
        <translation>Con sabot automático: una pila boca abajo a cada apostador y a la casa; la primera carta de una pila más va boca arriba a la mano de la casa, y las demás al descarte.</translation>
    </message>
    <message>
        <source>The rest of the stack that gave the card face up goes to the discard rack.</source>
        <translation>Las demás cartas de la pila que dio la carta boca arriba van al descarte.</translation>
    </message>
    <message>
        <source>With an ante the player makes a play wager of one to three times the ante, or folds.</source>
        <translation>Con ante, el jugador hace una Jugada de una a tres veces el ante o se retira.</translation>
    </message>
    <message>
        <source>With Aces Up alone the player lays the hand face down, or folds.</source>
        <translation>Con Aces Up solo, el jugador deja la mano boca abajo o se retira.</translation>
    </message>
    <message>
        <source>Once laid down the cards are not touched again; the dealer checks them if the player asks.</source>
        <translation>Una vez dejadas, las cartas no se vuelven a tocar; el crupier las comprueba si el jugador lo pide.</translation>
    </message>
    <message>
        <source>The wagers and cards of a folded hand are collected.</source>
        <translation>Las apuestas y las cartas de una mano retirada se recogen.</translation>
    </message>
    <message>
        <source>If nobody has made a play wager the dealer&apos;s hand is not shown and only Aces Up is settled.</source>
        <translation>Si nadie ha hecho una Jugada, la mano de la casa no se muestra y solo se liquida Aces Up.</translation>
    </message>
    <message>
        <source>A losing Aces Up goes to the house and its cards to the rack.</source>
        <translation>Un Aces Up perdedor va a la casa y sus cartas al descarte.</translation>
    </message>
    <message>
        <source>With a play wager on the table the dealer&apos;s cards are turned over, arranged from high to low and the best four shown, the other two to the right.</source>
        <translation>Con una Jugada en la mesa, las cartas de la casa se descubren, se ordenan de mayor a menor y se muestran las cuatro mejores, con las otras dos a la derecha.</translation>
    </message>
    <message>
        <source>Hands are settled one by one from the player farthest right, counterclockwise: Play, Ante, Automatic Bonus, Aces Up.</source>
        <translation>Las manos se liquidan una por una desde el jugador más a la derecha, en sentido contrario a las agujas del reloj: Play, Ante, Bono automático, Aces Up.</translation>
    </message>
    <message>
        <source>Ante and Play win when the hands tie.</source>
        <translation>Ante y Play ganan cuando las manos empatan.</translation>
    </message>
    <message>
        <source>Cards are picked up in order, so that every hand can be put together again.</source>
        <translation>Las cartas se recogen en orden, de modo que se pueda reconstruir cada mano.</translation>
    </message>
    <message>
        <source>Ante and Play pay 1 to 1 for a hand higher than or equal to the dealer&apos;s.</source>
        <translation>Ante y Play pagan 1 a 1 por una mano más alta que la de la casa o igual a ella.</translation>
    </message>
    <message>
        <source>Aces Up: four of a kind 50, straight flush 30, three of a kind 7, flush 6, straight 5, two pair 2, pair of aces 1 to 1.</source>
        <translation>Aces Up: póquer 50, escalera de color 30, trío 7, color 6, escalera 5, dos parejas 2, pareja de ases 1 a 1.</translation>
    </message>
    <message>
        <source>With Ante and Play an automatic bonus: four of a kind 25, straight flush 20, three of a kind 2 to 1.</source>
        <translation>Con Ante y Play hay un bono automático: póquer 25, escalera de color 20, trío 2 a 1.</translation>
    </message>
    <message>
        <source>Dealt by hand, a card dealt in error and not exposed is used as the next card.</source>
        <translation>Si se reparte a mano, una carta repartida por error y no expuesta se usa como próxima carta.</translation>
    </message>
    <message>
        <source>The come-out point: 4, 5, 6, 8, 9 or 10 rolled on a come-out.</source>
        <translation>El punto del tiro de salida: 4, 5, 6, 8, 9 o 10 que sale en un tiro de salida.</translation>
    </message>
    <message>
        <source>A come-out is the opening roll of a game and every roll that follows a Pass or Don&apos;t Pass decision.</source>
        <translation>Un tiro de salida es la tirada que abre un juego y toda tirada que sigue a una decisión de Pass o Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>A come point: 4, 5, 6, 8, 9 or 10 on the first roll after a Come or Don&apos;t Come bet went down.</source>
        <translation>Un punto de come: 4, 5, 6, 8, 9 o 10 en la primera tirada después de hacer una apuesta Come o Don&apos;t Come.</translation>
    </message>
    <message>
        <source>To seven out is to roll 7 once a come-out point stands.</source>
        <translation>Siete fuera es tirar un 7 cuando ya hay un punto del tiro de salida.</translation>
    </message>
    <message>
        <source>A roll counts as the upper faces of both dice added together.</source>
        <translation>Una tirada cuenta como la suma de las caras superiores de ambos dados.</translation>
    </message>
    <message>
        <source>The puck: turned off it warns of a come-out, turned on it stands on the point.</source>
        <translation>El disco: en OFF avisa de un tiro de salida, en ON está sobre el punto.</translation>
    </message>
    <message>
        <source>The stick is the tool for moving, offering and collecting dice.</source>
        <translation>El bastón es el instrumento para mover, ofrecer y recoger los dados.</translation>
    </message>
    <message>
        <source>Dice not in play lie in a bowl before the stickman.</source>
        <translation>Los dados que no están en juego quedan en un cuenco delante del stickman.</translation>
    </message>
    <message>
        <source>Pass: wins on a come-out 7 or 11 or a repeated point, loses on 2, 3 or 12 or a 7 before the point.</source>
        <translation>Pass: gana con 7 u 11 en el tiro de salida o si se repite el punto; pierde con 2, 3 o 12 o con un 7 antes del punto.</translation>
    </message>
    <message>
        <source>Don&apos;t Pass: wins on a come-out 2 or 3 or a 7 before the point, loses on 7 or 11 or a repeated point; may come down at any time.</source>
        <translation>Don&apos;t Pass: gana con 2 o 3 en el tiro de salida o con un 7 antes del punto; pierde con 7 u 11 o si se repite el punto; puede retirarse en cualquier momento.</translation>
    </message>
    <message>
        <source>A come-out 12 decides nothing for Don&apos;t Pass.</source>
        <translation>Un 12 en el tiro de salida no decide nada para Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>Come: a Pass bet made between come-outs, with its next roll as its own come-out.</source>
        <translation>Come: una apuesta Pass hecha entre tiros de salida, con su próxima tirada como tiro de salida propio.</translation>
    </message>
    <message>
        <source>Don&apos;t Come: a Don&apos;t Pass bet made between come-outs, with its next roll as its own come-out; may come down at any time.</source>
        <translation>Don&apos;t Come: una apuesta Don&apos;t Pass hecha entre tiros de salida, con su próxima tirada como tiro de salida propio; puede retirarse en cualquier momento.</translation>
    </message>
    <message>
        <source>A 12 on its first roll decides nothing for Don&apos;t Come.</source>
        <translation>Un 12 en su primera tirada no decide nada para Don&apos;t Come.</translation>
    </message>
    <message>
        <source>Place to win: the number before a 7; asleep on a come-out unless called on, while hard ways work.</source>
        <translation>Place a ganar: el número antes de un 7; fuera de juego en el tiro de salida salvo que se declare en juego, mientras que los hardways están en juego.</translation>
    </message>
    <message>
        <source>Place to lose: a 7 before the number.</source>
        <translation>Place a perder: un 7 antes del número.</translation>
    </message>
    <message>
        <source>Buy: the house may give true odds on a number to win for 5% of the stake, charged as the bet is made.</source>
        <translation>Buy: la casa puede dar pagos a probabilidad real por un número a ganar a cambio del 5% de lo apostado, que se cobra al hacer la apuesta.</translation>
    </message>
    <message>
        <source>Lay: a 7 before the number, at true odds if the house gives them, for 5% of what is won.</source>
        <translation>Lay: un 7 antes del número, a probabilidad real si la casa la ofrece, a cambio del 5% de lo ganado.</translation>
    </message>
    <message>
        <source>Hard four: 2-2 before any other 4 and before a 7.</source>
        <translation>Cuatro duro: 2-2 antes que cualquier otro 4 y antes de un 7.</translation>
    </message>
    <message>
        <source>Hard six: 3-3 before any other 6 and before a 7.</source>
        <translation>Seis duro: 3-3 antes que cualquier otro 6 y antes de un 7.</translation>
    </message>
    <message>
        <source>Hard eight: the pair before any other 8 and before a 7; the face is missing in print.</source>
        <translation>Ocho duro: la pareja antes que cualquier otro 8 y antes de un 7; en lo impreso falta la cara.</translation>
    </message>
    <message>
        <source>Hard ten: 5-5 before any other 10 and before a 7.</source>
        <translation>Diez duro: 5-5 antes que cualquier otro 10 y antes de un 7.</translation>
    </message>
    <message>
        <source>Field, one roll: 2, 3, 4, 9, 10, 11 and 12 win, 5 to 8 lose.</source>
        <translation>Field, una tirada: 2, 3, 4, 9, 10, 11 y 12 ganan, del 5 al 8 pierden.</translation>
    </message>
    <message>
        <source>Any Seven, one roll: only a 7 wins.</source>
        <translation>Cualquier siete, una tirada: solo gana un 7.</translation>
    </message>
    <message>
        <source>Any Craps, one roll: 2, 3 or 12 wins.</source>
        <translation>Cualquier craps, una tirada: gana 2, 3 o 12.</translation>
    </message>
    <message>
        <source>Craps Two, one roll: only a 2 wins.</source>
        <translation>Craps dos, una tirada: solo gana un 2.</translation>
    </message>
    <message>
        <source>Craps Three, one roll: only a 3 wins.</source>
        <translation>Craps tres, una tirada: solo gana un 3.</translation>
    </message>
    <message>
        <source>Craps Twelve, one roll: only a 12 wins.</source>
        <translation>Craps doce, una tirada: solo gana un 12.</translation>
    </message>
    <message>
        <source>Eleven, one roll: only an 11 wins.</source>
        <translation>Once, una tirada: solo gana un 11.</translation>
    </message>
    <message>
        <source>Horn, one roll: 2, 3, 11 or 12 wins.</source>
        <translation>Horn, una tirada: gana 2, 3, 11 o 12.</translation>
    </message>
    <message>
        <source>Horn High: five units, four as a Horn and one more on 2, 3, 11 or 12; split up where the felt has no area for it.</source>
        <translation>Horn alto: cinco unidades, cuatro como un Horn y una más al 2, 3, 11 o 12; se divide donde el paño no tiene zona para ella.</translation>
    </message>
    <message>
        <source>World: five units, one each on 2, 3, 7, 11 and 12, set on the bottom line of the box for Any Seven.</source>
        <translation>World: cinco unidades, una a cada uno de 2, 3, 7, 11 y 12, puestas sobre la línea inferior de la casilla de Cualquier siete.</translation>
    </message>
    <message>
        <source>3 Way Craps: one unit each on 2, 3 and 12, set by the dealer against the C and the horn box.</source>
        <translation>Craps de tres: una unidad a cada uno de 2, 3 y 12, puestas por el crupier junto a la C y la casilla horn.</translation>
    </message>
    <message>
        <source>Hop, one roll: the pair of faces the player names, and nothing else.</source>
        <translation>Hop, una tirada: la pareja de caras que nombra el jugador, y nada más.</translation>
    </message>
    <message>
        <source>Big Six, in the box printed Big 6: a 6 before a 7.</source>
        <translation>Big Six, en la casilla impresa como Big 6: un 6 antes de un 7.</translation>
    </message>
    <message>
        <source>Big Eight, in the box printed Big 8: an 8 before a 7.</source>
        <translation>Big Eight, en la casilla impresa como Big 8: un 8 antes de un 7.</translation>
    </message>
    <message>
        <source>A split bet lies between two propositions, half on each; both halves stay up and the difference is paid.</source>
        <translation>Una apuesta dividida está entre dos proposiciones, la mitad a cada una; ambas mitades se quedan y se paga la diferencia.</translation>
    </message>
    <message>
        <source>C and E: a split of Any Craps and Eleven.</source>
        <translation>C y E: apuesta dividida entre Cualquier craps y Once.</translation>
    </message>
    <message>
        <source>High-low: a split of 2 and 12.</source>
        <translation>Alto-Bajo: apuesta dividida entre 2 y 12.</translation>
    </message>
    <message>
        <source>Ace-Deuce and Any Craps: the split whose two halves both win, on a 3.</source>
        <translation>As-dos y cualquier craps: la apuesta dividida cuyas dos mitades ganan con un 3.</translation>
    </message>
    <message>
        <source>Put: the number before a 7; place to win, buy, come odds and put odds sleep on a come-out unless called on, all else works.</source>
        <translation>Put: el número antes de un 7; place a ganar, buy, odds de come y odds de put quedan fuera de juego en el tiro de salida salvo que se declaren en juego; todo lo demás está en juego.</translation>
    </message>
    <message>
        <source>No wager outside the list; the house may offer part of it, named in writing to the commission.</source>
        <translation>Ninguna apuesta fuera de la lista; la casa puede ofrecer parte de ella, indicada por escrito a la comisión.</translation>
    </message>
    <message>
        <source>Bets go down before the throw; with dealer and boxman both saying yes, also while the dice are in the air.</source>
        <translation>Las apuestas se hacen antes de lanzar; si el crupier y el jefe de mesa dicen ambos que sí, también con los dados en el aire.</translation>
    </message>
    <message>
        <source>Bets are chips or plaques on the felt; spoken bets with cash need the dealer&apos;s word and are changed into chips at once.</source>
        <translation>Las apuestas son fichas o placas en el paño; las apuestas de viva voz con efectivo necesitan la confirmación del crupier y se cambian en fichas de inmediato.</translation>
    </message>
    <message>
        <source>Don&apos;t bets may shrink or come down whenever the player likes; what print says of putting them back is in doubt.</source>
        <translation>Las apuestas don&apos;t pueden reducirse o retirarse cuando el jugador quiera; es dudoso lo que el texto impreso dice sobre volver a ponerlas.</translation>
    </message>
    <message>
        <source>Buy, place to win, come odds and hard ways sleep on a come-out unless an On button lies on them.</source>
        <translation>Buy, place a ganar, odds de come y hardways quedan fuera de juego en el tiro de salida salvo que tengan encima un botón ON.</translation>
    </message>
    <message>
        <source>The table&apos;s limits hang on a sign; the house writes down what it does with bets outside them, up to the casino maximum.</source>
        <translation>Los límites de la mesa figuran en un letrero; la casa pone por escrito qué hace con las apuestas que quedan fuera de ellos, hasta el máximo del casino.</translation>
    </message>
    <message>
        <source>Printed odds read so much to so much; the word for is banned from them.</source>
        <translation>Los pagos impresos dicen tanto a tanto («to»); la palabra «for» está prohibida en ellos.</translation>
    </message>
    <message>
        <source>The pay table of craps.</source>
        <translation>La tabla de pagos de craps.</translation>
    </message>
    <message>
        <source>Horn and Horn High are paid as single bets on 2, 3, 11 and 12.</source>
        <translation>Horn y Horn alto se pagan como apuestas sencillas al 2, 3, 11 y 12.</translation>
    </message>
    <message>
        <source>Odds behind Pass: 2 to 1 on 4 and 10, 3 to 2 on 5 and 9, 6 to 5 on 6 and 8, in whatever multiple the house has posted.</source>
        <translation>Odds detrás de Pass: 2 a 1 en 4 y 10, 3 a 2 en 5 y 9, 6 a 5 en 6 y 8, en el múltiplo que la casa haya expuesto.</translation>
    </message>
    <message>
        <source>Odds laid with Don&apos;t Pass: 1 to 2 on 4 and 10, 2 to 3 on 5 and 9, 5 to 6 on 6 and 8, in whatever multiple the house has posted.</source>
        <translation>Odds puestas con Don&apos;t Pass: 1 a 2 en 4 y 10, 2 a 3 en 5 y 9, 5 a 6 en 6 y 8, en el múltiplo que la casa haya expuesto.</translation>
    </message>
    <message>
        <source>Odds on a Come bet that has its number, paid as those behind Pass.</source>
        <translation>Odds de una apuesta Come que ya tiene su número, pagadas como las de detrás de Pass.</translation>
    </message>
    <message>
        <source>Odds laid with a Don&apos;t Come bet that has its number, paid as those with Don&apos;t Pass.</source>
        <translation>Odds puestas con una apuesta Don&apos;t Come que ya tiene su número, pagadas como las de Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>A house that takes Put bets takes odds on them, paid as those behind Pass.</source>
        <translation>Una casa que admite apuestas Put admite odds sobre ellas, pagadas como las de detrás de Pass.</translation>
    </message>
    <message>
        <source>Five dice or more at the table, kept by the stickman in a cup except the two in play.</source>
        <translation>Cinco dados o más en la mesa, que el stickman guarda en un vaso salvo los dos en juego.</translation>
    </message>
    <message>
        <source>The dice are first offered left of the boxman, then clockwise until somebody takes them.</source>
        <translation>Los dados se ofrecen primero a la izquierda del jefe de mesa y luego en el sentido de las agujas del reloj hasta que alguien los toma.</translation>
    </message>
    <message>
        <source>The shooter bets Pass or Don&apos;t Pass, then throws both dice at once at the far end; a die that left the table is inspected before it returns to the bowl.</source>
        <translation>El tirador apuesta a Pass o Don&apos;t Pass y luego lanza ambos dados a la vez hacia el extremo opuesto; un dado que salió de la mesa se inspecciona antes de volver al cuenco.</translation>
    </message>
    <message>
        <source>Dice should tumble; a player who keeps sliding or spinning them may be called No Roll, a rare short roll is let pass.</source>
        <translation>Los dados deben rodar; al jugador que sigue deslizándolos o haciéndolos girar se le puede cantar tirada nula, y un tiro corto ocasional se deja pasar.</translation>
    </message>
    <message>
        <source>Boxman or stickman, whichever the house names, may call No Roll on the listed grounds.</source>
        <translation>El jefe de mesa o el stickman, según a quién designe la casa, puede cantar tirada nula por los motivos enumerados.</translation>
    </message>
    <message>
        <source>No Roll is called before the dice lie still, if there is time.</source>
        <translation>La tirada nula se canta antes de que los dados queden quietos, si hay tiempo.</translation>
    </message>
    <message>
        <source>Dice that touch chips other than the bank are still a good roll.</source>
        <translation>Los dados que tocan fichas que no son del banco siguen siendo una tirada válida.</translation>
    </message>
    <message>
        <source>The stickman calls the total as soon as the dice rest; each die has one upper face.</source>
        <translation>El stickman canta el total en cuanto los dados se detienen; cada dado tiene una sola cara superior.</translation>
    </message>
    <message>
        <source>If the upper face is disputed the boxman decides it or has the dice thrown again.</source>
        <translation>Si se disputa la cara superior, el jefe de mesa la decide o hace lanzar los dados de nuevo.</translation>
    </message>
    <message>
        <source>The dice wait at the centre, moved by the stick, until all bets the roll decided are settled.</source>
        <translation>Los dados esperan en el centro, movidos con el bastón, hasta que se liquidan todas las apuestas que decidió la tirada.</translation>
    </message>
    <message>
        <source>After any roll the shooter may keep the dice or pass them, with two exceptions.</source>
        <translation>Después de cualquier tirada el tirador puede conservar los dados o pasarlos, con dos excepciones.</translation>
    </message>
    <message>
        <source>A losing 7 costs the shooter the dice.</source>
        <translation>Un 7 perdedor le cuesta los dados al tirador.</translation>
    </message>
    <message>
        <source>The boxman may take the dice from a shooter who dawdles, keeps throwing invalid rolls or breaks the rules.</source>
        <translation>El jefe de mesa puede quitar los dados a un tirador que se demora, que sigue haciendo tiradas nulas o que infringe las reglas.</translation>
    </message>
    <message>
        <source>A new shooter is sought from the left of the old one, clockwise, with the whole set of dice.</source>
        <translation>Se busca un tirador nuevo desde la izquierda del anterior, en el sentido de las agujas del reloj, con el juego completo de dados.</translation>
    </message>
    <message>
        <source>Whoever next takes the dice is the new shooter and keeps two; the others go back to the cup.</source>
        <translation>Quien toma después los dados es el tirador nuevo y se queda con dos; los demás vuelven al vaso.</translation>
    </message>
    <message>
        <source>Dice passed in the middle of a hand: the next shooter plays for the same point.</source>
        <translation>Dados pasados en mitad de una mano: el tirador siguiente juega por el mismo punto.</translation>
    </message>
    <message>
        <source>An oblong table with round corners and high walls, the casino&apos;s name on its cloth.</source>
        <translation>Una mesa alargada de esquinas redondas y paredes altas, con el nombre del casino en su paño.</translation>
    </message>
    <message>
        <source>A craps table has a drop box fixed to it.</source>
        <translation>Una mesa de craps lleva fijada una caja de depósito (drop box).</translation>
    </message>
    <message>
        <source>No two players at a table use chips that look alike.</source>
        <translation>En una mesa no hay dos jugadores que usen fichas de igual aspecto.</translation>
    </message>
    <message>
        <source>Every bet is settled by the place it lies in when the ball has come to rest.</source>
        <translation>Cada apuesta se liquida según el lugar donde está cuando la bola se ha detenido.</translation>
    </message>
    <message>
        <source>The table&apos;s limits hang on a sign; the house writes down what it does with bets outside them.</source>
        <translation>Los límites de la mesa figuran en un letrero; la casa pone por escrito qué hace con las apuestas que quedan fuera de ellos.</translation>
    </message>
    <message>
        <source>Some tables offer the Back-to-Back side bet; the rest of the rules stay as they are.</source>
        <translation>Algunas mesas ofrecen la apuesta lateral Back-to-Back; las demás reglas quedan como están.</translation>
    </message>
    <message>
        <source>Back-to-Back only beside the table minimum on the ordinary game.</source>
        <translation>Back-to-Back solo junto al mínimo de la mesa en el juego normal.</translation>
    </message>
    <message>
        <source>Back-to-Back is one dollar, neither less nor more.</source>
        <translation>Back-to-Back es de un dólar, ni menos ni más.</translation>
    </message>
    <message>
        <source>Hits in a row on the picked number pay 1 to 1, then 1,000 to 1, then 10,000 to 1.</source>
        <translation>Los aciertos seguidos del número elegido pagan 1 a 1, luego 1.000 a 1, luego 10.000 a 1.</translation>
    </message>
    <message>
        <source>The pay table of roulette.</source>
        <translation>La tabla de pagos de la ruleta.</translation>
    </message>
    <message>
        <source>On a double zero wheel, 0 and 00 beat every even-money bet.</source>
        <translation>En una rueda de doble cero, 0 y 00 ganan a todas las suertes sencillas.</translation>
    </message>
    <message>
        <source>On a single zero wheel, 0 beats every even-money bet.</source>
        <translation>En una rueda de un cero, 0 gana a todas las suertes sencillas.</translation>
    </message>
    <message>
        <source>The ball runs against the wheel, four times round the track at the least.</source>
        <translation>La bola corre en sentido contrario a la rueda, al menos cuatro vueltas a la pista.</translation>
    </message>
    <message>
        <source>No More Bets is called with the ball still in the track.</source>
        <translation>Se canta «No va más» con la bola todavía en la pista.</translation>
    </message>
    <message>
        <source>The dealer calls the number and stands the crown on it.</source>
        <translation>El crupier canta el número y pone la corona sobre él.</translation>
    </message>
    <message>
        <source>With the crown down, losers are collected first and winners paid after.</source>
        <translation>Con la corona puesta, primero se recogen las perdedoras y después se pagan las ganadoras.</translation>
    </message>
    <message>
        <source>A ball that runs with the wheel is No Spin, to be lifted out if it can be.</source>
        <translation>Una bola que corre en el sentido de la rueda es tirada de bola nula, y se saca si es posible.</translation>
    </message>
    <message>
        <source>A ball short of four rounds is No Spin, to be lifted out if it can be.</source>
        <translation>Una bola que no llega a cuatro vueltas es tirada de bola nula, y se saca si es posible.</translation>
    </message>
    <message>
        <source>Anything that falls into the wheel before the ball rests makes it No Spin.</source>
        <translation>Cualquier cosa que caiga en la rueda antes de que la bola se detenga la hace tirada de bola nula.</translation>
    </message>
    <message>
        <source>A ball that floats instead of dropping may be called No Spin by the dealer or those above.</source>
        <translation>Si la bola flota en vez de caer, el crupier o sus superiores pueden cantar tirada de bola nula.</translation>
    </message>
    <message>
        <source>A wheel 30 to 33 inches across at one end of the table, the layout at the other.</source>
        <translation>Una rueda de 30 a 33 pulgadas de diámetro en un extremo de la mesa, el paño en el otro.</translation>
    </message>
    <message>
        <source>Wheels have a single or a double zero.</source>
        <translation>Las ruedas tienen un cero o doble cero.</translation>
    </message>
    <message>
        <source>Single zero: 37 equal pockets, 0 green, 1 to 36 red and black in turn, coloured as the ring shows.</source>
        <translation>Un cero: 37 casillas iguales, 0 verde, del 1 al 36 rojas y negras alternadas, coloreadas como muestra el anillo.</translation>
    </message>
    <message>
        <source>Double zero: 38 equal pockets, 0 and 00 green, 1 to 36 red and black in turn, coloured as the ring shows.</source>
        <translation>Doble cero: 38 casillas iguales, 0 y 00 verdes, del 1 al 36 rojas y negras alternadas, coloreadas como muestra el anillo.</translation>
    </message>
    <message>
        <source>The casino&apos;s name is printed on a layout made for the table&apos;s kind of wheel; a metal drop box is attached.</source>
        <translation>El nombre del casino está impreso en un paño hecho para la clase de rueda de la mesa; lleva sujeta una caja de depósito (drop box) de metal.</translation>
    </message>
    <message>
        <source>Blackjack: definitions, wagers, cards, the deal, the play, irregularities and the table, with two variants.</source>
        <translation>Blackjack: definiciones, apuestas, cartas, reparto, juego, irregularidades y mesa, con dos variantes.</translation>
    </message>
    <message>
        <source>A blackjack is an ace and a ten-value card as the first two; never after a split.</source>
        <translation>Un blackjack es un as y una carta de valor diez como las dos primeras; nunca después de separar.</translation>
    </message>
    <message>
        <source>A hard total has no ace, or only aces that count one.</source>
        <translation>Un total duro no tiene as, o solo ases que cuentan uno.</translation>
    </message>
    <message>
        <source>A shoe holds the stacked cards and lets them be dealt one at a time.</source>
        <translation>Un sabot contiene las cartas apiladas y permite repartirlas de una en una.</translation>
    </message>
    <message>
        <source>A soft total counts an ace as eleven.</source>
        <translation>Un total blando cuenta un as como once.</translation>
    </message>
    <message>
        <source>Washing is mixing the cards in circles while they lie spread on the layout.</source>
        <translation>Mezclar es revolver las cartas en círculos mientras están extendidas sobre el paño.</translation>
    </message>
    <message>
        <source>Figures count their face, court cards ten, an ace eleven or one; decks of 52, as many as the house likes.</source>
        <translation>Las cartas numeradas cuentan su valor, las figuras diez, un as once o uno; barajas de 52, tantas como quiera la casa.</translation>
    </message>
    <message>
        <source>A wager against the dealer is made before the first card of a round.</source>
        <translation>Una apuesta contra la casa se hace antes de la primera carta de una ronda.</translation>
    </message>
    <message>
        <source>It wins when the player has 21 or less and the dealer is over 21.</source>
        <translation>Gana cuando el jugador tiene 21 o menos y la casa pasa de 21.</translation>
    </message>
    <message>
        <source>It wins when the player&apos;s total is higher and neither is over 21.</source>
        <translation>Gana cuando el total del jugador es más alto y ninguno pasa de 21.</translation>
    </message>
    <message>
        <source>It wins when the player has a blackjack and the dealer has none.</source>
        <translation>Gana cuando el jugador tiene un blackjack y la casa no.</translation>
    </message>
    <message>
        <source>Equal totals void the wager and hand it back, but a dealer&apos;s blackjack beats any other 21.</source>
        <translation>Los totales iguales anulan la apuesta y la devuelven, pero un blackjack de la casa gana a cualquier otro 21.</translation>
    </message>
    <message>
        <source>From the first card to the end of the hand nobody touches a wager but to split, surrender, insure or double.</source>
        <translation>Desde la primera carta hasta el final de la mano nadie toca una apuesta salvo para separar, rendirse, asegurar o doblar.</translation>
    </message>
    <message>
        <source>Winners are paid 1 to 1, a blackjack 3 to 2, insurance 2 to 1.</source>
        <translation>Las ganadoras se pagan 1 a 1, un blackjack 3 a 2, el seguro 2 a 1.</translation>
    </message>
    <message>
        <source>Insurance, surrender, doubling and splitting are final once the dealer has confirmed them.</source>
        <translation>Seguro, rendición, doblar y separar son definitivos una vez que el crupier los ha confirmado.</translation>
    </message>
    <message>
        <source>The house has written procedures for wagers outside the posted limits.</source>
        <translation>La casa tiene procedimientos escritos para las apuestas fuera de los límites expuestos.</translation>
    </message>
    <message>
        <source>The dealer sorts and inspects the cards he receives.</source>
        <translation>El crupier ordena e inspecciona las cartas que recibe.</translation>
    </message>
    <message>
        <source>The cards are fanned out face up, by deck, suit and sequence, for the players to inspect.</source>
        <translation>Las cartas se abren en abanico boca arriba, por baraja, palo y secuencia, para que los jugadores las inspeccionen.</translation>
    </message>
    <message>
        <source>The cards are mixed and stacked; shuffled anew when dealt out, at the cutting card, or at the dealer&apos;s discretion.</source>
        <translation>Las cartas se mezclan y se apilan; se barajan de nuevo cuando se agotan, en la carta de corte o a criterio del crupier.</translation>
    </message>
    <message>
        <source>A player cuts at least five cards from either end; the cutting card then goes about a quarter from the back.</source>
        <translation>Un jugador corta al menos a cinco cartas de cualquiera de los extremos; la carta de corte se coloca luego a cerca de un cuarto del final.</translation>
    </message>
    <message>
        <source>The dealer tries to let the players cut in turn.</source>
        <translation>El crupier procura que los jugadores corten por turno.</translation>
    </message>
    <message>
        <source>Cards come from the hand or from a shoe on the dealer&apos;s left.</source>
        <translation>Las cartas se reparten a mano o desde un sabot a la izquierda del crupier.</translation>
    </message>
    <message>
        <source>The house may have the first card burned into the rack, let a new dealer burn one, and show it on request.</source>
        <translation>La casa puede hacer que la primera carta se queme y pase al descarte, permitir que un crupier nuevo queme una y mostrarla si se pide.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s left: a card to each box with a wager, one up to the dealer, a second to each box, one down to the dealer.</source>
        <translation>Desde la izquierda del crupier: una carta a cada casilla con apuesta, una boca arriba a la casa, una segunda a cada casilla y una boca abajo a la casa.</translation>
    </message>
    <message>
        <source>After two cards each player doubles, surrenders, splits, stands, draws or insures; more cards come face up.</source>
        <translation>Tras dos cartas cada jugador dobla, se rinde, separa, se planta, pide carta o toma seguro; las demás cartas se dan boca arriba.</translation>
    </message>
    <message>
        <source>Cards are picked up from right to left, the dealer&apos;s last and on top; a hand over 21 is shown and taken at once.</source>
        <translation>Las cartas se recogen de derecha a izquierda, las de la casa al final y encima; una mano de más de 21 se muestra y se retira enseguida.</translation>
    </message>
    <message>
        <source>The dealer looks at his hole card before the players are served only under an ace or a ten.</source>
        <translation>El crupier mira su carta tapada antes de servir a los jugadores solo bajo un as o un diez.</translation>
    </message>
    <message>
        <source>When the cutting card comes out the round is dealt to its end.</source>
        <translation>Cuando sale la carta de corte, la ronda se reparte hasta el final.</translation>
    </message>
    <message>
        <source>Nobody but the dealer handles cards beyond what the rules allow.</source>
        <translation>Nadie salvo el crupier toca las cartas más allá de lo que permiten las reglas.</translation>
    </message>
    <message>
        <source>A player counts his own hand and may not rely on the dealer&apos;s count.</source>
        <translation>El jugador cuenta su propia mano y no puede confiarse a la cuenta del crupier.</translation>
    </message>
    <message>
        <source>Insurance: under a dealer&apos;s ace, up to half the wager or the next amount chips can make; 2 to 1 if the hole card is a ten.</source>
        <translation>Seguro: ante un as de la casa, hasta la mitad de la apuesta o la cantidad siguiente que puedan formar las fichas; 2 a 1 si la carta tapada es un diez.</translation>
    </message>
    <message>
        <source>Doubling, if offered: up to the wager again on two cards, for one more card; handed back if the dealer has a blackjack.</source>
        <translation>Doblar, si se ofrece: hasta otro tanto de la apuesta con dos cartas, por una sola carta más; se devuelve si la casa tiene blackjack.</translation>
    </message>
    <message>
        <source>Splitting two cards of equal value for an equal wager, three times at most; the first hand is finished first; split aces get one card.</source>
        <translation>Separar dos cartas de igual valor por una apuesta igual, tres veces como mucho; la primera mano se termina primero; los ases separados reciben una sola carta.</translation>
    </message>
    <message>
        <source>A player under 21 may draw; the dealer draws to 17, hard or soft, unless his total can change nothing.</source>
        <translation>Un jugador con menos de 21 puede pedir; la casa pide hasta 17, duro o blando, salvo que su total no pueda cambiar nada.</translation>
    </message>
    <message>
        <source>The house may let a player bet on several boxes.</source>
        <translation>La casa puede permitir que un jugador apueste en varias casillas.</translation>
    </message>
    <message>
        <source>Misdeals: what becomes of a card face up, drawn in error, missed or lacking.</source>
        <translation>Repartos nulos: qué ocurre con una carta que sale boca arriba, se roba por error, se omite o falta.</translation>
    </message>
    <message>
        <source>Surrender, if offered: half the wager is forfeited before a third card, unless the dealer has a blackjack.</source>
        <translation>Rendición, si se ofrece: se pierde la mitad de la apuesta antes de la tercera carta, salvo que la casa tenga blackjack.</translation>
    </message>
    <message>
        <source>The rules of play and betting are posted where the players can read them.</source>
        <translation>Las reglas de juego y de apuesta se exhiben donde los jugadores puedan leerlas.</translation>
    </message>
    <message>
        <source>Players sit on one side of the table and the dealer on the other.</source>
        <translation>Los jugadores se sientan a un lado de la mesa y el crupier al otro.</translation>
    </message>
    <message>
        <source>The cloth shows the casino&apos;s name and six or seven areas for wagers.</source>
        <translation>El paño muestra el nombre del casino y seis o siete zonas de apuesta.</translation>
    </message>
    <message>
        <source>The inscriptions of the cloth; a second item of the same number asks for a drop box.</source>
        <translation>Las inscripciones del paño; un segundo punto con el mismo número exige una caja de recaudación.</translation>
    </message>
    <message>
        <source>Blackjack pays 3 to 2.</source>
        <translation>El blackjack paga 3 a 2.</translation>
    </message>
    <message>
        <source>The dealer hits 16 and stands on soft 17.</source>
        <translation>La casa pide con 16 y se planta con 17 blando.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1.</source>
        <translation>El seguro paga 2 a 1.</translation>
    </message>
    <message>
        <source>Single deck blackjack is blackjack with three exceptions.</source>
        <translation>El blackjack de una baraja es blackjack con tres excepciones.</translation>
    </message>
    <message>
        <source>A blackjack pays 6 to 5.</source>
        <translation>Un blackjack paga 6 a 5.</translation>
    </message>
    <message>
        <source>Only 10 and 11 may be doubled.</source>
        <translation>Solo se puede doblar con 10 y 11.</translation>
    </message>
    <message>
        <source>The dealer hits soft 17 and stands on hard 17 or more.</source>
        <translation>La casa pide con 17 blando y se planta con 17 duro o más.</translation>
    </message>
    <message>
        <source>Blackjack Switch is blackjack with two exceptions.</source>
        <translation>Blackjack Switch es blackjack con dos excepciones.</translation>
    </message>
    <message>
        <source>Each player makes two wagers before the first card.</source>
        <translation>Cada jugador hace dos apuestas antes de la primera carta.</translation>
    </message>
    <message>
        <source>They win when the player has 21 or less and the dealer more than 22.</source>
        <translation>Ganan cuando el jugador tiene 21 o menos y la casa más de 22.</translation>
    </message>
    <message>
        <source>They win when the player&apos;s total is higher and neither is over 21.</source>
        <translation>Ganan cuando el total del jugador es mayor y ninguno pasa de 21.</translation>
    </message>
    <message>
        <source>They win with 21 in two cards against a dealer&apos;s 23 in more than two.</source>
        <translation>Ganan con 21 en dos cartas contra un 23 de la casa en más de dos.</translation>
    </message>
    <message>
        <source>After the first cards the player may switch the second cards of his two hands.</source>
        <translation>Tras las primeras cartas el jugador puede cambiar entre sí las segundas cartas de sus dos manos.</translation>
    </message>
    <message>
        <source>Mini-Baccarat.</source>
        <translation>Mini-Bacará.</translation>
    </message>
    <message>
        <source>Six or eight decks with the same backs, and two cutting cards of one plain colour.</source>
        <translation>Seis u ocho barajas con el mismo dorso y dos cartas de corte de un solo color liso.</translation>
    </message>
    <message>
        <source>Two to nine count their figure, tens and faces nothing, aces one.</source>
        <translation>Del dos al nueve cuentan su número; los dieces y las figuras, nada; los ases, uno.</translation>
    </message>
    <message>
        <source>A hand&apos;s point count is the last digit of the sum of its cards.</source>
        <translation>La cuenta de puntos de una mano es la última cifra de la suma de sus cartas.</translation>
    </message>
    <message>
        <source>The house sets the limits and tells the commission in writing before it changes them.</source>
        <translation>La casa fija los límites e informa por escrito a la comisión antes de cambiarlos.</translation>
    </message>
    <message>
        <source>A wager on the Banker&apos;s Hand.</source>
        <translation>Una apuesta a la mano de la Banca.</translation>
    </message>
    <message>
        <source>It loses if the Banker&apos;s Hand counts less than the Player&apos;s.</source>
        <translation>Pierde si la mano de la Banca cuenta menos que la del Jugador.</translation>
    </message>
    <message>
        <source>It is void if both hands count the same.</source>
        <translation>Es nula si ambas manos cuentan lo mismo.</translation>
    </message>
    <message>
        <source>A wager on the Player&apos;s Hand.</source>
        <translation>Una apuesta a la mano del Jugador.</translation>
    </message>
    <message>
        <source>It loses if the Player&apos;s Hand counts less than the Banker&apos;s.</source>
        <translation>Pierde si la mano del Jugador cuenta menos que la de la Banca.</translation>
    </message>
    <message>
        <source>A tie bet wins if both hands count the same and loses otherwise.</source>
        <translation>Una apuesta al empate gana si ambas manos cuentan lo mismo y pierde en los demás casos.</translation>
    </message>
    <message>
        <source>Wagers are chips, tokens or cash on their area, cash only with a supervisor&apos;s approval.</source>
        <translation>Las apuestas son fichas, fichas metálicas o efectivo en su zona; el efectivo, solo con la aprobación de un supervisor.</translation>
    </message>
    <message>
        <source>Nothing is bet, raised or taken back once the dealer has called No More Bets.</source>
        <translation>Nada se apuesta, se aumenta ni se retira una vez que el crupier ha cantado No va más.</translation>
    </message>
    <message>
        <source>Minimum and maximum are posted at the table.</source>
        <translation>El mínimo y el máximo se exhiben en la mesa.</translation>
    </message>
    <message>
        <source>From the first card out of the shoe until a wager is decided and settled, no player touches it.</source>
        <translation>Desde que la primera carta sale del sabot hasta que una apuesta se decide y se liquida, ningún jugador la toca.</translation>
    </message>
    <message>
        <source>The table game manager may let a known high-limit player exceed the table limit up to the casino&apos;s; above that only the casino manager, the assistant casino manager or the general manager.</source>
        <translation>El gerente de juegos de mesa puede permitir que un jugador conocido de límites altos supere el límite de la mesa hasta el del casino; por encima de este, solo el gerente del casino, el subgerente del casino o el director general.</translation>
    </message>
    <message>
        <source>A wager below the minimum that was not rejected before play is valid; what lies above the maximum goes back.</source>
        <translation>Una apuesta inferior al mínimo que no se rechazó antes del juego es válida; lo que exceda del máximo se devuelve.</translation>
    </message>
    <message>
        <source>The Player&apos;s Hand pays 1 to 1.</source>
        <translation>La mano del Jugador paga 1 a 1.</translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand pays 1 to 1 less a commission of at most 5 percent of the win, which may be rounded to quarters, taken at once or marked in the seat&apos;s numbered box, and collected before the shoe is reshuffled.</source>
        <translation>La mano de la Banca paga 1 a 1 menos una comisión del 5 por ciento de la ganancia como mucho, que puede redondearse a cuartos de dólar, se toma enseguida o se marca en la casilla numerada del puesto, y se cobra antes de volver a barajar el sabot.</translation>
    </message>
    <message>
        <source>A tie pays at least 8 to 1.</source>
        <translation>Un empate paga al menos 8 a 1.</translation>
    </message>
    <message>
        <source>The dealer sorts and inspects the cards, and a floorperson, pit boss or table game manager verifies it.</source>
        <translation>El crupier ordena e inspecciona las cartas, y un supervisor, un jefe de sección o el gerente de juegos de mesa lo verifica.</translation>
    </message>
    <message>
        <source>The cards are spread face up by deck, suit and sequence for the first player to look at.</source>
        <translation>Las cartas se extienden boca arriba por baraja, palo y secuencia para que las mire el primer jugador.</translation>
    </message>
    <message>
        <source>The cards are turned down, washed, stacked and riffled; the house may do this before a player sits.</source>
        <translation>Las cartas se vuelven boca abajo, se mezclan, se apilan y se barajan a la americana; la casa puede hacerlo antes de que se siente un jugador.</translation>
    </message>
    <message>
        <source>While nobody plays, the cards lie spread face down before the dealer.</source>
        <translation>Mientras nadie juega, las cartas quedan extendidas boca abajo ante el crupier.</translation>
    </message>
    <message>
        <source>The cards are shuffled before play and after each shoe.</source>
        <translation>Las cartas se barajan antes del juego y después de cada sabot.</translation>
    </message>
    <message>
        <source>About one deck may be laced into the stack; the cut is offered to the highest seat first and then clockwise, and the dealer cuts if nobody will.</source>
        <translation>Puede intercalarse aproximadamente una baraja en el montón; el corte se ofrece primero al puesto más alto y luego en el sentido del reloj, y corta el crupier si nadie quiere hacerlo.</translation>
    </message>
    <message>
        <source>The cutting card goes at least ten cards from either end.</source>
        <translation>La carta de corte se coloca al menos a diez cartas de cualquiera de los extremos.</translation>
    </message>
    <message>
        <source>The front goes to the back, one cutting card at least fourteen cards from the back and one at the end; the first card and as many more as it counts, tens and faces ten, are shown and discarded.</source>
        <translation>La parte delantera pasa atrás, una carta de corte va al menos a catorce cartas del final y otra al final; la primera carta y tantas más como ella cuente (los dieces y las figuras, diez) se muestran y se descartan.</translation>
    </message>
    <message>
        <source>The cards are dealt from a shoe at the dealer&apos;s left.</source>
        <translation>Las cartas se reparten desde un sabot a la izquierda del crupier.</translation>
    </message>
    <message>
        <source>Four cards face down: first and third to the Player&apos;s Hand, second and fourth under the right corner of the shoe until the Player&apos;s Hand has been called.</source>
        <translation>Cuatro cartas boca abajo: la primera y la tercera a la mano del Jugador; la segunda y la cuarta, bajo la esquina derecha del sabot hasta que se haya cantado la mano del Jugador.</translation>
    </message>
    <message>
        <source>The Player&apos;s Hand is turned and called, then the Banker&apos;s.</source>
        <translation>Se descubre y se canta la mano del Jugador, luego la de la Banca.</translation>
    </message>
    <message>
        <source>Whether third cards are dealt follows the drawing rules.</source>
        <translation>Si se reparten terceras cartas lo deciden las reglas de robo.</translation>
    </message>
    <message>
        <source>Third cards come face up, first to the Player&apos;s Hand and then to the Banker&apos;s.</source>
        <translation>Las terceras cartas se dan boca arriba, primero a la mano del Jugador y luego a la de la Banca.</translation>
    </message>
    <message>
        <source>No hand takes more than one further card.</source>
        <translation>Ninguna mano toma más de una carta adicional.</translation>
    </message>
    <message>
        <source>When the cutting card comes out the hand is finished, Last Hand is announced, and one more hand is dealt before the reshuffle.</source>
        <translation>Cuando sale la carta de corte se termina la mano, se anuncia Última mano y se reparte una mano más antes de volver a barajar.</translation>
    </message>
    <message>
        <source>A natural, 8 or 9 on the first two cards of either hand, ends the drawing.</source>
        <translation>Un natural, 8 o 9 en las dos primeras cartas de cualquiera de las manos, pone fin al robo.</translation>
    </message>
    <message>
        <source>With the Banker on 0 to 7, the Player&apos;s Hand draws on 0 to 5 and stays on 6 and 7.</source>
        <translation>Con la Banca en 0 a 7, la mano del Jugador roba con 0 a 5 y se queda con 6 y 7.</translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand draws or stays as Table 2 says.</source>
        <translation>La mano de la Banca roba o se queda según la Tabla 2.</translation>
    </message>
    <message>
        <source>The row of Table 2 is the Banker&apos;s count on two cards.</source>
        <translation>La fila de la Tabla 2 es la cuenta de la Banca con dos cartas.</translation>
    </message>
    <message>
        <source>The column of Table 2 is the value of the Player&apos;s third card, not the Player&apos;s new count.</source>
        <translation>La columna de la Tabla 2 es el valor de la tercera carta del Jugador, no la nueva cuenta del Jugador.</translation>
    </message>
    <message>
        <source>D means the Banker&apos;s Hand must draw, S that it must stay.</source>
        <translation>D significa que la mano de la Banca debe robar; S, que debe quedarse.</translation>
    </message>
    <message>
        <source>An example: Banker 5 against a third card of 4 draws.</source>
        <translation>Un ejemplo: la Banca con 5 contra una tercera carta de 4 roba.</translation>
    </message>
    <message>
        <source>The final counts and the winner are announced, or Tie Hand.</source>
        <translation>Se anuncian las cuentas finales y el ganador, o Empate.</translation>
    </message>
    <message>
        <source>Losers are collected, winners paid, and commission collected or marked up.</source>
        <translation>Se recogen las perdedoras, se pagan las ganadoras y la comisión se cobra o se marca.</translation>
    </message>
    <message>
        <source>The cards go to the discard rack in an order from which both hands can be rebuilt.</source>
        <translation>Las cartas van al descarte en un orden que permita reconstruir ambas manos.</translation>
    </message>
    <message>
        <source>Nobody but the dealer handles the cards.</source>
        <translation>Nadie salvo el crupier toca las cartas.</translation>
    </message>
    <message>
        <source>A card wrongly given to the Player&apos;s Hand goes to a Banker&apos;s Hand that must draw; else it is the next hand&apos;s first card or, once disclosed, part of a phantom hand on which nobody may bet.</source>
        <translation>Una carta dada por error a la mano del Jugador va a la mano de la Banca si esta debe robar; si no, es la primera carta de la mano siguiente o, si se ha mostrado, parte de una mano fantasma a la que nadie puede apostar.</translation>
    </message>
    <message>
        <source>A card drawn in error is the first card of the next hand or, once disclosed, part of a phantom hand.</source>
        <translation>Una carta robada por error es la primera carta de la mano siguiente o, si se ha mostrado, parte de una mano fantasma.</translation>
    </message>
    <message>
        <source>With too few cards to finish, the round is void and the whole set is reshuffled.</source>
        <translation>Si hay muy pocas cartas para terminar, la ronda es nula y se vuelve a barajar el juego de cartas completo.</translation>
    </message>
    <message>
        <source>Players sit on one side of the table, the dealer on the other.</source>
        <translation>Los jugadores se sientan a un lado de la mesa, el crupier al otro.</translation>
    </message>
    <message>
        <source>The cloth carries the name of the casino.</source>
        <translation>El paño lleva el nombre del casino.</translation>
    </message>
    <message>
        <source>At most nine rectangular, round or oval areas for the Banker&apos;s Hand.</source>
        <translation>Como mucho nueve zonas rectangulares, redondas u ovaladas para la mano de la Banca.</translation>
    </message>
    <message>
        <source>The cloth says that tie bets pay 8 to 1 and has an area for them.</source>
        <translation>El paño dice que las apuestas al empate pagan 8 a 1 y tiene una zona para ellas.</translation>
    </message>
    <message>
        <source>Boxes numbered like the seats mark the commission owed.</source>
        <translation>Unas casillas numeradas como los puestos marcan la comisión que se debe.</translation>
    </message>
    <message>
        <source>The cloth has an area for the cards of each hand.</source>
        <translation>El paño tiene una zona para las cartas de cada mano.</translation>
    </message>
    <message>
        <source>Marker buttons for commission are kept in the float or in a rack before it.</source>
        <translation>Los botones marcadores de la comisión se guardan en la bandeja de fichas o en un soporte delante de ella.</translation>
    </message>
    <message>
        <source>The table has a metal drop box.</source>
        <translation>La mesa tiene una caja de recaudación metálica.</translation>
    </message>
    <message>
        <source>The section on Big Six.</source>
        <translation>La sección sobre Big Six.</translation>
    </message>
    <message>
        <source>The pay table of Big Six, which the house may change after telling the commission 48 hours ahead and posting it at the wheel.</source>
        <translation>La tabla de pagos de Big Six, que la casa puede cambiar tras informar a la comisión con 48 horas de antelación y exhibirla junto a la rueda.</translation>
    </message>
    <message>
        <source>From one dollar up to a maximum that may not be set lower than the figure for the odds.</source>
        <translation>Desde un dólar hasta un máximo que no puede fijarse por debajo de la cifra correspondiente al pago.</translation>
    </message>
    <message>
        <source>At 1 to 1 the maximum is four hundred dollars or more.</source>
        <translation>A 1 a 1 el máximo es de cuatrocientos dólares o más.</translation>
    </message>
    <message>
        <source>At 2 to 1 the maximum is two hundred dollars or more.</source>
        <translation>A 2 a 1 el máximo es de doscientos dólares o más.</translation>
    </message>
    <message>
        <source>At 5 to 1 the maximum is eighty dollars or more.</source>
        <translation>A 5 a 1 el máximo es de ochenta dólares o más.</translation>
    </message>
    <message>
        <source>At 10 to 1 the maximum is fifty dollars or more.</source>
        <translation>A 10 a 1 el máximo es de cincuenta dólares o más.</translation>
    </message>
    <message>
        <source>At 20 to 1 the maximum is twenty-five dollars or more.</source>
        <translation>A 20 a 1 el máximo es de veinticinco dólares o más.</translation>
    </message>
    <message>
        <source>At 40 to 1 the maximum is fifty dollars or more.</source>
        <translation>A 40 a 1 el máximo es de cincuenta dólares o más.</translation>
    </message>
    <message>
        <source>The limits in force hang at the table.</source>
        <translation>Los límites vigentes se exhiben en la mesa.</translation>
    </message>
    <message>
        <source>A known high-limit player may pass the table limit with the table games manager&apos;s leave, and the casino&apos;s own limit only with that of its heads, on record.</source>
        <translation>Un jugador conocido de límites altos puede superar el límite de la mesa con permiso del gerente de juegos de mesa, y el límite propio del casino solo con el de su dirección, dejando constancia.</translation>
    </message>
    <message>
        <source>A bet under the minimum that nobody turned away stands; of one over the maximum the excess is handed back.</source>
        <translation>Una apuesta inferior al mínimo que nadie rechazó vale; de una superior al máximo se devuelve el exceso.</translation>
    </message>
    <message>
        <source>No More Bets is called before the wheel is let go, and the pegs are not gripped.</source>
        <translation>Se canta No va más antes de soltar la rueda, y no se sujetan las clavijas.</translation>
    </message>
    <message>
        <source>Directions alternate from spin to spin; a good spin turns four times or more.</source>
        <translation>El sentido se alterna de un giro a otro; un giro válido da cuatro vueltas o más.</translation>
    </message>
    <message>
        <source>A clapper at rest between two sections is a no spin, and the wheel is spun again.</source>
        <translation>Si la lengüeta se detiene entre dos secciones, el giro es nulo y la rueda se gira otra vez.</translation>
    </message>
    <message>
        <source>Losers are collected, then winners paid; cash plays only if a pit supervisor allows it under the cash reporting rules.</source>
        <translation>Se recogen las perdedoras y luego se pagan las ganadoras; el efectivo juega solo si un supervisor de sección lo permite conforme a las normas de declaración de efectivo.</translation>
    </message>
    <message>
        <source>Bets are chips or tokens put on the boxes of the layout.</source>
        <translation>Las apuestas son fichas o fichas metálicas puestas en las casillas del paño.</translation>
    </message>
    <message>
        <source>A round wheel 48 to 66 inches across with 54 equal sections: 24 ones, 15 twos, 7 fives, 4 tens, 2 twenties, the casino&apos;s name and a joker.</source>
        <translation>Una rueda redonda de 48 a 66 pulgadas de diámetro con 54 secciones iguales: 24 de uno, 15 de dos, 7 de cinco, 4 de diez, 2 de veinte, el nombre del casino y un comodín.</translation>
    </message>
    <message>
        <source>A Big Six table has a drop box.</source>
        <translation>Una mesa de Big Six tiene una caja de recaudación.</translation>
    </message>
    <message>
        <source>The cloth shows the five bills, the casino&apos;s logo and a joker as places for bets.</source>
        <translation>El paño muestra los cinco billetes, el logotipo del casino y un comodín como lugares de apuesta.</translation>
    </message>
    <message>
        <source>Red Dog Poker.</source>
        <translation>Póquer Red Dog.</translation>
    </message>
    <message>
        <source>At least one deck with the same backs, and two red cutting cards.</source>
        <translation>Al menos una baraja con el mismo dorso y dos cartas de corte rojas.</translation>
    </message>
    <message>
        <source>Two to ten count their figure, jack eleven, queen twelve, king thirteen and ace fourteen.</source>
        <translation>Del dos al diez cuentan su número; la jota, once; la reina, doce; el rey, trece, y el as, catorce.</translation>
    </message>
    <message>
        <source>The dealer deals and may use a shoe.</source>
        <translation>El crupier reparte y puede usar un sabot.</translation>
    </message>
    <message>
        <source>The dealer inspects the cards and, on the supervisor&apos;s word, turns them down, washes and stacks them.</source>
        <translation>El crupier inspecciona las cartas y, cuando el supervisor lo indica, las vuelve boca abajo, las mezcla y las apila.</translation>
    </message>
    <message>
        <source>The cards are shuffled before play and after the hand in which the cutting card came out.</source>
        <translation>Las cartas se barajan antes del juego y después de la mano en que salió la carta de corte.</translation>
    </message>
    <message>
        <source>The stack is offered to a player to be cut.</source>
        <translation>El montón se ofrece a un jugador para que lo corte.</translation>
    </message>
    <message>
        <source>The cut is at least ten cards from either end, the front goes to the back, and the cutting card then lies about a quarter from the back.</source>
        <translation>El corte se hace al menos a diez cartas de cualquiera de los extremos, la parte delantera pasa atrás y la carta de corte queda luego a cerca de un cuarto del final.</translation>
    </message>
    <message>
        <source>The first card of a full set goes face down to the discard rack, in front of the dealer or at his right; then play begins with a card face up.</source>
        <translation>La primera carta de un juego completo va boca abajo al descarte, delante del crupier o a su derecha; después el juego empieza con una carta boca arriba.</translation>
    </message>
    <message>
        <source>Wagers are made before the first card of a round.</source>
        <translation>Las apuestas se hacen antes de la primera carta de una ronda.</translation>
    </message>
    <message>
        <source>Wagers are chips on the proper area.</source>
        <translation>Las apuestas son fichas en la zona que corresponde.</translation>
    </message>
    <message>
        <source>The first card goes face up to the box at the dealer&apos;s far left, the second to the one at his far right.</source>
        <translation>La primera carta va boca arriba a la casilla del extremo izquierdo del crupier, la segunda a la de su extremo derecho.</translation>
    </message>
    <message>
        <source>After the first card nobody touches a wager until it is decided and settled.</source>
        <translation>Tras la primera carta nadie toca una apuesta hasta que se decida y se liquide.</translation>
    </message>
    <message>
        <source>Consecutive first cards are a tie: all wagers are void and the round is over.</source>
        <translation>Si las primeras cartas son consecutivas hay empate: todas las apuestas son nulas y la ronda ha terminado.</translation>
    </message>
    <message>
        <source>On a pair a third card goes to the middle box at once.</source>
        <translation>Con pareja, una tercera carta va enseguida a la casilla central.</translation>
    </message>
    <message>
        <source>Three of a kind pay all wagers 11 to 1.</source>
        <translation>Un trío paga todas las apuestas 11 a 1.</translation>
    </message>
    <message>
        <source>A pair without a third is a tie and all wagers are void.</source>
        <translation>Una pareja que no llega a trío es un empate y todas las apuestas son nulas.</translation>
    </message>
    <message>
        <source>Otherwise the dealer announces the spread, the 1 to 11 values between the two cards, and marks it on the layout.</source>
        <translation>En los demás casos el crupier anuncia la diferencia, los 1 a 11 valores que hay entre las dos cartas, y la marca en el paño.</translation>
    </message>
    <message>
        <source>On a spread a player may raise by up to the original wager before the third card.</source>
        <translation>Cuando hay diferencia, un jugador puede aumentar hasta otro tanto de la apuesta original antes de la tercera carta.</translation>
    </message>
    <message>
        <source>The dealer announces Raises closed, puts a third card face up in the middle, announces its value, collects losers and pays winners.</source>
        <translation>El crupier anuncia Aumentos cerrados, pone una tercera carta boca arriba en el centro, anuncia su valor, recoge las perdedoras y paga las ganadoras.</translation>
    </message>
    <message>
        <source>A third card strictly between the two wins; one equal to either does not.</source>
        <translation>Gana una tercera carta estrictamente entre las dos; una igual a cualquiera de ellas no gana.</translation>
    </message>
    <message>
        <source>Bet and raise are paid by the spread: 5 to 1 on one, 4 to 1 on two, 2 to 1 on three, 1 to 1 on four to eleven.</source>
        <translation>La apuesta y el aumento se pagan según la diferencia: 5 a 1 con uno, 4 a 1 con dos, 2 a 1 con tres, 1 a 1 de cuatro a once.</translation>
    </message>
    <message>
        <source>The cards go to the discard rack in an order from which the hand can be rebuilt.</source>
        <translation>Las cartas van al descarte en un orden que permita reconstruir la mano.</translation>
    </message>
    <message>
        <source>When the cutting card is reached the round is finished and the cards are shuffled.</source>
        <translation>Cuando se llega a la carta de corte se termina la ronda y se barajan las cartas.</translation>
    </message>
    <message>
        <source>A card found face up in the shoe is not used but discarded.</source>
        <translation>Una carta hallada boca arriba en el sabot no se usa, sino que se descarta.</translation>
    </message>
    <message>
        <source>A card drawn in error without its face being seen is not to be used as the next card.</source>
        <translation>Una carta robada por error sin que se vea su cara no debe usarse como próxima carta.</translation>
    </message>
    <message>
        <source>A third card exposed before Raises closed is discarded; each player may play on or have his wagers back before another is dealt.</source>
        <translation>Una tercera carta expuesta antes de Aumentos cerrados se descarta; cada jugador puede seguir jugando o recuperar sus apuestas antes de que se reparta otra.</translation>
    </message>
    <message>
        <source>A player bets on one betting area only.</source>
        <translation>Un jugador apuesta en una sola zona de apuesta.</translation>
    </message>
    <message>
        <source>Limits are posted; the house may post $1 to $1,000.</source>
        <translation>Los límites se exhiben; la casa puede fijar de $1 a $1.000.</translation>
    </message>
    <message>
        <source>The cloth carries the name of the casino and seven areas for wagers.</source>
        <translation>El paño lleva el nombre del casino y siete zonas de apuesta.</translation>
    </message>
    <message>
        <source>Seven betting areas, each divided into Bet and Raise.</source>
        <translation>Siete zonas de apuesta, cada una dividida en apuesta y aumento.</translation>
    </message>
    <message>
        <source>A long box shows the fourteen possible hands with the odds of those that win.</source>
        <translation>Una casilla larga muestra las catorce manos posibles con los pagos de las que ganan.</translation>
    </message>
    <message>
        <source>Three boxes for the cards lie in front of the float.</source>
        <translation>Tres casillas para las cartas están delante de la bandeja de fichas.</translation>
    </message>
    <message>
        <source>A drop box is attached to the table.</source>
        <translation>Una caja de recaudación está fijada a la mesa.</translation>
    </message>
    <message>
        <source>The cloth may show the Red Dog emblem and the words.</source>
        <translation>El paño puede mostrar el emblema y las palabras de Red Dog.</translation>
    </message>
    <message>
        <source>Three Card Poker takes one deck.</source>
        <translation>El Póquer de tres cartas usa una baraja.</translation>
    </message>
    <message>
        <source>The dealer inspects the deck and, on the supervisor&apos;s word, turns it down, washes and stacks it.</source>
        <translation>El crupier inspecciona la baraja y, cuando el supervisor lo indica, la vuelve boca abajo, la mezcla y la apila.</translation>
    </message>
    <message>
        <source>Then the cards are shuffled and cut.</source>
        <translation>Después las cartas se barajan y se cortan.</translation>
    </message>
    <message>
        <source>Bets are chips on the betting areas of the layout.</source>
        <translation>Las apuestas son fichas en las zonas de apuesta del paño.</translation>
    </message>
    <message>
        <source>Bets are made before the deal.</source>
        <translation>Las apuestas se hacen antes del reparto.</translation>
    </message>
    <message>
        <source>One card at a time goes face down from left to right, in rotation.</source>
        <translation>Se reparte una carta cada vez, boca abajo, de izquierda a derecha y por turno.</translation>
    </message>
    <message>
        <source>The third card goes under the other two and the hand is passed forward over the bets onto the play area.</source>
        <translation>La tercera carta va debajo de las otras dos y la mano se pasa hacia delante por encima de las apuestas hasta la zona de juego.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is put on the logo area, checked for three cards and stacked near the chip tray.</source>
        <translation>La mano de la casa se pone en la zona del logotipo, se comprueba que tenga tres cartas y se apila junto a la bandeja de fichas.</translation>
    </message>
    <message>
        <source>The cards left over go into the card rack once all hands are dealt.</source>
        <translation>Las cartas sobrantes van al descarte una vez repartidas todas las manos.</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is spread and ranked from high to low.</source>
        <translation>La mano de la casa se extiende y se ordena de mayor a menor.</translation>
    </message>
    <message>
        <source>The dealer plays with a queen high or better.</source>
        <translation>La casa juega con reina como carta alta o mejor.</translation>
    </message>
    <message>
        <source>The dealer turns over and settles the players&apos; hands from left to right.</source>
        <translation>El crupier descubre y liquida las manos de los jugadores de izquierda a derecha.</translation>
    </message>
    <message>
        <source>Players may see the dealer&apos;s hand when nobody plays.</source>
        <translation>Los jugadores pueden ver la mano de la casa cuando nadie juega.</translation>
    </message>
    <message>
        <source>A wrong number of cards for a player is a misdeal.</source>
        <translation>Un número de cartas erróneo para un jugador es un reparto nulo.</translation>
    </message>
    <message>
        <source>A wrong number of cards for the dealer is a total misdeal: all cards come back for a new deal.</source>
        <translation>Un número de cartas erróneo para la casa es un reparto nulo total: se recogen todas las cartas para un nuevo reparto.</translation>
    </message>
    <message>
        <source>Without an ante there is no play bet.</source>
        <translation>Sin ante no hay Jugada.</translation>
    </message>
    <message>
        <source>A player with Pair Plus alone puts a winning hand on the play area.</source>
        <translation>Un jugador solo con Pair Plus pone una mano ganadora en la zona de juego.</translation>
    </message>
    <message>
        <source>Says once more that the dealer plays with a queen high or better.</source>
        <translation>Dice una vez más que la casa juega con reina como carta alta o mejor.</translation>
    </message>
    <message>
        <source>A player with Pair Plus alone pushes a losing hand forward, folded.</source>
        <translation>Un jugador solo con Pair Plus empuja hacia delante una mano perdedora, como retirada.</translation>
    </message>
    <message>
        <source>With an ante the player folds and forfeits it, or bets the same amount on Play.</source>
        <translation>Con ante, el jugador se retira y lo pierde, o hace una Jugada por la misma cantidad.</translation>
    </message>
    <message>
        <source>Ante and Play are both bets against the dealer.</source>
        <translation>El ante y la Jugada son ambas apuestas contra la casa.</translation>
    </message>
    <message>
        <source>A straight beats a flush and three of a kind beat a straight.</source>
        <translation>Una escalera gana a un color y un trío gana a una escalera.</translation>
    </message>
    <message>
        <source>With an ante beside it, a winning Pair Plus stays in the game only with a play bet.</source>
        <translation>Con un ante al lado, una apuesta Pair Plus ganadora sigue en el juego solo con una Jugada.</translation>
    </message>
    <message>
        <source>Posted pay schedules: what Ante and Play get when the dealer does not play, is beaten or ties, the Pair Plus and Ante Bonus tables, and their change after written notice to the commission.</source>
        <translation>Tablas de pagos exhibidas: lo que reciben el ante y la Jugada cuando la casa no juega, es vencida o empata, las tablas de Pair Plus y del bono de ante, y su cambio previo aviso por escrito a la comisión.</translation>
    </message>
    <message>
        <source>Posted limits: at least $1, at most $100 on Pair Plus and $500 on the ante unless the general manager approves more after written notice.</source>
        <translation>Límites exhibidos: al menos $1, como mucho $100 en Pair Plus y $500 en el ante, salvo que el director general apruebe más previo aviso por escrito.</translation>
    </message>
    <message>
        <source>A wrong number of cards voids that player&apos;s hand.</source>
        <translation>Un número de cartas erróneo anula la mano de ese jugador.</translation>
    </message>
    <message>
        <source>A wrong number of cards for the dealer voids the hands of the whole table.</source>
        <translation>Un número de cartas erróneo para la casa anula las manos de toda la mesa.</translation>
    </message>
    <message>
        <source>New cards come when the old ones are dirty, hard to handle, or management wants them changed.</source>
        <translation>Se traen cartas nuevas cuando las usadas están sucias, son difíciles de manejar o la dirección quiere cambiarlas.</translation>
    </message>
    <message>
        <source>Casino War.</source>
        <translation>Guerra.</translation>
    </message>
    <message>
        <source>A dealer inspects the cards, and a floor supervisor or somebody higher confirms it.</source>
        <translation>Un crupier inspecciona las cartas y lo confirma un supervisor de sala o alguien de mayor rango.</translation>
    </message>
    <message>
        <source>The cards are spread face up by deck, sequence and suit for the players to look at.</source>
        <translation>Las cartas se extienden boca arriba por baraja, secuencia y palo para que las miren los jugadores.</translation>
    </message>
    <message>
        <source>The cards are turned down, washed and stacked.</source>
        <translation>Las cartas se vuelven boca abajo, se mezclan y se apilan.</translation>
    </message>
    <message>
        <source>A player starts each hand with an initial wager.</source>
        <translation>El jugador empieza cada mano con una apuesta inicial.</translation>
    </message>
    <message>
        <source>A tie wager may be made beside it.</source>
        <translation>Al lado se puede hacer una apuesta al empate.</translation>
    </message>
    <message>
        <source>Every player gets one card face up in front of his betting position, from left to right.</source>
        <translation>Cada jugador recibe una carta boca arriba delante de su puesto de apuesta, de izquierda a derecha.</translation>
    </message>
    <message>
        <source>The house card goes right in front of the chip rack.</source>
        <translation>La carta de la casa va justo delante de la bandeja de fichas.</translation>
    </message>
    <message>
        <source>Cards rank from the ace, which is high, down to the two.</source>
        <translation>El orden de las cartas va del as, que es la más alta, al dos.</translation>
    </message>
    <message>
        <source>A higher card than the dealer&apos;s wins even money.</source>
        <translation>Una carta más alta que la de la casa gana a la par.</translation>
    </message>
    <message>
        <source>A lower card loses the initial wager.</source>
        <translation>Una carta más baja pierde la apuesta inicial.</translation>
    </message>
    <message>
        <source>An equal card leaves the player two choices.</source>
        <translation>Una carta igual deja al jugador dos opciones.</translation>
    </message>
    <message>
        <source>He surrenders half of the initial wager and the hand is over.</source>
        <translation>Rinde la mitad de la apuesta inicial y la mano ha terminado.</translation>
    </message>
    <message>
        <source>Or war: both sides add a stack equal to the initial wager, three cards are burned and one turned for each; the higher card takes everything on the spot, and on another tie the player also wins an amount equal to it.</source>
        <translation>O la guerra: ambas partes añaden una pila igual a la apuesta inicial, se queman tres cartas y se descubre una para cada parte; la carta más alta se lleva todo lo que hay en la posición y, con otro empate, el jugador gana además una cantidad igual a esa apuesta.</translation>
    </message>
    <message>
        <source>A tie wager needs an initial wager.</source>
        <translation>Una apuesta al empate necesita una apuesta inicial.</translation>
    </message>
    <message>
        <source>A tie wager wins if the player&apos;s and the dealer&apos;s cards are of one value.</source>
        <translation>Una apuesta al empate gana si la carta del jugador y la de la casa son del mismo valor.</translation>
    </message>
    <message>
        <source>A tie wager pays 10 to 1 as the dealer acts on the hand.</source>
        <translation>Una apuesta al empate paga 10 a 1 cuando el crupier resuelve la mano.</translation>
    </message>
    <message>
        <source>All limits are posted at the table.</source>
        <translation>Todos los límites se exhiben en la mesa.</translation>
    </message>
    <message>
        <source>The house may post $1 to $5,000; the general manager may approve a higher maximum and tells the commission in writing.</source>
        <translation>La casa puede fijar de $1 a $5.000; el director general puede aprobar un máximo más alto e informa por escrito a la comisión.</translation>
    </message>
    <message>
        <source>The limits of the tie wager are posted too.</source>
        <translation>También se exhiben los límites de la apuesta al empate.</translation>
    </message>
    <message>
        <source>The cloth carries the name of the casino and six or seven areas for wagers.</source>
        <translation>El paño lleva el nombre del casino y seis o siete zonas de apuesta.</translation>
    </message>
    <message>
        <source>An approved machine may mix and dispense the cards.</source>
        <translation>Una máquina aprobada puede mezclar y entregar las cartas.</translation>
    </message>
    <message>
        <source>The commission seals the chip that mixes the cards.</source>
        <translation>La comisión precinta el chip que mezcla las cartas.</translation>
    </message>
    <message>
        <source>The commission keeps the number of every chip in every machine.</source>
        <translation>La comisión lleva registro del número de cada chip de cada máquina.</translation>
    </message>
    <message>
        <source>Any deviation of the machine or its seal is reported to the commission at once.</source>
        <translation>Toda anomalía de la máquina o de su precinto se comunica de inmediato a la comisión.</translation>
    </message>
    <message>
        <source>Two decks or sets of decks, alike but for the colour of their backs, are used in turn.</source>
        <translation>Dos barajas o juegos de barajas, iguales salvo en el color del dorso, se usan por turno.</translation>
    </message>
    <message>
        <source>The dealer inspects fronts and backs.</source>
        <translation>El crupier inspecciona las caras y los dorsos.</translation>
    </message>
    <message>
        <source>The cards are washed face down and stacked.</source>
        <translation>Las cartas se mezclan boca abajo y se apilan.</translation>
    </message>
    <message>
        <source>The cards go into the machine.</source>
        <translation>Las cartas entran en la máquina.</translation>
    </message>
    <message>
        <source>The green button starts it.</source>
        <translation>El botón verde la pone en marcha.</translation>
    </message>
    <message>
        <source>While the machine works the dealer inspects the other set.</source>
        <translation>Mientras la máquina trabaja, el crupier inspecciona el otro juego.</translation>
    </message>
    <message>
        <source>The other set is washed face down and stacked.</source>
        <translation>El otro juego se mezcla boca abajo y se apila.</translation>
    </message>
    <message>
        <source>When it stops, the cards come out and the other set goes in.</source>
        <translation>Cuando se detiene, las cartas salen y entra el otro juego.</translation>
    </message>
    <message>
        <source>The green button starts the machine again.</source>
        <translation>El botón verde pone la máquina en marcha otra vez.</translation>
    </message>
    <message>
        <source>The machine stands at the dealer&apos;s right.</source>
        <translation>La máquina está a la derecha del crupier.</translation>
    </message>
    <message>
        <source>What follows when the machine fails.</source>
        <translation>Lo que sigue cuando la máquina falla.</translation>
    </message>
    <message>
        <source>A fault of the machine may void the hand.</source>
        <translation>Un fallo de la máquina puede anular la mano.</translation>
    </message>
    <message>
        <source>After a lasting fault the cards are dealt from the hand and shuffled as the house likes.</source>
        <translation>Tras una avería duradera las cartas se reparten a mano y se barajan como la casa prefiera.</translation>
    </message>
    <message>
        <source>The dealer holds the shuffled cards in one hand and deals face down with the other.</source>
        <translation>El crupier sostiene las cartas barajadas en una mano y reparte boca abajo con la otra.</translation>
    </message>
    <message>
        <source>The house may shuffle whenever it likes.</source>
        <translation>La casa puede barajar cuando lo desee.</translation>
    </message>
    <message>
        <source>Everything printed lies on the cloth.</source>
        <translation>Todo lo impreso queda dentro del paño.</translation>
    </message>
    <message>
        <source>One place, one wager: areas do not overlap, and a chip is taken for the area it stands in.</source>
        <translation>Un lugar, una apuesta: las zonas no se superponen, y una ficha se toma por la zona en que está.</translation>
    </message>
    <message>
        <source>A printed area holds a chip of 39 millimetres where its stack stands.</source>
        <translation>Una zona impresa da cabida a una ficha de 39 milímetros donde va su pila.</translation>
    </message>
    <message>
        <source>The middles of two stacks are a chip&apos;s width apart.</source>
        <translation>Los centros de dos pilas están separados por el ancho de una ficha.</translation>
    </message>
    <message>
        <source>Every betting position has a seat, and seats are 250 millimetres apart or more.</source>
        <translation>Cada puesto de apuesta tiene un asiento, y los asientos están a 250 milímetros o más unos de otros.</translation>
    </message>
    <message>
        <source>Odds read so much to so much.</source>
        <translation>Los pagos se leen tanto a tanto.</translation>
    </message>
    <message>
        <source>Capitals are at least a two-hundredth of the distance they are read from.</source>
        <translation>Las mayúsculas miden al menos una doscientava parte de la distancia desde la que se leen.</translation>
    </message>
    <message>
        <source>Words stand off their ground with a contrast of 3 to 1 or better.</source>
        <translation>Las palabras destacan sobre su fondo con un contraste de 3 a 1 o mejor.</translation>
    </message>
    <message>
        <source>Words do not run into each other, out of their area or across a printed line.</source>
        <translation>Las palabras no se montan unas sobre otras, ni salen de su casilla, ni cruzan una línea impresa.</translation>
    </message>
    <message>
        <source>A house edge three times that of its peers, or a third of it, is put to the commission.</source>
        <translation>Una ventaja de la casa que sea el triple de la de las apuestas semejantes, o un tercio de ella, se somete a la comisión.</translation>
    </message>
    <message>
        <source>What the texts ask of a game&apos;s felt is on file.</source>
        <translation>Lo que los textos piden del paño de un juego consta en archivo.</translation>
    </message>
    <message>
        <source>The least that Pokette bets pay in New Jersey, by the same names as in 000.</source>
        <translation>Lo mínimo que pagan las apuestas de Pokette en Nueva Jersey, con los mismos nombres que en 000.</translation>
    </message>
</context>
<context>
    <name>CommentForm</name>
    <message>
        <source>Comment {0}</source>
        <translation>Comentario {0}</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Precedent</source>
        <translation>Precedente</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Confirm the bet</source>
        <translation>Confirmar la apuesta</translation>
    </message>
    <message>
        <source> and the </source>
        <translation> y el </translation>
    </message>
    <message>
        <source>Confirmed aloud by the {0}</source>
        <translation>Confirmado en voz alta por el {0}</translation>
    </message>
    <message>
        <source>Place the bet</source>
        <translation>Hacer la apuesta</translation>
    </message>
</context>
<context>
    <name>Confirming</name>
    <message>
        <source>1 violation</source>
        <translation>1 infracción</translation>
    </message>
    <message>
        <source>{0} violations</source>
        <translation>{0} infracciones</translation>
    </message>
</context>
<context>
    <name>ConflictBanner</name>
    <message>
        <source>The file was changed on disk, and there are unsaved edits here.</source>
        <translation>El archivo cambió en el disco y aquí hay cambios sin guardar.</translation>
    </message>
    <message>
        <source>Take the file on disk</source>
        <translation>Tomar el archivo del disco</translation>
    </message>
    <message>
        <source>Save mine over it</source>
        <translation>Guardar el mío encima</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>move to {0}</source>
        <translation>mover a {0}</translation>
    </message>
    <message>
        <source>rebet</source>
        <translation>repetir</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>despejar</translation>
    </message>
</context>
<context>
    <name>CopyForm</name>
    <message>
        <source>A copy of your own</source>
        <translation>Una copia propia</translation>
    </message>
    <message>
        <source>{0} comes with the program and stays as it is. What you change goes into a copy of your own.</source>
        <translation>{0} viene con el programa y queda como está. Lo que usted cambie va a una copia propia.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Hacer una copia</translation>
    </message>
    <message>
        <source>“{0}” is no name for a file.</source>
        <translation>«{0}» no es un nombre de archivo.</translation>
    </message>
    <message>
        <source>The edition is missing.</source>
        <translation>Falta la edición.</translation>
    </message>
    <message>
        <source>Edition {0} is the one that comes with the program: name another.</source>
        <translation>La edición {0} es la que viene con el programa: indique otra.</translation>
    </message>
    <message>
        <source>The folder belongs to the program: choose one of your own.</source>
        <translation>La carpeta es del programa: elija una propia.</translation>
    </message>
    <message>
        <source>There is a felt or a review record called {0} in this folder.</source>
        <translation>En esta carpeta ya hay un paño o un registro de revisión llamado {0}.</translation>
    </message>
</context>
<context>
    <name>DeadlineField</name>
    <message>
        <source>Set a deadline</source>
        <translation>Fijar un plazo</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
</context>
<context>
    <name>DecisionForm</name>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Governing body</source>
        <translation>Órgano de gobierno</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Approve with conditions</source>
        <translation>Aprobar con condiciones</translation>
    </message>
    <message>
        <source>Return for revision</source>
        <translation>Devolver para revisión</translation>
    </message>
    <message>
        <source>One condition a line</source>
        <translation>Una condición por línea</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Moción</translation>
    </message>
    <message>
        <source>Moved by</source>
        <translation>Propuesta por</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votos</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>No decision has been recorded yet.</source>
        <translation>Todavía no se ha registrado ninguna decisión.</translation>
    </message>
    <message>
        <source>Record a decision…</source>
        <translation>Registrar una decisión…</translation>
    </message>
    <message>
        <source>Make the submission…</source>
        <translation>Hacer la presentación…</translation>
    </message>
    <message>
        <source>Status: {0}. Content digest {1}.</source>
        <translation>Estado: {0}. Resumen del contenido {1}.</translation>
    </message>
    <message>
        <source>Moved by {0}</source>
        <translation>A propuesta de {0}</translation>
    </message>
    <message>
        <source>Condition: {0}</source>
        <translation>Condición: {0}</translation>
    </message>
    <message>
        <source>Deadline: {0}</source>
        <translation>Plazo: {0}</translation>
    </message>
    <message>
        <source>Made on other content: {0}</source>
        <translation>Tomada sobre otro contenido: {0}</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Comisión</translation>
    </message>
    <message>
        <source>Governing body</source>
        <translation>Órgano de gobierno</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Approve with conditions</source>
        <translation>Aprobar con condiciones</translation>
    </message>
    <message>
        <source>Return for revision</source>
        <translation>Devolver para revisión</translation>
    </message>
</context>
<context>
    <name>DemoWindow</name>
    <message>
        <source>{0}: {1} · Demonstration</source>
        <translation>{0}: {1} · Demostración</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>Presentador</translation>
    </message>
    <message>
        <source>Play it yourself from here</source>
        <translation>Juegue usted desde aquí</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantánea</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Paso {0} de {1}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Fin</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Float, or dock again</source>
        <translation>Separar, o volver a acoplar</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Cerrar el panel</translation>
    </message>
</context>
<context>
    <name>Duties</name>
    <message>
        <source>the table&apos;s minimum and maximum</source>
        <translation>el mínimo y el máximo de la mesa</translation>
    </message>
    <message>
        <source>which card wins when the clapper rests between two</source>
        <translation>qué carta gana cuando la lengüeta queda entre dos</translation>
    </message>
    <message>
        <source>the minimum and maximum of tie wagers</source>
        <translation>el mínimo y el máximo de las apuestas al empate</translation>
    </message>
</context>
<context>
    <name>EndSessionDialog</name>
    <message>
        <source>End the session</source>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>An ended session cannot be continued. To play on later, close the window instead.</source>
        <translation>Una sesión terminada no se puede continuar. Para seguir más tarde, cierre solo la ventana.</translation>
    </message>
    <message>
        <source>Nobody has chips on the felt.</source>
        <translation>Nadie tiene fichas en el paño.</translation>
    </message>
    <message>
        <source>{0} has {1} on the felt (1 bet)</source>
        <translation>{0} tiene {1} en el paño (1 apuesta)</translation>
    </message>
    <message>
        <source>{0} has {1} on the felt ({2} bets)</source>
        <translation>{0} tiene {1} en el paño ({2} apuestas)</translation>
    </message>
    <message>
        <source>{0} owes {1} of commission</source>
        <translation>{0} debe {1} de comisión</translation>
    </message>
    <message>
        <source>The round is decided and will be settled.</source>
        <translation>La ronda está decidida y se liquidará.</translation>
    </message>
    <message>
        <source>The chips go back to their seats, undecided, with the commission paid ahead.</source>
        <translation>Las fichas vuelven a sus puestos, sin decidir, con la comisión pagada por adelantado.</translation>
    </message>
    <message>
        <source>The chips go back to their seats, undecided.</source>
        <translation>Las fichas vuelven a sus puestos, sin decidir.</translation>
    </message>
    <message>
        <source>The round is broken off.</source>
        <translation>La ronda se interrumpe.</translation>
    </message>
    <message>
        <source>Commission owed is collected.</source>
        <translation>Se cobra la comisión debida.</translation>
    </message>
</context>
<context>
    <name>Errata</name>
    <message>
        <source>Bets are settled by their position when the ball fails to rest.</source>
        <translation>Las apuestas se liquidan por su posición cuando la bola no llega a detenerse.</translation>
    </message>
    <message>
        <source>Bets are settled by their position when the ball has come to rest.</source>
        <translation>Las apuestas se liquidan por su posición cuando la bola se ha detenido.</translation>
    </message>
    <message>
        <source>Fails is a scanning slip for falls; the printed word would leave nothing to settle.</source>
        <translation>«Fails» es un error de escaneo por «falls»; la palabra impresa no dejaría nada que liquidar.</translation>
    </message>
    <message>
        <source>The order of the numbers refers to drawings that are missing.</source>
        <translation>El orden de los números remite a dibujos que faltan.</translation>
    </message>
    <message>
        <source>The common European order for a single zero, the common American order for a double zero.</source>
        <translation>El orden europeo habitual para un cero, el orden americano habitual para doble cero.</translation>
    </message>
    <message>
        <source>Both are what wheel makers deliver, hold every number once and alternate the colours as the clause asks.</source>
        <translation>Ambos son los que entregan los fabricantes de ruedas, contienen cada número una vez y alternan los colores como pide la cláusula.</translation>
    </message>
    <message>
        <source>The pay table names classes of inside bets but not which numbers meet at the zero end, nor any courtesy line.</source>
        <translation>La tabla de pagos nombra clases de apuestas interiores, pero no qué números se juntan en el extremo del cero, ni línea de cortesía alguna.</translation>
    </message>
    <message>
        <source>Double zero: splits 0-00, 0-1, 0-2, 00-2, 00-3, trios 0-1-2, 0-00-2, 00-2-3 and the five-number bet. Single zero: splits 0-1, 0-2, 0-3, trios 0-1-2, 0-2-3 and 0-1-2-3 as a four-number bet, no five-number bet. The courtesy line for 0-00 is off unless chosen.</source>
        <translation>Doble cero: caballos 0-00, 0-1, 0-2, 00-2, 00-3, tríos 0-1-2, 0-00-2, 00-2-3 y la apuesta de cinco números. Un cero: caballos 0-1, 0-2, 0-3, tríos 0-1-2, 0-2-3 y 0-1-2-3 como apuesta de cuatro números, sin apuesta de cinco números. La línea de cortesía para 0-00 no se usa salvo que se elija.</translation>
    </message>
    <message>
        <source>These are the points where cells touch on the usual layout; five numbers cannot meet on a single zero.</source>
        <translation>Son los puntos en que se tocan las casillas del paño habitual; con un solo cero no pueden juntarse cinco números.</translation>
    </message>
    <message>
        <source>The rule for zero names the even-money bets only, not columns and dozens.</source>
        <translation>La regla del cero nombra solo las apuestas a la par, no las columnas ni las docenas.</translation>
    </message>
    <message>
        <source>Columns and dozens lose on 0 and 00.</source>
        <translation>Las columnas y las docenas pierden con 0 y 00.</translation>
    </message>
    <message>
        <source>No zero belongs to a column or a dozen, so a zero can only be a miss.</source>
        <translation>Ningún cero pertenece a una columna ni a una docena, de modo que un cero solo puede ser un fallo.</translation>
    </message>
    <message>
        <source>Back-to-Back pays for picking the winner in a row, without saying whether the number must repeat, what resets the count or what follows the third hit.</source>
        <translation>Back-to-Back paga por acertar el ganador de forma consecutiva, sin decir si el número debe repetirse, qué reinicia la cuenta ni qué sigue al tercer acierto.</translation>
    </message>
    <message>
        <source>One number and one dollar a spin; each hit climbs a rung and is paid at once; a miss or a spin without the bet starts over; a No Spin changes nothing; the pick may change; after the third hit the count starts over.</source>
        <translation>Un número y un dólar por tirada; cada acierto sube un peldaño y se paga enseguida; un fallo o una tirada sin la apuesta reinicia la cuenta; una tirada de bola nula no cambia nada; el número elegido puede cambiar; después del tercer acierto la cuenta empieza de nuevo.</translation>
    </message>
    <message>
        <source>The clause asks for winning picks in a row, not for one number three times; three rungs are printed and no more.</source>
        <translation>La cláusula pide aciertos consecutivos, no un mismo número tres veces; hay tres peldaños impresos y no más.</translation>
    </message>
    <message>
        <source>No consequence is given for touching a bet after No More Bets.</source>
        <translation>No se indica ninguna consecuencia por tocar una apuesta después de No va más.</translation>
    </message>
    <message>
        <source>Placing and taking down are free until the call and refused after it.</source>
        <translation>Poner y retirar apuestas es libre hasta el canto y se rechaza después.</translation>
    </message>
    <message>
        <source>The call would mean nothing otherwise.</source>
        <translation>De otro modo el canto no significaría nada.</translation>
    </message>
    <message>
        <source>Neither material nor size of the ball is given.</source>
        <translation>No se indican el material ni el tamaño de la bola.</translation>
    </message>
    <message>
        <source>How the ball looks is left to the drawing.</source>
        <translation>El aspecto de la bola se deja al dibujo.</translation>
    </message>
    <message>
        <source>No rule depends on it.</source>
        <translation>Ninguna regla depende de ello.</translation>
    </message>
    <message>
        <source>Red and black alternate, but no list says which numbers are red.</source>
        <translation>El rojo y el negro se alternan, pero ninguna lista dice qué números son rojos.</translation>
    </message>
    <message>
        <source>Red is 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36; the others from 1 to 36 are black.</source>
        <translation>Rojos son 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36; los demás del 1 al 36 son negros.</translation>
    </message>
    <message>
        <source>It is the set in general use, and it alternates on both wheels.</source>
        <translation>Es el conjunto de uso general, y se alterna en ambas ruedas.</translation>
    </message>
    <message>
        <source>Inside bets are named by how many numbers they cover.</source>
        <translation>Las apuestas interiores se nombran por la cantidad de números que cubren.</translation>
    </message>
    <message>
        <source>The same names are used; street, corner and line are only other words for three, four and six numbers.</source>
        <translation>Se usan los mismos nombres; transversal, cuadro y seisena son solo otras palabras para tres, cuatro y seis números.</translation>
    </message>
    <message>
        <source>The players&apos; words add no wager.</source>
        <translation>Las palabras de los jugadores no añaden ninguna apuesta.</translation>
    </message>
    <message>
        <source>Nothing is said of a ball that leaves the wheel.</source>
        <translation>Nada se dice de una bola que sale de la rueda.</translation>
    </message>
    <message>
        <source>No Spin; the bets wait for the next one.</source>
        <translation>Tirada de bola nula; las apuestas esperan a la próxima.</translation>
    </message>
    <message>
        <source>A ball out of the track cannot finish its rounds or come to rest in a pocket.</source>
        <translation>Una bola fuera de la pista no puede terminar sus vueltas ni detenerse en una casilla de la rueda.</translation>
    </message>
    <message>
        <source>003 lets a don&apos;t bet be replaced or increased after it came down; the twin sentence in 001 forbids it.</source>
        <translation>003 permite que una apuesta don&apos;t se reponga o se aumente después de retirarse; la frase gemela de 001 lo prohíbe.</translation>
    </message>
    <message>
        <source>A don&apos;t bet taken down or reduced may not be put back or raised until the next come-out.</source>
        <translation>Una apuesta don&apos;t retirada o reducida no puede reponerse ni aumentarse hasta el próximo tiro de salida.</translation>
    </message>
    <message>
        <source>A not was lost: with the number set, a don&apos;t bet is worth more than it pays, and no house would sell it.</source>
        <translation>Se perdió un «no»: con el número fijado, una apuesta don&apos;t vale más de lo que paga, y ninguna casa la vendería.</translation>
    </message>
    <message>
        <source>Two passages of 003 have hard ways work on a come-out, a third puts them to sleep; 001 breaks off before it says.</source>
        <translation>Dos pasajes de 003 ponen los hardways en juego en el tiro de salida, un tercero los deja fuera de juego; 001 se interrumpe antes de decirlo.</translation>
    </message>
    <message>
        <source>Hard ways work on a come-out under 003 and sleep under 001 unless called on.</source>
        <translation>En el tiro de salida los hardways están en juego según 003 y fuera de juego según 001, salvo que se declaren en juego.</translation>
    </message>
    <message>
        <source>The definitions of 003 say so twice, once by name; what is left of 001 names hard ways among the sleeping bets. The house may choose otherwise.</source>
        <translation>Las definiciones de 003 lo dicen dos veces, una de ellas por su nombre; lo que queda de 001 nombra los hardways entre las apuestas fuera de juego. La casa puede elegir otra cosa.</translation>
    </message>
    <message>
        <source>Lay bets cost 5% of what is won in one place, a share of the possible win paid when made in another, where the ceiling is worded as 5% of the wager.</source>
        <translation>Las apuestas lay cuestan el 5% de lo ganado en un lugar y, en otro, una parte de la ganancia posible pagada al hacerlas, donde el tope se expresa como el 5% de la apuesta.</translation>
    </message>
    <message>
        <source>A percentage of the possible win, 5 at most, paid when the bet is made; the house may charge it on a win instead.</source>
        <translation>Un porcentaje de la ganancia posible, 5 como mucho, pagado al hacer la apuesta; la casa puede cobrarlo en cambio cuando se gana.</translation>
    </message>
    <message>
        <source>Two texts agree on it; a ceiling counted on the stake would let the charge on 4 and 10 reach a tenth of the win.</source>
        <translation>Dos textos coinciden en ello; un tope calculado sobre lo apostado permitiría que el cargo en 4 y 10 llegara a un décimo de la ganancia.</translation>
    </message>
    <message>
        <source>Buy bets cost 5% in one place and up to 5% in another.</source>
        <translation>Las apuestas buy cuestan el 5% en un lugar y hasta el 5% en otro.</translation>
    </message>
    <message>
        <source>A percentage of the stake from 0 to 5, paid when the bet is made; 5 unless chosen otherwise.</source>
        <translation>Un porcentaje de lo apostado de 0 a 5, pagado al hacer la apuesta; 5 salvo que se elija otra cosa.</translation>
    </message>
    <message>
        <source>Five fits both passages.</source>
        <translation>Cinco concuerda con ambos pasajes.</translation>
    </message>
    <message>
        <source>Pass is a bet for the moment before a come-out, yet may be made at any time; it must stay until decided, yet is frozen only once it has a point.</source>
        <translation>Pass es una apuesta para el momento previo a un tiro de salida, pero puede hacerse en cualquier momento; debe quedarse hasta que se decida, pero solo queda fija una vez que tiene punto.</translation>
    </message>
    <message>
        <source>Pass is taken on a come-out only, free to come down until a point is set; with a point on, the same wish is a Put bet, where Put is offered.</source>
        <translation>Pass se admite solo en el tiro de salida y puede retirarse libremente hasta que se fije un punto; con el punto en juego, el mismo deseo es una apuesta Put, donde se ofrezca Put.</translation>
    </message>
    <message>
        <source>A Pass bet made on a standing point is a Put bet in everything but the name.</source>
        <translation>Una apuesta Pass hecha con un punto ya fijado es una apuesta Put en todo salvo en el nombre.</translation>
    </message>
    <message>
        <source>Nothing is said about taking a Put bet down.</source>
        <translation>Nada se dice de retirar una apuesta Put.</translation>
    </message>
    <message>
        <source>A Put bet is frozen like a Pass bet that has its point.</source>
        <translation>Una apuesta Put queda fija como una apuesta Pass que tiene su punto.</translation>
    </message>
    <message>
        <source>It is the same contract entered later.</source>
        <translation>Es el mismo contrato celebrado más tarde.</translation>
    </message>
    <message>
        <source>World and 3 Way Craps have no line in the pay table.</source>
        <translation>World y Craps de tres no tienen renglón en la tabla de pagos.</translation>
    </message>
    <message>
        <source>Each unit is paid as the single bet it stands for.</source>
        <translation>Cada unidad se paga como la apuesta simple que representa.</translation>
    </message>
    <message>
        <source>The Horn is paid that way, and 001 calls a World a Horn with an Any Seven.</source>
        <translation>El Horn se paga así, y 001 llama World a un Horn con Cualquier siete.</translation>
    </message>
    <message>
        <source>The name of the split on 2 and 12 begins with a stray figure.</source>
        <translation>El nombre de la apuesta dividida a 2 y 12 empieza con una cifra suelta.</translation>
    </message>
    <message>
        <source>High-low: half on 2, half on 12.</source>
        <translation>Alto-Bajo: la mitad al 2, la mitad al 12.</translation>
    </message>
    <message>
        <source>The totals themselves are legible.</source>
        <translation>Los totales mismos son legibles.</translation>
    </message>
    <message>
        <source>The face that makes a hard eight is missing.</source>
        <translation>Falta la cara que forma un ocho duro.</translation>
    </message>
    <message>
        <source>No other pair makes eight, and 001 prints it.</source>
        <translation>Ninguna otra pareja suma ocho, y 001 la imprime.</translation>
    </message>
    <message>
        <source>Some names in the pay table carry a doubled letter or lack a space.</source>
        <translation>Algunos nombres de la tabla de pagos llevan una letra duplicada o carecen de un espacio.</translation>
    </message>
    <message>
        <source>Any Craps, Craps 2, Craps 3, Craps 12.</source>
        <translation>Cualquier craps, Craps 2, Craps 3, Craps 12.</translation>
    </message>
    <message>
        <source>Scanning slips.</source>
        <translation>Errores de escaneo.</translation>
    </message>
    <message>
        <source>001 has lost its definitions, its equipment, its line and come bets, and the pay lines of Come and place to lose.</source>
        <translation>001 ha perdido sus definiciones, su equipo, sus apuestas de línea y come, y los renglones de pago de Come y de place a perder.</translation>
    </message>
    <message>
        <source>Where 003 has the rule, it is used in its place.</source>
        <translation>Donde 003 tiene la regla, se usa en su lugar.</translation>
    </message>
    <message>
        <source>What survives of 001 uses these bets, and runs alongside 003 nearly everywhere.</source>
        <translation>Lo que se conserva de 001 usa estas apuestas y es paralelo a 003 en casi todo.</translation>
    </message>
    <message>
        <source>Neither text gives the number of places, a drawing of the layout, its colours, the look of the puck or the smallest chip.</source>
        <translation>Ninguno de los textos da el número de puestos, un dibujo del paño, sus colores, el aspecto del disco ni la ficha menor.</translation>
    </message>
    <message>
        <source>The usual layout with two equal ends and one centre; places and chips are the house&apos;s choice.</source>
        <translation>El paño habitual con dos extremos iguales y un centro; los puestos y las fichas los elige la casa.</translation>
    </message>
    <message>
        <source>The clauses name the areas and leave their arrangement open.</source>
        <translation>Las cláusulas nombran las zonas y dejan abierta su disposición.</translation>
    </message>
    <message>
        <source>Come odds sleep on a come-out while their Come bet works; what becomes of them when that bet is decided is not said.</source>
        <translation>Las odds de come están fuera de juego en el tiro de salida mientras su apuesta Come está en juego; no se dice qué ocurre con ellas cuando esa apuesta se decide.</translation>
    </message>
    <message>
        <source>Sleeping odds go back to the player, neither won nor lost.</source>
        <translation>Las odds fuera de juego vuelven al jugador, ni ganadas ni perdidas.</translation>
    </message>
    <message>
        <source>A bet that is off can do neither, and without its Come bet it has no footing.</source>
        <translation>Una apuesta fuera de juego no puede ganar ni perder, y sin su apuesta Come no tiene sustento.</translation>
    </message>
    <message>
        <source>Bets are settled before the next throw, in no stated order.</source>
        <translation>Las apuestas se liquidan antes del próximo tiro, sin un orden indicado.</translation>
    </message>
    <message>
        <source>Losers are collected; then the line, the come bets, the place, buy and lay bets, and the propositions are paid.</source>
        <translation>Se recogen las perdedoras; luego se pagan la línea, las apuestas come, las apuestas place, buy y lay, y las proposiciones.</translation>
    </message>
    <message>
        <source>It is the order of the trade, and the money is the same in any other.</source>
        <translation>Es el orden del oficio, y el dinero es el mismo en cualquier otro.</translation>
    </message>
    <message>
        <source>Only splits are said to stay up; whether other winning bets stay or come down is not.</source>
        <translation>Solo de las apuestas divididas se dice que se quedan; no se dice si otras apuestas ganadoras se quedan o se retiran.</translation>
    </message>
    <message>
        <source>Place bets, Big Six and Big Eight, hard ways and splits stay up after a win; all others come down. The house may leave up splits only, or one-roll bets too.</source>
        <translation>Las apuestas place, Big Six y Big Eight, los hardways y las apuestas divididas se quedan después de ganar; todas las demás se retiran. La casa puede dejar solo las divididas, o también las de una tirada.</translation>
    </message>
    <message>
        <source>Bets that run over many rolls are commonly left up, one-roll bets paid and returned; either way a player may take them down.</source>
        <translation>Las apuestas que duran muchas tiradas suelen dejarse, y las de una tirada se pagan y se devuelven; en ambos casos el jugador puede retirarlas.</translation>
    </message>
    <message>
        <source>No rounding is given for a commission that is not a whole chip.</source>
        <translation>No se indica redondeo para una comisión que no sea una ficha entera.</translation>
    </message>
    <message>
        <source>Whole smallest chips, rounded down, but never less than one.</source>
        <translation>Fichas menores enteras, redondeando hacia abajo, pero nunca menos de una.</translation>
    </message>
    <message>
        <source>Rounding up could pass the ceiling of 5%; a charge of nothing would give true odds away.</source>
        <translation>Redondear hacia arriba podría superar el tope del 5%; no cobrar nada sería regalar el pago justo.</translation>
    </message>
    <message>
        <source>A commission paid in advance for a bet that is then taken down is not mentioned.</source>
        <translation>No se menciona la comisión pagada por adelantado por una apuesta que luego se retira.</translation>
    </message>
    <message>
        <source>It goes back with the bet while that is undecided.</source>
        <translation>Se devuelve con la apuesta mientras esta no se haya decidido.</translation>
    </message>
    <message>
        <source>It is the price of true odds that were never at stake.</source>
        <translation>Es el precio de un pago justo que nunca estuvo en juego.</translation>
    </message>
    <message>
        <source>A shooter may roll alone to finish come bets; whether such a roll can set a point is not said.</source>
        <translation>Un tirador puede tirar solo para terminar las apuestas come; no se dice si tal tirada puede fijar un punto.</translation>
    </message>
    <message>
        <source>It sets none.</source>
        <translation>No fija ninguno.</translation>
    </message>
    <message>
        <source>The rolls are allowed for that one purpose, with the puck off and no line bet to carry a point.</source>
        <translation>Las tiradas se permiten con ese único fin, con el disco en OFF y sin apuesta de línea que lleve un punto.</translation>
    </message>
    <message>
        <source>The sections are arranged round the rim, and the drawing that shows how is missing.</source>
        <translation>Las secciones se disponen alrededor del borde, y falta el dibujo que muestra cómo.</translation>
    </message>
    <message>
        <source>An order of our own: each symbol spread as evenly as its count allows, joker opposite the name, the twenties opposite each other.</source>
        <translation>Un orden propio: cada símbolo repartido tan uniformemente como permite su cantidad, el comodín frente al nombre, los veintes uno frente al otro.</translation>
    </message>
    <message>
        <source>All sections are equally likely, so the order changes no odds.</source>
        <translation>Todas las secciones son igualmente probables, de modo que el orden no cambia ninguna probabilidad.</translation>
    </message>
    <message>
        <source>The least maximum at 40 to 1 is fifty dollars, where the others suggest ten.</source>
        <translation>El máximo más bajo admitido a 40 a 1 es de cincuenta dólares, donde los demás sugieren diez.</translation>
    </message>
    <message>
        <source>Fifty, as printed.</source>
        <translation>Cincuenta, como está impreso.</translation>
    </message>
    <message>
        <source>The figures are floors, and a house that grants more than a misprint asks for breaks no rule.</source>
        <translation>Las cifras son mínimos, y una casa que concede más de lo que pide una errata no infringe ninguna regla.</translation>
    </message>
    <message>
        <source>After the list of limits it is the odds that are said to be revisable.</source>
        <translation>Tras la lista de límites se dice que son los pagos los que pueden revisarse.</translation>
    </message>
    <message>
        <source>Odds and limits may both be changed, each after notice and posting.</source>
        <translation>Tanto los pagos como los límites pueden cambiarse, cada uno previo aviso y anuncio en la mesa.</translation>
    </message>
    <message>
        <source>The sentence closes the paragraph on limits, and the odds have one of their own before it.</source>
        <translation>La frase cierra el párrafo sobre los límites, y los pagos tienen una propia antes de él.</translation>
    </message>
    <message>
        <source>No consequence is given for a late bet, or for a wheel let go without the call.</source>
        <translation>No se fija consecuencia para una apuesta tardía ni para una rueda soltada sin el canto.</translation>
    </message>
    <message>
        <source>Late bets are refused; a wheel let go closes the betting as the call would have.</source>
        <translation>Las apuestas tardías se rechazan; una rueda soltada cierra las apuestas como lo habría hecho el canto.</translation>
    </message>
    <message>
        <source>The call exists to close the betting before the wheel moves.</source>
        <translation>El canto existe para cerrar las apuestas antes de que la rueda se mueva.</translation>
    </message>
    <message>
        <source>The wheel has the casino&apos;s name, the cloth its logo.</source>
        <translation>La rueda lleva el nombre del casino; el paño, su logotipo.</translation>
    </message>
    <message>
        <source>One wager: a bet on the logo is a bet on the name.</source>
        <translation>Una sola apuesta: apostar al logotipo es apostar al nombre.</translation>
    </message>
    <message>
        <source>The pay table has a single line for it.</source>
        <translation>La tabla de pagos tiene una sola línea para ella.</translation>
    </message>
    <message>
        <source>A spin short of four turns is not valid; what then happens to the bets is not said.</source>
        <translation>Un giro de menos de cuatro vueltas no es válido; no se dice qué ocurre entonces con las apuestas.</translation>
    </message>
    <message>
        <source>It is a no spin; the bets wait for the next one.</source>
        <translation>Es un giro nulo; las apuestas esperan al siguiente.</translation>
    </message>
    <message>
        <source>That is what the next paragraph does with a clapper between sections.</source>
        <translation>Eso es lo que hace el párrafo siguiente con una lengüeta entre dos secciones.</translation>
    </message>
    <message>
        <source>The game&apos;s name, a heading and the verb of the first sentence are misspelt.</source>
        <translation>El nombre del juego, un encabezado y el verbo de la primera frase están mal escritos.</translation>
    </message>
    <message>
        <source>Read as Big Six, characteristics and conducted.</source>
        <translation>Se leen como Big Six, características y se conduce.</translation>
    </message>
    <message>
        <source>The minimum is one dollar, and yet the house sets and posts minimums of its own.</source>
        <translation>El mínimo es de un dólar y, sin embargo, la casa fija y anuncia mínimos propios.</translation>
    </message>
    <message>
        <source>One dollar unless the house posts more; never less.</source>
        <translation>Un dólar, salvo que la casa anuncie más; nunca menos.</translation>
    </message>
    <message>
        <source>Posting a minimum would be idle if there were only one.</source>
        <translation>Anunciar un mínimo sería ocioso si solo hubiera uno.</translation>
    </message>
    <message>
        <source>Directions alternate; nothing is said of a wheel turned the same way twice.</source>
        <translation>Los sentidos se alternan; nada se dice de una rueda que gira dos veces en el mismo sentido.</translation>
    </message>
    <message>
        <source>The spin counts and the dealer&apos;s slip is noted in the record.</source>
        <translation>El giro cuenta y el descuido del crupier se anota en el registro.</translation>
    </message>
    <message>
        <source>The sentence makes only the four turns a condition of a valid spin.</source>
        <translation>La frase solo hace de las cuatro vueltas una condición de un giro válido.</translation>
    </message>
    <message>
        <source>Nothing is said about taking a bet down or changing it.</source>
        <translation>Nada se dice de retirar una apuesta o cambiarla.</translation>
    </message>
    <message>
        <source>Bets may be changed freely until the call, and again after a no spin.</source>
        <translation>Las apuestas pueden cambiarse libremente hasta el canto, y de nuevo tras un giro nulo.</translation>
    </message>
    <message>
        <source>Until the wheel is let go no chance has been taken; a no spin gives the betting back.</source>
        <translation>Hasta que se suelta la rueda no se ha corrido ningún azar; un giro nulo vuelve a abrir las apuestas.</translation>
    </message>
    <message>
        <source>Least maximums are given for the printed odds only, though the odds may be changed.</source>
        <translation>Los topes máximos más bajos admitidos solo se dan para los pagos impresos, aunque los pagos pueden cambiarse.</translation>
    </message>
    <message>
        <source>A box keeps the maximum of the odds printed for it when its odds are changed.</source>
        <translation>Una casilla conserva el máximo del pago impreso para ella cuando se cambia su pago.</translation>
    </message>
    <message>
        <source>The list has no line for any other odds.</source>
        <translation>La lista no tiene línea para ningún otro pago.</translation>
    </message>
    <message>
        <source>The pay table is missing.</source>
        <translation>Falta la tabla de pagos.</translation>
    </message>
    <message>
        <source>New Jersey&apos;s table of least odds; the house may pay more.</source>
        <translation>La tabla de pagos mínimos de Nueva Jersey; la casa puede pagar más.</translation>
    </message>
    <message>
        <source>It uses the same names for the same wagers after the same introduction.</source>
        <translation>Usa los mismos nombres para las mismas apuestas tras la misma introducción.</translation>
    </message>
    <message>
        <source>Ace and king are neighbours, which makes the straight open, and take a queen only, which makes it inside.</source>
        <translation>As y rey son vecinos, lo que hace abierta la escalera, y solo admiten una reina, lo que la hace interior.</translation>
    </message>
    <message>
        <source>Inside.</source>
        <translation>Interior.</translation>
    </message>
    <message>
        <source>One completing value is what every other inside hand has and what its odds are for.</source>
        <translation>Un solo valor que la complete es lo que tienen todas las demás manos interiores y a lo que corresponde su pago.</translation>
    </message>
    <message>
        <source>The sentence that says when a straight wins has lost its middle.</source>
        <translation>La frase que dice cuándo gana una escalera ha perdido su parte central.</translation>
    </message>
    <message>
        <source>The third card must make three values in sequence with the first two.</source>
        <translation>La tercera carta debe formar con las dos primeras tres valores consecutivos.</translation>
    </message>
    <message>
        <source>The definition of the wager and the paragraph on straight flushes say the same.</source>
        <translation>La definición de la apuesta y el párrafo sobre la escalera de color dicen lo mismo.</translation>
    </message>
    <message>
        <source>An inside hand is one that a single winning card could complete.</source>
        <translation>Una mano interior es la que una sola carta ganadora podría completar.</translation>
    </message>
    <message>
        <source>A single value for a straight, whatever its suit; a single card for a straight flush.</source>
        <translation>Un solo valor para la escalera, sea cual sea su palo; una sola carta para la escalera de color.</translation>
    </message>
    <message>
        <source>Every value has four cards, so no straight could ever wait for one card only.</source>
        <translation>Cada valor tiene cuatro cartas, de modo que ninguna escalera podría esperar una sola carta.</translation>
    </message>
    <message>
        <source>A joker leaves poker hand bets open; whether more may be made before the spin that follows is not said.</source>
        <translation>Un comodín deja abiertas las apuestas a manos de póker; no se dice si pueden hacerse más antes del giro siguiente.</translation>
    </message>
    <message>
        <source>They may, until the next No more bets.</source>
        <translation>Pueden hacerse, hasta el próximo No va más.</translation>
    </message>
    <message>
        <source>The stand is unchanged, and so are the wagers it opens.</source>
        <translation>El atril no cambia, ni tampoco las apuestas que abre.</translation>
    </message>
    <message>
        <source>Whether a poker hand bet may come down after a joker is not said.</source>
        <translation>No se dice si una apuesta a mano de póker puede retirarse tras un comodín.</translation>
    </message>
    <message>
        <source>It may, until the next No more bets.</source>
        <translation>Puede retirarse, hasta el próximo No va más.</translation>
    </message>
    <message>
        <source>As for making them: the spin did not count for these bets.</source>
        <translation>Igual que para hacerlas: el giro no contó para estas apuestas.</translation>
    </message>
    <message>
        <source>The number, width and order of the sections and the look of the jokers are not given.</source>
        <translation>No se dan el número, el ancho ni el orden de las secciones, ni el aspecto de los comodines.</translation>
    </message>
    <message>
        <source>54 equal sections, one for each card and joker, in an order of our own: colours alternate, suits rotate, jokers stand opposite.</source>
        <translation>54 secciones iguales, una por cada carta y comodín, en un orden propio: los colores se alternan, los palos rotan y los comodines quedan opuestos.</translation>
    </message>
    <message>
        <source>The wagers name 52 cards and two jokers, and the pay table fits equal chances.</source>
        <translation>Las apuestas nombran 52 cartas y dos comodines, y la tabla de pagos corresponde a probabilidades iguales.</translation>
    </message>
    <message>
        <source>Text after the rule on short spins is missing, and so is the section on cards that it refers to.</source>
        <translation>Falta texto tras la regla de los giros cortos, y también la sección sobre las cartas a la que remite.</translation>
    </message>
    <message>
        <source>No further irregularity is known; the cards are plain decks of 52.</source>
        <translation>No se conoce ninguna otra irregularidad; las cartas son barajas corrientes de 52.</translation>
    </message>
    <message>
        <source>Nothing else in the text depends on the missing parts.</source>
        <translation>Nada más en el texto depende de las partes que faltan.</translation>
    </message>
    <message>
        <source>A stray comma after a figure.</source>
        <translation>Una coma de más tras una cifra.</translation>
    </message>
    <message>
        <source>Twelve cards and the two of hearts.</source>
        <translation>Doce cartas y el dos de corazones.</translation>
    </message>
    <message>
        <source>A slip of print; the other three blocks read the same way.</source>
        <translation>Un descuido de imprenta; los otros tres bloques se leen de la misma manera.</translation>
    </message>
    <message>
        <source>No limits, no places and no chips are given, nor what happens to a bet outside the limits.</source>
        <translation>No se dan límites, puestos ni fichas, ni qué ocurre con una apuesta fuera de los límites.</translation>
    </message>
    <message>
        <source>All of it is the house&apos;s choice; bets outside the limits are refused unless chosen otherwise.</source>
        <translation>Todo ello lo elige la casa; las apuestas fuera de los límites se rechazan, salvo que se elija otra cosa.</translation>
    </message>
    <message>
        <source>Every other game at hand leaves these to the house.</source>
        <translation>Todos los demás juegos disponibles dejan esto a la casa.</translation>
    </message>
    <message>
        <source>Two ways to treat a clapper between cards, and no default.</source>
        <translation>Dos maneras de tratar una lengüeta entre dos cartas, y ninguna por defecto.</translation>
    </message>
    <message>
        <source>The card last passed wins, unless the house posts the other.</source>
        <translation>Gana la última carta pasada, salvo que la casa anuncie la otra manera.</translation>
    </message>
    <message>
        <source>It is the first of the two in print.</source>
        <translation>Es la primera de las dos en el texto impreso.</translation>
    </message>
    <message>
        <source>Bets may be changed freely until No more bets, and again after a void spin.</source>
        <translation>Las apuestas pueden cambiarse libremente hasta No va más, y de nuevo tras un giro nulo.</translation>
    </message>
    <message>
        <source>Until the wheel turns no chance has been taken; a void spin gives the betting back.</source>
        <translation>Hasta que la rueda gira no se ha corrido ningún azar; un giro nulo vuelve a abrir las apuestas.</translation>
    </message>
    <message>
        <source>On the second card the card bets come before the pair; on the third no order between card bets and hands is given.</source>
        <translation>En la segunda carta las apuestas a cartas van antes que la pareja; en la tercera no se da orden entre apuestas a cartas y manos.</translation>
    </message>
    <message>
        <source>On the third card all losers are collected together, then all winners paid.</source>
        <translation>En la tercera carta se recogen juntas todas las perdedoras y luego se pagan todas las ganadoras.</translation>
    </message>
    <message>
        <source>Both paragraphs put losers before winners, and neither puts one kind of bet before the other.</source>
        <translation>Ambos párrafos ponen las perdedoras antes que las ganadoras, y ninguno pone una clase de apuesta antes que la otra.</translation>
    </message>
    <message>
        <source>003 lets the house offer any multiple of odds on a don&apos;t bet without saying what is multiplied.</source>
        <translation>003 permite a la casa ofrecer cualquier múltiplo de odds sobre una apuesta don&apos;t sin decir qué se multiplica.</translation>
    </message>
    <message>
        <source>Laid odds may win at most the multiple of the flat bet.</source>
        <translation>Los odds de una apuesta don&apos;t pueden ganar a lo sumo el múltiplo de la apuesta base.</translation>
    </message>
    <message>
        <source>001 measures laid odds by what they win, and a multiple of the stake would give the two sides different limits.</source>
        <translation>001 mide los odds de una apuesta don&apos;t por lo que ganan, y un múltiplo de lo apostado daría límites distintos a los dos lados.</translation>
    </message>
    <message>
        <source>A sentence of 001 whose heading is lost puts all place bets to sleep on a come-out.</source>
        <translation>Una frase de 001 cuyo encabezado se ha perdido deja fuera de juego todas las apuestas place en un tiro de salida.</translation>
    </message>
    <message>
        <source>Only place bets to win sleep; place to lose always works.</source>
        <translation>Solo las apuestas place a ganar quedan fuera de juego; place a perder siempre está en juego.</translation>
    </message>
    <message>
        <source>The list of 001 E.5 and the whole text of 003 name only place bets to win.</source>
        <translation>La lista de 001 E.5 y todo el texto de 003 nombran solo las apuestas place a ganar.</translation>
    </message>
    <message>
        <source>The drawing rules are said to be in subsection 6, and the phantom hand in 1.</source>
        <translation>Se dice que las reglas para robar carta están en la subsección 6, y la mano fantasma en la 1.</translation>
    </message>
    <message>
        <source>The drawing rules are 6, 7 and 8, and the phantom hand is the one of 5.</source>
        <translation>Las reglas para robar carta son 6, 7 y 8, y la mano fantasma es la de 5.</translation>
    </message>
    <message>
        <source>The tables stand in 7 and 8, and only 5 describes a phantom hand.</source>
        <translation>Las tablas están en 7 y 8, y solo 5 describe una mano fantasma.</translation>
    </message>
    <message>
        <source>Number and shape are given for the Banker areas only.</source>
        <translation>El número y la forma se dan solo para las zonas de la Banca.</translation>
    </message>
    <message>
        <source>Player and tie areas follow the same number and shapes.</source>
        <translation>Las zonas del Jugador y del empate siguen el mismo número y las mismas formas.</translation>
    </message>
    <message>
        <source>Every seat may make all three wagers.</source>
        <translation>Cada puesto puede hacer las tres apuestas.</translation>
    </message>
    <message>
        <source>A tie pays at least 8 to 1, but the cloth must say 8 to 1.</source>
        <translation>Un empate paga al menos 8 a 1, pero el paño debe decir 8 a 1.</translation>
    </message>
    <message>
        <source>The inscription follows the odds that are paid.</source>
        <translation>La inscripción sigue el pago que se aplica.</translation>
    </message>
    <message>
        <source>A cloth that promises less than is paid would mislead.</source>
        <translation>Un paño que promete menos de lo que se paga induciría a error.</translation>
    </message>
    <message>
        <source>Commission may be rounded to twenty-five cents, the next highest multiple, or a multiple of it.</source>
        <translation>La comisión puede redondearse a veinticinco centavos, al múltiplo inmediato superior o a un múltiplo de ello.</translation>
    </message>
    <message>
        <source>It is rounded up to the next quarter, or the next multiple of a quarter that chips can pay, and never takes more than was won; a house that does not round takes only stakes whose exact commission chips can pay.</source>
        <translation>Se redondea hacia arriba al siguiente cuarto de dólar, o al siguiente múltiplo de un cuarto que pueda pagarse con fichas, y nunca toma más de lo ganado; una casa que no redondea solo acepta importes cuya comisión exacta pueda pagarse con fichas.</translation>
    </message>
    <message>
        <source>It is the plain reading of next highest multiple, and the sister game rounds up.</source>
        <translation>Es la lectura llana de múltiplo inmediato superior, y el juego hermano redondea hacia arriba.</translation>
    </message>
    <message>
        <source>Nothing is said of a cutting card that comes out between two hands.</source>
        <translation>Nada se dice de una carta de corte que sale entre dos manos.</translation>
    </message>
    <message>
        <source>It counts as seen in the hand that is about to be dealt: that hand is finished, and one last hand follows.</source>
        <translation>Cuenta como vista en la mano que está por repartirse: esa mano se termina y sigue una última mano.</translation>
    </message>
    <message>
        <source>The card comes out as that hand is dealt.</source>
        <translation>La carta sale al repartirse esa mano.</translation>
    </message>
    <message>
        <source>Where the disclosed card lies in a phantom hand is not said, nor whether such a hand is the last one.</source>
        <translation>No se dice dónde va la carta expuesta en una mano fantasma, ni si tal mano es la última.</translation>
    </message>
    <message>
        <source>It is the first card of the phantom hand&apos;s Player&apos;s Hand; the other cards are drawn as usual, nothing is decided, and it does not count as the last hand of a shoe.</source>
        <translation>Es la primera carta de la mano del Jugador en la mano fantasma; las demás cartas se roban como de costumbre, nada se decide y no cuenta como última mano de un sabot.</translation>
    </message>
    <message>
        <source>The sister rule makes an undisclosed card the first of the next hand, and a last hand is one that can be bet on.</source>
        <translation>La regla hermana hace de una carta no expuesta la primera de la mano siguiente, y una última mano es aquella en la que se puede apostar.</translation>
    </message>
    <message>
        <source>Bets at another seat&apos;s areas are not mentioned.</source>
        <translation>No se mencionan las apuestas en las zonas de otro puesto.</translation>
    </message>
    <message>
        <source>Every player bets at the areas of his own seat only.</source>
        <translation>Cada jugador apuesta solo en las zonas de su propio puesto.</translation>
    </message>
    <message>
        <source>The numbered boxes mark commission by seat, so each area has one owner.</source>
        <translation>Las casillas numeradas marcan la comisión por puesto, de modo que cada zona tiene un solo dueño.</translation>
    </message>
    <message>
        <source>A cutting card fourteen from the back leaves room for two hands, but phantom hands may use more.</source>
        <translation>Una carta de corte a catorce del final deja sitio para dos manos, pero las manos fantasma pueden usar más.</translation>
    </message>
    <message>
        <source>A hand that the shoe cannot finish is void and the cards are reshuffled; the house may place the cutting card deeper.</source>
        <translation>Una mano que el sabot no alcanza a terminar es nula y las cartas se barajan de nuevo; la casa puede colocar la carta de corte con más cartas detrás.</translation>
    </message>
    <message>
        <source>Two hands take twelve cards at most; only errors can use up the rest.</source>
        <translation>Dos manos toman doce cartas a lo sumo; solo los errores pueden agotar el resto.</translation>
    </message>
    <message>
        <source>Nothing is said of a player who owes commission and bets or leaves with the money.</source>
        <translation>Nada se dice de un jugador que debe comisión y apuesta o se marcha con el dinero.</translation>
    </message>
    <message>
        <source>Chips for the commission owed stay with the player, who neither bets nor leaves with them until they are collected.</source>
        <translation>Las fichas de la comisión adeudada quedan con el jugador, que no apuesta ni se marcha con ellas hasta que se cobren.</translation>
    </message>
    <message>
        <source>All commission has to be collected before the shuffle, which is possible only if the chips are there.</source>
        <translation>Toda comisión debe cobrarse antes de barajar, lo que solo es posible si las fichas están allí.</translation>
    </message>
    <message>
        <source>Nobody may bet on a phantom hand; nothing is said of wagers already down.</source>
        <translation>Nadie puede apostar en una mano fantasma; nada se dice de las apuestas ya hechas.</translation>
    </message>
    <message>
        <source>They lie untouched and stand for the next hand.</source>
        <translation>Quedan intactas y valen para la mano siguiente.</translation>
    </message>
    <message>
        <source>No decision has been made about them, and returning them would let players choose again.</source>
        <translation>Nada se ha decidido sobre ellas, y devolverlas permitiría a los jugadores elegir de nuevo.</translation>
    </message>
    <message>
        <source>Right after saying that drawing needs a total under 21, the clause lets a player with 21 draw.</source>
        <translation>Justo después de decir que para robar hace falta un total menor de 21, la cláusula deja robar a un jugador con 21.</translation>
    </message>
    <message>
        <source>A player with 21 draws no more; a blackjack does not draw under either reading, since it is paid or waits for the dealer&apos;s.</source>
        <translation>Un jugador con 21 no roba más; un blackjack no roba en ninguna de las dos lecturas, pues se paga o espera el de la casa.</translation>
    </message>
    <message>
        <source>A lost &quot;not&quot;: the sentence contradicts the one before it, and other texts have the word.</source>
        <translation>Un «no» perdido: la frase contradice a la anterior, y otros textos tienen la palabra.</translation>
    </message>
    <message>
        <source>After a split a dealer&apos;s blackjack collects neither the wager nor the addition.</source>
        <translation>Tras separar, un blackjack de la casa no recoge ni la apuesta ni lo añadido.</translation>
    </message>
    <message>
        <source>The original wager is collected and the additions go back.</source>
        <translation>La apuesta original se recoge y lo añadido se devuelve.</translation>
    </message>
    <message>
        <source>Doubling has exactly that rule one item earlier; as printed a split would insure the wager for nothing.</source>
        <translation>Doblar tiene exactamente esa regla un punto antes; tal como está impreso, separar aseguraría la apuesta a cambio de nada.</translation>
    </message>
    <message>
        <source>The dealer may look at his hole card under an ace or a ten; nothing says that he must.</source>
        <translation>El crupier puede mirar su carta tapada bajo un as o un diez; nada dice que deba hacerlo.</translation>
    </message>
    <message>
        <source>He looks; the house may choose that he does not.</source>
        <translation>La mira; la casa puede elegir que no lo haga.</translation>
    </message>
    <message>
        <source>Without the look players would double and split against a blackjack.</source>
        <translation>Sin mirarla, los jugadores doblarían y separarían contra un blackjack.</translation>
    </message>
    <message>
        <source>Insurance is taken before any further card for the dealer, which read closely is before his hole card.</source>
        <translation>El seguro se toma antes de cualquier otra carta para el crupier, lo que leído a la letra es antes de su carta tapada.</translation>
    </message>
    <message>
        <source>It is taken after the whole first deal and before the look.</source>
        <translation>Se toma después de todo el primer reparto y antes de mirar la carta tapada.</translation>
    </message>
    <message>
        <source>The wager is on the hole card, and the deal is one unbroken round of cards.</source>
        <translation>La apuesta es sobre la carta tapada, y el reparto es una sola vuelta ininterrumpida de cartas.</translation>
    </message>
    <message>
        <source>No clause says that a hand over 21 loses; equal totals over 21 would push.</source>
        <translation>Ninguna cláusula dice que una mano de más de 21 pierde; totales iguales por encima de 21 empatarían.</translation>
    </message>
    <message>
        <source>A hand over 21 loses at once.</source>
        <translation>Una mano de más de 21 pierde en el acto.</translation>
    </message>
    <message>
        <source>Its cards are taken at once, and the winning cases all need 21 or less.</source>
        <translation>Sus cartas se retiran en el acto, y todos los casos ganadores exigen 21 o menos.</translation>
    </message>
    <message>
        <source>Cards to be split must be identified in value.</source>
        <translation>Las cartas que se separan deben ser «identificadas» en valor.</translation>
    </message>
    <message>
        <source>They must be identical in value: a ten and a king may be split.</source>
        <translation>Deben ser idénticas en valor: un diez y un rey pueden separarse.</translation>
    </message>
    <message>
        <source>A scanning slip; value is defined for every card.</source>
        <translation>Un error de escaneo; el valor está definido para todas las cartas.</translation>
    </message>
    <message>
        <source>Whether split aces may be split again is not said.</source>
        <translation>No se dice si los ases separados pueden separarse otra vez.</translation>
    </message>
    <message>
        <source>They may not, unless the house allows it.</source>
        <translation>No pueden, salvo que la casa lo permita.</translation>
    </message>
    <message>
        <source>Each ace gets one card only, which leaves nothing to decide.</source>
        <translation>Cada as recibe una sola carta, lo que no deja nada por decidir.</translation>
    </message>
    <message>
        <source>Scanning slips: &quot;often&quot; for &quot;of ten&quot;, &quot;bum&quot; for &quot;burn&quot;.</source>
        <translation>Errores de escaneo: «often» por «of ten», «bum» por «burn».</translation>
    </message>
    <message>
        <source>Read as they must be.</source>
        <translation>Se leen como deben ser.</translation>
    </message>
    <message>
        <source>Nothing else makes sense.</source>
        <translation>Ninguna otra cosa tiene sentido.</translation>
    </message>
    <message>
        <source>Procedures are asked for wagers below the maximum.</source>
        <translation>Se piden procedimientos para apuestas por debajo del máximo.</translation>
    </message>
    <message>
        <source>They are for wagers below the minimum or above the maximum.</source>
        <translation>Son para apuestas por debajo del mínimo o por encima del máximo.</translation>
    </message>
    <message>
        <source>Every lawful wager is below the maximum.</source>
        <translation>Toda apuesta lícita está por debajo del máximo.</translation>
    </message>
    <message>
        <source>Nothing is said about fractions.</source>
        <translation>Nada se dice de las fracciones.</translation>
    </message>
    <message>
        <source>Wagers are made in amounts of which 3 to 2 and halves can be paid exactly in the chips on the table.</source>
        <translation>Las apuestas se hacen en importes de los que 3 a 2 y las mitades puedan pagarse exactamente con las fichas de la mesa.</translation>
    </message>
    <message>
        <source>Rounding either way would change the odds.</source>
        <translation>Redondear en cualquier sentido cambiaría el pago.</translation>
    </message>
    <message>
        <source>When a blackjack is paid is not said.</source>
        <translation>No se dice cuándo se paga un blackjack.</translation>
    </message>
    <message>
        <source>As soon as the dealer cannot have one: at once under 2 to 9, else after the look or when his card is turned.</source>
        <translation>En cuanto la casa no puede tener uno: de inmediato con una carta descubierta de 2 a 9; si no, después de mirar o al descubrirse su carta.</translation>
    </message>
    <message>
        <source>Nothing after that can change it.</source>
        <translation>Nada posterior puede cambiarlo.</translation>
    </message>
    <message>
        <source>No inscription is asked for doubling or surrender.</source>
        <translation>No se pide inscripción para doblar ni para rendirse.</translation>
    </message>
    <message>
        <source>None is printed.</source>
        <translation>No se imprime ninguna.</translation>
    </message>
    <message>
        <source>The list is complete as it stands.</source>
        <translation>La lista está completa tal como está.</translation>
    </message>
    <message>
        <source>Even money for an insured blackjack is not mentioned.</source>
        <translation>No se menciona el pago a la par de un blackjack asegurado.</translation>
    </message>
    <message>
        <source>It is not offered.</source>
        <translation>No se ofrece.</translation>
    </message>
    <message>
        <source>Insurance at half the wager gives the same result.</source>
        <translation>El seguro por la mitad de la apuesta da el mismo resultado.</translation>
    </message>
    <message>
        <source>The order of settlement among the players is not given.</source>
        <translation>No se da el orden de liquidación entre los jugadores.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s right to his left, as the cards are picked up.</source>
        <translation>De la derecha del crupier a su izquierda, como se recogen las cartas.</translation>
    </message>
    <message>
        <source>The pick-up shows each hand as it is settled.</source>
        <translation>Al recoger se muestra cada mano mientras se liquida.</translation>
    </message>
    <message>
        <source>A card drawn in error and exposed must be dealt, and who refuses it gets no more cards; how it is refused is not said.</source>
        <translation>Una carta robada por error y expuesta debe repartirse, y quien la rechaza no recibe más cartas; no se dice cómo se rechaza.</translation>
    </message>
    <message>
        <source>A fault of the shuffle machine may void the hand, if applicable.</source>
        <translation>Un fallo de la barajadora puede anular la mano, si procede.</translation>
    </message>
    <message>
        <source>Only cards of the failed cycle are in doubt, and before the deal nobody has one.</source>
        <translation>Solo están en duda las cartas del ciclo fallido, y antes del reparto nadie tiene ninguna.</translation>
    </message>
    <message>
        <source>Additions are not collected when the dealer turns out to have a blackjack; hands that went over 21 before that are not mentioned.</source>
        <translation>Lo añadido no se recoge cuando resulta que la casa tiene blackjack; no se mencionan las manos que pasaron de 21 antes de eso.</translation>
    </message>
    <message>
        <source>A hand over 21 has lost with its additions and does not come back.</source>
        <translation>Una mano de más de 21 ha perdido con lo añadido y no se recupera.</translation>
    </message>
    <message>
        <source>Its cards and wagers are gone before the hole card is turned.</source>
        <translation>Sus cartas y apuestas ya no están cuando se descubre la carta tapada.</translation>
    </message>
    <message>
        <source>The part on shuffle machines does not say whether their cards are cut.</source>
        <translation>La parte sobre las máquinas de barajar no dice si sus cartas se cortan.</translation>
    </message>
    <message>
        <source>They are cut and the cutting card is placed as after any shuffle; the house may deal them uncut, and then there is no cutting card.</source>
        <translation>Se cortan, y la carta de corte se coloca como después de cualquier barajado; la casa puede repartirlas sin cortar, y entonces no hay carta de corte.</translation>
    </message>
    <message>
        <source>The clause on the cut speaks of cards that have been reshuffled, not of how.</source>
        <translation>La cláusula sobre el corte habla de cartas que se han vuelto a barajar, no de cómo.</translation>
    </message>
    <message>
        <source>The inscriptions of blackjack would be untrue at this table.</source>
        <translation>Las inscripciones de blackjack serían falsas en esta mesa.</translation>
    </message>
    <message>
        <source>The cloth prints 6 to 5 and that the dealer hits soft 17.</source>
        <translation>El paño imprime 6 a 5 y que la casa pide carta con 17 blando.</translation>
    </message>
    <message>
        <source>An inscription has to say what is played.</source>
        <translation>Una inscripción tiene que decir lo que se juega.</translation>
    </message>
    <message>
        <source>The clause names soft 17 and hard 17 or more, not soft 18 and above.</source>
        <translation>La cláusula nombra el 17 blando y el 17 duro o más, no el 18 blando y superiores.</translation>
    </message>
    <message>
        <source>Soft 18 and above stand.</source>
        <translation>Con 18 blando o más se planta.</translation>
    </message>
    <message>
        <source>The general rule stays where the exception does not reach.</source>
        <translation>La regla general se mantiene donde la excepción no alcanza.</translation>
    </message>
    <message>
        <source>Doubling after a split is not mentioned.</source>
        <translation>No se menciona doblar después de separar.</translation>
    </message>
    <message>
        <source>A split hand of 10 or 11 may be doubled.</source>
        <translation>Una mano separada de 10 u 11 puede doblarse.</translation>
    </message>
    <message>
        <source>The exception limits the totals, not the hands.</source>
        <translation>La excepción limita los totales, no las manos.</translation>
    </message>
    <message>
        <source>Odd wagers at 6 to 5 give cents and no rounding rule is given.</source>
        <translation>Las apuestas impares a 6 a 5 dan centavos y no se da regla de redondeo.</translation>
    </message>
    <message>
        <source>The table has dimes, and wagers are made in amounts that can be paid exactly.</source>
        <translation>La mesa tiene fichas de diez centavos, y las apuestas se hacen en importes que puedan pagarse exactamente.</translation>
    </message>
    <message>
        <source>With the cutting card a quarter from the back about 39 cards are dealt; no least number of rounds is given.</source>
        <translation>Con la carta de corte a un cuarto del final se reparten unas 39 cartas; no se da un número mínimo de rondas.</translation>
    </message>
    <message>
        <source>The round in which it comes out is finished, with the discards if need be.</source>
        <translation>La ronda en que sale se termina, con los descartes si hace falta.</translation>
    </message>
    <message>
        <source>That is the rule of blackjack.</source>
        <translation>Esa es la regla de blackjack.</translation>
    </message>
    <message>
        <source>The number of decks is only in the name.</source>
        <translation>El número de barajas está solo en el nombre.</translation>
    </message>
    <message>
        <source>One deck.</source>
        <translation>Una baraja.</translation>
    </message>
    <message>
        <source>The name says so.</source>
        <translation>El nombre lo dice.</translation>
    </message>
    <message>
        <source>A two-card 21 wins against a dealer&apos;s 23.</source>
        <translation>Un 21 de dos cartas gana a un 23 de la casa.</translation>
    </message>
    <message>
        <source>Read as 22.</source>
        <translation>Se lee como 22.</translation>
    </message>
    <message>
        <source>23 already loses to every hand; only at 22 does the sentence say anything.</source>
        <translation>Un 23 ya pierde contra cualquier mano; solo con 22 dice algo la frase.</translation>
    </message>
    <message>
        <source>What a dealer&apos;s 22 does to other hands is not said; it is no win for them.</source>
        <translation>No se dice qué hace un 22 de la casa con las demás manos; para ellas no es ganar.</translation>
    </message>
    <message>
        <source>It pushes.</source>
        <translation>Empata.</translation>
    </message>
    <message>
        <source>That is how the game is known; a loss is left to the house.</source>
        <translation>Así se conoce el juego; que pierdan se deja a elección de la casa.</translation>
    </message>
    <message>
        <source>What a blackjack pays is not among the exceptions.</source>
        <translation>Lo que paga un blackjack no está entre las excepciones.</translation>
    </message>
    <message>
        <source>3 to 2, as at blackjack, unless the house chooses 1 to 1.</source>
        <translation>3 a 2, como en blackjack, salvo que la casa elija 1 a 1.</translation>
    </message>
    <message>
        <source>The exceptions are listed; switching at 3 to 2 favours the player, so the choice is the house&apos;s.</source>
        <translation>Las excepciones están enumeradas; el cambio a 3 a 2 favorece al jugador, así que la elección es de la casa.</translation>
    </message>
    <message>
        <source>Whether an ace and a ten brought together by switching are a blackjack is not said.</source>
        <translation>No se dice si un as y un diez reunidos por el cambio son un blackjack.</translation>
    </message>
    <message>
        <source>They are, unless the house says otherwise.</source>
        <translation>Lo son, salvo que la casa diga otra cosa.</translation>
    </message>
    <message>
        <source>They are the initial two cards of the hand that is played.</source>
        <translation>Son las dos cartas iniciales de la mano que se juega.</translation>
    </message>
    <message>
        <source>Two wagers are asked for, not two equal ones.</source>
        <translation>Se piden dos apuestas, no dos iguales.</translation>
    </message>
    <message>
        <source>They must be equal, unless the house says otherwise.</source>
        <translation>Deben ser iguales, salvo que la casa diga otra cosa.</translation>
    </message>
    <message>
        <source>Switching moves luck from one hand to the other.</source>
        <translation>El cambio lleva la suerte de una mano a la otra.</translation>
    </message>
    <message>
        <source>The order of switch, insurance and look is not given.</source>
        <translation>No se da el orden entre el cambio, el seguro y mirar la carta tapada.</translation>
    </message>
    <message>
        <source>Insurance and the look come first.</source>
        <translation>El seguro y mirar la carta tapada van primero.</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack ends the round.</source>
        <translation>Un blackjack de la casa termina la ronda.</translation>
    </message>
    <message>
        <source>The order of the two hands is not given.</source>
        <translation>No se da el orden de las dos manos.</translation>
    </message>
    <message>
        <source>The first hand is played to its end before the second.</source>
        <translation>La primera mano se juega hasta el final antes que la segunda.</translation>
    </message>
    <message>
        <source>That is the order of split hands.</source>
        <translation>Ese es el orden de las manos separadas.</translation>
    </message>
    <message>
        <source>Soft 17 is not among the exceptions.</source>
        <translation>El 17 blando no está entre las excepciones.</translation>
    </message>
    <message>
        <source>The dealer stands on it, unless the house chooses otherwise.</source>
        <translation>La casa se planta con él, salvo que se elija otra cosa.</translation>
    </message>
    <message>
        <source>The general rule stays where no exception is made.</source>
        <translation>La regla general se mantiene donde no se hace excepción.</translation>
    </message>
    <message>
        <source>When the dealer plays and is beaten, Play pushes and Ante pays 1 to 1, the same words as for a dealer who does not play.</source>
        <translation>Cuando la casa juega y es vencida, la Jugada empata y el ante paga 1 a 1, las mismas palabras que para una casa que no juega.</translation>
    </message>
    <message>
        <source>Play pays 1 to 1 when a dealer who plays is beaten; the printed push is an option.</source>
        <translation>La Jugada paga 1 a 1 cuando es vencida una casa que juega; el empate impreso es una opción.</translation>
    </message>
    <message>
        <source>Play is a bet against the dealer by C.7, and read literally the house would keep 27 percent of the ante.</source>
        <translation>La Jugada va contra la casa según C.7, y leído a la letra la casa se quedaría con el 27 por ciento del ante.</translation>
    </message>
    <message>
        <source>The Ante Bonus table does not say whether it is paid when the dealer&apos;s hand is higher.</source>
        <translation>La tabla del bono de ante no dice si se paga cuando la mano de la casa es más alta.</translation>
    </message>
    <message>
        <source>It is paid whatever the dealer has; the house may choose to pay it only if the dealer does not win.</source>
        <translation>Se paga tenga lo que tenga el crupier; la casa puede elegir pagarlo solo si el crupier no gana.</translation>
    </message>
    <message>
        <source>The table names no condition and the other text is unconditional.</source>
        <translation>La tabla no nombra condición alguna y el otro texto es incondicional.</translation>
    </message>
    <message>
        <source>Copies with the footer of 6/14/2022 already have the later text, and a footer of 2010 stands inside the wagers.</source>
        <translation>Las copias con el pie de página 6/14/2022 ya tienen el texto posterior, y un pie de página de 2010 está en medio de las apuestas.</translation>
    </message>
    <message>
        <source>The edition of 09/11/2024.</source>
        <translation>La edición de 09/11/2024.</translation>
    </message>
    <message>
        <source>It is the latest, and no wager, payout, ranking or ruling differs between the copies.</source>
        <translation>Es la última, y ninguna apuesta, pago, orden de manos ni decisión difiere entre las copias.</translation>
    </message>
    <message>
        <source>Cards are to be collected as J.9 says, but J.9 is the rule on ties; the clause on discards is lost.</source>
        <translation>Las cartas deben recogerse como dice J.9, pero J.9 es la regla de los empates; la cláusula sobre los descartes se ha perdido.</translation>
    </message>
    <message>
        <source>The cards of a hand are collected in order after it is settled, so that it can be put together again.</source>
        <translation>Las cartas de una mano se recogen en orden después de liquidarla, de modo que pueda reconstruirse.</translation>
    </message>
    <message>
        <source>The sister game has the clause in these words.</source>
        <translation>El juego hermano tiene la cláusula con estas palabras.</translation>
    </message>
    <message>
        <source>The automated shoe gives a stack to each player; the dealer&apos;s own stack is not mentioned.</source>
        <translation>El sabot automático da una pila a cada jugador; no se menciona la pila del propio crupier.</translation>
    </message>
    <message>
        <source>The last stack goes to the dealer.</source>
        <translation>La última pila es para el crupier.</translation>
    </message>
    <message>
        <source>The dealer needs a hand, and in every other way of dealing the dealer comes last.</source>
        <translation>El crupier necesita una mano, y en todas las demás formas de repartir va el último.</translation>
    </message>
    <message>
        <source>Scanned odds such as Itol and S5tol.</source>
        <translation>Pagos escaneados como Itol y S5tol.</translation>
    </message>
    <message>
        <source>1 to 1 and 5 to 1.</source>
        <translation>1 a 1 y 5 a 1.</translation>
    </message>
    <message>
        <source>They are plain misreadings and the neighbouring lines are legible.</source>
        <translation>Son simples errores de lectura y las líneas vecinas son legibles.</translation>
    </message>
    <message>
        <source>One text ranks only straight, flush and three of a kind against each other.</source>
        <translation>Un texto ordena entre sí solo la escalera, el color y el trío.</translation>
    </message>
    <message>
        <source>The order of the other text for both, three-two-ace being the lowest straight.</source>
        <translation>El orden del otro texto para ambos, siendo tres-dos-as la escalera más baja.</translation>
    </message>
    <message>
        <source>The two do not contradict each other, and a hand must have a rank.</source>
        <translation>Los dos no se contradicen, y una mano debe tener un rango.</translation>
    </message>
    <message>
        <source>Match play coupons go on the appropriate holes, without saying which these are or what Play and the bonus then follow.</source>
        <translation>Los cupones match play van en los huecos apropiados, sin decir cuáles son ni a qué se atienen entonces la Jugada y el bono.</translation>
    </message>
    <message>
        <source>Coupons go with chips on the ante only, win even money when it wins, and count neither for the play wager nor for the bonus.</source>
        <translation>Los cupones van con fichas solo en el ante, ganan a la par cuando este gana y no cuentan ni para la Jugada ni para el bono.</translation>
    </message>
    <message>
        <source>A coupon doubles an even-money bet; on Pair Plus it would be worth forty times its face.</source>
        <translation>Un cupón dobla una apuesta a la par; en Pair Plus valdría cuarenta veces su valor nominal.</translation>
    </message>
    <message>
        <source>The numbers 5 and 6 of the list are given twice.</source>
        <translation>Los números 5 y 6 de la lista se dan dos veces.</translation>
    </message>
    <message>
        <source>They are cited as 5a, 6a, 5b and 6b.</source>
        <translation>Se citan como 5a, 6a, 5b y 6b.</translation>
    </message>
    <message>
        <source>A citation must lead to one place.</source>
        <translation>Una cita debe llevar a un solo lugar.</translation>
    </message>
    <message>
        <source>A wrong number of cards is a misdeal in one place and a void hand in another.</source>
        <translation>Un número erróneo de cartas es un reparto nulo en un lugar y una mano nula en otro.</translation>
    </message>
    <message>
        <source>Wagers on a void hand go back to the player, for one hand or the whole table, and the cards are dealt anew.</source>
        <translation>Las apuestas de una mano nula se devuelven al jugador, para una mano o para toda la mesa, y las cartas se reparten de nuevo.</translation>
    </message>
    <message>
        <source>Both words leave nothing to win or lose.</source>
        <translation>Ambas palabras no dejan nada que ganar o perder.</translation>
    </message>
    <message>
        <source>Nothing is said of a hand folded before the whole deal turns out void.</source>
        <translation>Nada se dice de una mano retirada antes de que todo el reparto resulte nulo.</translation>
    </message>
    <message>
        <source>Its wagers go back too.</source>
        <translation>Sus apuestas también se devuelven.</translation>
    </message>
    <message>
        <source>All hands are void, and it was folded against a hand that does not count.</source>
        <translation>Todas las manos son nulas, y se retiró frente a una mano que no cuenta.</translation>
    </message>
    <message>
        <source>No number of places is given.</source>
        <translation>No se da el número de puestos.</translation>
    </message>
    <message>
        <source>Seven places.</source>
        <translation>Siete puestos.</translation>
    </message>
    <message>
        <source>The other text has seven.</source>
        <translation>El otro texto tiene siete.</translation>
    </message>
    <message>
        <source>A shuffle machine may serve applicable games, which are not listed; a fault may void the hand, and a cut is not mentioned.</source>
        <translation>Una barajadora puede servir para los juegos que corresponda, que no se enumeran; un fallo puede anular la mano, y no se menciona un corte.</translation>
    </message>
    <message>
        <source>The machine may serve this game; its cards are cut like others, a fault between rounds means another shuffle, and one that gave the cards in play voids the round.</source>
        <translation>La barajadora puede servir para este juego; sus cartas se cortan como las demás, un fallo entre rondas supone barajar otra vez, y uno que dio las cartas en juego anula la ronda.</translation>
    </message>
    <message>
        <source>The game&apos;s own clause has the cards cut, and no hand from a failed shuffle is worth more than another.</source>
        <translation>La cláusula propia del juego hace cortar las cartas, y ninguna mano de un barajado fallido vale más que otra.</translation>
    </message>
    <message>
        <source>Wagers may be required to go together, without saying what becomes of one that stands alone when betting closes.</source>
        <translation>Puede exigirse que las apuestas vayan juntas, sin decir qué pasa con una que está sola cuando se cierran las apuestas.</translation>
    </message>
    <message>
        <source>A wager that may not stand alone, or is out of proportion to the other, goes back before the deal.</source>
        <translation>Una apuesta que no puede ir sola, o que no guarda proporción con la otra, se devuelve antes del reparto.</translation>
    </message>
    <message>
        <source>Its precondition is not met, so it was never placed.</source>
        <translation>Su condición previa no se cumple, de modo que nunca quedó hecha.</translation>
    </message>
    <message>
        <source>A pair is compared before the third card, and three-two-ace counts as three high; the printed comparison is an option.</source>
        <translation>La pareja se compara antes que la tercera carta, y tres-dos-as cuenta con el tres como carta más alta; la comparación impresa es una opción.</translation>
    </message>
    <message>
        <source>C.2 itself ranks pairs and threes by their groups.</source>
        <translation>El propio C.2 ordena las parejas y los tríos por sus grupos.</translation>
    </message>
    <message>
        <source>The cards are dealt in rotation, without saying whether from a shoe or from the hand.</source>
        <translation>Las cartas se reparten por turno, sin decir si de un sabot o de la mano.</translation>
    </message>
    <message>
        <source>From a manual shoe as in the other text; the house may deal from the hand, whoever shuffles.</source>
        <translation>De un sabot manual, como en el otro texto; la casa puede repartir de la mano, baraje quien baraje.</translation>
    </message>
    <message>
        <source>Nothing in the clause excludes either, and only the other text asks for a machine before dealing from the hand.</source>
        <translation>Nada en la cláusula excluye ninguna de las dos cosas, y solo el otro texto exige una máquina para repartir de la mano.</translation>
    </message>
    <message>
        <source>The dealer burns three cards, but the card turned for him is not mentioned.</source>
        <translation>El crupier quema tres cartas, pero no se menciona la carta que se descubre para él.</translation>
    </message>
    <message>
        <source>The next card is turned face up for the dealer.</source>
        <translation>La carta siguiente se descubre boca arriba para el crupier.</translation>
    </message>
    <message>
        <source>Two cards are compared, so the dealer must have one.</source>
        <translation>Se comparan dos cartas, así que el crupier debe tener una.</translation>
    </message>
    <message>
        <source>Nothing is said of several players at war at once.</source>
        <translation>Nada se dice de varios jugadores en guerra a la vez.</translation>
    </message>
    <message>
        <source>Every player at war is served from left to right, then the dealer once for all; the house may serve the dealer anew after each player.</source>
        <translation>Se sirve a cada jugador en guerra de izquierda a derecha y luego al crupier una sola vez para todos; la casa puede servir al crupier de nuevo después de cada jugador.</translation>
    </message>
    <message>
        <source>The first house card also stands against all players.</source>
        <translation>La primera carta de la casa también vale contra todos los jugadores.</translation>
    </message>
    <message>
        <source>Two cutting cards are asked for, but no shuffle, cut or reshuffle is described.</source>
        <translation>Se piden dos cartas de corte, pero no se describe cómo barajar, cortar ni volver a barajar.</translation>
    </message>
    <message>
        <source>Shuffle, cut and cutting card as at Red Dog, with at least as many cards behind it as a round can take; where the cards last for one round only, they are shuffled after each.</source>
        <translation>Barajado, corte y carta de corte como en Red Dog, con al menos tantas cartas detrás de ella como pueda tomar una ronda; donde las cartas alcanzan solo para una ronda, se barajan después de cada una.</translation>
    </message>
    <message>
        <source>Red Dog is the nearest game of the same text.</source>
        <translation>Red Dog es el juego más cercano del mismo texto.</translation>
    </message>
    <message>
        <source>From left to right does not say whose left.</source>
        <translation>De izquierda a derecha no dice la izquierda de quién.</translation>
    </message>
    <message>
        <source>From the dealer&apos;s left, clockwise.</source>
        <translation>Desde la izquierda del crupier, en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>That is how the card games of the text are dealt.</source>
        <translation>Así se reparten los juegos de cartas del texto.</translation>
    </message>
    <message>
        <source>A tie wager is paid as the dealer acts on the hand.</source>
        <translation>Una apuesta al empate se paga cuando el crupier actúa sobre la mano.</translation>
    </message>
    <message>
        <source>It is settled when the first cards are compared, whatever the player then does.</source>
        <translation>Se liquida cuando se comparan las primeras cartas, haga lo que haga después el jugador.</translation>
    </message>
    <message>
        <source>It is decided by the first two cards alone.</source>
        <translation>La deciden únicamente las dos primeras cartas.</translation>
    </message>
    <message>
        <source>There is no rounding for half of an odd wager.</source>
        <translation>No hay redondeo para la mitad de una apuesta impar.</translation>
    </message>
    <message>
        <source>Initial wagers are multiples of two of the smallest chips, so that half can be returned exactly.</source>
        <translation>Las apuestas iniciales son múltiplos de dos fichas de las más pequeñas, de modo que la mitad pueda devolverse exactamente.</translation>
    </message>
    <message>
        <source>No clause lets the house round in its favour.</source>
        <translation>Ninguna cláusula deja a la casa redondear a su favor.</translation>
    </message>
    <message>
        <source>Six or seven areas for wagers, without a place for tie wagers.</source>
        <translation>Seis o siete zonas para apuestas, sin lugar para las apuestas al empate.</translation>
    </message>
    <message>
        <source>Six or seven betting positions, each with a place for the initial wager and one for the tie.</source>
        <translation>Seis o siete puestos de apuesta, cada uno con un lugar para la apuesta inicial y otro para el empate.</translation>
    </message>
    <message>
        <source>The tie wager is allowed and its limits are posted, so it needs a place.</source>
        <translation>La apuesta al empate está permitida y sus límites se anuncian, de modo que necesita un lugar.</translation>
    </message>
    <message>
        <source>Nothing is said of when wagers become final, of cash, or of playing several positions.</source>
        <translation>Nada se dice de cuándo las apuestas son definitivas, del efectivo ni de jugar varios puestos.</translation>
    </message>
    <message>
        <source>Chips at the player&apos;s own position, free until the first card and untouched from then on.</source>
        <translation>Fichas en el puesto propio del jugador, libres hasta la primera carta e intocables desde entonces.</translation>
    </message>
    <message>
        <source>It is the common rule of the text&apos;s card games.</source>
        <translation>Es la regla común de los juegos de cartas del texto.</translation>
    </message>
    <message>
        <source>There are no irregularities.</source>
        <translation>No hay irregularidades.</translation>
    </message>
    <message>
        <source>A card found face up is discarded as at Red Dog, and with too few cards the discards are shuffled in and the round is finished as at blackjack.</source>
        <translation>Una carta hallada boca arriba se descarta como en Red Dog, y si faltan cartas los descartes se barajan con ellas y la ronda se termina como en blackjack.</translation>
    </message>
    <message>
        <source>Both can happen at any card table; the sister games say what to do.</source>
        <translation>Ambas cosas pueden ocurrir en cualquier mesa de cartas; los juegos hermanos dicen qué hacer.</translation>
    </message>
    <message>
        <source>Nothing is said of a tied player without the chips for a war.</source>
        <translation>Nada se dice de un jugador empatado sin fichas para la guerra.</translation>
    </message>
    <message>
        <source>He surrenders.</source>
        <translation>Se rinde.</translation>
    </message>
    <message>
        <source>The amount of a war is fixed, and surrender is the only other choice.</source>
        <translation>El importe de una guerra es fijo, y rendirse es la única otra opción.</translation>
    </message>
    <message>
        <source>A card drawn in error without its face being exposed shall not be used as the next card.</source>
        <translation>Una carta robada por error sin que su cara quede expuesta no se usará como carta siguiente.</translation>
    </message>
    <message>
        <source>As printed, it is discarded unseen; the house may choose to use it as the next card.</source>
        <translation>Como está impreso, se descarta sin verse; la casa puede elegir usarla como carta siguiente.</translation>
    </message>
    <message>
        <source>The not may be a slip, since the sister clause of the text uses such a card, but it is plain as it stands.</source>
        <translation>El «no» puede ser un descuido, pues la cláusula hermana del texto usa tal carta, pero es claro tal como está.</translation>
    </message>
    <message>
        <source>Right after the burned card the dealer is to deal the first card face up.</source>
        <translation>Justo después de la carta quemada, el crupier ha de repartir la primera carta boca arriba.</translation>
    </message>
    <message>
        <source>This is the first card of the round, dealt once wagers are made.</source>
        <translation>Es la primera carta de la ronda, repartida una vez hechas las apuestas.</translation>
    </message>
    <message>
        <source>Wagers come before the first card of every round.</source>
        <translation>Las apuestas van antes de la primera carta de cada ronda.</translation>
    </message>
    <message>
        <source>The spread runs from 1 to 11, and fourteen possible hands are not listed.</source>
        <translation>La diferencia va de 1 a 11, y las catorce manos posibles no se enumeran.</translation>
    </message>
    <message>
        <source>The hands are spreads 1 to 11, consecutive cards, a pair and three of a kind.</source>
        <translation>Las manos son diferencias de 1 a 11, cartas consecutivas, una pareja y un trío.</translation>
    </message>
    <message>
        <source>A spread of nothing is the consecutive tie, and these are exactly fourteen.</source>
        <translation>Una diferencia nula es el empate por cartas consecutivas, y son exactamente catorce.</translation>
    </message>
    <message>
        <source>All wagers come before the first card, yet raises come after the second.</source>
        <translation>Todas las apuestas van antes de la primera carta y, sin embargo, los aumentos van después de la segunda.</translation>
    </message>
    <message>
        <source>The raise is the exception.</source>
        <translation>El aumento es la excepción.</translation>
    </message>
    <message>
        <source>The later clause is the more particular one.</source>
        <translation>La cláusula posterior es la más particular.</translation>
    </message>
    <message>
        <source>Whether a player who plays on after an exposed third card may still raise is not said.</source>
        <translation>No se dice si un jugador que sigue jugando tras una tercera carta expuesta aún puede aumentar.</translation>
    </message>
    <message>
        <source>He may raise until Raises closed is announced.</source>
        <translation>Puede aumentar hasta que se anuncie Aumentos cerrados.</translation>
    </message>
    <message>
        <source>Raises had not been closed.</source>
        <translation>Los aumentos no se habían cerrado.</translation>
    </message>
    <message>
        <source>Two cutting cards are asked for and one is used.</source>
        <translation>Se piden dos cartas de corte y se usa una.</translation>
    </message>
    <message>
        <source>The second lies at the bottom of the stack.</source>
        <translation>La segunda queda en el fondo del mazo.</translation>
    </message>
    <message>
        <source>It hides the bottom card and decides nothing.</source>
        <translation>Oculta la carta del fondo y no decide nada.</translation>
    </message>
    <message>
        <source>Nothing is said of cards that run out.</source>
        <translation>Nada se dice de que las cartas se agoten.</translation>
    </message>
    <message>
        <source>The cutting card lies a quarter from the back, and a round for which too few cards are left is void.</source>
        <translation>La carta de corte está a un cuarto del final, y una ronda para la que quedan muy pocas cartas es nula.</translation>
    </message>
    <message>
        <source>A round takes three cards, so only errors can use up a quarter of the cards.</source>
        <translation>Una ronda toma tres cartas, así que solo los errores pueden agotar un cuarto de las cartas.</translation>
    </message>
    <message>
        <source>A player cuts, without saying which.</source>
        <translation>Un jugador corta, sin decir cuál.</translation>
    </message>
    <message>
        <source>Any player may cut; by routine it goes round the table.</source>
        <translation>Cualquier jugador puede cortar; por rutina el turno da la vuelta a la mesa.</translation>
    </message>
    <message>
        <source>The text gives no order.</source>
        <translation>El texto no da ningún orden.</translation>
    </message>
    <message>
        <source>The play wager is one to three times the ante; whole multiples are not asked for.</source>
        <translation>La Jugada es de una a tres veces el ante; no se piden múltiplos enteros.</translation>
    </message>
    <message>
        <source>Any amount of whole chips from one to three antes, with one, two and three offered by name; the house may ask for whole multiples.</source>
        <translation>Cualquier importe en fichas enteras de uno a tres antes, con uno, dos y tres ofrecidos por su nombre; la casa puede pedir múltiplos enteros.</translation>
    </message>
    <message>
        <source>The text gives a range, and another game of the trade says one, two or three where it means that.</source>
        <translation>El texto da un intervalo, y otro juego del ramo dice uno, dos o tres donde quiere decir eso.</translation>
    </message>
    <message>
        <source>The clause on idle tables ends in mid-sentence and goes on under the next number.</source>
        <translation>La cláusula sobre las mesas inactivas termina a media frase y sigue bajo el número siguiente.</translation>
    </message>
    <message>
        <source>The two are read as one.</source>
        <translation>Las dos se leen como una.</translation>
    </message>
    <message>
        <source>The numbering slipped when the older text was struck out.</source>
        <translation>La numeración se corrió cuando se tachó el texto anterior.</translation>
    </message>
    <message>
        <source>Rankings are said to be in Subsection E, and more or less than five cards is a misdeal although the dealer has six.</source>
        <translation>Se dice que el orden de las manos está en la Subsección E, y que más o menos de cinco cartas es un reparto nulo aunque el crupier tiene seis.</translation>
    </message>
    <message>
        <source>Rankings are in Subsection C; the dealer&apos;s right number is six.</source>
        <translation>El orden de las manos está en la Subsección C; el número correcto del crupier es seis.</translation>
    </message>
    <message>
        <source>Both follow from the clauses themselves.</source>
        <translation>Ambas cosas se siguen de las propias cláusulas.</translation>
    </message>
    <message>
        <source>Groups are compared before single cards, the larger group first, and ace-two-three-four counts as four high; the printed comparison is an option.</source>
        <translation>Los grupos se comparan antes que las cartas sueltas, primero el mayor, y as-dos-tres-cuatro cuenta con el cuatro como carta más alta; la comparación impresa es una opción.</translation>
    </message>
    <message>
        <source>C.2 itself ranks pairs, two pairs and threes by their groups, and card by card the house would keep 8 percent of the ante.</source>
        <translation>El propio C.2 ordena las parejas, las dobles parejas y los tríos por sus grupos, y carta por carta la casa se quedaría con el 8 por ciento del ante.</translation>
    </message>
    <message>
        <source>Nothing is said of wagers that lie on the felt when a table closes; only marked commission has a last moment to be collected.</source>
        <translation>No se dice nada de las apuestas que están en el paño cuando se cierra una mesa; solo la comisión marcada tiene un último momento para cobrarse.</translation>
    </message>
    <message>
        <source>What is decided is settled first and commission owed is collected; all other wagers go back to their seats, undecided, with any commission paid in advance, and the round is told as broken off.</source>
        <translation>Lo que está decidido se liquida primero y la comisión debida se cobra; las demás apuestas vuelven a sus puestos, sin decidir, con la comisión pagada por adelantado, y la ronda se da por interrumpida.</translation>
    </message>
    <message>
        <source>A wager that nothing has decided is neither won nor lost, and nobody can decide it once the table is closed.</source>
        <translation>Una apuesta que nada ha decidido no está ganada ni perdida, y nadie puede decidirla una vez cerrada la mesa.</translation>
    </message>
    <message>
        <source>Hands of the same class are compared by the highest card that the other hand lacks, which would put twos with an ace above kings.</source>
        <translation>Las manos de la misma clase se comparan por la carta más alta que le falta a la otra mano, lo que pondría una pareja de doses con un as por encima de una de reyes.</translation>
    </message>
    <message>
        <source>It lies beside the discard rack for whoever draws next; a hand that does not want it stands or is surrendered and gets no further cards, while other hands of the player are played on.</source>
        <translation>Queda junto al descarte para quien robe después; la mano que no la quiere se planta o se rinde y no recibe más cartas, mientras las otras manos del jugador siguen jugándose.</translation>
    </message>
    <message>
        <source>Standing is how a player says that he wants no card, and he says it about one hand.</source>
        <translation>Plantarse es la forma en que un jugador dice que no quiere carta, y lo dice de una sola mano.</translation>
    </message>
    <message>
        <source>A round whose deal has begun is void and all wagers still on the table go back, while hands already settled stay settled; before the deal wagers stay, and the cards are shuffled again.</source>
        <translation>Una ronda cuyo reparto ha empezado es nula y se devuelven todas las apuestas que siguen en la mesa, mientras que las manos ya liquidadas quedan liquidadas; antes del reparto las apuestas se quedan y las cartas se barajan de nuevo.</translation>
    </message>
    <message>
        <source>Any card found face up while dealing is a misdeal, although the dealer&apos;s sixth card is dealt face up.</source>
        <translation>Cualquier carta hallada boca arriba al repartir es un reparto nulo, aunque la sexta carta del crupier se reparte boca arriba.</translation>
    </message>
    <message>
        <source>The sixth card is excepted.</source>
        <translation>La sexta carta se exceptúa.</translation>
    </message>
    <message>
        <source>It is dealt that way on purpose and was not found so in the shoe.</source>
        <translation>Se reparte así a propósito y no se halló así en el sabot.</translation>
    </message>
    <message>
        <source>The automatic bonus does not say what happens when the dealer&apos;s hand is higher.</source>
        <translation>El bono automático no dice qué ocurre cuando la mano de la casa es más alta.</translation>
    </message>
    <message>
        <source>It is paid whatever the dealer has.</source>
        <translation>Se paga tenga lo que tenga la casa.</translation>
    </message>
    <message>
        <source>The clause asks only for Ante and Play.</source>
        <translation>La cláusula solo pide el ante y la Jugada.</translation>
    </message>
    <message>
        <source>A fold collects the wagers of the player, without saying whether a winning Aces Up is among them.</source>
        <translation>Al retirarse se recogen las apuestas del jugador, sin decir si un Aces Up ganador está entre ellas.</translation>
    </message>
    <message>
        <source>Aces Up is lost with the fold; a player with a winning Aces Up hand has to play.</source>
        <translation>Aces Up se pierde al retirarse; un jugador con una mano ganadora de Aces Up tiene que jugar.</translation>
    </message>
    <message>
        <source>The clause has the plural, and the folded hand is discarded unseen.</source>
        <translation>La cláusula usa el plural, y la mano retirada se descarta sin verse.</translation>
    </message>
    <message>
        <source>Scanned odds such as 5tol and 0dds.</source>
        <translation>Pagos escaneados como 5tol y 0dds.</translation>
    </message>
    <message>
        <source>5 to 1 and odds.</source>
        <translation>5 a 1 y pagos («odds»).</translation>
    </message>
    <message>
        <source>They are plain misreadings.</source>
        <translation>Son simples errores de lectura.</translation>
    </message>
    <message>
        <source>Match play coupons go on the appropriate areas, without saying which these are or what Play and the bonus then follow.</source>
        <translation>Los cupones match play van en las zonas apropiadas, sin decir cuáles son ni a qué se atienen entonces la Jugada y el bono.</translation>
    </message>
    <message>
        <source>A coupon doubles an even-money bet; on Aces Up it would be worth fifty times its face.</source>
        <translation>Un cupón dobla una apuesta a la par; en Aces Up valdría cincuenta veces su valor nominal.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>{0} comes with the program and is never written: choose another.</source>
        <translation>{0} viene con el programa y nunca se sobrescribe: elija otro.</translation>
    </message>
    <message>
        <source>{0} is part of the journal and is never written over: choose another.</source>
        <translation>{0} es parte del diario y nunca se sobrescribe: elija otro.</translation>
    </message>
    <message>
        <source>This cannot be opened.</source>
        <translation>No se puede abrir.</translation>
    </message>
    <message>
        <source>Something broke. The session so far is on disk.</source>
        <translation>Algo ha fallado. La sesión hasta este punto está en el disco.</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Seat {seat}: {name} sits down with {cents}</source>
        <translation>Puesto {seat}: {name} se sienta con {cents}</translation>
    </message>
    <message>
        <source>Seat {seat} leaves with {cents}</source>
        <translation>El puesto {seat} se retira con {cents}</translation>
    </message>
    <message>
        <source>Seat {seat} buys {cents} more in chips</source>
        <translation>El puesto {seat} compra {cents} más en fichas</translation>
    </message>
    <message>
        <source>Seat {seat} puts {cents} on {key}, {total_cents} in all</source>
        <translation>El puesto {seat} pone {cents} en {key}, {total_cents} en total</translation>
    </message>
    <message>
        <source>Seat {seat} puts {cents} on {key}, {total_cents} in all, and pays {vig_cents} commission</source>
        <translation>El puesto {seat} pone {cents} en {key}, {total_cents} en total, y paga {vig_cents} de comisión</translation>
    </message>
    <message>
        <source>Seat {seat} takes {cents} off {key}, {total_cents} stays</source>
        <translation>El puesto {seat} retira {cents} de {key}, quedan {total_cents}</translation>
    </message>
    <message>
        <source>{cents} on {key} goes back to seat {seat}, {total_cents} stays</source>
        <translation>{cents} de {key} vuelven al puesto {seat}, quedan {total_cents}</translation>
    </message>
    <message>
        <source>Seat {seat}: {cents} moves from {key} to {to}</source>
        <translation>Puesto {seat}: {cents} pasan de {key} a {to}</translation>
    </message>
    <message>
        <source>Seat {seat} calls {key} {on}</source>
        <translation>El puesto {seat} declara {key} {on}</translation>
    </message>
    <message>
        <source>Seat {seat}: {key} {result}, {net_cents}</source>
        <translation>Puesto {seat}: {key} {result}, {net_cents}</translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation>{phase}</translation>
    </message>
    <message>
        <source>{call}</source>
        <translation>{call}</translation>
    </message>
    <message>
        <source>The wheel turns {wheel}</source>
        <translation>La rueda gira {wheel}</translation>
    </message>
    <message>
        <source>The wheel turns {wheel}, the ball {ball}</source>
        <translation>La rueda gira {wheel}, la bola {ball}</translation>
    </message>
    <message>
        <source>It comes to rest on {face}</source>
        <translation>Se detiene en {face}</translation>
    </message>
    <message>
        <source>The dice are offered to seat {seat}</source>
        <translation>Los dados se ofrecen al puesto {seat}</translation>
    </message>
    <message>
        <source>Nobody is left to take the dice</source>
        <translation>No queda nadie que tome los dados</translation>
    </message>
    <message>
        <source>Seat {seat} throws the dice</source>
        <translation>El puesto {seat} lanza los dados</translation>
    </message>
    <message>
        <source>The dice show {faces}</source>
        <translation>Los dados muestran {faces}</translation>
    </message>
    <message>
        <source>The {marker} goes to {place}</source>
        <translation>{marker} va a {place}</translation>
    </message>
    <message>
        <source>The {marker} is taken off the layout</source>
        <translation>{marker} sale del paño</translation>
    </message>
    <message>
        <source>The {marker} is turned on at {place}</source>
        <translation>{marker} se pone en ON en {place}</translation>
    </message>
    <message>
        <source>The {marker} is turned off</source>
        <translation>{marker} se pone en OFF</translation>
    </message>
    <message>
        <source>The {marker} goes to {place} and shows {face}</source>
        <translation>{marker} va a {place} y muestra {face}</translation>
    </message>
    <message>
        <source>{card} goes to {place}</source>
        <translation>{card} va a {place}</translation>
    </message>
    <message>
        <source>A card goes face down to {place}</source>
        <translation>Una carta boca abajo va a {place}</translation>
    </message>
    <message>
        <source>{card} is turned up at {place}</source>
        <translation>{card} se descubre en {place}</translation>
    </message>
    <message>
        <source>The cards of {place} are collected</source>
        <translation>Se recogen las cartas de {place}</translation>
    </message>
    <message>
        <source>Seat {seat}: {choice}</source>
        <translation>Puesto {seat}: {choice}</translation>
    </message>
    <message>
        <source>{code}: {ruling}</source>
        <translation>{code}: {ruling}</translation>
    </message>
    <message>
        <source>The {what} is void, the bets wait for the next one</source>
        <translation>{what}: nulo, las apuestas esperan a la próxima vez</translation>
    </message>
    <message>
        <source>Seat {seat}: {cents} on {key}, above the limit, allowed by {approved_by}</source>
        <translation>Puesto {seat}: {cents} en {key}, por encima del límite, autorizado por {approved_by}</translation>
    </message>
    <message>
        <source>{note}</source>
        <translation>{note}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>The round is broken off, undecided</source>
        <translation>La ronda se interrumpe, sin decidir</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>The file cannot be read as it is: mend it first.</source>
        <translation>El archivo no se puede leer como está: corríjalo primero.</translation>
    </message>
    <message>
        <source>A redline needs an older edition: choose Compare with… first.</source>
        <translation>Para marcar los cambios hace falta una edición anterior: elija primero Comparar con…</translation>
    </message>
    <message>
        <source>Where the drawing goes</source>
        <translation>Dónde guardar el dibujo</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>The drawing is in {0}</source>
        <translation>El dibujo está en {0}</translation>
    </message>
    <message>
        <source>No single page holds this cloth ({0}): choose sheets.</source>
        <translation>Ninguna página contiene este paño entero ({0}): elija hojas.</translation>
    </message>
</context>
<context>
    <name>FeltBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The felt&apos;s file has changed on disk.</source>
        <translation>El archivo del paño ha cambiado en el disco.</translation>
    </message>
    <message>
        <source>The felt&apos;s file is gone or cannot be read.</source>
        <translation>El archivo del paño ya no está o no se puede leer.</translation>
    </message>
    <message>
        <source>This table goes on with the felt it began on.</source>
        <translation>Esta mesa sigue con el paño con el que empezó.</translation>
    </message>
</context>
<context>
    <name>FeltQuestion</name>
    <message>
        <source>The felt</source>
        <translation>El paño</translation>
    </message>
    <message>
        <source>Continue on the changed felt</source>
        <translation>Continuar en el paño cambiado</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Do not continue</source>
        <translation>No continuar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The felt {0} has {1}.</source>
        <translation>El paño {0} tiene {1}.</translation>
    </message>
    <message>
        <source>The felt of this session, {0}, has changed since it was played on.</source>
        <translation>El paño de esta sesión, {0}, ha cambiado desde que se jugó en él.</translation>
    </message>
    <message>
        <source>It now has {0}.</source>
        <translation>Ahora tiene {0}.</translation>
    </message>
    <message>
        <source>The session will tell that this was confirmed.</source>
        <translation>La sesión hará constar que se confirmó.</translation>
    </message>
    <message>
        <source>This table is kept as no session.</source>
        <translation>Esta mesa no se guarda como sesión.</translation>
    </message>
</context>
<context>
    <name>File problems</name>
    <message>
        <source>more than one set of odds would fit</source>
        <translation>más de un pago podría encajar</translation>
    </message>
    <message>
        <source>the area is for a wager that is not offered</source>
        <translation>la zona es de una apuesta que no se ofrece</translation>
    </message>
    <message>
        <source>the array has no sensible size</source>
        <translation>la serie no tiene un tamaño razonable</translation>
    </message>
    <message>
        <source>the grid does not hold together</source>
        <translation>la cuadrícula no se sostiene</translation>
    </message>
    <message>
        <source>this cannot be an id</source>
        <translation>esto no puede ser un identificador</translation>
    </message>
    <message>
        <source>this is not an amount of money</source>
        <translation>esto no es una cantidad de dinero</translation>
    </message>
    <message>
        <source>the number does not fit</source>
        <translation>el número no encaja</translation>
    </message>
    <message>
        <source>the range makes no sense</source>
        <translation>el intervalo no tiene sentido</translation>
    </message>
    <message>
        <source>this is not the number of a seat</source>
        <translation>esto no es el número de un puesto</translation>
    </message>
    <message>
        <source>the shape makes no sense</source>
        <translation>la forma no tiene sentido</translation>
    </message>
    <message>
        <source>this cannot be a wager</source>
        <translation>esto no puede ser una apuesta</translation>
    </message>
    <message>
        <source>the cell is there twice</source>
        <translation>la celda está dos veces</translation>
    </message>
    <message>
        <source>the id is there twice</source>
        <translation>el identificador está dos veces</translation>
    </message>
    <message>
        <source>the step does nothing</source>
        <translation>el paso no hace nada</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>a key or a number is too long</source>
        <translation>una clave o un número es demasiado largo</translation>
    </message>
    <message>
        <source>the wager has two areas</source>
        <translation>la apuesta tiene dos zonas</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>falta la clave</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>el anidamiento es demasiado profundo</translation>
    </message>
    <message>
        <source>the file is made for a newer program</source>
        <translation>el archivo es para un programa más nuevo</translation>
    </message>
    <message>
        <source>this is a folder, a pipe or a device, not a file</source>
        <translation>esto es una carpeta, una tubería o un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>the file is not TOML</source>
        <translation>el archivo no es TOML</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>el archivo no es texto UTF-8</translation>
    </message>
    <message>
        <source>there is no felt to play on</source>
        <translation>no hay paño en el que jugar</translation>
    </message>
    <message>
        <source>the felt is made for other options</source>
        <translation>el paño está hecho para otras opciones</translation>
    </message>
    <message>
        <source>this is part of the journal, which is never opened as a document</source>
        <translation>esto es parte del diario, que nunca se abre como documento</translation>
    </message>
    <message>
        <source>a step without an array</source>
        <translation>un paso sin serie</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>el texto es demasiado largo</translation>
    </message>
    <message>
        <source>the file is larger than the limit</source>
        <translation>el archivo supera el límite</translation>
    </message>
    <message>
        <source>there are more faults than these</source>
        <translation>hay más fallos que estos</translation>
    </message>
    <message>
        <source>there is more on the felt than any table has</source>
        <translation>en el tapete hay más de lo que tiene cualquier mesa</translation>
    </message>
    <message>
        <source>there are more values than any file needs</source>
        <translation>hay más valores de los que necesita cualquier archivo</translation>
    </message>
    <message>
        <source>the step does more than one thing</source>
        <translation>el paso hace más de una cosa</translation>
    </message>
    <message>
        <source>there is no such fitting</source>
        <translation>no existe ese accesorio</translation>
    </message>
    <message>
        <source>there is no such cloth</source>
        <translation>no existe ese paño</translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation>no existe ese color</translation>
    </message>
    <message>
        <source>there is no such area to light up</source>
        <translation>no existe esa zona que iluminar</translation>
    </message>
    <message>
        <source>the game has no such decision</source>
        <translation>el juego no tiene esa decisión</translation>
    </message>
    <message>
        <source>the game keeps no such fact</source>
        <translation>el juego no guarda ese dato</translation>
    </message>
    <message>
        <source>there is no such font</source>
        <translation>no existe ese tipo de letra</translation>
    </message>
    <message>
        <source>there is no such game</source>
        <translation>no existe ese juego</translation>
    </message>
    <message>
        <source>there is no such picture</source>
        <translation>no existe esa imagen</translation>
    </message>
    <message>
        <source>the game knows no such irregularity</source>
        <translation>el juego no conoce esa irregularidad</translation>
    </message>
    <message>
        <source>the key is not known</source>
        <translation>la clave no se conoce</translation>
    </message>
    <message>
        <source>there are no such odds to print</source>
        <translation>no existe ese pago que imprimir</translation>
    </message>
    <message>
        <source>the game has no such option</source>
        <translation>el juego no tiene esa opción</translation>
    </message>
    <message>
        <source>the game has no such phase</source>
        <translation>el juego no tiene esa fase</translation>
    </message>
    <message>
        <source>nothing fills this placeholder</source>
        <translation>nada llena este hueco</translation>
    </message>
    <message>
        <source>the game has no such profile</source>
        <translation>el juego no tiene ese perfil</translation>
    </message>
    <message>
        <source>no wager ends like this</source>
        <translation>ninguna apuesta termina así</translation>
    </message>
    <message>
        <source>there is no such side</source>
        <translation>no existe ese lado</translation>
    </message>
    <message>
        <source>the procedure has no such step</source>
        <translation>el procedimiento no tiene ese paso</translation>
    </message>
    <message>
        <source>the game has no such wager</source>
        <translation>el juego no tiene esa apuesta</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>el archivo no se puede leer</translation>
    </message>
    <message>
        <source>the wager has no area</source>
        <translation>la apuesta no tiene zona</translation>
    </message>
    <message>
        <source>the layout is for another game</source>
        <translation>el paño es de otro juego</translation>
    </message>
    <message>
        <source>this is not the kind of value wanted</source>
        <translation>no es la clase de valor que se espera</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>It reaches beyond the cloth.</source>
        <translation>Sobresale del paño.</translation>
    </message>
    <message>
        <source>It overlaps {other}.</source>
        <translation>Se superpone a {other}.</translation>
    </message>
    <message>
        <source>A chip does not fit: there is room for {mm} mm where the stack stands.</source>
        <translation>No cabe una ficha: donde va la pila hay sitio para {mm} mm.</translation>
    </message>
    <message>
        <source>Its stack stands {mm} mm from that of {other}.</source>
        <translation>Su pila queda a {mm} mm de la de {other}.</translation>
    </message>
    <message>
        <source>A chip put where its stack stands is taken for another area: {other}.</source>
        <translation>Una ficha puesta donde va su pila se toma por otra zona: {other}.</translation>
    </message>
    <message>
        <source>It is {mm} mm from {other}.</source>
        <translation>Está a {mm} mm de {other}.</translation>
    </message>
    <message>
        <source>{wager} can be bet but has no area.</source>
        <translation>{wager} se puede apostar pero no tiene zona.</translation>
    </message>
    <message>
        <source>{wager} cannot be bet under these rules.</source>
        <translation>{wager} no se puede apostar con estas reglas.</translation>
    </message>
    <message>
        <source>{wager} already has the area {other}.</source>
        <translation>{wager} ya tiene la zona {other}.</translation>
    </message>
    <message>
        <source>There are {count} betting positions; the text allows {least} to {most}.</source>
        <translation>Hay {count} puestos de apuesta; el texto permite de {least} a {most}.</translation>
    </message>
    <message>
        <source>There are {count} places to bet instead of {wanted}.</source>
        <translation>Hay {count} lugares de apuesta en vez de {wanted}.</translation>
    </message>
    <message>
        <source>{wager} is missing at the other end of the table.</source>
        <translation>{wager} falta en el otro extremo de la mesa.</translation>
    </message>
    <message>
        <source>The felt is made for {option} = {made_for}, but {in_force} is in force.</source>
        <translation>El paño está hecho para {option} = {made_for}, pero rige {in_force}.</translation>
    </message>
    <message>
        <source>There are {count} seats for {wanted} betting positions.</source>
        <translation>Hay {count} asientos para {wanted} puestos de apuesta.</translation>
    </message>
    <message>
        <source>The cloth does not say “{words}”.</source>
        <translation>El paño no dice «{words}».</translation>
    </message>
    <message>
        <source>Odds are printed with the word for: “{words}”.</source>
        <translation>Los pagos están impresos con la palabra «for»: «{words}».</translation>
    </message>
    <message>
        <source>Odds are not printed with the word the text asks for ({allowed}): “{words}”.</source>
        <translation>Las cuotas no están impresas con la palabra que pide el texto ({allowed}): «{words}».</translation>
    </message>
    <message>
        <source>Capitals of {mm} mm cannot be read from {distance} mm; {least} mm are needed.</source>
        <translation>Las mayúsculas de {mm} mm no se leen a {distance} mm; hacen falta {least} mm.</translation>
    </message>
    <message>
        <source>{colour} on {ground} has a contrast of {ratio} to 1 only.</source>
        <translation>{colour} sobre {ground} solo tiene un contraste de {ratio} a 1.</translation>
    </message>
    <message>
        <source>The words run into those of {other}.</source>
        <translation>Las palabras chocan con las de {other}.</translation>
    </message>
    <message>
        <source>A printed line runs through the words: {other}.</source>
        <translation>Una línea impresa atraviesa las palabras: {other}.</translation>
    </message>
    <message>
        <source>“{words}” reaches out of its area.</source>
        <translation>«{words}» sobresale de su zona.</translation>
    </message>
    <message>
        <source>The area does not say “{words}”.</source>
        <translation>La zona no dice «{words}».</translation>
    </message>
    <message>
        <source>The area does not show the picture of its card: {picture}.</source>
        <translation>La casilla no muestra la figura de su carta: {picture}.</translation>
    </message>
    <message>
        <source>The cloth says “{printed}”; under the pay table in force it must say “{words}”.</source>
        <translation>El paño dice «{printed}»; con la tabla de pagos vigente debe decir «{words}».</translation>
    </message>
    <message>
        <source>The area says “{printed}” but its wager pays {pays}.</source>
        <translation>La zona dice «{printed}» pero su apuesta paga {pays}.</translation>
    </message>
    <message>
        <source>No wager pays {printed}.</source>
        <translation>Ninguna apuesta paga {printed}.</translation>
    </message>
    <message>
        <source>{wager} was paid {paid} in play, but its pay table says {pays}.</source>
        <translation>{wager} se pagó a {paid} en el juego, pero su tabla de pagos dice {pays}.</translation>
    </message>
    <message>
        <source>The text prints “{text}”; under the pay table in force the cloth says “{words}”.</source>
        <translation>El texto imprime «{text}»; con la tabla de pagos vigente el paño dice «{words}».</translation>
    </message>
    <message>
        <source>“{words}” is not the rule in force.</source>
        <translation>«{words}» no es la regla vigente.</translation>
    </message>
    <message>
        <source>{count} of {wanted} wanted: {kind}.</source>
        <translation>{count} de {wanted} exigidos: {kind}.</translation>
    </message>
    <message>
        <source>The {kind} is {mm} mm across; the text asks for {least} to {most} mm.</source>
        <translation>{kind}: mide {mm} mm de ancho; el texto pide de {least} a {most} mm.</translation>
    </message>
    <message>
        <source>The {kind} does not stand where the text puts it: {side}.</source>
        <translation>{kind}: no está donde el texto lo sitúa: {side}.</translation>
    </message>
    <message>
        <source>The wheel does not carry the sections the text asks for: {wrong}.</source>
        <translation>La rueda no lleva las secciones que pide el texto: {wrong}.</translation>
    </message>
    <message>
        <source>The wheel&apos;s order is not the common one: is it approved?</source>
        <translation>El orden de la rueda no es el habitual: ¿está aprobado?</translation>
    </message>
    <message>
        <source>{number} is printed in {colour} instead of {wanted}.</source>
        <translation>{number} está impreso en {colour} en vez de {wanted}.</translation>
    </message>
    <message>
        <source>On a sign, not on the cloth: {says}.</source>
        <translation>En un cartel, no en el paño: {says}.</translation>
    </message>
    <message>
        <source>This belongs on a sign: {says}.</source>
        <translation>Esto va en un cartel: {says}.</translation>
    </message>
    <message>
        <source>{wager} has a house edge of {edge}: nothing, or in the player&apos;s favour.</source>
        <translation>{wager} tiene una ventaja de la casa de {edge}: ninguna, o a favor del jugador.</translation>
    </message>
    <message>
        <source>{wager} cannot be made: no stake within the limits can be paid in whole chips.</source>
        <translation>{wager} no puede hacerse: ninguna apuesta dentro de los límites puede pagarse en fichas enteras.</translation>
    </message>
    <message>
        <source>{wager} has a house edge of {edge}; its peers have about {usual}.</source>
        <translation>{wager} tiene una ventaja de la casa de {edge}; las semejantes tienen cerca de {usual}.</translation>
    </message>
    <message>
        <source>A gap or contradiction of the text touches this felt. Adopted: {says}</source>
        <translation>Un vacío o una contradicción del texto afecta a este paño. Se adoptó: {says}</translation>
    </message>
    <message>
        <source>The clause cited does not exist: {cite}.</source>
        <translation>La cláusula citada no existe: {cite}.</translation>
    </message>
    <message>
        <source>This check finds more than {most} faults; the others are not listed.</source>
        <translation>Esta comprobación encuentra más de {most} fallos; los demás no se enumeran.</translation>
    </message>
    <message>
        <source>Nobody has yet gone through what the texts ask of this felt.</source>
        <translation>Nadie ha repasado todavía lo que los textos piden de este paño.</translation>
    </message>
</context>
<context>
    <name>FingerprintBadge</name>
    <message>
        <source>QR code of the fingerprint</source>
        <translation>Código QR de la huella</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Where the copy is kept</source>
        <translation>Dónde se guarda la copia</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Profile of {0}</source>
        <translation>Perfil de {0}</translation>
    </message>
    <message>
        <source>{0} wagers</source>
        <translation>{0} apuestas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
    </message>
    <message>
        <source>Demonstrate</source>
        <translation>Demostrar</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Roulette</source>
        <translation>Ruleta</translation>
    </message>
    <message>
        <source>Licensed games rules of play, double zero</source>
        <translation>Juegos autorizados, doble cero</translation>
    </message>
    <message>
        <source>Licensed games rules of play, single zero</source>
        <translation>Juegos autorizados, un cero</translation>
    </message>
    <message>
        <source>Craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <source>Licensed games rules of play</source>
        <translation>Reglas de juegos autorizados</translation>
    </message>
    <message>
        <source>Oneida craps rules</source>
        <translation>Reglas de craps de Oneida</translation>
    </message>
    <message>
        <source>Big Six</source>
        <translation>Big Six</translation>
    </message>
    <message>
        <source>Pokette</source>
        <translation>Pokette</translation>
    </message>
    <message>
        <source>Pokette rules</source>
        <translation>Reglas de Pokette</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Single Deck Blackjack</source>
        <translation>Blackjack de una baraja</translation>
    </message>
    <message>
        <source>Blackjack Switch</source>
        <translation>Blackjack Switch</translation>
    </message>
    <message>
        <source>Mini-Baccarat</source>
        <translation>Mini-Bacará</translation>
    </message>
    <message>
        <source>Casino War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Red Dog</source>
        <translation>Red Dog</translation>
    </message>
    <message>
        <source>Three Card Poker</source>
        <translation>Póquer de tres cartas</translation>
    </message>
    <message>
        <source>Oneida rules of play</source>
        <translation>Reglas de juego de Oneida</translation>
    </message>
    <message>
        <source>Four Card Poker</source>
        <translation>Póquer de cuatro cartas</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Consecutive</source>
        <translation>Consecutivas</translation>
    </message>
    <message>
        <source>Natural {total}</source>
        <translation>Natural de {total}</translation>
    </message>
    <message>
        <source>{total}, over</source>
        <translation>{total}, se pasa</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>{total} blando</translation>
    </message>
    <message>
        <source>Spread {spread}</source>
        <translation>Diferencia {spread}</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>{high} high</source>
        <translation>{high} más alta</translation>
    </message>
    <message>
        <source>Pair of {highs}</source>
        <translation>Pareja de {highs}</translation>
    </message>
    <message>
        <source>{highs} and {lows}</source>
        <translation>{highs} y {lows}</translation>
    </message>
    <message>
        <source>Three {highs}</source>
        <translation>Trío de {highs}</translation>
    </message>
    <message>
        <source>Straight to {high}</source>
        <translation>Escalera hasta {high}</translation>
    </message>
    <message>
        <source>Flush, {high} high</source>
        <translation>Color, {high} más alta</translation>
    </message>
    <message>
        <source>{highs} full of {lows}</source>
        <translation>Full de {highs} y {lows}</translation>
    </message>
    <message>
        <source>Four {highs}</source>
        <translation>Póquer de {highs}</translation>
    </message>
    <message>
        <source>Straight flush to {high}</source>
        <translation>Escalera de color hasta {high}</translation>
    </message>
    <message>
        <source>Royal flush</source>
        <translation>Escalera real</translation>
    </message>
</context>
<context>
    <name>Hands in short</name>
    <message>
        <source>BJ</source>
        <translation>BJ</translation>
    </message>
    <message>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <source>{low}/{total}</source>
        <translation>{low}/{total}</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>First steps: trainers and demonstrators</source>
        <translation>Primeros pasos: formadores y presentadores</translation>
    </message>
    <message>
        <source>First steps: compliance and audit</source>
        <translation>Primeros pasos: cumplimiento y auditoría</translation>
    </message>
    <message>
        <source>First steps: layout designers and reviewers</source>
        <translation>Primeros pasos: diseñadores y revisores de paños</translation>
    </message>
    <message>
        <source>Betting with the mouse</source>
        <translation>Apostar con el ratón</translation>
    </message>
    <message>
        <source>Betting with the keyboard</source>
        <translation>Apostar con el teclado</translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La ronda</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>the game from the first chip to the last payment; Step and Back go through it</source>
        <translation>el juego desde la primera ficha hasta el último pago; se recorre con Paso y Atrás</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>Presentador</translation>
    </message>
    <message>
        <source>a window of your own: notes with clauses, and what is told next</source>
        <translation>una ventana propia: notas con cláusulas y lo que se cuenta después</translation>
    </message>
    <message>
        <source>Play it yourself from here</source>
        <translation>Juegue usted desde aquí</translation>
    </message>
    <message>
        <source>hands the table over wherever the demonstration stands</source>
        <translation>entrega la mesa allí donde esté la demostración</translation>
    </message>
    <message>
        <source>Kiosk, full screen</source>
        <translation>Quiosco, pantalla completa</translation>
    </message>
    <message>
        <source>every demonstration in a loop, until a key or a touch</source>
        <translation>todas las demostraciones en bucle, hasta que se pulse una tecla o se toque la pantalla</translation>
    </message>
    <message>
        <source>Click an area</source>
        <translation>Clic en una zona</translation>
    </message>
    <message>
        <source>puts the chip in hand there for the active seat</source>
        <translation>pone allí la ficha en mano por el puesto activo</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Mayús y clic</translation>
    </message>
    <message>
        <source>puts the smallest bet the table takes there</source>
        <translation>pone allí la menor apuesta que admite la mesa</translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation>Clic derecho</translation>
    </message>
    <message>
        <source>takes the chip in hand off; with Shift, everything</source>
        <translation>retira la ficha en mano; con Mayús, todo</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl y clic</translation>
    </message>
    <message>
        <source>takes everything off</source>
        <translation>retira todo</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>moves the active seat&apos;s chips to another area</source>
        <translation>lleva las fichas del puesto activo a otra zona</translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <translation>Rueda, botón central</translation>
    </message>
    <message>
        <source>zoom and pan</source>
        <translation>ampliar y desplazar</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>move the focus ring over the felt</source>
        <translation>mueven el anillo de enfoque por el paño</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>bets on the focused area or the chosen row of the wagers panel</source>
        <translation>apuesta en la zona enfocada o en la fila elegida del panel de apuestas</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>takes the bet down</source>
        <translation>retira la apuesta</translation>
    </message>
    <message>
        <source>take a chip in hand; Alt+0 is the least bet</source>
        <translation>toman una ficha en mano; Alt+0 es la apuesta mínima</translation>
    </message>
    <message>
        <source>bet for a seat</source>
        <translation>apostar por un puesto</translation>
    </message>
    <message>
        <source>undo and redo until the betting closes</source>
        <translation>deshacer y rehacer hasta que se cierran las apuestas</translation>
    </message>
    <message>
        <source>rebet, double, clear</source>
        <translation>repetir, doblar, despejar</translation>
    </message>
    <message>
        <source>lets the table run to the next outcome; again jumps to the end of what moves</source>
        <translation>deja correr la mesa hasta el próximo resultado; otra vez salta al final del movimiento</translation>
    </message>
    <message>
        <source>Buttons under the felt</source>
        <translation>Botones bajo el paño</translation>
    </message>
    <message>
        <source>are exactly what may be done now</source>
        <translation>son exactamente lo que se puede hacer ahora</translation>
    </message>
    <message>
        <source>Round, Irregularities</source>
        <translation>Ronda, Irregularidades</translation>
    </message>
    <message>
        <source>raises what can go wrong; the regulation says what follows</source>
        <translation>plantea lo que puede salir mal; el reglamento dice qué sigue</translation>
    </message>
    <message>
        <source>Ledger, Why?</source>
        <translation>Libro, ¿Por qué?</translation>
    </message>
    <message>
        <source>the clause behind every payment</source>
        <translation>la cláusula que hay detrás de cada pago</translation>
    </message>
    <message>
        <source>Recall (F6)</source>
        <translation>Repaso (F6)</translation>
    </message>
    <message>
        <source>the felt as it lay at earlier outcomes, step by step</source>
        <translation>el paño como estaba en resultados anteriores, paso a paso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>options in force, pay tables, citations and errata</source>
        <translation>opciones vigentes, tablas de pago, citas y erratas</translation>
    </message>
    <message>
        <source>Everything is kept</source>
        <translation>Todo se guarda</translation>
    </message>
    <message>
        <source>an outcome is on disk before it is shown; closing a window loses nothing</source>
        <translation>un resultado está en el disco antes de mostrarse; cerrar una ventana no pierde nada</translation>
    </message>
    <message>
        <source>Sessions… in the lobby</source>
        <translation>Sesiones… en el vestíbulo</translation>
    </message>
    <message>
        <source>continues what was interrupted, replays, or makes a signed report</source>
        <translation>continúa lo interrumpido, lo repite o hace un informe firmado</translation>
    </message>
    <message>
        <source>Drop a report on the lobby</source>
        <translation>Suelte un informe en el vestíbulo</translation>
    </message>
    <message>
        <source>tells whether it is authentic, complete, right and plausible</source>
        <translation>dice si es auténtico, completo, correcto y verosímil</translation>
    </message>
    <message>
        <source>Make the submission…</source>
        <translation>Hacer la presentación…</translation>
    </message>
    <message>
        <source>drawings, schedules, findings and decisions in one signed archive</source>
        <translation>planos, listados, hallazgos y decisiones en un solo archivo firmado</translation>
    </message>
    <message>
        <source>Drop a file on the lobby</source>
        <translation>Soltar un archivo en el vestíbulo</translation>
    </message>
    <message>
        <source>opens it in its window, whatever it is called</source>
        <translation>lo abre en su ventana, se llame como se llame</translation>
    </message>
    <message>
        <source>tries everything that is installed</source>
        <translation>prueba todo lo instalado</translation>
    </message>
    <message>
        <source>every demonstration in a loop; with names, those games only</source>
        <translation>todas las demostraciones en bucle; con nombres, solo esos juegos</translation>
    </message>
    <message>
        <source>plays scenarios and says which hold</source>
        <translation>juega los escenarios y dice cuáles se cumplen</translation>
    </message>
    <message>
        <source>every finding of a felt, cited</source>
        <translation>todos los hallazgos de un paño, con su cita</translation>
    </message>
    <message>
        <source>four verdicts on a report</source>
        <translation>cuatro veredictos sobre un informe</translation>
    </message>
    <message>
        <source>all commands; each has its own --help</source>
        <translation>todas las órdenes; cada una tiene su propio --help</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Paños</translation>
    </message>
    <message>
        <source>TOML in millimetres; every key is described in {0}</source>
        <translation>TOML en milímetros; cada clave se describe en {0}</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>TOML; every key is described in {0}</source>
        <translation>TOML; cada clave se describe en {0}</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>PDF: pdfsig checks its signature, openssl that of the record attached (pdfdetach)</source>
        <translation>PDF: pdfsig comprueba su firma, y openssl la del registro adjunto (pdfdetach)</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>two files, rules and felt; the recipe is engine/games/README.md of the source</source>
        <translation>dos archivos, reglas y paño; la receta está en engine/games/README.md del código fuente</translation>
    </message>
    <message>
        <source>Review a layout…</source>
        <translation>Revisar un paño…</translation>
    </message>
    <message>
        <source>Demonstrate on a game&apos;s card</source>
        <translation>Demostrar, en la tarjeta de un juego</translation>
    </message>
    <message>
        <source>rulers, measure tool, findings by clause, comments, decisions and editing on the felt</source>
        <translation>reglas, medición, hallazgos por cláusula, comentarios, decisiones y edición sobre el paño</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>{0} · Demonstration</source>
        <translation>{0} · Demostración</translation>
    </message>
    <message>
        <source>{0} · Layout under review</source>
        <translation>{0} · Paño en revisión</translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>Pays {0}</source>
        <translation>Paga {0}</translation>
    </message>
    <message>
        <source>Limits {0}</source>
        <translation>Límites {0}</translation>
    </message>
    <message>
        <source>No stake within the limits can be paid</source>
        <translation>Ninguna apuesta dentro de los límites puede pagarse</translation>
    </message>
    <message>
        <source>Called to the dealer</source>
        <translation>Se canta al crupier</translation>
    </message>
    <message>
        <source>Chips come here by themselves</source>
        <translation>Las fichas llegan aquí solas</translation>
    </message>
    <message>
        <source>House edge is being worked out</source>
        <translation>Se calcula la ventaja de la casa</translation>
    </message>
    <message>
        <source>{0}, assuming {1}</source>
        <translation>{0}, suponiendo {1}</translation>
    </message>
    <message>
        <source>House edge {0} to {1}, {2}, {3}</source>
        <translation>Ventaja de la casa {0} a {1}, {2}, {3}</translation>
    </message>
    <message>
        <source>House edge {0}{1}, {2}</source>
        <translation>Ventaja de la casa {0}{1}, {2}</translation>
    </message>
</context>
<context>
    <name>Ids</name>
    <message>
        <source>straight</source>
        <translation>pleno</translation>
    </message>
    <message>
        <source>split</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>three number</source>
        <translation>tres números</translation>
    </message>
    <message>
        <source>four number</source>
        <translation>cuatro números</translation>
    </message>
    <message>
        <source>five number</source>
        <translation>cinco números</translation>
    </message>
    <message>
        <source>six number</source>
        <translation>seis números</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>dozen</source>
        <translation>docena</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrón</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>aparte</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>efectivo</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>corona</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>carta alta</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>match play</source>
        <translation>cupón match play</translation>
    </message>
    <message>
        <source>on</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fuera de juego</translation>
    </message>
    <message>
        <source>puck</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>tirada</translation>
    </message>
    <message>
        <source>spread marker</source>
        <translation>marcador de diferencia</translation>
    </message>
    <message>
        <source>tuck</source>
        <translation>carta apartada</translation>
    </message>
    <message>
        <source>spread 1</source>
        <translation>diferencia 1</translation>
    </message>
    <message>
        <source>spread 2</source>
        <translation>diferencia 2</translation>
    </message>
    <message>
        <source>spread 3</source>
        <translation>diferencia 3</translation>
    </message>
    <message>
        <source>spread 4</source>
        <translation>diferencia 4</translation>
    </message>
    <message>
        <source>spread 5</source>
        <translation>diferencia 5</translation>
    </message>
    <message>
        <source>spread 6</source>
        <translation>diferencia 6</translation>
    </message>
    <message>
        <source>spread 7</source>
        <translation>diferencia 7</translation>
    </message>
    <message>
        <source>spread 8</source>
        <translation>diferencia 8</translation>
    </message>
    <message>
        <source>spread 9</source>
        <translation>diferencia 9</translation>
    </message>
    <message>
        <source>spread 10</source>
        <translation>diferencia 10</translation>
    </message>
    <message>
        <source>spread 11</source>
        <translation>diferencia 11</translation>
    </message>
    <message>
        <source>commission box 1</source>
        <translation>casilla de comisión 1</translation>
    </message>
    <message>
        <source>commission box 2</source>
        <translation>casilla de comisión 2</translation>
    </message>
    <message>
        <source>commission box 3</source>
        <translation>casilla de comisión 3</translation>
    </message>
    <message>
        <source>commission box 4</source>
        <translation>casilla de comisión 4</translation>
    </message>
    <message>
        <source>commission box 5</source>
        <translation>casilla de comisión 5</translation>
    </message>
    <message>
        <source>commission box 6</source>
        <translation>casilla de comisión 6</translation>
    </message>
    <message>
        <source>commission box 7</source>
        <translation>casilla de comisión 7</translation>
    </message>
    <message>
        <source>commission button 1</source>
        <translation>botón de comisión 1</translation>
    </message>
    <message>
        <source>commission button 2</source>
        <translation>botón de comisión 2</translation>
    </message>
    <message>
        <source>commission button 3</source>
        <translation>botón de comisión 3</translation>
    </message>
    <message>
        <source>commission button 4</source>
        <translation>botón de comisión 4</translation>
    </message>
    <message>
        <source>commission button 5</source>
        <translation>botón de comisión 5</translation>
    </message>
    <message>
        <source>commission button 6</source>
        <translation>botón de comisión 6</translation>
    </message>
    <message>
        <source>commission button 7</source>
        <translation>botón de comisión 7</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>low</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>high</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>back to back</source>
        <translation>back to back</translation>
    </message>
    <message>
        <source>betting</source>
        <translation>apuestas</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>girando</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>girar</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>no va más</translation>
    </message>
    <message>
        <source>ball with wheel</source>
        <translation>bola con la rueda</translation>
    </message>
    <message>
        <source>too few revolutions</source>
        <translation>pocas vueltas</translation>
    </message>
    <message>
        <source>foreign object</source>
        <translation>objeto extraño</translation>
    </message>
    <message>
        <source>floating ball</source>
        <translation>bola flotante</translation>
    </message>
    <message>
        <source>ball left wheel</source>
        <translation>la bola dejó la rueda</translation>
    </message>
    <message>
        <source>misplaced chip</source>
        <translation>ficha mal puesta</translation>
    </message>
    <message>
        <source>double zero</source>
        <translation>doble cero</translation>
    </message>
    <message>
        <source>single zero</source>
        <translation>un cero</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>se vuelve a empezar</translation>
    </message>
    <message>
        <source>keeps paying</source>
        <translation>sigue pagando</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>se rechaza</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>sigue en pie</translation>
    </message>
    <message>
        <source>excess returned</source>
        <translation>se devuelve el exceso</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulo</translation>
    </message>
    <message>
        <source>dropped in</source>
        <translation>cayó en</translation>
    </message>
    <message>
        <source>revolutions</source>
        <translation>vueltas</translation>
    </message>
    <message>
        <source>called by</source>
        <translation>cantado por</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>crupier</translation>
    </message>
    <message>
        <source>floorperson</source>
        <translation>supervisor de sala</translation>
    </message>
    <message>
        <source>pit boss</source>
        <translation>jefe de sector</translation>
    </message>
    <message>
        <source>table games manager</source>
        <translation>gerente de juegos de mesa</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>línea de pase</translation>
    </message>
    <message>
        <source>dont pass</source>
        <translation>línea de no pase</translation>
    </message>
    <message>
        <source>pass odds</source>
        <translation>odds de pase</translation>
    </message>
    <message>
        <source>dont pass odds</source>
        <translation>odds de no pase</translation>
    </message>
    <message>
        <source>come</source>
        <translation>come</translation>
    </message>
    <message>
        <source>dont come</source>
        <translation>don&apos;t come</translation>
    </message>
    <message>
        <source>come odds</source>
        <translation>odds de come</translation>
    </message>
    <message>
        <source>dont come odds</source>
        <translation>odds de don&apos;t come</translation>
    </message>
    <message>
        <source>put</source>
        <translation>put</translation>
    </message>
    <message>
        <source>put odds</source>
        <translation>odds de put</translation>
    </message>
    <message>
        <source>place win</source>
        <translation>place a ganar</translation>
    </message>
    <message>
        <source>place lose</source>
        <translation>place a perder</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>buy</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>lay</translation>
    </message>
    <message>
        <source>big</source>
        <translation>big</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hardway</translation>
    </message>
    <message>
        <source>field</source>
        <translation>field</translation>
    </message>
    <message>
        <source>any seven</source>
        <translation>cualquier siete</translation>
    </message>
    <message>
        <source>any craps</source>
        <translation>cualquier craps</translation>
    </message>
    <message>
        <source>craps</source>
        <translation>craps</translation>
    </message>
    <message>
        <source>commission box 8</source>
        <translation>casilla de comisión 8</translation>
    </message>
    <message>
        <source>commission box 9</source>
        <translation>casilla de comisión 9</translation>
    </message>
    <message>
        <source>commission button 8</source>
        <translation>botón de comisión 8</translation>
    </message>
    <message>
        <source>commission button 9</source>
        <translation>botón de comisión 9</translation>
    </message>
    <message>
        <source>dealer stack 1</source>
        <translation>pila del crupier 1</translation>
    </message>
    <message>
        <source>dealer stack 2</source>
        <translation>pila del crupier 2</translation>
    </message>
    <message>
        <source>dealer stack 3</source>
        <translation>pila del crupier 3</translation>
    </message>
    <message>
        <source>dealer stack 4</source>
        <translation>pila del crupier 4</translation>
    </message>
    <message>
        <source>dealer stack 5</source>
        <translation>pila del crupier 5</translation>
    </message>
    <message>
        <source>dealer stack 6</source>
        <translation>pila del crupier 6</translation>
    </message>
    <message>
        <source>dealer stack 7</source>
        <translation>pila del crupier 7</translation>
    </message>
    <message>
        <source>war spot 1</source>
        <translation>lugar de guerra 1</translation>
    </message>
    <message>
        <source>war spot 2</source>
        <translation>lugar de guerra 2</translation>
    </message>
    <message>
        <source>war spot 3</source>
        <translation>lugar de guerra 3</translation>
    </message>
    <message>
        <source>war spot 4</source>
        <translation>lugar de guerra 4</translation>
    </message>
    <message>
        <source>war spot 5</source>
        <translation>lugar de guerra 5</translation>
    </message>
    <message>
        <source>war spot 6</source>
        <translation>lugar de guerra 6</translation>
    </message>
    <message>
        <source>war spot 7</source>
        <translation>lugar de guerra 7</translation>
    </message>
    <message>
        <source>aqua</source>
        <translation>aguamarina</translation>
    </message>
    <message>
        <source>navy</source>
        <translation>azul marino</translation>
    </message>
    <message>
        <source>lavender</source>
        <translation>lavanda</translation>
    </message>
    <message>
        <source>burgundy</source>
        <translation>burdeos</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>demonstration</source>
        <translation>demostración</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>roulette</source>
        <translation>ruleta</translation>
    </message>
    <message>
        <source>big six</source>
        <translation>Big Six</translation>
    </message>
    <message>
        <source>pokette</source>
        <translation>Pokette</translation>
    </message>
    <message>
        <source>single deck blackjack</source>
        <translation>blackjack de una baraja</translation>
    </message>
    <message>
        <source>blackjack switch</source>
        <translation>Blackjack Switch</translation>
    </message>
    <message>
        <source>mini baccarat</source>
        <translation>mini-bacará</translation>
    </message>
    <message>
        <source>casino war</source>
        <translation>guerra</translation>
    </message>
    <message>
        <source>red dog</source>
        <translation>Red Dog</translation>
    </message>
    <message>
        <source>three card poker</source>
        <translation>póquer de tres cartas</translation>
    </message>
    <message>
        <source>four card poker</source>
        <translation>póquer de cuatro cartas</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>horn</source>
        <translation>horn</translation>
    </message>
    <message>
        <source>horn high</source>
        <translation>horn alto</translation>
    </message>
    <message>
        <source>world</source>
        <translation>world</translation>
    </message>
    <message>
        <source>three way craps</source>
        <translation>craps de tres</translation>
    </message>
    <message>
        <source>hop</source>
        <translation>hop</translation>
    </message>
    <message>
        <source>c and e</source>
        <translation>c y e</translation>
    </message>
    <message>
        <source>high low</source>
        <translation>alto bajo</translation>
    </message>
    <message>
        <source>ace deuce any craps</source>
        <translation>as-dos y cualquier craps</translation>
    </message>
    <message>
        <source>offer</source>
        <translation>oferta</translation>
    </message>
    <message>
        <source>select</source>
        <translation>elección</translation>
    </message>
    <message>
        <source>come out</source>
        <translation>tiro de salida</translation>
    </message>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>in air</source>
        <translation>en el aire</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>lanzar</translation>
    </message>
    <message>
        <source>offer again</source>
        <translation>ofrecer otra vez</translation>
    </message>
    <message>
        <source>order pass</source>
        <translation>ordenar que pase</translation>
    </message>
    <message>
        <source>accept dice</source>
        <translation>aceptar los dados</translation>
    </message>
    <message>
        <source>decline dice</source>
        <translation>rechazar los dados</translation>
    </message>
    <message>
        <source>choose dice</source>
        <translation>elegir los dados</translation>
    </message>
    <message>
        <source>pass dice</source>
        <translation>pasar los dados</translation>
    </message>
    <message>
        <source>roll alone</source>
        <translation>jugar sola la tirada</translation>
    </message>
    <message>
        <source>die off table</source>
        <translation>dado fuera de la mesa</translation>
    </message>
    <message>
        <source>die on die</source>
        <translation>dado sobre dado</translation>
    </message>
    <message>
        <source>not together</source>
        <translation>no juntos</translation>
    </message>
    <message>
        <source>missed wall</source>
        <translation>no tocó la pared</translation>
    </message>
    <message>
        <source>on bank</source>
        <translation>sobre el banco</translation>
    </message>
    <message>
        <source>in cup or rail</source>
        <translation>en el vaso o la baranda</translation>
    </message>
    <message>
        <source>cheating</source>
        <translation>trampa</translation>
    </message>
    <message>
        <source>improper throw</source>
        <translation>tiro incorrecto</translation>
    </message>
    <message>
        <source>sliding throw</source>
        <translation>tiro deslizado</translation>
    </message>
    <message>
        <source>hit chips</source>
        <translation>chocó con fichas</translation>
    </message>
    <message>
        <source>die cocked</source>
        <translation>dado inclinado</translation>
    </message>
    <message>
        <source>die on objects</source>
        <translation>dado sobre objetos</translation>
    </message>
    <message>
        <source>disputed face</source>
        <translation>cara en disputa</translation>
    </message>
    <message>
        <source>place win 4</source>
        <translation>place a ganar 4</translation>
    </message>
    <message>
        <source>place win 5</source>
        <translation>place a ganar 5</translation>
    </message>
    <message>
        <source>place win 6</source>
        <translation>place a ganar 6</translation>
    </message>
    <message>
        <source>place win 8</source>
        <translation>place a ganar 8</translation>
    </message>
    <message>
        <source>place win 9</source>
        <translation>place a ganar 9</translation>
    </message>
    <message>
        <source>place win 10</source>
        <translation>place a ganar 10</translation>
    </message>
    <message>
        <source>place lose 4</source>
        <translation>place a perder 4</translation>
    </message>
    <message>
        <source>place lose 5</source>
        <translation>place a perder 5</translation>
    </message>
    <message>
        <source>place lose 6</source>
        <translation>place a perder 6</translation>
    </message>
    <message>
        <source>place lose 8</source>
        <translation>place a perder 8</translation>
    </message>
    <message>
        <source>place lose 9</source>
        <translation>place a perder 9</translation>
    </message>
    <message>
        <source>place lose 10</source>
        <translation>place a perder 10</translation>
    </message>
    <message>
        <source>hard 4</source>
        <translation>4 duro</translation>
    </message>
    <message>
        <source>hard 6</source>
        <translation>6 duro</translation>
    </message>
    <message>
        <source>hard 8</source>
        <translation>8 duro</translation>
    </message>
    <message>
        <source>hard 10</source>
        <translation>10 duro</translation>
    </message>
    <message>
        <source>field 2</source>
        <translation>field 2</translation>
    </message>
    <message>
        <source>field 12</source>
        <translation>field 12</translation>
    </message>
    <message>
        <source>craps 2</source>
        <translation>craps 2</translation>
    </message>
    <message>
        <source>craps 3</source>
        <translation>craps 3</translation>
    </message>
    <message>
        <source>craps 12</source>
        <translation>craps 12</translation>
    </message>
    <message>
        <source>hop hard</source>
        <translation>hop duro</translation>
    </message>
    <message>
        <source>hop easy</source>
        <translation>hop fácil</translation>
    </message>
    <message>
        <source>possible win</source>
        <translation>ganancia posible</translation>
    </message>
    <message>
        <source>amount won</source>
        <translation>importe ganado</translation>
    </message>
    <message>
        <source>working</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>dormida</translation>
    </message>
    <message>
        <source>multi roll</source>
        <translation>varias tiradas</translation>
    </message>
    <message>
        <source>splits only</source>
        <translation>solo entre dos números</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>left up</source>
        <translation>se deja en la mesa</translation>
    </message>
    <message>
        <source>one roll</source>
        <translation>una tirada</translation>
    </message>
    <message>
        <source>dealer and boxman</source>
        <translation>crupier y jefe de caja</translation>
    </message>
    <message>
        <source>any employee</source>
        <translation>cualquier empleado</translation>
    </message>
    <message>
        <source>boxman</source>
        <translation>jefe de caja</translation>
    </message>
    <message>
        <source>stickman</source>
        <translation>encargado del palo</translation>
    </message>
    <message>
        <source>die</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>face</source>
        <translation>cara</translation>
    </message>
    <message>
        <source>rests on</source>
        <translation>descansa sobre</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>symbol</source>
        <translation>símbolo</translation>
    </message>
    <message>
        <source>called</source>
        <translation>cantado</translation>
    </message>
    <message>
        <source>clapper between</source>
        <translation>lengüeta entre dos</translation>
    </message>
    <message>
        <source>call missed</source>
        <translation>canto omitido</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>casino name</source>
        <translation>nombre del casino</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sentido horario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>sentido antihorario</translation>
    </message>
    <message>
        <source>bets closed</source>
        <translation>apuestas cerradas</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>rueda</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>esquina</translation>
    </message>
    <message>
        <source>single rank</source>
        <translation>un rango</translation>
    </message>
    <message>
        <source>double rank</source>
        <translation>dos rangos</translation>
    </message>
    <message>
        <source>block akq</source>
        <translation>bloque akq</translation>
    </message>
    <message>
        <source>block jt9</source>
        <translation>bloque jt9</translation>
    </message>
    <message>
        <source>block 876</source>
        <translation>bloque 876</translation>
    </message>
    <message>
        <source>block 543</source>
        <translation>bloque 543</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>palo</translation>
    </message>
    <message>
        <source>jacer</source>
        <translation>jacer</translation>
    </message>
    <message>
        <source>pair in two</source>
        <translation>pareja en dos</translation>
    </message>
    <message>
        <source>pair in three</source>
        <translation>pareja en tres</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>open straight</source>
        <translation>escalera abierta</translation>
    </message>
    <message>
        <source>inside straight</source>
        <translation>escalera interior</translation>
    </message>
    <message>
        <source>open straight flush</source>
        <translation>escalera de color abierta</translation>
    </message>
    <message>
        <source>inside straight flush</source>
        <translation>escalera de color interior</translation>
    </message>
    <message>
        <source>previous card</source>
        <translation>carta anterior</translation>
    </message>
    <message>
        <source>void and respin</source>
        <translation>nulo y nuevo giro</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>interior</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>electronic</source>
        <translation>electrónico</translation>
    </message>
    <message>
        <source>as posted</source>
        <translation>según lo anunciado</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasada</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>insurance</source>
        <translation>seguro</translation>
    </message>
    <message>
        <source>double down</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation>barajar</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>cortar</translation>
    </message>
    <message>
        <source>burn</source>
        <translation>quemar</translation>
    </message>
    <message>
        <source>dealing</source>
        <translation>reparto</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>robo</translation>
    </message>
    <message>
        <source>dealers turn</source>
        <translation>turno de la casa</translation>
    </message>
    <message>
        <source>found card</source>
        <translation>carta hallada</translation>
    </message>
    <message>
        <source>exposed card</source>
        <translation>carta expuesta</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>repartir</translation>
    </message>
    <message>
        <source>close insurance</source>
        <translation>cerrar el seguro</translation>
    </message>
    <message>
        <source>show burn</source>
        <translation>mostrar la quemada</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>pedir</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>plantarse</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doblar</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>rendirse</translation>
    </message>
    <message>
        <source>face up card</source>
        <translation>carta boca arriba</translation>
    </message>
    <message>
        <source>unseen card drawn</source>
        <translation>carta robada sin ver</translation>
    </message>
    <message>
        <source>exposed card drawn</source>
        <translation>carta expuesta robada</translation>
    </message>
    <message>
        <source>dealer missed himself</source>
        <translation>la casa se saltó a sí misma</translation>
    </message>
    <message>
        <source>hand without cards</source>
        <translation>mano sin cartas</translation>
    </message>
    <message>
        <source>hand with one card</source>
        <translation>mano con una carta</translation>
    </message>
    <message>
        <source>cards touched</source>
        <translation>cartas tocadas</translation>
    </message>
    <message>
        <source>wager touched</source>
        <translation>apuesta tocada</translation>
    </message>
    <message>
        <source>shuffler fault</source>
        <translation>fallo de la barajadora</translation>
    </message>
    <message>
        <source>seal broken</source>
        <translation>precinto roto</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>sabot</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>original only</source>
        <translation>solo la original</translation>
    </message>
    <message>
        <source>collect none</source>
        <translation>no se cobra ninguna</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>no se usa</translation>
    </message>
    <message>
        <source>used next</source>
        <translation>se usa después</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>se ofrece</translation>
    </message>
    <message>
        <source>dealt last</source>
        <translation>se reparte al final</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segunda</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerta</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>round void</source>
        <translation>ronda nula</translation>
    </message>
    <message>
        <source>lasting</source>
        <translation>duradero</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>reported</source>
        <translation>comunicado</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>seal</source>
        <translation>precinto</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>hand1</source>
        <translation>mano 1</translation>
    </message>
    <message>
        <source>hand2</source>
        <translation>mano 2</translation>
    </message>
    <message>
        <source>switching</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conservar</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>house wins</source>
        <translation>gana la casa</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>banker</source>
        <translation>banca</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>player draws</source>
        <translation>roba el jugador</translation>
    </message>
    <message>
        <source>banker draws</source>
        <translation>roba la banca</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>expuesta</translation>
    </message>
    <message>
        <source>announce</source>
        <translation>anunciar</translation>
    </message>
    <message>
        <source>collect commission</source>
        <translation>cobrar la comisión</translation>
    </message>
    <message>
        <source>decline cut</source>
        <translation>rechazar el corte</translation>
    </message>
    <message>
        <source>third to player</source>
        <translation>tercera al jugador</translation>
    </message>
    <message>
        <source>third to player hidden</source>
        <translation>tercera al jugador, oculta</translation>
    </message>
    <message>
        <source>third to player shown</source>
        <translation>tercera al jugador, vista</translation>
    </message>
    <message>
        <source>drawn hidden</source>
        <translation>robada oculta</translation>
    </message>
    <message>
        <source>drawn shown</source>
        <translation>robada vista</translation>
    </message>
    <message>
        <source>not enough cards</source>
        <translation>faltan cartas</translation>
    </message>
    <message>
        <source>cards handled</source>
        <translation>cartas manipuladas</translation>
    </message>
    <message>
        <source>quarter up</source>
        <translation>redondeo al cuarto superior</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>anotada</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>de inmediato</translation>
    </message>
    <message>
        <source>bankers card</source>
        <translation>carta de la banca</translation>
    </message>
    <message>
        <source>next hand</source>
        <translation>mano siguiente</translation>
    </message>
    <message>
        <source>phantom hand</source>
        <translation>mano fantasma</translation>
    </message>
    <message>
        <source>initial</source>
        <translation>inicial</translation>
    </message>
    <message>
        <source>war</source>
        <translation>guerra</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>empates</translation>
    </message>
    <message>
        <source>at war</source>
        <translation>en guerra</translation>
    </message>
    <message>
        <source>face up in shoe</source>
        <translation>boca arriba en el sabot</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartido</translation>
    </message>
    <message>
        <source>each</source>
        <translation>cada uno</translation>
    </message>
    <message>
        <source>reshuffle</source>
        <translation>barajar de nuevo</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>raise</source>
        <translation>aumento</translation>
    </message>
    <message>
        <source>paired</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>raising</source>
        <translation>aumentos abiertos</translation>
    </message>
    <message>
        <source>raises closed</source>
        <translation>aumentos cerrados</translation>
    </message>
    <message>
        <source>choosing</source>
        <translation>eligiendo</translation>
    </message>
    <message>
        <source>close raises</source>
        <translation>cerrar aumentos</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>seguir jugando</translation>
    </message>
    <message>
        <source>void round</source>
        <translation>anular la ronda</translation>
    </message>
    <message>
        <source>drawn unseen</source>
        <translation>robada sin ver</translation>
    </message>
    <message>
        <source>third exposed</source>
        <translation>tercera expuesta</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>descartar</translation>
    </message>
    <message>
        <source>use</source>
        <translation>usar</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>a elección</translation>
    </message>
    <message>
        <source>a spread of 1</source>
        <translation>diferencia de 1</translation>
    </message>
    <message>
        <source>a spread of 2</source>
        <translation>diferencia de 2</translation>
    </message>
    <message>
        <source>a spread of 3</source>
        <translation>diferencia de 3</translation>
    </message>
    <message>
        <source>a spread of 4 to 11</source>
        <translation>diferencia de 4 a 11</translation>
    </message>
    <message>
        <source>ante</source>
        <translation>ante</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jugar</translation>
    </message>
    <message>
        <source>ante bonus</source>
        <translation>bono de ante</translation>
    </message>
    <message>
        <source>pair plus</source>
        <translation>pair plus</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>descubrir</translation>
    </message>
    <message>
        <source>settle</source>
        <translation>liquidar</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>cartas nuevas</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>retirarse</translation>
    </message>
    <message>
        <source>lay down</source>
        <translation>mostrar la mano</translation>
    </message>
    <message>
        <source>wrong count player</source>
        <translation>cuenta errónea del jugador</translation>
    </message>
    <message>
        <source>wrong count dealer</source>
        <translation>cuenta errónea de la casa</translation>
    </message>
    <message>
        <source>card face up</source>
        <translation>carta boca arriba</translation>
    </message>
    <message>
        <source>card in error</source>
        <translation>carta por error</translation>
    </message>
    <message>
        <source>dealer card exposed</source>
        <translation>carta de la casa expuesta</translation>
    </message>
    <message>
        <source>shuffler jam</source>
        <translation>atasco de la barajadora</translation>
    </message>
    <message>
        <source>shoe jam</source>
        <translation>atasco del sabot</translation>
    </message>
    <message>
        <source>stub misdealt</source>
        <translation>resto mal repartido</translation>
    </message>
    <message>
        <source>stub wrong</source>
        <translation>resto erróneo</translation>
    </message>
    <message>
        <source>shuffler miscount</source>
        <translation>recuento de la barajadora</translation>
    </message>
    <message>
        <source>improper cut</source>
        <translation>corte incorrecto</translation>
    </message>
    <message>
        <source>shuffler lasting</source>
        <translation>avería duradera de la barajadora</translation>
    </message>
    <message>
        <source>unsuitable card</source>
        <translation>carta no apta</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>escalera de color</translation>
    </message>
    <message>
        <source>even money</source>
        <translation>a la par</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>stacks</source>
        <translation>se acumula</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>half</source>
        <translation>la mitad</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>grupos</translation>
    </message>
    <message>
        <source>hand void</source>
        <translation>mano nula</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>carta siguiente</translation>
    </message>
    <message>
        <source>void new deck</source>
        <translation>nulo, baraja nueva</translation>
    </message>
    <message>
        <source>new deck</source>
        <translation>baraja nueva</translation>
    </message>
    <message>
        <source>recut</source>
        <translation>nuevo corte</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituida</translation>
    </message>
    <message>
        <source>brought</source>
        <translation>aportado</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>baraja</translation>
    </message>
    <message>
        <source>auto bonus</source>
        <translation>bono automático</translation>
    </message>
    <message>
        <source>aces up</source>
        <translation>aces up</translation>
    </message>
    <message>
        <source>play 2</source>
        <translation>jugar 2</translation>
    </message>
    <message>
        <source>play 3</source>
        <translation>jugar 3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entero</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póquer</translation>
    </message>
    <message>
        <source>pair of aces</source>
        <translation>pareja de ases</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>doble pareja</translation>
    </message>
</context>
<context>
    <name>IrregularityDialog</name>
    <message>
        <source>What follows: {0}.</source>
        <translation>Lo que sigue: {0}.</translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation>Plantearla</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>no consta</translation>
    </message>
</context>
<context>
    <name>Journal problems</name>
    <message>
        <source>The record was changed after it was written: {detail}.</source>
        <translation>El registro se cambió después de escribirse: {detail}.</translation>
    </message>
    <message>
        <source>A round with closed cards is under way; finish it first: {detail}.</source>
        <translation>Hay una ronda en curso con cartas boca abajo; termínela primero: {detail}.</translation>
    </message>
    <message>
        <source>The disk failed while the journal was written: {detail}.</source>
        <translation>El disco falló al escribir el diario: {detail}.</translation>
    </message>
    <message>
        <source>The disk is full; the journal cannot grow: {detail}.</source>
        <translation>El disco está lleno; el diario no puede crecer: {detail}.</translation>
    </message>
    <message>
        <source>This entry is not one this program knows: {detail}.</source>
        <translation>Este programa no conoce esta entrada: {detail}.</translation>
    </message>
    <message>
        <source>Another program keeps the journal locked: {detail}.</source>
        <translation>Otro programa tiene bloqueado el diario: {detail}.</translation>
    </message>
    <message>
        <source>The journal cannot be opened: {detail}.</source>
        <translation>El diario no se puede abrir: {detail}.</translation>
    </message>
    <message>
        <source>The journal is damaged or is no journal: {detail}.</source>
        <translation>El diario está dañado o no es un diario: {detail}.</translation>
    </message>
    <message>
        <source>The journal failed: {detail}.</source>
        <translation>El diario falló: {detail}.</translation>
    </message>
    <message>
        <source>The journal was deleted or moved while it was in use: {detail}.</source>
        <translation>El diario se borró o se movió mientras estaba en uso: {detail}.</translation>
    </message>
    <message>
        <source>The journal was written by a later program: {detail}.</source>
        <translation>El diario lo escribió un programa posterior: {detail}.</translation>
    </message>
    <message>
        <source>The journal may not be written: {detail}.</source>
        <translation>El diario no se puede escribir: {detail}.</translation>
    </message>
    <message>
        <source>Another file has taken the journal&apos;s place: {detail}.</source>
        <translation>Otro archivo ha ocupado el lugar del diario: {detail}.</translation>
    </message>
    <message>
        <source>The journal was left in the middle of its work; copy its whole folder to where it can be written, and look at it there: {detail}.</source>
        <translation>El diario quedó a medio escribir; copie toda su carpeta a un lugar donde se pueda escribir y véalo allí: {detail}.</translation>
    </message>
    <message>
        <source>The session does not begin with its opening: {detail}.</source>
        <translation>La sesión no empieza con su apertura: {detail}.</translation>
    </message>
    <message>
        <source>The sessions could not be kept there: {detail}.</source>
        <translation>Las sesiones no se pudieron guardar ahí: {detail}.</translation>
    </message>
    <message>
        <source>This is a database, but no journal: {detail}.</source>
        <translation>Es una base de datos, pero no un diario: {detail}.</translation>
    </message>
    <message>
        <source>No session is called {detail}.</source>
        <translation>Ninguna sesión se llama {detail}.</translation>
    </message>
    <message>
        <source>Reports are numbered in their journal, which may not be written; copy its whole folder to where it can be: {detail}.</source>
        <translation>Los informes se numeran en su diario, en el que no se puede escribir; copie toda su carpeta a un lugar donde se pueda: {detail}.</translation>
    </message>
    <message>
        <source>Another report took the number {detail} meanwhile.</source>
        <translation>Otro informe tomó entretanto el número {detail}.</translation>
    </message>
    <message>
        <source>The session is open elsewhere: {detail}.</source>
        <translation>La sesión está abierta en otro lugar: {detail}.</translation>
    </message>
    <message>
        <source>The session is closed: {detail}.</source>
        <translation>La sesión está cerrada: {detail}.</translation>
    </message>
    <message>
        <source>More than one session starts with {detail}.</source>
        <translation>Más de una sesión empieza por {detail}.</translation>
    </message>
    <message>
        <source>Played again, this step comes out otherwise: {detail}.</source>
        <translation>Jugado otra vez, este paso sale distinto: {detail}.</translation>
    </message>
    <message>
        <source>Played again, this step is refused: {detail}.</source>
        <translation>Jugado otra vez, este paso se rechaza: {detail}.</translation>
    </message>
    <message>
        <source>This program does not know the game {detail}.</source>
        <translation>Este programa no conoce el juego {detail}.</translation>
    </message>
    <message>
        <source>The rules of the session are not ones this program knows: {detail}.</source>
        <translation>Este programa no conoce las reglas de la sesión: {detail}.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Keep in another folder</source>
        <translation>Guardar en otra carpeta</translation>
    </message>
    <message>
        <source>Everything was kept in {0}.</source>
        <translation>Todo se ha guardado en {0}.</translation>
    </message>
    <message>
        <source>The lost journal could not be read in full. What was left of it is in {0}.</source>
        <translation>El diario perdido no se pudo leer entero. Lo que quedaba está en {0}.</translation>
    </message>
    <message>
        <source>1 session</source>
        <translation>1 sesión</translation>
    </message>
    <message>
        <source>{0} sessions</source>
        <translation>{0} sesiones</translation>
    </message>
</context>
<context>
    <name>KeyFields</name>
    <message>
        <source>There is no key yet. One is made now; the passphrase protects it and cannot be recovered.</source>
        <translation>Aún no hay clave. Se crea una ahora; la contraseña la protege y no se puede recuperar.</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Claves…</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>Emitida a</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Otra vez la misma</translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation>Escriba la contraseña de la clave.</translation>
    </message>
    <message>
        <source>A passphrase has at least {0} characters.</source>
        <translation>Una contraseña tiene al menos {0} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos contraseñas no son iguales.</translation>
    </message>
</context>
<context>
    <name>KeyForm</name>
    <message>
        <source>A passphrase has at least {0} characters.</source>
        <translation>Una contraseña tiene al menos {0} caracteres.</translation>
    </message>
    <message>
        <source>The two passphrases are not the same.</source>
        <translation>Las dos contraseñas no son iguales.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>There is no key yet. Make one, or bring the one your authority issued.</source>
        <translation>Aún no hay ninguna clave. Cree una o traiga la que emitió su autoridad.</translation>
    </message>
    <message>
        <source>Make a key…</source>
        <translation>Crear una clave…</translation>
    </message>
    <message>
        <source>Bring from a file…</source>
        <translation>Traer de un archivo…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Sustituir…</translation>
    </message>
    <message>
        <source>Copy certificate</source>
        <translation>Copiar el certificado</translation>
    </message>
    <message>
        <source>Export certificate…</source>
        <translation>Exportar el certificado…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>Emitida a</translation>
    </message>
    <message>
        <source>Vouched for by</source>
        <translation>Avalada por</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Válida hasta</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sí misma</translation>
    </message>
    <message>
        <source>Another key took its place.</source>
        <translation>Otra clave ocupó su lugar.</translation>
    </message>
    <message>
        <source>The certificate is on the clipboard.</source>
        <translation>El certificado está en el portapapeles.</translation>
    </message>
    <message>
        <source>Where the certificate goes</source>
        <translation>Dónde guardar el certificado</translation>
    </message>
    <message>
        <source>The certificate is in {0}</source>
        <translation>El certificado está en {0}</translation>
    </message>
</context>
<context>
    <name>KindBar</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Wheels</source>
        <translation>Ruedas</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>Feltwright kiosk</source>
        <translation>Feltwright, quiosco</translation>
    </message>
</context>
<context>
    <name>Layout editor</name>
    <message>
        <source>The whole grid {0} was changed: its {1} cells share one entry.</source>
        <translation>Se cambió toda la cuadrícula {0}: sus {1} casillas comparten una entrada.</translation>
    </message>
    <message>
        <source>All {1} of {0} were changed: one entry draws them.</source>
        <translation>Se cambiaron los {1} de {0}: los dibuja una sola entrada.</translation>
    </message>
    <message>
        <source>{0} was changed at both ends of the table.</source>
        <translation>{0} se cambió en ambos extremos de la mesa.</translation>
    </message>
    <message>
        <source>{0} was changed.</source>
        <translation>{0} se cambió.</translation>
    </message>
    <message>
        <source>The file cannot be read as it is: mend it first.</source>
        <translation>El archivo no se puede leer como está: corríjalo primero.</translation>
    </message>
    <message>
        <source>{0} comes with the program: it is not changed, only a copy of it.</source>
        <translation>{0} viene con el programa: no se cambia, solo una copia suya.</translation>
    </message>
    <message>
        <source>{0} is not drawn by an entry of this file.</source>
        <translation>{0} no lo dibuja ninguna entrada de este archivo.</translation>
    </message>
    <message>
        <source>{0} lies where cells of a grid meet: move or resize the cells.</source>
        <translation>{0} está donde se juntan casillas de una cuadrícula: mueva o cambie las casillas.</translation>
    </message>
    <message>
        <source>{0} is turned along an arc: its size can be changed in the file only.</source>
        <translation>{0} sigue un arco: su tamaño solo se puede cambiar en el archivo.</translation>
    </message>
    <message>
        <source>{0} is as large as its letters: change their height instead.</source>
        <translation>{0} es tan grande como sus letras: cambie la altura de estas.</translation>
    </message>
    <message>
        <source>{0} carries no words.</source>
        <translation>{0} no lleva palabras.</translation>
    </message>
    <message>
        <source>{0} needs words.</source>
        <translation>{0} necesita palabras.</translation>
    </message>
    <message>
        <source>The entry {0} is written in a way that cannot be rewritten safely: edit it in the file.</source>
        <translation>La entrada {0} está escrita de un modo que no se puede reescribir con seguridad: edítela en el archivo.</translation>
    </message>
</context>
<context>
    <name>Layout entries</name>
    <message>
        <source>area</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>inscription</source>
        <translation>inscripción</translation>
    </message>
    <message>
        <source>anchor</source>
        <translation>ancla</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guía</translation>
    </message>
    <message>
        <source>glyph</source>
        <translation>signo</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>paño</translation>
    </message>
</context>
<context>
    <name>LayoutEditor</name>
    <message>
        <source>Move {0}</source>
        <translation>Mover {0}</translation>
    </message>
    <message>
        <source>Resize {0}</source>
        <translation>Cambiar el tamaño de {0}</translation>
    </message>
    <message>
        <source>Reword {0}</source>
        <translation>Cambiar el texto de {0}</translation>
    </message>
    <message>
        <source>Print {0}</source>
        <translation>Imprimir {0}</translation>
    </message>
    <message>
        <source>{0} was put in the middle of the view: drag it to its place.</source>
        <translation>{0} se puso en el centro de la vista: arrástrelo a su sitio.</translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Cláusula</translation>
    </message>
</context>
<context>
    <name>LedgerPanel</name>
    <message>
        <source>Ledger of the session</source>
        <translation>Libro de la sesión</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>The clause behind the line chosen</source>
        <translation>La cláusula de la línea elegida</translation>
    </message>
    <message>
        <source>Choose a line and ask why.</source>
        <translation>Elija una línea y pregunte por qué.</translation>
    </message>
    <message>
        <source>No clause decides this line.</source>
        <translation>Ninguna cláusula decide esta línea.</translation>
    </message>
    <message>
        <source>at {0}</source>
        <translation>a {0}</translation>
    </message>
    <message>
        <source>wins {0}</source>
        <translation>gana {0}</translation>
    </message>
    <message>
        <source>less {0} commission</source>
        <translation>menos {0} de comisión</translation>
    </message>
    <message>
        <source>{0}: net {1}.</source>
        <translation>{0}: neto {1}.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Feltwright</source>
        <translation>Feltwright</translation>
    </message>
    <message>
        <source>Search games, wagers, rules</source>
        <translation>Buscar juegos, apuestas, reglas</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Buscar juegos</translation>
    </message>
    <message>
        <source>No game has that. Try a wager&apos;s name, or clear the search.</source>
        <translation>Ningún juego lo tiene. Pruebe con el nombre de una apuesta o borre la búsqueda.</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Elija una mesa</translation>
    </message>
    <message>
        <source>&amp;Feltwright</source>
        <translation>&amp;Feltwright</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>About Feltwright</source>
        <translation>Acerca de Feltwright</translation>
    </message>
    <message>
        <source>Make a signed report…</source>
        <translation>Hacer un informe firmado…</translation>
    </message>
    <message>
        <source>Or drop the file on this window</source>
        <translation>O suelte el archivo en esta ventana</translation>
    </message>
    <message>
        <source>Verify a report…</source>
        <translation>Verificar un informe…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Claves…</translation>
    </message>
    <message>
        <source>Layout review</source>
        <translation>Revisión de paños</translation>
    </message>
    <message>
        <source>A felt on the drawing board: every check, two editions compared, comments and decisions.</source>
        <translation>Un paño en el tablero de dibujo: todas las comprobaciones, dos ediciones comparadas, comentarios y decisiones.</translation>
    </message>
    <message>
        <source>Review a layout…</source>
        <translation>Revisar un paño…</translation>
    </message>
    <message>
        <source>Review a layout</source>
        <translation>Revisar un paño</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>No session was interrupted.</source>
        <translation>Ninguna sesión quedó interrumpida.</translation>
    </message>
    <message>
        <source>All sessions…</source>
        <translation>Todas las sesiones…</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation>Mesas recientes</translation>
    </message>
    <message>
        <source>Tables you open are listed here.</source>
        <translation>Aquí se listan las mesas que abra.</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Demostraciones</translation>
    </message>
    <message>
        <source>No demonstration is installed.</source>
        <translation>No hay ninguna demostración instalada.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Kiosk, full screen</source>
        <translation>Quiosco, pantalla completa</translation>
    </message>
</context>
<context>
    <name>LostDialog</name>
    <message>
        <source>The journal is lost</source>
        <translation>El diario se ha perdido</translation>
    </message>
    <message>
        <source>The journal of this session was deleted, moved or damaged. Only this window still has what was played. If you close it without keeping everything, the session is gone.</source>
        <translation>El diario de esta sesión se borró, se movió o se dañó. Solo esta ventana conserva lo que se jugó. Si la cierra sin guardar todo, la sesión se pierde.</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Close without keeping</source>
        <translation>Cerrar sin guardar</translation>
    </message>
</context>
<context>
    <name>MakeKeyForm</name>
    <message>
        <source>Make a key</source>
        <translation>Crear una clave</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Crear la clave</translation>
    </message>
    <message>
        <source>The passphrase protects the key and cannot be recovered.</source>
        <translation>La contraseña protege la clave y no se puede recuperar.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>Emitida a</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Otra vez la misma</translation>
    </message>
    <message>
        <source>Give the key a name: small letters, digits, - and _.</source>
        <translation>Dé un nombre a la clave: letras minúsculas, cifras, - y _.</translation>
    </message>
</context>
<context>
    <name>MakeReportDialog</name>
    <message>
        <source>Make a report</source>
        <translation>Hacer un informe</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Tick the whole day</source>
        <translation>Marcar todo el día</translation>
    </message>
    <message>
        <source>Every session opened on the same day (UTC) as the chosen one</source>
        <translation>Todas las sesiones abiertas el mismo día (UTC) que la elegida</translation>
    </message>
    <message>
        <source>With a picture of the felt for every round</source>
        <translation>Con una imagen del paño en cada ronda</translation>
    </message>
    <message>
        <source>Make the report…</source>
        <translation>Hacer el informe…</translation>
    </message>
    <message>
        <source>{0}, {1} UTC, {2}</source>
        <translation>{0}, {1} UTC, {2}</translation>
    </message>
    <message>
        <source>Tick the sessions to be reported.</source>
        <translation>Marque las sesiones de las que informar.</translation>
    </message>
    <message>
        <source>Where the report goes</source>
        <translation>Dónde se guarda el informe</translation>
    </message>
    <message>
        <source>Playing every round again…</source>
        <translation>Se juega otra vez cada ronda…</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Signing…</source>
        <translation>Firmando…</translation>
    </message>
    <message>
        <source>Report {0} is in {1}</source>
        <translation>El informe {0} está en {1}</translation>
    </message>
</context>
<context>
    <name>MathsPanel</name>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>House edge</source>
        <translation>Ventaja de la casa</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>The edges are being worked out…</source>
        <translation>Se están calculando las ventajas…</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Jurisdicción</translation>
    </message>
    <message>
        <source>These options cannot be had together.</source>
        <translation>Estas opciones no pueden darse juntas.</translation>
    </message>
    <message>
        <source>Working out {0} more edges…</source>
        <translation>Faltan {0} ventajas por calcular…</translation>
    </message>
    <message>
        <source>As the felt was made</source>
        <translation>Tal como se hizo el paño</translation>
    </message>
</context>
<context>
    <name>MemberRow</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>a member without a name</source>
        <translation>un miembro sin nombre</translation>
    </message>
    <message>
        <source>Vote of {0}</source>
        <translation>Voto de {0}</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>Quitar a {0}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Bets</source>
        <translation>&amp;Apuestas</translation>
    </message>
    <message>
        <source>Call on or off</source>
        <translation>Declarar en juego o fuera</translation>
    </message>
    <message>
        <source>Call a bet</source>
        <translation>Cantar una apuesta</translation>
    </message>
    <message>
        <source>Bet for</source>
        <translation>Apostar por</translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation>&amp;Ronda</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>Dejar correr</translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation>Lo que se puede hacer ahora</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Make a signed report…</source>
        <translation>Hacer un informe firmado…</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>Claves…</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Table rules…</source>
        <translation>Reglas de la mesa…</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Despejar</translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doblar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>About Feltwright</source>
        <translation>Acerca de Feltwright</translation>
    </message>
    <message>
        <source>{0} on</source>
        <translation>{0} en juego</translation>
    </message>
    <message>
        <source>{0} off</source>
        <translation>{0} fuera de juego</translation>
    </message>
    <message>
        <source>Bet with</source>
        <translation>Apostar con</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Cash, called to the dealer</source>
        <translation>Efectivo, cantado al crupier</translation>
    </message>
    <message>
        <source>Chips and a match play coupon</source>
        <translation>Fichas y un cupón match play</translation>
    </message>
    <message>
        <source>Seat {0}: {1}</source>
        <translation>Puesto {0}: {1}</translation>
    </message>
    <message>
        <source>Chip in hand</source>
        <translation>Ficha en mano</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Hand totals</source>
        <translation>Totales de las manos</translation>
    </message>
    <message>
        <source>Strategy hints</source>
        <translation>Consejos de estrategia</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toda la mesa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Paño</translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>{0} at spot {1}</source>
        <translation>{0} en la posición {1}</translation>
    </message>
    <message>
        <source>{0} only</source>
        <translation>solo {0}</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} a {1}</translation>
    </message>
    <message>
        <source>up to {0}</source>
        <translation>hasta {0}</translation>
    </message>
    <message>
        <source>multiples of {0}</source>
        <translation>múltiplos de {0}</translation>
    </message>
    <message>
        <source>Seat {0}</source>
        <translation>Puesto {0}</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>“{0}” is not an amount of money.</source>
        <translation>«{0}» no es un importe.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>The wheel was turned the same way twice running</source>
        <translation>La rueda se hizo girar dos veces seguidas en el mismo sentido</translation>
    </message>
    <message>
        <source>The dice are taken</source>
        <translation>Se toman los dados</translation>
    </message>
    <message>
        <source>Two dice are chosen, the others go back to the bowl</source>
        <translation>Se eligen dos dados, los demás vuelven al cuenco</translation>
    </message>
    <message>
        <source>The die that left the table is inspected before it goes back</source>
        <translation>El dado que salió de la mesa se inspecciona antes de volver</translation>
    </message>
    <message>
        <source>The boxman orders the shooter to pass the dice</source>
        <translation>El jefe de mesa ordena al tirador que pase los dados</translation>
    </message>
    <message>
        <source>The dealer puts an equal stack beside the player&apos;s</source>
        <translation>El crupier pone una pila igual junto a la del jugador</translation>
    </message>
    <message>
        <source>About one deck is laced into the stack</source>
        <translation>Se intercala aproximadamente una baraja en el montón</translation>
    </message>
    <message>
        <source>Commission is marked up in the seat&apos;s box</source>
        <translation>La comisión se marca en la casilla del puesto</translation>
    </message>
    <message>
        <source>Seat {seat} pays {cents} of commission owed</source>
        <translation>El puesto {seat} paga {cents} de comisión debida</translation>
    </message>
    <message>
        <source>Seat {seat} gets back {cents} of commission</source>
        <translation>El puesto {seat} recupera {cents} de comisión</translation>
    </message>
    <message>
        <source>The dealer sorts and inspects the cards</source>
        <translation>El crupier ordena e inspecciona las cartas</translation>
    </message>
    <message>
        <source>A supervisor confirms the inspection</source>
        <translation>Un supervisor confirma la inspección</translation>
    </message>
    <message>
        <source>The cards are fanned out face up for the players</source>
        <translation>Las cartas se abren en abanico boca arriba para los jugadores</translation>
    </message>
    <message>
        <source>The cards are turned down, washed and stacked</source>
        <translation>Las cartas se vuelven boca abajo, se mezclan y se apilan</translation>
    </message>
    <message>
        <source>The cards go into the shuffle machine</source>
        <translation>Las cartas entran en la barajadora</translation>
    </message>
    <message>
        <source>The green button starts the shuffle machine</source>
        <translation>El botón verde pone en marcha la barajadora</translation>
    </message>
    <message>
        <source>Meanwhile the dealer inspects the other set</source>
        <translation>Mientras tanto el crupier inspecciona el otro juego</translation>
    </message>
    <message>
        <source>The other set is turned down, washed and stacked</source>
        <translation>El otro juego se vuelve boca abajo, se mezcla y se apila</translation>
    </message>
    <message>
        <source>The cards go into the shoe</source>
        <translation>Las cartas entran en el sabot</translation>
    </message>
    <message>
        <source>The dealer holds the cards and deals them from the hand</source>
        <translation>El crupier sostiene las cartas y las reparte a mano</translation>
    </message>
    <message>
        <source>The sets change places: one is dealt, the other goes into the machine</source>
        <translation>Los juegos de cartas se turnan: uno se reparte, el otro entra en la máquina</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>Se barajan las cartas</translation>
    </message>
    <message>
        <source>The cards are cut, {depth} from the top</source>
        <translation>Las cartas se cortan a {depth} de la parte superior</translation>
    </message>
    <message>
        <source>The cutting card goes in with {behind} cards behind it</source>
        <translation>La carta de corte se coloca con {behind} cartas detrás</translation>
    </message>
    <message>
        <source>{cards} burned face down</source>
        <translation>{cards} quemadas boca abajo</translation>
    </message>
    <message>
        <source>A new dealer burns a card</source>
        <translation>Un crupier nuevo quema una carta</translation>
    </message>
    <message>
        <source>The shoe is empty: the discards are shuffled and cut to finish the round</source>
        <translation>El sabot está vacío: los descartes se barajan y se cortan para terminar la ronda</translation>
    </message>
    <message>
        <source>The dealer looks at the hole card</source>
        <translation>El crupier mira su carta tapada</translation>
    </message>
    <message>
        <source>The cutting card is out: the cards are shuffled after this round</source>
        <translation>Ha salido la carta de corte: se baraja después de esta ronda</translation>
    </message>
    <message>
        <source>Nobody took the exposed card: it is burned</source>
        <translation>Nadie tomó la carta expuesta: se quema</translation>
    </message>
    <message>
        <source>New cards are brought to the table</source>
        <translation>Se traen cartas nuevas a la mesa</translation>
    </message>
    <message>
        <source>The stub is counted face down</source>
        <translation>El resto se cuenta boca abajo</translation>
    </message>
    <message>
        <source>The cover card goes under the deck</source>
        <translation>La carta de tapa va debajo de la baraja</translation>
    </message>
    <message>
        <source>The other {cards} cards of the last stack go to the discard rack</source>
        <translation>Las otras {cards} cartas de la última pila van al descarte</translation>
    </message>
    <message>
        <source>The stub goes to the discard rack unseen</source>
        <translation>El resto va al descarte sin verse</translation>
    </message>
    <message>
        <source>Nobody plays, but the players see the dealer&apos;s hand</source>
        <translation>Nadie juega, pero los jugadores ven la mano de la casa</translation>
    </message>
    <message>
        <source>Nobody plays; the dealer&apos;s hand stays closed</source>
        <translation>Nadie juega; la mano de la casa queda cerrada</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>per bet</source>
        <translation>por apuesta</translation>
    </message>
    <message>
        <source>per resolved bet</source>
        <translation>por apuesta resuelta</translation>
    </message>
    <message>
        <source>per bet, played until the ladder starts anew</source>
        <translation>por apuesta, jugada hasta que la escalera vuelve a empezar</translation>
    </message>
    <message>
        <source>war on every tie</source>
        <translation>guerra en cada empate</translation>
    </message>
    <message>
        <source>raise in full at a spread of 7 and more</source>
        <translation>aumento completo con una diferencia de 7 o más</translation>
    </message>
    <message>
        <source>basic strategy, a pair split once, cards after the first three drawn as if put back</source>
        <translation>estrategia básica, una pareja separada una vez, y cartas tras las tres primeras como si se devolvieran</translation>
    </message>
    <message>
        <source>the better pair of hands by switching, then basic strategy, a pair split once, cards after the first three drawn as if put back</source>
        <translation>la mejor pareja de manos al cambiar, luego estrategia básica, una pareja separada una vez, y cartas tras las tres primeras como si se devolvieran</translation>
    </message>
    <message>
        <source>by composition: all cards but the dealer&apos;s ace; the range knows the player&apos;s own</source>
        <translation>según la composición: todas las cartas menos el as de la casa; el intervalo conoce las del jugador</translation>
    </message>
    <message>
        <source>playing {0} and better, as a share of the ante</source>
        <translation>jugando {0} o mejor, como parte del ante</translation>
    </message>
    <message>
        <source>folding, playing one or three antes as the hand and the card shown ask, as a share of the ante</source>
        <translation>retirándose o jugando uno o tres antes según pidan la mano y la carta descubierta, como parte del ante</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Let it run</source>
        <translation>Dejar correr</translation>
    </message>
    <message>
        <source>The routine up to the next outcome, and the outcome (F5)</source>
        <translation>La rutina hasta el próximo resultado, y el resultado (F5)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>{0} for less…</source>
        <translation>{0} por menos…</translation>
    </message>
    <message>
        <source>Seat {0}: {1}…</source>
        <translation>Puesto {0}: {1}…</translation>
    </message>
    <message>
        <source>{0}: another amount…</source>
        <translation>{0}: otro importe…</translation>
    </message>
    <message>
        <source>Another amount…</source>
        <translation>Otro importe…</translation>
    </message>
    <message>
        <source>For less…</source>
        <translation>Por menos…</translation>
    </message>
    <message>
        <source>{0} · hand {1}</source>
        <translation>{0} · mano {1}</translation>
    </message>
    <message>
        <source>{0}  ({1})</source>
        <translation>{0}  ({1})</translation>
    </message>
    <message>
        <source>Hint: {0}. {1}</source>
        <translation>Consejo: {0}. {1}</translation>
    </message>
    <message>
        <source>seat {0}, {1}</source>
        <translation>puesto {0}, {1}</translation>
    </message>
    <message>
        <source>Seat {0}: {1}</source>
        <translation>Puesto {0}: {1}</translation>
    </message>
    <message>
        <source>Let the wheel stop</source>
        <translation>Que pare la rueda</translation>
    </message>
    <message>
        <source>Let the dice fall</source>
        <translation>Que caigan los dados</translation>
    </message>
    <message>
        <source>Draw the cards</source>
        <translation>Sacar las cartas</translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation>Sacar los números</translation>
    </message>
</context>
<context>
    <name>Option problems</name>
    <message>
        <source>it is above the casino maximum</source>
        <translation>está por encima del máximo del casino</translation>
    </message>
    <message>
        <source>it is above the table maximum</source>
        <translation>está por encima del máximo de la mesa</translation>
    </message>
    <message>
        <source>it cannot have this value</source>
        <translation>no puede tener este valor</translation>
    </message>
    <message>
        <source>it pays less than the least that is allowed</source>
        <translation>paga menos del mínimo permitido</translation>
    </message>
    <message>
        <source>the text that is followed asks for a higher minimum</source>
        <translation>el texto que se sigue pide un mínimo más alto</translation>
    </message>
    <message>
        <source>it is below the table minimum</source>
        <translation>está por debajo del mínimo de la mesa</translation>
    </message>
    <message>
        <source>every chip must be a multiple of the smallest</source>
        <translation>cada ficha debe ser múltiplo de la menor</translation>
    </message>
    <message>
        <source>chips go from the smallest to the largest, each once</source>
        <translation>las fichas van de menor a mayor, cada una una vez</translation>
    </message>
    <message>
        <source>red and black must take turns round the wheel</source>
        <translation>el rojo y el negro deben alternarse en la rueda</translation>
    </message>
    <message>
        <source>it needs the general manager&apos;s approval</source>
        <translation>necesita la aprobación del director general</translation>
    </message>
    <message>
        <source>there would be too few cards for a round</source>
        <translation>habría muy pocas cartas para una ronda</translation>
    </message>
    <message>
        <source>every number of the wheel must be there, each once</source>
        <translation>cada número de la rueda debe estar, y una sola vez</translation>
    </message>
    <message>
        <source>the text that is followed does not have it</source>
        <translation>el texto que se sigue no lo tiene</translation>
    </message>
    <message>
        <source>a table needs chips</source>
        <translation>una mesa necesita fichas</translation>
    </message>
    <message>
        <source>odds go up to a hundred times at most</source>
        <translation>las odds llegan como mucho a cien veces</translation>
    </message>
    <message>
        <source>the text that is followed fixes what bets pay</source>
        <translation>el texto que se sigue fija lo que pagan las apuestas</translation>
    </message>
    <message>
        <source>a table that takes Put bets must take odds on them</source>
        <translation>una mesa que admite apuestas Put debe admitir odds sobre ellas</translation>
    </message>
    <message>
        <source>this game has no such option</source>
        <translation>este juego no tiene esa opción</translation>
    </message>
    <message>
        <source>it takes an automated shuffler</source>
        <translation>requiere una barajadora automática</translation>
    </message>
    <message>
        <source>a maximum this high needs the general manager&apos;s approval</source>
        <translation>un máximo tan alto necesita la aprobación del director general</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Approved order of the numbers</source>
        <translation>Orden aprobado de los números</translation>
    </message>
    <message>
        <source>Plain neutral ring, with approval</source>
        <translation>Anillo neutro liso, con aprobación</translation>
    </message>
    <message>
        <source>Back-to-Back offered</source>
        <translation>Se ofrece Back-to-Back</translation>
    </message>
    <message>
        <source>Back-to-Back must repeat its number</source>
        <translation>Back-to-Back debe repetir su número</translation>
    </message>
    <message>
        <source>Ladder after the third hit</source>
        <translation>Escala después del tercer acierto</translation>
    </message>
    <message>
        <source>Courtesy line for the 0-00 split</source>
        <translation>Línea de cortesía para el caballo 0-00</translation>
    </message>
    <message>
        <source>Table minimum</source>
        <translation>Mínimo de la mesa</translation>
    </message>
    <message>
        <source>Table maximum</source>
        <translation>Máximo de la mesa</translation>
    </message>
    <message>
        <source>Casino maximum</source>
        <translation>Máximo del casino</translation>
    </message>
    <message>
        <source>Chip denominations</source>
        <translation>Valores de las fichas</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>A bet below the minimum</source>
        <translation>Una apuesta por debajo del mínimo</translation>
    </message>
    <message>
        <source>A bet above the maximum</source>
        <translation>Una apuesta por encima del máximo</translation>
    </message>
    <message>
        <source>Text followed</source>
        <translation>Texto que se sigue</translation>
    </message>
    <message>
        <source>Wagers offered</source>
        <translation>Apuestas ofrecidas</translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation>Tabla de pagos</translation>
    </message>
    <message>
        <source>Odds multiple</source>
        <translation>Múltiplo de odds</translation>
    </message>
    <message>
        <source>Odds above the cap for an exact payout</source>
        <translation>Odds por encima del tope para un pago exacto</translation>
    </message>
    <message>
        <source>Vigorish on buy bets, percent</source>
        <translation>Comisión de las apuestas buy, por ciento</translation>
    </message>
    <message>
        <source>Vigorish on lay bets, percent</source>
        <translation>Comisión de las apuestas lay, por ciento</translation>
    </message>
    <message>
        <source>Vigorish on lay bets is taken from</source>
        <translation>La comisión de las apuestas lay se toma de</translation>
    </message>
    <message>
        <source>Hardways on the come-out</source>
        <translation>Hardways en el tiro de salida</translation>
    </message>
    <message>
        <source>Don&apos;t bets may go back up after removal</source>
        <translation>Las apuestas don&apos;t pueden volver tras retirarse</translation>
    </message>
    <message>
        <source>Winners left up</source>
        <translation>Ganadoras que se quedan</translation>
    </message>
    <message>
        <source>Winning split bets</source>
        <translation>Apuestas divididas ganadoras</translation>
    </message>
    <message>
        <source>Bets without an area of their own</source>
        <translation>Apuestas sin zona propia</translation>
    </message>
    <message>
        <source>Late bets need</source>
        <translation>Las apuestas tardías necesitan</translation>
    </message>
    <message>
        <source>Match play coupons</source>
        <translation>Cupones match play</translation>
    </message>
    <message>
        <source>Shooter may roll alone for come bets</source>
        <translation>El tirador puede tirar solo por las apuestas come</translation>
    </message>
    <message>
        <source>No Roll is called by</source>
        <translation>La tirada nula la canta</translation>
    </message>
    <message>
        <source>Payout odds</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Maximum at 1 to 1</source>
        <translation>Máximo a 1 a 1</translation>
    </message>
    <message>
        <source>Maximum at 2 to 1</source>
        <translation>Máximo a 2 a 1</translation>
    </message>
    <message>
        <source>Maximum at 5 to 1</source>
        <translation>Máximo a 5 a 1</translation>
    </message>
    <message>
        <source>Maximum at 10 to 1</source>
        <translation>Máximo a 10 a 1</translation>
    </message>
    <message>
        <source>Maximum at 20 to 1</source>
        <translation>Máximo a 20 a 1</translation>
    </message>
    <message>
        <source>Maximum at 40 to 1</source>
        <translation>Máximo a 40 a 1</translation>
    </message>
    <message>
        <source>Cash wagers</source>
        <translation>Apuestas en efectivo</translation>
    </message>
    <message>
        <source>First spin</source>
        <translation>Primer giro</translation>
    </message>
    <message>
        <source>Wheel diameter in inches</source>
        <translation>Diámetro de la rueda en pulgadas</translation>
    </message>
    <message>
        <source>Clapper between two cards</source>
        <translation>Lengüeta entre dos cartas</translation>
    </message>
    <message>
        <source>Straight on ace and king</source>
        <translation>Escalera con as y rey</translation>
    </message>
    <message>
        <source>Winning cards shown by</source>
        <translation>Las cartas ganadoras se muestran con</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Cards dealt from</source>
        <translation>Las cartas se reparten desde</translation>
    </message>
    <message>
        <source>Players&apos; first cards</source>
        <translation>Primeras cartas de los jugadores</translation>
    </message>
    <message>
        <source>Burn the first card</source>
        <translation>Quemar la primera carta</translation>
    </message>
    <message>
        <source>A new dealer may burn a card</source>
        <translation>Un crupier nuevo puede quemar una carta</translation>
    </message>
    <message>
        <source>Show the burned card on request</source>
        <translation>Mostrar la carta quemada si se pide</translation>
    </message>
    <message>
        <source>Dealer looks under an ace or ten</source>
        <translation>La casa mira bajo un as o un diez</translation>
    </message>
    <message>
        <source>Doubling down</source>
        <translation>Doblar la apuesta</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Several boxes for one player</source>
        <translation>Varias casillas para un jugador</translation>
    </message>
    <message>
        <source>Shuffle at the dealer&apos;s discretion</source>
        <translation>Barajar a criterio del crupier</translation>
    </message>
    <message>
        <source>Shuffle machine</source>
        <translation>Barajadora</translation>
    </message>
    <message>
        <source>Cards from the machine are cut</source>
        <translation>Las cartas de la máquina se cortan</translation>
    </message>
    <message>
        <source>A player with 21 may draw</source>
        <translation>Un jugador con 21 puede pedir</translation>
    </message>
    <message>
        <source>Split aces may be split again</source>
        <translation>Los ases separados pueden separarse otra vez</translation>
    </message>
    <message>
        <source>Dealer blackjack after a split</source>
        <translation>Blackjack de la casa tras separar</translation>
    </message>
    <message>
        <source>Betting boxes</source>
        <translation>Casillas de apuesta</translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation>Un blackjack paga</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 against other hands</source>
        <translation>Un 22 de la casa contra otras manos</translation>
    </message>
    <message>
        <source>A blackjack beats a dealer&apos;s 22</source>
        <translation>Un blackjack gana a un 22 de la casa</translation>
    </message>
    <message>
        <source>A blackjack made by switching counts</source>
        <translation>Cuenta el blackjack hecho al cambiar</translation>
    </message>
    <message>
        <source>Both wagers must be equal</source>
        <translation>Ambas apuestas deben ser iguales</translation>
    </message>
    <message>
        <source>Dealer&apos;s soft 17</source>
        <translation>17 blando de la casa</translation>
    </message>
    <message>
        <source>Commission on a Banker&apos;s win</source>
        <translation>Comisión cuando gana la Banca</translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation>La comisión se</translation>
    </message>
    <message>
        <source>Commission is taken</source>
        <translation>La comisión se toma</translation>
    </message>
    <message>
        <source>Cards behind the cutting card</source>
        <translation>Cartas detrás de la carta de corte</translation>
    </message>
    <message>
        <source>About one deck is laced into the stack</source>
        <translation>Se intercala aproximadamente una baraja en el montón</translation>
    </message>
    <message>
        <source>Cards washed before a player sits</source>
        <translation>Cartas mezcladas antes de que se siente un jugador</translation>
    </message>
    <message>
        <source>General manager approves more than $5,000</source>
        <translation>El director general aprueba más de $5.000</translation>
    </message>
    <message>
        <source>Minimum on a tie</source>
        <translation>Mínimo del empate</translation>
    </message>
    <message>
        <source>Maximum on a tie</source>
        <translation>Máximo del empate</translation>
    </message>
    <message>
        <source>The dealer&apos;s war card</source>
        <translation>La carta de guerra de la casa</translation>
    </message>
    <message>
        <source>Card drawn in error unseen</source>
        <translation>Carta robada por error sin ver</translation>
    </message>
    <message>
        <source>Red Dog emblem on the cloth</source>
        <translation>Emblema Red Dog en el paño</translation>
    </message>
    <message>
        <source>Pair Plus maximum</source>
        <translation>Máximo de Pair Plus</translation>
    </message>
    <message>
        <source>Higher maxima approved</source>
        <translation>Máximos más altos aprobados</translation>
    </message>
    <message>
        <source>Pair Plus pays</source>
        <translation>Pair Plus paga</translation>
    </message>
    <message>
        <source>Ante Bonus pays</source>
        <translation>El bono de ante paga</translation>
    </message>
    <message>
        <source>Play against a beaten dealer</source>
        <translation>Jugada contra una casa vencida</translation>
    </message>
    <message>
        <source>Ante Bonus although the dealer wins</source>
        <translation>Bono de ante aunque gane la casa</translation>
    </message>
    <message>
        <source>Dealt from</source>
        <translation>Repartido desde</translation>
    </message>
    <message>
        <source>Automated shuffler</source>
        <translation>Barajadora automática</translation>
    </message>
    <message>
        <source>A second deck in the shuffler</source>
        <translation>Una segunda baraja en la barajadora</translation>
    </message>
    <message>
        <source>The shuffler counts the cards</source>
        <translation>La barajadora cuenta las cartas</translation>
    </message>
    <message>
        <source>Rounds between counts</source>
        <translation>Rondas entre recuentos</translation>
    </message>
    <message>
        <source>Two adjacent positions</source>
        <translation>Dos posiciones contiguas</translation>
    </message>
    <message>
        <source>Wagers that go together</source>
        <translation>Apuestas que van juntas</translation>
    </message>
    <message>
        <source>Equal classes compared by</source>
        <translation>Las clases iguales se comparan por</translation>
    </message>
    <message>
        <source>Aces Up maximum</source>
        <translation>Máximo de Aces Up</translation>
    </message>
    <message>
        <source>Play wagers between one and three antes</source>
        <translation>Jugadas entre una y tres antes</translation>
    </message>
</context>
<context>
    <name>Package verdicts</name>
    <message>
        <source>The signature holds. Compare the fingerprint: the key vouches only for itself.</source>
        <translation>La firma es válida. Compare la huella: la clave solo responde de sí misma.</translation>
    </message>
    <message>
        <source>The signature holds, and its key is one that is trusted.</source>
        <translation>La firma es válida y su clave es de confianza.</translation>
    </message>
    <message>
        <source>Nobody signed the package: anyone may have made it.</source>
        <translation>Nadie firmó el paquete: cualquiera pudo hacerlo.</translation>
    </message>
    <message>
        <source>The signature was taken out of the package</source>
        <translation>La firma fue retirada del paquete</translation>
    </message>
    <message>
        <source>This is no submission package</source>
        <translation>Esto no es un paquete de presentación</translation>
    </message>
    <message>
        <source>It is larger than any submission</source>
        <translation>Es mayor que cualquier presentación</translation>
    </message>
    <message>
        <source>It holds more files than any submission</source>
        <translation>Contiene más archivos que cualquier presentación</translation>
    </message>
    <message>
        <source>A file is in it twice</source>
        <translation>Contiene un archivo dos veces</translation>
    </message>
    <message>
        <source>There is no table of contents to judge by</source>
        <translation>No hay índice por el que juzgar</translation>
    </message>
    <message>
        <source>The table of contents cannot be read</source>
        <translation>El índice no se puede leer</translation>
    </message>
    <message>
        <source>The package was made by a newer program</source>
        <translation>El paquete se hizo con un programa más nuevo</translation>
    </message>
    <message>
        <source>The table of contents is not the one that was signed</source>
        <translation>El índice no es el que se firmó</translation>
    </message>
    <message>
        <source>The table of contents names another signer than the one who signed it</source>
        <translation>El índice nombra a otro firmante que el que lo firmó</translation>
    </message>
    <message>
        <source>The signature holds, but its key is none that is trusted</source>
        <translation>La firma es válida, pero su clave no es de confianza</translation>
    </message>
    <message>
        <source>The booklet was signed with another key than the package</source>
        <translation>El cuaderno se firmó con otra clave que el paquete</translation>
    </message>
    <message>
        <source>The booklet belongs to another package</source>
        <translation>El cuaderno pertenece a otro paquete</translation>
    </message>
    <message>
        <source>A file is missing</source>
        <translation>Falta un archivo</translation>
    </message>
    <message>
        <source>A file was added</source>
        <translation>Se añadió un archivo</translation>
    </message>
    <message>
        <source>A file was changed</source>
        <translation>Se cambió un archivo</translation>
    </message>
    <message>
        <source>Every file is there as it was listed</source>
        <translation>Todos los archivos están como se listaron</translation>
    </message>
    <message>
        <source>The layout in the package cannot be used</source>
        <translation>El paño del paquete no se puede usar</translation>
    </message>
    <message>
        <source>The review record in the package cannot be used</source>
        <translation>El registro de revisión del paquete no se puede usar</translation>
    </message>
    <message>
        <source>The layout is not the one the package is about</source>
        <translation>El paño no es aquel del que trata el paquete</translation>
    </message>
    <message>
        <source>The review record gives another status than the table of contents</source>
        <translation>El registro de revisión da otro estado que el índice</translation>
    </message>
    <message>
        <source>The layout has another title or edition than the table of contents</source>
        <translation>El paño tiene otro título u otra edición que el índice</translation>
    </message>
    <message>
        <source>A paper does not say what the layout and its checks give</source>
        <translation>Un documento no dice lo que dan el paño y sus pruebas</translation>
    </message>
    <message>
        <source>Schedules, findings and status were worked out again from the layout and came out the same.</source>
        <translation>Las relaciones, los hallazgos y el estado se calcularon de nuevo a partir del paño y resultaron iguales.</translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Round {0}</source>
        <translation>Ronda {0}</translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>The ball is running, bets are open</source>
        <translation>La bola está en marcha, se admiten apuestas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>No more bets, the wheel is turning</source>
        <translation>No va más, la rueda gira</translation>
    </message>
    <message>
        <source>The dice are offered</source>
        <translation>Se ofrecen los dados</translation>
    </message>
    <message>
        <source>The shooter picks two dice</source>
        <translation>El tirador elige dos dados</translation>
    </message>
    <message>
        <source>Coming out</source>
        <translation>Tiro de salida</translation>
    </message>
    <message>
        <source>The point is on</source>
        <translation>El punto está en juego</translation>
    </message>
    <message>
        <source>The dice are out</source>
        <translation>Los dados están en el aire</translation>
    </message>
    <message>
        <source>The cards are to be shuffled</source>
        <translation>Hay que barajar las cartas</translation>
    </message>
    <message>
        <source>The cards are to be cut</source>
        <translation>Hay que cortar las cartas</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Se quema una carta</translation>
    </message>
    <message>
        <source>No more bets, the cards are dealt</source>
        <translation>No va más, se reparten las cartas</translation>
    </message>
    <message>
        <source>The Player&apos;s Hand draws</source>
        <translation>Roba la mano del Jugador</translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand draws</source>
        <translation>Roba la mano de la Banca</translation>
    </message>
    <message>
        <source>The hands are complete</source>
        <translation>Las manos están completas</translation>
    </message>
    <message>
        <source>Tied players choose war or surrender</source>
        <translation>Los jugadores empatados eligen guerra o rendición</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>A pair: the third card comes at once</source>
        <translation>Pareja: la tercera carta sale enseguida</translation>
    </message>
    <message>
        <source>Raises are open</source>
        <translation>Los aumentos están abiertos</translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation>Aumentos cerrados</translation>
    </message>
    <message>
        <source>Players choose to play on or not</source>
        <translation>Los jugadores eligen seguir o no</translation>
    </message>
    <message>
        <source>A card has been exposed</source>
        <translation>Se ha expuesto una carta</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>Switch?</source>
        <translation>¿Cambio?</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Deciden los jugadores</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Se roba una carta</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>Roba la casa</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation>Hay una carta boca arriba en el sabot</translation>
    </message>
    <message>
        <source>A card was drawn in error</source>
        <translation>Se robó una carta por error</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is to be turned over</source>
        <translation>Hay que descubrir la mano de la casa</translation>
    </message>
    <message>
        <source>The hands are to be settled</source>
        <translation>Hay que liquidar las manos</translation>
    </message>
</context>
<context>
    <name>Places in a record</name>
    <message>
        <source>session {0}</source>
        <translation>sesión {0}</translation>
    </message>
    <message>
        <source>round {0}</source>
        <translation>ronda {0}</translation>
    </message>
    <message>
        <source>entry {0}</source>
        <translation>asiento {0}</translation>
    </message>
</context>
<context>
    <name>PresenterWindow</name>
    <message>
        <source>Presenter · {0}</source>
        <translation>Presentador · {0}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Play it yourself from here</source>
        <translation>Juegue usted desde aquí</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Told next</source>
        <translation>Después se cuenta</translation>
    </message>
    <message>
        <source>Nothing more is told.</source>
        <translation>No se cuenta nada más.</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>Paso {0} de {1}</translation>
    </message>
</context>
<context>
    <name>Procedure</name>
    <message>
        <source>Place your bets</source>
        <translation>Hagan sus apuestas</translation>
    </message>
    <message>
        <source>Ball running, bets open</source>
        <translation>Bola en marcha, se admiten apuestas</translation>
    </message>
    <message>
        <source>No more bets, spinning</source>
        <translation>No va más, girando</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>Ball spun the way the wheel turns</source>
        <translation>La bola corre en el sentido de la rueda</translation>
    </message>
    <message>
        <source>Fewer than four revolutions</source>
        <translation>Menos de cuatro vueltas</translation>
    </message>
    <message>
        <source>Foreign object in the wheel</source>
        <translation>Objeto extraño en la rueda</translation>
    </message>
    <message>
        <source>Ball floats and does not drop</source>
        <translation>La bola flota y no cae</translation>
    </message>
    <message>
        <source>Ball leaves the wheel</source>
        <translation>La bola sale de la rueda</translation>
    </message>
    <message>
        <source>Chip misplaced at the player&apos;s wish</source>
        <translation>Ficha mal puesta a petición del jugador</translation>
    </message>
    <message>
        <source>The dice are offered</source>
        <translation>Se ofrecen los dados</translation>
    </message>
    <message>
        <source>The shooter picks two dice</source>
        <translation>El tirador elige dos dados</translation>
    </message>
    <message>
        <source>Coming out</source>
        <translation>Tiro de salida</translation>
    </message>
    <message>
        <source>The point is on</source>
        <translation>El punto está en juego</translation>
    </message>
    <message>
        <source>Dice in the air</source>
        <translation>Dados en el aire</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lanzar los dados</translation>
    </message>
    <message>
        <source>Offer the dice again</source>
        <translation>Ofrecer los dados otra vez</translation>
    </message>
    <message>
        <source>Order the shooter to pass the dice</source>
        <translation>Ordenar al tirador que pase los dados</translation>
    </message>
    <message>
        <source>Take the dice</source>
        <translation>Tomar los dados</translation>
    </message>
    <message>
        <source>Decline the dice</source>
        <translation>Rechazar los dados</translation>
    </message>
    <message>
        <source>Choose two dice</source>
        <translation>Elegir dos dados</translation>
    </message>
    <message>
        <source>Pass the dice</source>
        <translation>Pasar los dados</translation>
    </message>
    <message>
        <source>Roll only for the come bets</source>
        <translation>Tirar solo por las apuestas come</translation>
    </message>
    <message>
        <source>A die leaves the table</source>
        <translation>Un dado sale de la mesa</translation>
    </message>
    <message>
        <source>One die on top of the other</source>
        <translation>Un dado sobre el otro</translation>
    </message>
    <message>
        <source>Dice not released together</source>
        <translation>Dados no soltados juntos</translation>
    </message>
    <message>
        <source>A die misses the end wall</source>
        <translation>Un dado no toca la pared del fondo</translation>
    </message>
    <message>
        <source>A die rests on the boxman&apos;s bank</source>
        <translation>Un dado queda sobre el banco del jefe de mesa</translation>
    </message>
    <message>
        <source>A die rests in the cup or on a rail</source>
        <translation>Un dado queda en el vaso o en una baranda</translation>
    </message>
    <message>
        <source>Crooked device or technique</source>
        <translation>Aparato o técnica tramposa</translation>
    </message>
    <message>
        <source>Any other improper throw</source>
        <translation>Cualquier otro tiro incorrecto</translation>
    </message>
    <message>
        <source>Dice slid or spun again</source>
        <translation>Dados deslizados o girados de nuevo</translation>
    </message>
    <message>
        <source>Dice touch chips on the table</source>
        <translation>Los dados tocan fichas de la mesa</translation>
    </message>
    <message>
        <source>A die leans on one object</source>
        <translation>Un dado se apoya en un objeto</translation>
    </message>
    <message>
        <source>A die leans on several objects</source>
        <translation>Un dado se apoya en varios objetos</translation>
    </message>
    <message>
        <source>The upper face is disputed</source>
        <translation>Se disputa la cara superior</translation>
    </message>
    <message>
        <source>Clapper rests between two numbers</source>
        <translation>La lengüeta queda entre dos números</translation>
    </message>
    <message>
        <source>Wheel released without No More Bets</source>
        <translation>Rueda soltada sin cantar No va más</translation>
    </message>
    <message>
        <source>Clapper rests between two cards</source>
        <translation>La lengüeta queda entre dos cartas</translation>
    </message>
    <message>
        <source>Fewer than three revolutions</source>
        <translation>Menos de tres vueltas</translation>
    </message>
    <message>
        <source>The cards are to be shuffled</source>
        <translation>Hay que barajar las cartas</translation>
    </message>
    <message>
        <source>The cards are to be cut</source>
        <translation>Hay que cortar las cartas</translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation>Se quema una carta</translation>
    </message>
    <message>
        <source>The first cards are dealt</source>
        <translation>Se reparten las primeras cartas</translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation>¿Seguro?</translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation>Deciden los jugadores</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Se roba una carta</translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation>Roba la casa</translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation>Hay una carta boca arriba en el sabot</translation>
    </message>
    <message>
        <source>A card was drawn in error</source>
        <translation>Se robó una carta por error</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Cut by the dealer</source>
        <translation>Corta el crupier</translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation>Quemar una carta</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation>Seguro cerrado</translation>
    </message>
    <message>
        <source>Show the burned card</source>
        <translation>Mostrar la carta quemada</translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation>Cortar las cartas</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Double down</source>
        <translation>Doblar la apuesta</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>A card drawn in error, unseen</source>
        <translation>Una carta robada por error, sin ver</translation>
    </message>
    <message>
        <source>A card drawn in error and exposed</source>
        <translation>Una carta robada por error y expuesta</translation>
    </message>
    <message>
        <source>The dealer missed his own card</source>
        <translation>El crupier olvidó su propia carta</translation>
    </message>
    <message>
        <source>A box got no cards</source>
        <translation>Una casilla no recibió cartas</translation>
    </message>
    <message>
        <source>A box got one card</source>
        <translation>Una casilla recibió una carta</translation>
    </message>
    <message>
        <source>A player or spectator handles cards</source>
        <translation>Un jugador o espectador toca las cartas</translation>
    </message>
    <message>
        <source>A player handles a wager in play</source>
        <translation>Un jugador toca una apuesta en juego</translation>
    </message>
    <message>
        <source>The shuffle machine fails</source>
        <translation>La barajadora falla</translation>
    </message>
    <message>
        <source>The machine&apos;s seal or chip is not in order</source>
        <translation>El precinto o el chip de la máquina no está en orden</translation>
    </message>
    <message>
        <source>Switch?</source>
        <translation>¿Cambio?</translation>
    </message>
    <message>
        <source>Switch the second cards</source>
        <translation>Cambiar las segundas cartas</translation>
    </message>
    <message>
        <source>Keep the hands</source>
        <translation>Conservar las manos</translation>
    </message>
    <message>
        <source>The first four cards</source>
        <translation>Las cuatro primeras cartas</translation>
    </message>
    <message>
        <source>The Player&apos;s Hand draws</source>
        <translation>Roba la mano del Jugador</translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand draws</source>
        <translation>Roba la mano de la Banca</translation>
    </message>
    <message>
        <source>The hands are complete</source>
        <translation>Las manos están completas</translation>
    </message>
    <message>
        <source>A card has been exposed</source>
        <translation>Se ha expuesto una carta</translation>
    </message>
    <message>
        <source>Announce and settle</source>
        <translation>Anunciar y liquidar</translation>
    </message>
    <message>
        <source>Collect commission</source>
        <translation>Cobrar la comisión</translation>
    </message>
    <message>
        <source>Decline the cut</source>
        <translation>Rechazar el corte</translation>
    </message>
    <message>
        <source>Player&apos;s Hand given a card it may not draw</source>
        <translation>La mano del Jugador recibe una carta que no puede robar</translation>
    </message>
    <message>
        <source>Card too many, both hands stay, not disclosed</source>
        <translation>Una carta de más, ambas manos se quedan, no mostrada</translation>
    </message>
    <message>
        <source>Card too many, both hands stay, disclosed</source>
        <translation>Una carta de más, ambas manos se quedan, mostrada</translation>
    </message>
    <message>
        <source>Card drawn in error, not disclosed</source>
        <translation>Carta robada por error, no mostrada</translation>
    </message>
    <message>
        <source>Card drawn in error, disclosed</source>
        <translation>Carta robada por error, mostrada</translation>
    </message>
    <message>
        <source>Too few cards to finish the round</source>
        <translation>Muy pocas cartas para terminar la ronda</translation>
    </message>
    <message>
        <source>Somebody touches the cards</source>
        <translation>Alguien toca las cartas</translation>
    </message>
    <message>
        <source>A card for every player and the house</source>
        <translation>Una carta para cada jugador y la casa</translation>
    </message>
    <message>
        <source>Tied players choose</source>
        <translation>Eligen los jugadores empatados</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>A card has been found face up</source>
        <translation>Se ha hallado una carta boca arriba</translation>
    </message>
    <message>
        <source>Go to war</source>
        <translation>Ir a la guerra</translation>
    </message>
    <message>
        <source>Surrender half</source>
        <translation>Rendir la mitad</translation>
    </message>
    <message>
        <source>Card found face up in the shoe</source>
        <translation>Carta hallada boca arriba en el sabot</translation>
    </message>
    <message>
        <source>The first two cards</source>
        <translation>Las dos primeras cartas</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Una pareja</translation>
    </message>
    <message>
        <source>Raises are open</source>
        <translation>Los aumentos están abiertos</translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation>Aumentos cerrados</translation>
    </message>
    <message>
        <source>A card leaves the shoe out of turn</source>
        <translation>Una carta sale del sabot fuera de turno</translation>
    </message>
    <message>
        <source>Players choose to play on or not</source>
        <translation>Los jugadores eligen seguir o no</translation>
    </message>
    <message>
        <source>Deal two cards</source>
        <translation>Repartir dos cartas</translation>
    </message>
    <message>
        <source>Play the round out</source>
        <translation>Jugar la ronda hasta el final</translation>
    </message>
    <message>
        <source>Have the wagers back</source>
        <translation>Recuperar las apuestas</translation>
    </message>
    <message>
        <source>Card drawn in error, face not seen</source>
        <translation>Carta robada por error, sin ver la cara</translation>
    </message>
    <message>
        <source>Third card exposed before Raises closed</source>
        <translation>Tercera carta expuesta antes de Aumentos cerrados</translation>
    </message>
    <message>
        <source>No more bets, the hands are dealt</source>
        <translation>No va más, se reparten las manos</translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is turned over</source>
        <translation>Se descubre la mano de la casa</translation>
    </message>
    <message>
        <source>The hands are settled</source>
        <translation>Se liquidan las manos</translation>
    </message>
    <message>
        <source>Bring new cards</source>
        <translation>Traer cartas nuevas</translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s hand over</source>
        <translation>Descubrir la mano de la casa</translation>
    </message>
    <message>
        <source>Settle the hands</source>
        <translation>Liquidar las manos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Lay the hand down</source>
        <translation>Mostrar la mano</translation>
    </message>
    <message>
        <source>Wrong number of cards for a player</source>
        <translation>Número de cartas erróneo para un jugador</translation>
    </message>
    <message>
        <source>Wrong number of cards for the dealer</source>
        <translation>Número de cartas erróneo para la casa</translation>
    </message>
    <message>
        <source>Card found face up while dealing</source>
        <translation>Carta hallada boca arriba al repartir</translation>
    </message>
    <message>
        <source>Card dealt in error, not exposed</source>
        <translation>Carta repartida por error, no expuesta</translation>
    </message>
    <message>
        <source>Dealer&apos;s card exposed before the reveal</source>
        <translation>Carta de la casa expuesta antes de descubrirse</translation>
    </message>
    <message>
        <source>Shuffler jams during the shuffle</source>
        <translation>La barajadora se atasca al barajar</translation>
    </message>
    <message>
        <source>Automated shoe fails during the round</source>
        <translation>El sabot automático falla durante la ronda</translation>
    </message>
    <message>
        <source>Stub count wrong, cards misdealt</source>
        <translation>Recuento del resto erróneo, cartas mal repartidas</translation>
    </message>
    <message>
        <source>Stub count wrong, cards not misdealt</source>
        <translation>Recuento del resto erróneo, cartas bien repartidas</translation>
    </message>
    <message>
        <source>Shuffler reports a wrong number of cards</source>
        <translation>La barajadora da un número de cartas erróneo</translation>
    </message>
    <message>
        <source>Cut not made properly</source>
        <translation>Corte mal hecho</translation>
    </message>
    <message>
        <source>Cards in play come from a shuffle that failed</source>
        <translation>Las cartas en juego vienen de un barajado fallido</translation>
    </message>
    <message>
        <source>Shuffler out of order for long</source>
        <translation>Barajadora averiada por largo tiempo</translation>
    </message>
    <message>
        <source>Card found unfit for use on inspection</source>
        <translation>Carta hallada no apta en la inspección</translation>
    </message>
    <message>
        <source>Play the ante</source>
        <translation>Jugar el ante</translation>
    </message>
    <message>
        <source>Play twice the ante</source>
        <translation>Jugar dos veces el ante</translation>
    </message>
    <message>
        <source>Play three times the ante</source>
        <translation>Jugar tres veces el ante</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>authentic</source>
        <translation>auténtico</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>arithmetically right</source>
        <translation>aritméticamente correcto</translation>
    </message>
    <message>
        <source>plausible</source>
        <translation>verosímil</translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Posterior</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>RECALL · nothing has been decided at this table yet</source>
        <translation>REPASO · aún no se ha decidido nada en esta mesa</translation>
    </message>
    <message>
        <source>RECALL · round {0} · outcome {1} of {2} kept</source>
        <translation>REPASO · ronda {0} · resultado {1} de {2} guardados</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{cents} is above the casino maximum of {maximum}; only the casino&apos;s heads may allow it.</source>
        <translation>{cents} supera el máximo del casino de {maximum}; solo la dirección del casino puede permitirlo.</translation>
    </message>
    <message>
        <source>{cents} is too much: the most that may be bet here is {maximum}.</source>
        <translation>{cents} es demasiado: lo más que se puede apostar aquí es {maximum}.</translation>
    </message>
    <message>
        <source>{wager} always works; it is not called on or off.</source>
        <translation>{wager} siempre está en juego; no se declara dentro ni fuera.</translation>
    </message>
    <message>
        <source>Back-to-Back needs at least {minimum} of yours on the regular game.</source>
        <translation>Back-to-Back necesita al menos {minimum} suyos en el juego normal.</translation>
    </message>
    <message>
        <source>That particular does not fit here.</source>
        <translation>Ese dato no encaja aquí.</translation>
    </message>
    <message>
        <source>{cents} is too little: the least that may be bet here is {minimum}.</source>
        <translation>{cents} es muy poco: lo menos que se puede apostar aquí es {minimum}.</translation>
    </message>
    <message>
        <source>Seat {seat} still has bets on the felt.</source>
        <translation>El puesto {seat} aún tiene apuestas en el paño.</translation>
    </message>
    <message>
        <source>{cents} cannot be paid exactly: bet a multiple of {unit}.</source>
        <translation>{cents} no se puede pagar con exactitud: apueste un múltiplo de {unit}.</translation>
    </message>
    <message>
        <source>{code} cannot happen at this moment.</source>
        <translation>{code} no puede ocurrir en este momento.</translation>
    </message>
    <message>
        <source>The first card is dealt: wagers are no longer touched.</source>
        <translation>La primera carta está repartida: las apuestas ya no se tocan.</translation>
    </message>
    <message>
        <source>The cards are being prepared; bets are taken when they are ready.</source>
        <translation>Se preparan las cartas; se admiten apuestas cuando estén listas.</translation>
    </message>
    <message>
        <source>The cards lie spread until a player comes to look at them.</source>
        <translation>Las cartas quedan extendidas hasta que un jugador venga a verlas.</translation>
    </message>
    <message>
        <source>Somebody at this table already plays {colour}.</source>
        <translation>Alguien en esta mesa ya juega con el color {colour}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a chip colour of its own.</source>
        <translation>El puesto {seat} necesita un color de ficha propio.</translation>
    </message>
    <message>
        <source>{wager} is not bet directly: the chips move there from the come area.</source>
        <translation>{wager} no se apuesta directamente: las fichas llegan desde la zona come.</translation>
    </message>
    <message>
        <source>Collect the {cents} of commission outstanding before the shuffle.</source>
        <translation>Cobre los {cents} de comisión pendientes antes de barajar.</translation>
    </message>
    <message>
        <source>Seat {seat} owes {cents} of commission and needs the chips for it.</source>
        <translation>El puesto {seat} debe {cents} de comisión y necesita las fichas para ello.</translation>
    </message>
    <message>
        <source>{wager} stays up until it is decided.</source>
        <translation>{wager} se queda hasta que se decida.</translation>
    </message>
    <message>
        <source>Match play coupons go on Pass or Don&apos;t Pass only.</source>
        <translation>Los cupones match play solo van en Pass o Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>The cut is still offered to seat {seat}.</source>
        <translation>El corte aún se ofrece al puesto {seat}.</translation>
    </message>
    <message>
        <source>The cut is not offered to seat {seat} now.</source>
        <translation>El corte no se ofrece ahora al puesto {seat}.</translation>
    </message>
    <message>
        <source>Cut at least {least} cards from either end of the {cards}.</source>
        <translation>Corte al menos a {least} cartas de cualquiera de los extremos de las {cards}.</translation>
    </message>
    <message>
        <source>The dice are still being offered round the table.</source>
        <translation>Los dados aún se están ofreciendo por la mesa.</translation>
    </message>
    <message>
        <source>The dice are out; leave the bets alone.</source>
        <translation>Los dados están en el aire; deje las apuestas.</translation>
    </message>
    <message>
        <source>The dice are not offered to seat {seat} now.</source>
        <translation>Los dados no se ofrecen ahora al puesto {seat}.</translation>
    </message>
    <message>
        <source>Nobody has the dice ready to throw.</source>
        <translation>Nadie tiene los dados listos para lanzar.</translation>
    </message>
    <message>
        <source>The point is {point}; Don&apos;t Pass waits for the next come-out.</source>
        <translation>El punto es {point}; Don&apos;t Pass espera al próximo tiro de salida.</translation>
    </message>
    <message>
        <source>{total} may not be doubled, only 10 and 11.</source>
        <translation>{total} no se puede doblar, solo 10 y 11.</translation>
    </message>
    <message>
        <source>There are enough cards for what is dealt next ({wanted}).</source>
        <translation>Hay cartas suficientes para lo que se reparte a continuación ({wanted}).</translation>
    </message>
    <message>
        <source>{hand} is not open: {stand} on the stand.</source>
        <translation>{hand} no está abierta: {stand} en el atril.</translation>
    </message>
    <message>
        <source>Seat {seat} has the dice; pass them first.</source>
        <translation>El puesto {seat} tiene los dados; páselos primero.</translation>
    </message>
    <message>
        <source>That cannot come up.</source>
        <translation>Eso no puede salir.</translation>
    </message>
    <message>
        <source>{cents} is too much: insurance goes up to {maximum} here.</source>
        <translation>{cents} es demasiado: el seguro llega aquí hasta {maximum}.</translation>
    </message>
    <message>
        <source>The dice are out: the bet counts only if confirmed by {by}.</source>
        <translation>Los dados están en el aire: la apuesta solo cuenta si la confirma {by}.</translation>
    </message>
    <message>
        <source>You are looking at earlier outcomes: go back to the table first.</source>
        <translation>Está viendo resultados anteriores: vuelva primero a la mesa.</translation>
    </message>
    <message>
        <source>{wager} is made by deciding so when the hand is played.</source>
        <translation>{wager} se hace al decidirlo cuando se juega la mano.</translation>
    </message>
    <message>
        <source>There is only {there} to take, not {cents}.</source>
        <translation>Solo hay {there} que retirar, no {cents}.</translation>
    </message>
    <message>
        <source>{cents} is more than the wager it doubles: {maximum} at most.</source>
        <translation>{cents} es más que la apuesta que dobla: como mucho {maximum}.</translation>
    </message>
    <message>
        <source>Seat {seat} needs a player&apos;s name.</source>
        <translation>El puesto {seat} necesita el nombre de un jugador.</translation>
    </message>
    <message>
        <source>This has to be confirmed by {by}.</source>
        <translation>Esto lo tiene que confirmar {by}.</translation>
    </message>
    <message>
        <source>No round is under way and nothing lies on the felt.</source>
        <translation>No hay ninguna ronda en curso ni nada en el paño.</translation>
    </message>
    <message>
        <source>No card is burned now.</source>
        <translation>Ahora no se quema ninguna carta.</translation>
    </message>
    <message>
        <source>No commission is owed that could be collected now.</source>
        <translation>No se debe comisión que se pueda cobrar ahora.</translation>
    </message>
    <message>
        <source>Nothing is left to chance at this moment.</source>
        <translation>Nada queda al azar en este momento.</translation>
    </message>
    <message>
        <source>Only two cards of the same value are split.</source>
        <translation>Solo se separan dos cartas del mismo valor.</translation>
    </message>
    <message>
        <source>Seat {seat} has no dice to choose from now.</source>
        <translation>El puesto {seat} no tiene ahora dados entre los que elegir.</translation>
    </message>
    <message>
        <source>The cards are not being cut now.</source>
        <translation>Ahora no se cortan las cartas.</translation>
    </message>
    <message>
        <source>At this table it is the {designated} who calls No Roll.</source>
        <translation>En esta mesa quien canta la tirada nula es {designated}.</translation>
    </message>
    <message>
        <source>That takes {needed}, and there is only {bankroll} in the rack.</source>
        <translation>Hacen falta {needed} y solo hay {bankroll} en la caja.</translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation>No existe tal cosa en este juego.</translation>
    </message>
    <message>
        <source>The rules in force have no such choice.</source>
        <translation>Las reglas vigentes no tienen esa elección.</translation>
    </message>
    <message>
        <source>At this table nobody may {choice}.</source>
        <translation>En esta mesa nadie puede {choice}.</translation>
    </message>
    <message>
        <source>The cards cannot be dealt now.</source>
        <translation>Ahora no se pueden repartir las cartas.</translation>
    </message>
    <message>
        <source>Not yet: {next} comes first.</source>
        <translation>Todavía no: antes va {next}.</translation>
    </message>
    <message>
        <source>Seat {seat} does not have the dice.</source>
        <translation>El puesto {seat} no tiene los dados.</translation>
    </message>
    <message>
        <source>{cents} cannot be made up of {chip} chips.</source>
        <translation>{cents} no se puede formar con fichas de {chip}.</translation>
    </message>
    <message>
        <source>The cards are not shuffled now.</source>
        <translation>Ahora no se barajan las cartas.</translation>
    </message>
    <message>
        <source>Position {position} is not for seat {seat} to bet on.</source>
        <translation>La posición {position} no es para que apueste el puesto {seat}.</translation>
    </message>
    <message>
        <source>It is seat {seat}&apos;s turn.</source>
        <translation>Es el turno del puesto {seat}.</translation>
    </message>
    <message>
        <source>There is no burned card to be shown.</source>
        <translation>No hay carta quemada que mostrar.</translation>
    </message>
    <message>
        <source>There is no card to draw.</source>
        <translation>No hay carta que robar.</translation>
    </message>
    <message>
        <source>No come bets are left to roll for.</source>
        <translation>No quedan apuestas come por las que tirar.</translation>
    </message>
    <message>
        <source>There is no come betting on a come-out; bet the line.</source>
        <translation>En el tiro de salida no se apuesta al come; apueste a la línea.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ahora no hay nada que decidir.</translation>
    </message>
    <message>
        <source>There is no such hand at position {position}.</source>
        <translation>No existe esa mano en la posición {position}.</translation>
    </message>
    <message>
        <source>Insurance is taken only between the deal and the dealer&apos;s look, when he shows an ace.</source>
        <translation>El seguro solo se toma entre el reparto y la mirada de la casa, cuando muestra un as.</translation>
    </message>
    <message>
        <source>No more bets: the betting is closed.</source>
        <translation>No va más: las apuestas están cerradas.</translation>
    </message>
    <message>
        <source>Nobody is shooting.</source>
        <translation>Nadie está tirando.</translation>
    </message>
    <message>
        <source>No shuffle machine is in use.</source>
        <translation>No se usa barajadora.</translation>
    </message>
    <message>
        <source>Seat {seat} has nothing on {wager}.</source>
        <translation>El puesto {seat} no tiene nada en {wager}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the table has {seats}.</source>
        <translation>No existe el puesto {seat}: la mesa tiene {seats}.</translation>
    </message>
    <message>
        <source>Nobody has made a wager: make one first.</source>
        <translation>Nadie ha hecho una apuesta: haga una primero.</translation>
    </message>
    <message>
        <source>The wagers are decided: settle them first.</source>
        <translation>Las apuestas están decididas: liquídelas primero.</translation>
    </message>
    <message>
        <source>Nobody has bet yet: make a wager first.</source>
        <translation>Nadie ha apostado todavía: haga primero una apuesta.</translation>
    </message>
    <message>
        <source>Odds of {multiple} times are offered: {maximum} at most behind this bet.</source>
        <translation>Se ofrecen odds de {multiple} veces: como mucho {maximum} detrás de esta apuesta.</translation>
    </message>
    <message>
        <source>Odds need a {flat} bet of yours that has its number.</source>
        <translation>Las odds necesitan una apuesta suya {flat} que ya tenga su número.</translation>
    </message>
    <message>
        <source>One Back-to-Back number a spin.</source>
        <translation>Un solo número Back-to-Back por tirada.</translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation>Un as separado recibe una sola carta.</translation>
    </message>
    <message>
        <source>Only the first two cards of a hand let a player {choice}.</source>
        <translation>Solo las dos primeras cartas de una mano permiten {choice}.</translation>
    </message>
    <message>
        <source>{wager} works anyway while the point is on.</source>
        <translation>{wager} está en juego de todos modos mientras hay punto.</translation>
    </message>
    <message>
        <source>Somebody else may still take the dice.</source>
        <translation>Otra persona aún puede tomar los dados.</translation>
    </message>
    <message>
        <source>Say also: {name}.</source>
        <translation>Indique también: {name}.</translation>
    </message>
    <message>
        <source>The point is {point}: Pass waits for the next come-out, a Put bet is for now.</source>
        <translation>El punto es {point}: Pass espera al próximo tiro de salida; para ahora está la apuesta Put.</translation>
    </message>
    <message>
        <source>Seat {seat} decides this: it is the player&apos;s chips that move.</source>
        <translation>Lo decide el puesto {seat}: las fichas que se mueven son del jugador.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s chips lie at position {position}.</source>
        <translation>Hay fichas de otra persona en la posición {position}.</translation>
    </message>
    <message>
        <source>Raises are taken only between a spread and Raises closed.</source>
        <translation>Los aumentos solo se admiten entre la diferencia y Aumentos cerrados.</translation>
    </message>
    <message>
        <source>A raise goes up to the original bet, {maximum} here.</source>
        <translation>Un aumento llega hasta la apuesta original, aquí {maximum}.</translation>
    </message>
    <message>
        <source>Only a bet can be raised.</source>
        <translation>Solo se puede aumentar una apuesta.</translation>
    </message>
    <message>
        <source>Nobody sits at seat {seat}.</source>
        <translation>Nadie está sentado en el puesto {seat}.</translation>
    </message>
    <message>
        <source>{name} already sits at seat {seat}.</source>
        <translation>{name} ya está en el puesto {seat}.</translation>
    </message>
    <message>
        <source>The journal cannot be written, so nothing more can happen in this session.</source>
        <translation>El diario no se puede escribir; nada más puede ocurrir en esta sesión.</translation>
    </message>
    <message>
        <source>Seat {seat} shoots and needs a Pass or Don&apos;t Pass bet first.</source>
        <translation>El puesto {seat} tira y necesita antes una apuesta Pass o Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>A hand is split three times at most.</source>
        <translation>Una mano se separa tres veces como mucho.</translation>
    </message>
    <message>
        <source>A bet in {tender} is not taken here.</source>
        <translation>Aquí no se admite una apuesta en {tender}.</translation>
    </message>
    <message>
        <source>A tie wager needs an initial wager beside it.</source>
        <translation>Una apuesta al empate necesita al lado una apuesta inicial.</translation>
    </message>
    <message>
        <source>Position {position} needs a wager for each of its two hands.</source>
        <translation>La posición {position} necesita una apuesta para cada una de sus dos manos.</translation>
    </message>
    <message>
        <source>The two wagers at position {position} must be equal.</source>
        <translation>Las dos apuestas de la posición {position} deben ser iguales.</translation>
    </message>
    <message>
        <source>There is no decision called {choice}.</source>
        <translation>No existe la decisión {choice}.</translation>
    </message>
    <message>
        <source>The rules know no irregularity called {code}.</source>
        <translation>Las reglas no conocen la irregularidad {code}.</translation>
    </message>
    <message>
        <source>There is no step called {step}.</source>
        <translation>No existe el paso {step}.</translation>
    </message>
    <message>
        <source>{wager} is not offered at this table.</source>
        <translation>{wager} no se ofrece en esta mesa.</translation>
    </message>
    <message>
        <source>War takes exactly {cents}, as much as the initial wager.</source>
        <translation>La guerra cuesta exactamente {cents}, lo mismo que la apuesta inicial.</translation>
    </message>
    <message>
        <source>What is wanted now is an outcome of the {device}, not a {given}.</source>
        <translation>Lo que se espera ahora es un resultado de {device}, no {given}.</translation>
    </message>
    <message>
        <source>{cents} is too much: neither wager may be more than five times the other, {maximum} here.</source>
        <translation>{cents} es demasiado: ninguna apuesta puede superar cinco veces la otra, aquí {maximum}.</translation>
    </message>
    <message>
        <source>With an ante the hand is played or folded.</source>
        <translation>Con ante, la mano se juega o se retira.</translation>
    </message>
    <message>
        <source>That takes an ante of at least {needed} beside it.</source>
        <translation>Eso exige al lado un ante de al menos {needed}.</translation>
    </message>
    <message>
        <source>{wager} is not bet directly: it comes with the player&apos;s decision.</source>
        <translation>{wager} no se apuesta directamente: llega con la decisión del jugador.</translation>
    </message>
    <message>
        <source>Match play coupons go on the ante only.</source>
        <translation>Los cupones match play solo van en el ante.</translation>
    </message>
    <message>
        <source>That hand has been decided: {choice}.</source>
        <translation>Esa mano ya está decidida: {choice}.</translation>
    </message>
    <message>
        <source>Seat {seat} has a hand in this round.</source>
        <translation>El puesto {seat} tiene una mano en esta ronda.</translation>
    </message>
    <message>
        <source>Two positions next to each other at most: {position} is not one of them.</source>
        <translation>Como mucho dos posiciones contiguas: {position} no es una de ellas.</translation>
    </message>
    <message>
        <source>Seat {seat} has no such hand.</source>
        <translation>El puesto {seat} no tiene esa mano.</translation>
    </message>
    <message>
        <source>The play wager equals the ante: {needed}, not {cents}.</source>
        <translation>La Jugada es igual al ante: {needed}, no {cents}.</translation>
    </message>
    <message>
        <source>Without an ante there is nothing to play for.</source>
        <translation>Sin ante no hay nada por lo que jugar.</translation>
    </message>
    <message>
        <source>The play wager is {minimum} to {maximum}, not {cents}.</source>
        <translation>La Jugada va de {minimum} a {maximum}, no {cents}.</translation>
    </message>
    <message>
        <source>The play wager is one, two or three times {unit}, not {cents}.</source>
        <translation>La Jugada es una, dos o tres veces {unit}, no {cents}.</translation>
    </message>
</context>
<context>
    <name>RemarkForm</name>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>The clock was set by {by_ms} ms</source>
        <translation>El reloj se movió {by_ms} ms</translation>
    </message>
    <message>
        <source>Brought over from {file}; the times are those of the import</source>
        <translation>Traída de {file}; las horas son las de la importación</translation>
    </message>
    <message>
        <source>The felt&apos;s file changed on disk; the table went on with the felt it began on</source>
        <translation>El archivo del paño cambió en el disco; la mesa siguió con el paño con el que empezó</translation>
    </message>
    <message>
        <source>The felt&apos;s file on disk is again the one the table began on</source>
        <translation>El archivo del paño en el disco vuelve a ser aquel con el que empezó la mesa</translation>
    </message>
    <message>
        <source>The felt is no longer the one the session was opened on</source>
        <translation>El paño ya no es aquel con el que se abrió la sesión</translation>
    </message>
    <message>
        <source>The felt is no longer the one the session was played on; to go on was confirmed</source>
        <translation>El paño ya no es aquel en el que se jugó la sesión; se confirmó continuar</translation>
    </message>
    <message>
        <source>Earlier outcomes were looked at</source>
        <translation>Se miraron resultados anteriores</translation>
    </message>
    <message>
        <source>Refused ({code} {cite}): {action}</source>
        <translation>Rechazado ({code} {cite}): {action}</translation>
    </message>
    <message>
        <source>Played on from the scenario {title}</source>
        <translation>Se siguió jugando desde el guion {title}</translation>
    </message>
    <message>
        <source>Continued after {after}</source>
        <translation>Continuada tras {after}</translation>
    </message>
    <message>
        <source>Left, to be continued</source>
        <translation>Dejada para continuar</translation>
    </message>
    <message>
        <source>Play on a felt with {violations} violations was confirmed</source>
        <translation>Se confirmó jugar en un paño con {violations} infracciones</translation>
    </message>
    <message>
        <source>Play on a felt with 1 violation was confirmed</source>
        <translation>Se confirmó jugar en un paño con 1 infracción</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Taken up again</source>
        <translation>Retomado</translation>
    </message>
    <message>
        <source>Choose something on the felt first: ] goes to the next thing.</source>
        <translation>Elija primero algo en el paño: ] pasa al siguiente.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>REPLAY: {0}, session {1}</source>
        <translation>REPETICIÓN: {0}, sesión {1}</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>REPLAY · session {0} · entry {1} of {2} · {3}</source>
        <translation>REPETICIÓN · sesión {0} · entrada {1} de {2} · {3}</translation>
    </message>
    <message>
        <source>the felt has changed since</source>
        <translation>el paño ha cambiado desde entonces</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <source>pushes</source>
        <translation>empata</translation>
    </message>
    <message>
        <source>is void</source>
        <translation>es nula</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>sigue en pie</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Violation</source>
        <translation>Infracción</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Line {0}</source>
        <translation>Línea {0}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Substance</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Formatting</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Reason: {0}</source>
        <translation>Motivo: {0}</translation>
    </message>
    <message>
        <source>Precedent: {0}</source>
        <translation>Precedente: {0}</translation>
    </message>
    <message>
        <source>Resolved by {0}</source>
        <translation>Resuelto por {0}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>no stake within the limits can be paid</source>
        <translation>ninguna apuesta dentro de los límites puede pagarse</translation>
    </message>
    <message>
        <source>no advantage to the house</source>
        <translation>sin ventaja para la casa</translation>
    </message>
    <message>
        <source>Red, dashed or struck out: edition {0}, the older one</source>
        <translation>Rojo, a trazos o tachado: edición {0}, la anterior</translation>
    </message>
    <message>
        <source>Blue: edition {0}, the newer one</source>
        <translation>Azul: edición {0}, la nueva</translation>
    </message>
    <message>
        <source>Square: number in the list of changes</source>
        <translation>Cuadrado: número en la lista de cambios</translation>
    </message>
    <message>
        <source>Round: number of a comment</source>
        <translation>Círculo: número de un comentario</translation>
    </message>
</context>
<context>
    <name>Review outcomes</name>
    <message>
        <source>approve</source>
        <translation>aprobar</translation>
    </message>
    <message>
        <source>approve with conditions</source>
        <translation>aprobar con condiciones</translation>
    </message>
    <message>
        <source>return for revision</source>
        <translation>devolver para revisión</translation>
    </message>
</context>
<context>
    <name>Review problems</name>
    <message>
        <source>The review record cannot be read</source>
        <translation>El registro de revisión no se puede leer</translation>
    </message>
    <message>
        <source>The review record cannot be written</source>
        <translation>El registro de revisión no se puede escribir</translation>
    </message>
    <message>
        <source>The felt comes with the program, which never writes beside it: review a copy of your own</source>
        <translation>El paño viene con el programa, que nunca escribe junto a él: revise una copia propia</translation>
    </message>
    <message>
        <source>This is no review record</source>
        <translation>Esto no es un registro de revisión</translation>
    </message>
    <message>
        <source>The review record was written by a newer program</source>
        <translation>El registro de revisión lo escribió un programa más nuevo</translation>
    </message>
    <message>
        <source>Somebody else has added to the review record, or its history was changed</source>
        <translation>Otra persona ha añadido algo al registro de revisión, o se cambió su historia</translation>
    </message>
    <message>
        <source>There is no comment of that number</source>
        <translation>No hay ningún comentario con ese número</translation>
    </message>
    <message>
        <source>Comments are numbered one after the other</source>
        <translation>Los comentarios se numeran uno tras otro</translation>
    </message>
    <message>
        <source>Who says so is missing</source>
        <translation>Falta quién lo dice</translation>
    </message>
    <message>
        <source>The place of the comment is none</source>
        <translation>El lugar del comentario no es válido</translation>
    </message>
    <message>
        <source>The words are missing</source>
        <translation>Faltan las palabras</translation>
    </message>
    <message>
        <source>The comment is already resolved</source>
        <translation>El comentario ya está resuelto</translation>
    </message>
    <message>
        <source>The comment is still open</source>
        <translation>El comentario sigue abierto</translation>
    </message>
    <message>
        <source>The motion is missing</source>
        <translation>Falta la moción</translation>
    </message>
    <message>
        <source>A decision names those who voted</source>
        <translation>Una decisión nombra a quienes votaron</translation>
    </message>
    <message>
        <source>A vote has no name beside it</source>
        <translation>Un voto no lleva nombre</translation>
    </message>
    <message>
        <source>A member votes once</source>
        <translation>Cada miembro vota una vez</translation>
    </message>
    <message>
        <source>A vote is for, against, abstained or not voted</source>
        <translation>Un voto es a favor, en contra, abstención o sin votar</translation>
    </message>
    <message>
        <source>The motion has no majority</source>
        <translation>La moción no tiene mayoría</translation>
    </message>
    <message>
        <source>The conditions are missing</source>
        <translation>Faltan las condiciones</translation>
    </message>
    <message>
        <source>The commission decides on this content first</source>
        <translation>Sobre este contenido decide primero la comisión</translation>
    </message>
</context>
<context>
    <name>Review stages</name>
    <message>
        <source>commission</source>
        <translation>comisión</translation>
    </message>
    <message>
        <source>governing body</source>
        <translation>órgano de gobierno</translation>
    </message>
</context>
<context>
    <name>Review states</name>
    <message>
        <source>not reviewed</source>
        <translation>sin revisar</translation>
    </message>
    <message>
        <source>under review</source>
        <translation>en revisión</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobado</translation>
    </message>
    <message>
        <source>approved with conditions</source>
        <translation>aprobado con condiciones</translation>
    </message>
    <message>
        <source>returned for revision</source>
        <translation>devuelto para revisión</translation>
    </message>
    <message>
        <source>changed since approval</source>
        <translation>cambiado desde la aprobación</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Lobby</source>
        <translation>Vestíbulo</translation>
    </message>
    <message>
        <source>Play this layout</source>
        <translation>Jugar en este paño</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Make the submission…</source>
        <translation>Hacer la presentación…</translation>
    </message>
    <message>
        <source>Verify a submission…</source>
        <translation>Verificar una presentación…</translation>
    </message>
    <message>
        <source>PDF, one page at full size…</source>
        <translation>PDF, una página a tamaño real…</translation>
    </message>
    <message>
        <source>PDF on A4 sheets…</source>
        <translation>PDF en hojas A4…</translation>
    </message>
    <message>
        <source>PDF on Letter sheets…</source>
        <translation>PDF en hojas Carta…</translation>
    </message>
    <message>
        <source>PDF on A3 sheets…</source>
        <translation>PDF en hojas A3…</translation>
    </message>
    <message>
        <source>SVG at 1:1…</source>
        <translation>SVG a escala 1:1…</translation>
    </message>
    <message>
        <source>DXF at 1:1…</source>
        <translation>DXF a escala 1:1…</translation>
    </message>
    <message>
        <source>PNG, a picture of the table…</source>
        <translation>PNG, una imagen de la mesa…</translation>
    </message>
    <message>
        <source>Redline as PDF, one page at full size…</source>
        <translation>Cambios marcados en PDF, una página a tamaño real…</translation>
    </message>
    <message>
        <source>Redline as SVG at 1:1…</source>
        <translation>Cambios marcados en SVG a 1:1…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Change words…</source>
        <translation>Cambiar el texto…</translation>
    </message>
    <message>
        <source>Next thing on the felt</source>
        <translation>Siguiente elemento del paño</translation>
    </message>
    <message>
        <source>Previous thing on the felt</source>
        <translation>Elemento anterior del paño</translation>
    </message>
    <message>
        <source>Comment on what is chosen…</source>
        <translation>Comentar lo elegido…</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Further off</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Matemáticas</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Whole cloth</source>
        <translation>Todo el paño</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Back to looking</source>
        <translation>Volver a mirar</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Pulgadas</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Ids</source>
        <translation>Identificadores</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Dark board</source>
        <translation>Tablero oscuro</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
</context>
<context>
    <name>ReviewDesk</name>
    <message>
        <source>The file cannot be read as it is: mend it first.</source>
        <translation>El archivo no se puede leer como está: corríjalo primero.</translation>
    </message>
</context>
<context>
    <name>ReviewSide</name>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Clause</source>
        <translation>Cláusula</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>By</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Every check passed: there is nothing to say about this layout.</source>
        <translation>Todas las pruebas se superaron: no hay nada que decir de este paño.</translation>
    </message>
    <message>
        <source>The two editions are alike.</source>
        <translation>Las dos ediciones son iguales.</translation>
    </message>
    <message>
        <source>No comments yet. Choose Comment (C) and click on the felt.</source>
        <translation>Aún no hay comentarios. Elija Comentario (C) y haga clic en el paño.</translation>
    </message>
    <message>
        <source>Change the words…</source>
        <translation>Cambiar el texto…</translation>
    </message>
    <message>
        <source>Answer…</source>
        <translation>Responder…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Resolver…</translation>
    </message>
    <message>
        <source>Take up again…</source>
        <translation>Retomar…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Mathematics</source>
        <translation>Matemáticas</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Print the words</source>
        <translation>Imprimir las palabras</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>{0} · Layout review</source>
        <translation>{0} · Revisión de paños</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>{0} has unsaved changes.</source>
        <translation>{0} tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>The file cannot be drawn as it is. Mend what is listed, and it is shown at once.</source>
        <translation>El archivo no se puede dibujar tal como está. Corrija lo indicado y se mostrará al instante.</translation>
    </message>
    <message>
        <source>The file cannot be read as it is: {0} problems. The last good drawing is shown.</source>
        <translation>El archivo no se puede leer como está: {0} problemas. Se muestra el último dibujo bueno.</translation>
    </message>
    <message>
        <source>{0}, edition {1}: {2}. {3}, {4} findings in all.</source>
        <translation>{0}, edición {1}: {2}. {3}, {4} hallazgos en total.</translation>
    </message>
    <message>
        <source>{0} cannot be read as it is: {1}</source>
        <translation>{0} no se puede leer tal como está: {1}</translation>
    </message>
    <message>
        <source>{0}, edition {1}: {2}.</source>
        <translation>{0}, edición {1}: {2}.</translation>
    </message>
    <message>
        <source>Drag to move, handles to resize, double click for words, arrows to nudge, Alt without snapping.</source>
        <translation>Arrastrar mueve, los tiradores cambian el tamaño, doble clic para el texto, las flechas ajustan, Alt sin imán.</translation>
    </message>
    <message>
        <source>Choose something on the felt first (E, then click).</source>
        <translation>Elija primero algo en el paño (E y clic).</translation>
    </message>
    <message>
        <source>{0} saved.</source>
        <translation>{0} guardado.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>The file cannot be read as it is: mend it first.</source>
        <translation>El archivo no se puede leer como está: corríjalo primero.</translation>
    </message>
    <message>
        <source>Layout review</source>
        <translation>Revisión de paños</translation>
    </message>
    <message>
        <source>Older edition</source>
        <translation>Edición anterior</translation>
    </message>
</context>
<context>
    <name>RotateKeyForm</name>
    <message>
        <source>Replace key {0}</source>
        <translation>Sustituir la clave {0}</translation>
    </message>
    <message>
        <source>Replace the key…</source>
        <translation>Sustituir la clave…</translation>
    </message>
    <message>
        <source>A new key takes the name and the passphrase; the old one is kept as replaced.</source>
        <translation>Una clave nueva toma el nombre y la contraseña; la antigua se conserva como sustituida.</translation>
    </message>
    <message>
        <source>The old key signs a file for whoever enrolled it, with the certificate of the new one.</source>
        <translation>La clave antigua firma un archivo, con el certificado de la nueva, para quien la tenga registrada.</translation>
    </message>
    <message>
        <source>{0} issued the old key; the new one vouches only for itself.</source>
        <translation>{0} emitió la clave antigua; la nueva solo responde por sí misma.</translation>
    </message>
    <message>
        <source>Issued to</source>
        <translation>Emitida a</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Type the passphrase of the key.</source>
        <translation>Escriba la contraseña de la clave.</translation>
    </message>
    <message>
        <source>Where the signed succession goes</source>
        <translation>Dónde guardar la sucesión firmada</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>Options in force</source>
        <translation>Opciones vigentes</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Tablas de pago</translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation>Irregularidades</translation>
    </message>
    <message>
        <source>Errata register</source>
        <translation>Registro de erratas</translation>
    </message>
    <message>
        <source>Nothing in these texts had to be decided.</source>
        <translation>En estos textos no hubo que decidir nada.</translation>
    </message>
    <message>
        <source>Printed:</source>
        <translation>Impreso:</translation>
    </message>
    <message>
        <source>Adopted:</source>
        <translation>Adoptado:</translation>
    </message>
    <message>
        <source>Why:</source>
        <translation>Por qué:</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>it counts for nothing</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>play stands</source>
        <translation>la jugada vale</translation>
    </message>
    <message>
        <source>the face that counts is ruled</source>
        <translation>se decide la cara que cuenta</translation>
    </message>
    <message>
        <source>the betting is closed</source>
        <translation>las apuestas están cerradas</translation>
    </message>
    <message>
        <source>as the sign at the table says</source>
        <translation>como dice el letrero de la mesa</translation>
    </message>
    <message>
        <source>the card last passed wins</source>
        <translation>gana la última carta que pasó</translation>
    </message>
    <message>
        <source>each player may play on or have the wagers back</source>
        <translation>cada jugador puede seguir o recuperar sus apuestas</translation>
    </message>
    <message>
        <source>the card goes to the Banker&apos;s Hand</source>
        <translation>la carta va a la mano de la Banca</translation>
    </message>
    <message>
        <source>the card is the first of the next hand</source>
        <translation>la carta es la primera de la mano siguiente</translation>
    </message>
    <message>
        <source>the card goes into a phantom hand without wagers</source>
        <translation>la carta va a una mano fantasma sin apuestas</translation>
    </message>
    <message>
        <source>the round is void and the wagers go back</source>
        <translation>la ronda es nula y las apuestas se devuelven</translation>
    </message>
    <message>
        <source>the card is not used</source>
        <translation>la carta no se usa</translation>
    </message>
    <message>
        <source>the card is the next one used</source>
        <translation>la carta es la próxima que se usa</translation>
    </message>
    <message>
        <source>the card is offered to the hands in turn</source>
        <translation>la carta se ofrece a las manos por turno</translation>
    </message>
    <message>
        <source>the missing cards come last</source>
        <translation>las cartas que faltan se dan al final</translation>
    </message>
    <message>
        <source>the hand is dead</source>
        <translation>la mano está muerta</translation>
    </message>
    <message>
        <source>it is forbidden and put right</source>
        <translation>está prohibido y se corrige</translation>
    </message>
    <message>
        <source>it is reported to the commission</source>
        <translation>se comunica a la comisión</translation>
    </message>
    <message>
        <source>all hands are void and the deck leaves the table</source>
        <translation>todas las manos son nulas y la baraja sale de la mesa</translation>
    </message>
    <message>
        <source>that hand is void</source>
        <translation>esa mano es nula</translation>
    </message>
    <message>
        <source>it is used as the next card</source>
        <translation>se usa como próxima carta</translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation>las cartas se barajan otra vez</translation>
    </message>
    <message>
        <source>the deck leaves the table</source>
        <translation>la baraja sale de la mesa</translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation>las cartas se cortan otra vez</translation>
    </message>
    <message>
        <source>the cards are shuffled and dealt by hand</source>
        <translation>las cartas se barajan y se reparten a mano</translation>
    </message>
    <message>
        <source>a floor person brings another</source>
        <translation>un supervisor trae otra</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>A dollar on everything</source>
        <translation>Un dólar en todo</translation>
    </message>
    <message>
        <source>What each box pays, and why covering all seven still loses more often than not.</source>
        <translation>Lo que paga cada casilla, y por qué cubrir las siete pierde aun así más veces de las que gana.</translation>
    </message>
    <message>
        <source>Seven dollars, one in each box. Something must win.</source>
        <translation>Siete dólares, uno en cada casilla. Algo tiene que ganar.</translation>
    </message>
    <message>
        <source>A twenty, two sections in fifty-four: 20 - 6 = 14 dollars ahead.</source>
        <translation>Un veinte, dos secciones de cincuenta y cuatro: 20 - 6 = 14 dólares de ganancia.</translation>
    </message>
    <message>
        <source>A two: 2 - 6 = 4 dollars behind. On ones, twos and fives, 46 sections of 54, the seven dollars shrink.</source>
        <translation>Un dos: 2 - 6 = 4 dólares de pérdida. Con los unos, los doses y los cincos, 46 secciones de 54, los siete dólares menguan.</translation>
    </message>
    <message>
        <source>Cash on the cloth</source>
        <translation>Efectivo sobre el paño</translation>
    </message>
    <message>
        <source>Bets are made in chips; cash needs the pit supervisor&apos;s approval, and revised odds are posted before they are paid.</source>
        <translation>Se apuesta con fichas; el efectivo necesita la aprobación del supervisor de sección, y los pagos modificados se anuncian en un letrero antes de aplicarse.</translation>
    </message>
    <message>
        <source>Bess lays a banknote on the casino&apos;s name. The dealer&apos;s nod is not enough here...</source>
        <translation>Bess pone un billete en el nombre del casino. Aquí no basta con que el crupier asienta...</translation>
    </message>
    <message>
        <source>... a pit supervisor has to approve cash.</source>
        <translation>... el efectivo lo tiene que aprobar un supervisor de sección.</translation>
    </message>
    <message>
        <source>Coupons are not taken at this wheel at all.</source>
        <translation>En esta rueda no se admiten cupones de ninguna clase.</translation>
    </message>
    <message>
        <source>The name of the casino. This house gave notice, posted its revised odds and pays 45 to 1.</source>
        <translation>El nombre del casino. Esta casa dio aviso, anunció sus pagos modificados y paga 45 a 1.</translation>
    </message>
    <message>
        <source>No spin at the wheel</source>
        <translation>Giro nulo en la rueda</translation>
    </message>
    <message>
        <source>A clapper between two sections and a wheel that stops too soon decide nothing; the bets wait and may be changed.</source>
        <translation>Una lengüeta entre dos secciones y una rueda que se detiene demasiado pronto no deciden nada; las apuestas esperan y se pueden cambiar.</translation>
    </message>
    <message>
        <source>While the wheel turns the chips stay.</source>
        <translation>Mientras la rueda gira, las fichas se quedan.</translation>
    </message>
    <message>
        <source>The clapper rests on the peg between a two and a twenty. Xia would like it to count as a twenty. It counts as nothing: there is no falling back on a neighbour.</source>
        <translation>La lengüeta queda sobre la clavija entre un dos y un veinte. Xia quisiera que contara como veinte. No cuenta como nada: no se recurre a la sección vecina.</translation>
    </message>
    <message>
        <source>Until the next call she may change her bet (BIG-10).</source>
        <translation>Hasta el próximo canto puede cambiar su apuesta (BIG-10).</translation>
    </message>
    <message>
        <source>The wheel stops after three turns. Four are asked for; that a shorter spin is void and its bets wait is the reading of BIG-6.</source>
        <translation>La rueda se detiene tras tres vueltas. Se exigen cuatro; que un giro más corto sea nulo y sus apuestas esperen es la lectura de BIG-6.</translation>
    </message>
    <message>
        <source>A valid spin at last, and a two.</source>
        <translation>Por fin un giro válido, y un dos.</translation>
    </message>
    <message>
        <source>A player for whom the sign is too small</source>
        <translation>Un jugador para quien el letrero se queda corto</translation>
    </message>
    <message>
        <source>Who may let a bet exceed the table maximum and the casino maximum, and that the approval goes into the record.</source>
        <translation>Quién puede permitir que una apuesta supere el máximo de la mesa y el máximo del casino, y que la aprobación queda en el registro.</translation>
    </message>
    <message>
        <source>This house rejects what exceeds the sign: 400 dollars at even money.</source>
        <translation>Esta casa rechaza lo que supera el letrero: 400 dólares a la par.</translation>
    </message>
    <message>
        <source>A dealer cannot allow it...</source>
        <translation>Un crupier no puede permitirlo...</translation>
    </message>
    <message>
        <source>... but the table games manager can, up to the casino maximum.</source>
        <translation>... pero el gerente de juegos de mesa sí, hasta el máximo del casino.</translation>
    </message>
    <message>
        <source>Six thousand is above that too.</source>
        <translation>Seis mil supera también ese máximo.</translation>
    </message>
    <message>
        <source>Only the casino manager, the assistant general manager or the general manager may go further, with a written record that the commission can ask for.</source>
        <translation>Solo el gerente del casino, el subdirector general o el director general pueden ir más allá, con constancia escrita que la comisión puede pedir.</translation>
    </message>
    <message>
        <source>A two.</source>
        <translation>Un dos.</translation>
    </message>
    <message>
        <source>Too much and too little</source>
        <translation>Demasiado y demasiado poco</translation>
    </message>
    <message>
        <source>A bet above the posted maximum that nobody rejected in time counts up to the maximum; one below the minimum stands as made.</source>
        <translation>Una apuesta por encima del máximo anunciado que nadie rechazó a tiempo cuenta hasta el máximo; una por debajo del mínimo vale tal como se hizo.</translation>
    </message>
    <message>
        <source>The maximum at 20 to 1 is 25 dollars. Yan puts 40 there, and the dealer overlooks it.</source>
        <translation>El máximo a 20 a 1 es de 25 dólares. Yan pone allí 40, y el crupier no lo advierte.</translation>
    </message>
    <message>
        <source>Two dollars, where the sign says five. That goes unseen too.</source>
        <translation>Dos dólares, donde el letrero dice cinco. Tampoco esto se advierte.</translation>
    </message>
    <message>
        <source>With the call it is too late to reject either of them. What is above the maximum is no part of the bet and goes back...</source>
        <translation>Tras el canto es tarde para rechazar cualquiera de las dos. Lo que supera el máximo no forma parte de la apuesta y se devuelve...</translation>
    </message>
    <message>
        <source>... while the small bet is valid as it is.</source>
        <translation>... mientras que la apuesta pequeña es válida como está.</translation>
    </message>
    <message>
        <source>A twenty. Paid are 25 dollars, not 40.</source>
        <translation>Un veinte. Se pagan 25 dólares, no 40.</translation>
    </message>
    <message>
        <source>The dealer&apos;s mistakes</source>
        <translation>Los errores del crupier</translation>
    </message>
    <message>
        <source>Spinning the same way twice is noted but does not void the spin; a wheel released without the call closes the betting by itself.</source>
        <translation>Girar dos veces en el mismo sentido se anota, pero no anula el giro; una rueda soltada sin el canto cierra por sí misma las apuestas.</translation>
    </message>
    <message>
        <source>Directions have to alternate from spin to spin. The dealer forgets.</source>
        <translation>Los sentidos deben alternarse de un giro a otro. El crupier lo olvida.</translation>
    </message>
    <message>
        <source>The text attaches no consequence to it: the result stands, and the slip goes into the record (BIG-9).</source>
        <translation>El texto no le atribuye consecuencia alguna: el resultado vale, y el descuido queda en el registro (BIG-9).</translation>
    </message>
    <message>
        <source>Next the dealer releases the wheel without calling No more bets. The wheel itself closes the betting (BIG-4)...</source>
        <translation>Después el crupier suelta la rueda sin cantar No va más. La propia rueda cierra las apuestas (BIG-4)...</translation>
    </message>
    <message>
        <source>... so a late bet is refused as if the call had been made.</source>
        <translation>... de modo que una apuesta tardía se rechaza como si se hubiera cantado.</translation>
    </message>
    <message>
        <source>A guided tour of Big Six</source>
        <translation>Visita guiada de Big Six</translation>
    </message>
    <message>
        <source>The wheel, the seven boxes, the call before the spin, and why the two jackpots are two different bets.</source>
        <translation>La rueda, las siete casillas, el canto antes del giro, y por qué los dos premios mayores son dos apuestas distintas.</translation>
    </message>
    <message>
        <source>Fifty-four equal sections: 24 ones, 15 twos, 7 fives, 4 tens, 2 twenties, a joker and the name of the casino. The cloth has a box for each of the seven.</source>
        <translation>Cincuenta y cuatro secciones iguales: 24 unos, 15 doses, 7 cincos, 4 dieces, 2 veintes, un comodín y el nombre del casino. El paño tiene una casilla para cada uno de los siete.</translation>
    </message>
    <message>
        <source>Each insignia pays its own number to 1. The one is on the wheel most often and pays even money.</source>
        <translation>Cada insignia paga su propio número a 1. El uno es el que más aparece en la rueda y paga a la par.</translation>
    </message>
    <message>
        <source>The five pays 5 to 1.</source>
        <translation>El cinco paga 5 a 1.</translation>
    </message>
    <message>
        <source>Joker and casino name are there once each and pay 40 to 1.</source>
        <translation>El comodín y el nombre del casino aparecen una vez cada uno y pagan 40 a 1.</translation>
    </message>
    <message>
        <source>The dealer may not release the wheel before the call.</source>
        <translation>El crupier no puede soltar la rueda antes del canto.</translation>
    </message>
    <message>
        <source>No more bets comes first.</source>
        <translation>Primero va el No va más.</translation>
    </message>
    <message>
        <source>After it the cloth is closed.</source>
        <translation>Después el paño queda cerrado.</translation>
    </message>
    <message>
        <source>Then the wheel, at least four times round, without gripping the pegs. It turns clockwise first and the other way next time.</source>
        <translation>Luego la rueda, al menos cuatro vueltas, sin sujetarla por las clavijas. Gira primero en el sentido de las agujas del reloj y la próxima vez en el contrario.</translation>
    </message>
    <message>
        <source>The clapper rests in a one. Losers are collected, then winners paid.</source>
        <translation>La lengüeta se detiene en un uno. Se recogen las perdedoras y luego se pagan las ganadoras.</translation>
    </message>
    <message>
        <source>Now one jackpot each.</source>
        <translation>Ahora un premio mayor cada uno.</translation>
    </message>
    <message>
        <source>The joker. It does nothing for the casino&apos;s name: two jackpots, two bets.</source>
        <translation>El comodín. No sirve de nada al nombre del casino: dos premios mayores, dos apuestas.</translation>
    </message>
    <message>
        <source>Vic wins 2 x 40 = 80. The wheel turned the other way this time.</source>
        <translation>Vic gana 2 x 40 = 80. Esta vez la rueda giró en el otro sentido.</translation>
    </message>
    <message>
        <source>The clapper stops between two sections, on a peg. No spin: neither neighbour wins, and the wheel is spun again.</source>
        <translation>La lengüeta se detiene entre dos secciones, sobre una clavija. Giro nulo: ninguna de las vecinas gana, y la rueda se gira otra vez.</translation>
    </message>
    <message>
        <source>A ten this time: 5 x 10.</source>
        <translation>Esta vez un diez: 5 x 10.</translation>
    </message>
    <message>
        <source>Doubling for less</source>
        <translation>Doblar por menos</translation>
    </message>
    <message>
        <source>A player may double with less than the wager, never with more, and only on two cards.</source>
        <translation>Un jugador puede doblar con menos que la apuesta, nunca con más, y solo con dos cartas.</translation>
    </message>
    <message>
        <source>Ann puts ten dollars in her box.</source>
        <translation>Ann pone diez dólares en su casilla.</translation>
    </message>
    <message>
        <source>Fifteen dollars on a wager of ten are too much.</source>
        <translation>Quince dólares sobre una apuesta de diez son demasiado.</translation>
    </message>
    <message>
        <source>Five will do.</source>
        <translation>Cinco sí se admiten.</translation>
    </message>
    <message>
        <source>One card only: thirteen has to stand. The dealer draws to fifteen and is over.</source>
        <translation>Una sola carta: el trece tiene que plantarse. La casa roba con quince y se pasa.</translation>
    </message>
    <message>
        <source>Three cards are no longer doubled.</source>
        <translation>Con tres cartas ya no se dobla.</translation>
    </message>
    <message>
        <source>Three splits, four hands</source>
        <translation>Tres separaciones, cuatro manos</translation>
    </message>
    <message>
        <source>Aces get one card each, tens and court cards are a pair, and the fourth split is refused.</source>
        <translation>Los ases reciben una carta cada uno, los dieces y las figuras forman pareja, y la cuarta separación se rechaza.</translation>
    </message>
    <message>
        <source>Two aces: each becomes a hand with a wager of its own.</source>
        <translation>Dos ases: cada uno pasa a ser una mano con su propia apuesta.</translation>
    </message>
    <message>
        <source>An ace and a king after a split count 21 but are no blackjack. The second ace gets an ace and stands.</source>
        <translation>Un as y un rey tras separar cuentan 21, pero no son blackjack. El segundo as recibe un as y se planta.</translation>
    </message>
    <message>
        <source>Twenty-one wins even money against twenty, twelve loses.</source>
        <translation>Veintiuno gana a la par contra veinte, doce pierde.</translation>
    </message>
    <message>
        <source>A king and a ten are equal in value.</source>
        <translation>Un rey y un diez tienen el mismo valor.</translation>
    </message>
    <message>
        <source>Three splits are the limit.</source>
        <translation>El límite son tres separaciones.</translation>
    </message>
    <message>
        <source>Over 21: the hand loses at once.</source>
        <translation>Más de 21: la mano pierde enseguida.</translation>
    </message>
    <message>
        <source>The dealer has nineteen.</source>
        <translation>La casa tiene diecinueve.</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Only under an ace, only up to half the wager; an insured blackjack is paid on the line.</source>
        <translation>Solo ante un as de la casa, solo hasta la mitad de la apuesta; un blackjack asegurado se paga en la línea.</translation>
    </message>
    <message>
        <source>There is nothing to insure yet.</source>
        <translation>Todavía no hay nada que asegurar.</translation>
    </message>
    <message>
        <source>Half of fifteen is 7.50.</source>
        <translation>La mitad de quince es 7.50.</translation>
    </message>
    <message>
        <source>Exactly half is allowed, to the cent that chips can make.</source>
        <translation>Se permite exactamente la mitad, hasta el centavo que se pueda formar con fichas.</translation>
    </message>
    <message>
        <source>Two blackjacks: the wager goes back and the insurance is paid.</source>
        <translation>Dos blackjacks: la apuesta se devuelve y el seguro se paga.</translation>
    </message>
    <message>
        <source>No ten under the ace: insurance is collected before the play goes on.</source>
        <translation>No hay diez bajo el as: el seguro se recoge antes de que siga el juego.</translation>
    </message>
    <message>
        <source>A blackjack nobody saw coming</source>
        <translation>Un blackjack que nadie vio venir</translation>
    </message>
    <message>
        <source>Where the dealer does not look, additions made against his blackjack go back, and surrender saves nothing.</source>
        <translation>Donde la casa no mira, lo añadido contra su blackjack se devuelve, y rendirse no salva nada.</translation>
    </message>
    <message>
        <source>Ann and Bob bet; the dealer will not look under his ten.</source>
        <translation>Ann y Bob apuestan; la casa no mirará bajo su diez.</translation>
    </message>
    <message>
        <source>Nothing is settled yet: the dealer may have a blackjack.</source>
        <translation>Aún no se liquida nada: la casa puede tener blackjack.</translation>
    </message>
    <message>
        <source>Bob doubles eleven, against a blackjack nobody has seen.</source>
        <translation>Bob dobla con once, contra un blackjack que nadie ha visto.</translation>
    </message>
    <message>
        <source>After a split only the original wager is collected.</source>
        <translation>Tras separar solo se recoge la apuesta original.</translation>
    </message>
    <message>
        <source>The shuffle machine</source>
        <translation>La barajadora</translation>
    </message>
    <message>
        <source>Two sets in turn, the cut after the machine, and what happens when it fails.</source>
        <translation>Dos juegos por turno, el corte después de la máquina y qué ocurre cuando falla.</translation>
    </message>
    <message>
        <source>Two sets take turns: while one is dealt, the other is in the machine.</source>
        <translation>Dos juegos de cartas se turnan: mientras uno se reparte, el otro está en la máquina.</translation>
    </message>
    <message>
        <source>The machine&apos;s cards are cut as after any shuffle.</source>
        <translation>Las cartas de la máquina se cortan como después de cualquier barajado.</translation>
    </message>
    <message>
        <source>Every round has fresh cards.</source>
        <translation>Cada ronda tiene cartas recién barajadas.</translation>
    </message>
    <message>
        <source>The machine stops for good: the hand is void.</source>
        <translation>La máquina se detiene definitivamente: la mano es nula.</translation>
    </message>
    <message>
        <source>From now on the dealer shuffles by hand, and a player cuts.</source>
        <translation>Desde ahora el crupier baraja a mano, y un jugador corta.</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Half the wager is given up before a third card.</source>
        <translation>Se cede la mitad de la apuesta antes de una tercera carta.</translation>
    </message>
    <message>
        <source>Sixteen against a ten: Ann gives up half.</source>
        <translation>Dieciséis contra un diez: Ann cede la mitad.</translation>
    </message>
    <message>
        <source>Ann would rather draw this time.</source>
        <translation>Esta vez Ann prefiere pedir carta.</translation>
    </message>
    <message>
        <source>After a third card it is too late.</source>
        <translation>Después de una tercera carta es demasiado tarde.</translation>
    </message>
    <message>
        <source>Twelve and nine are twenty-one, which draws no more and beats seventeen.</source>
        <translation>Doce y nueve son veintiuno, que ya no pide carta y gana a diecisiete.</translation>
    </message>
    <message>
        <source>A guided tour of blackjack</source>
        <translation>Visita guiada de blackjack</translation>
    </message>
    <message>
        <source>How cards are prepared, what a round looks like, and what double, split, insurance and blackjack pay.</source>
        <translation>Cómo se preparan las cartas, cómo es una ronda, y qué pagan doblar, separar, el seguro y el blackjack.</translation>
    </message>
    <message>
        <source>Blackjack is played against the dealer: nearer to 21 wins, over 21 loses. Figures count their face, court cards ten, an ace eleven or one.</source>
        <translation>El blackjack se juega contra la casa: gana quien más se acerca a 21, y quien pasa de 21 pierde. Las cartas numéricas cuentan su valor, las figuras diez, un as once o uno.</translation>
    </message>
    <message>
        <source>The dealer inspects the new cards, fans them out for the players, washes and shuffles them.</source>
        <translation>El crupier inspecciona las cartas nuevas, las abre en abanico para los jugadores, las mezcla y las baraja.</translation>
    </message>
    <message>
        <source>The cutting card goes at least five cards from either end: three is too near.</source>
        <translation>La carta de corte va al menos a cinco cartas de cualquiera de los extremos: tres es demasiado cerca.</translation>
    </message>
    <message>
        <source>Ann cuts. The dealer puts the cutting card a quarter from the back.</source>
        <translation>Ann corta. El crupier coloca la carta de corte a un cuarto del final.</translation>
    </message>
    <message>
        <source>The first card is burned, face down.</source>
        <translation>La primera carta se quema, boca abajo.</translation>
    </message>
    <message>
        <source>Wagers go into the boxes before the first card.</source>
        <translation>Las apuestas van a las casillas antes de la primera carta.</translation>
    </message>
    <message>
        <source>Ann has sixteen, Bob eleven; the dealer shows a six, and his other card lies face down.</source>
        <translation>Ann tiene dieciséis, Bob once; la casa muestra un seis, y su otra carta está boca abajo.</translation>
    </message>
    <message>
        <source>Sixteen against a six: Ann lets the dealer draw.</source>
        <translation>Dieciséis contra un seis: Ann deja que robe la casa.</translation>
    </message>
    <message>
        <source>Bob doubles his wager for exactly one more card.</source>
        <translation>Bob dobla su apuesta por exactamente una carta más.</translation>
    </message>
    <message>
        <source>Twenty for Bob. The dealer turns a ten, has to draw to sixteen, and is over.</source>
        <translation>Veinte para Bob. La casa descubre un diez, tiene que robar con dieciséis y se pasa.</translation>
    </message>
    <message>
        <source>The dealer settles from his right to his left, so Bob comes first.</source>
        <translation>El crupier liquida de su derecha a su izquierda, así que Bob va primero.</translation>
    </message>
    <message>
        <source>An ace and a king: blackjack, paid at once because the dealer&apos;s nine cannot be part of one.</source>
        <translation>Un as y un rey: blackjack, que se paga enseguida porque el nueve de la casa no puede formar parte de uno.</translation>
    </message>
    <message>
        <source>Bob splits his eights: a second wager of the same size, and two hands.</source>
        <translation>Bob separa sus ochos: una segunda apuesta de igual cuantía, y dos manos.</translation>
    </message>
    <message>
        <source>The first hand gets its second card and is played out before the other.</source>
        <translation>La primera mano recibe su segunda carta y se juega hasta el final antes que la otra.</translation>
    </message>
    <message>
        <source>Eleven again: he doubles.</source>
        <translation>Once otra vez: dobla.</translation>
    </message>
    <message>
        <source>Twenty-one on the first hand; the second gets a ten.</source>
        <translation>Veintiuno en la primera mano; la segunda recibe un diez.</translation>
    </message>
    <message>
        <source>The dealer makes twenty-one.</source>
        <translation>La casa hace veintiuno.</translation>
    </message>
    <message>
        <source>Twenty-one all: wager and doubling go back. Eighteen loses.</source>
        <translation>Veintiuno iguales: la apuesta y lo doblado se devuelven. Dieciocho pierde.</translation>
    </message>
    <message>
        <source>The dealer shows an ace: insurance is offered.</source>
        <translation>La casa muestra un as: se ofrece el seguro.</translation>
    </message>
    <message>
        <source>Ann insures with half her wager.</source>
        <translation>Ann se asegura con la mitad de su apuesta.</translation>
    </message>
    <message>
        <source>The dealer looks under his ace and has a blackjack.</source>
        <translation>El crupier mira bajo su as y tiene blackjack.</translation>
    </message>
    <message>
        <source>Insurance pays 2 to 1 and makes up for Ann&apos;s wager. Bob loses his.</source>
        <translation>El seguro paga 2 a 1 y compensa la apuesta de Ann. Bob pierde la suya.</translation>
    </message>
    <message>
        <source>Cards that went astray</source>
        <translation>Cartas extraviadas</translation>
    </message>
    <message>
        <source>A card exposed by mistake, a box without cards, a card face up in the shoe.</source>
        <translation>Una carta expuesta por error, una casilla sin cartas, una carta boca arriba en el sabot.</translation>
    </message>
    <message>
        <source>Nobody has asked for a card, but one is out and seen.</source>
        <translation>Nadie ha pedido carta, pero una ha salido y se ha visto.</translation>
    </message>
    <message>
        <source>Ann does not want it, and gets no other this round.</source>
        <translation>Ann no la quiere, y no recibe otra en esta ronda.</translation>
    </message>
    <message>
        <source>Bob takes it: twenty-one.</source>
        <translation>Bob la toma: veintiuno.</translation>
    </message>
    <message>
        <source>Box 2 was passed over: the hand is dead and the wager goes back.</source>
        <translation>Se saltó la casilla 2: la mano está muerta y la apuesta se devuelve.</translation>
    </message>
    <message>
        <source>The next card lies face up in the shoe: it is not used.</source>
        <translation>La carta siguiente está boca arriba en el sabot: no se usa.</translation>
    </message>
    <message>
        <source>Equal wagers</source>
        <translation>Apuestas iguales</translation>
    </message>
    <message>
        <source>Two wagers, as large as each other unless the house says otherwise.</source>
        <translation>Dos apuestas, tan grande una como la otra, salvo que la casa diga otra cosa.</translation>
    </message>
    <message>
        <source>Ten dollars for the first hand...</source>
        <translation>Diez dólares para la primera mano...</translation>
    </message>
    <message>
        <source>... and twenty for the second.</source>
        <translation>... y veinte para la segunda.</translation>
    </message>
    <message>
        <source>In this house both hands play for the same.</source>
        <translation>En esta casa ambas manos juegan por lo mismo.</translation>
    </message>
    <message>
        <source>Nineteen and twenty cannot be bettered by switching.</source>
        <translation>Diecinueve y veinte no se pueden mejorar cambiando.</translation>
    </message>
    <message>
        <source>Blackjack at even money</source>
        <translation>Blackjack a la par</translation>
    </message>
    <message>
        <source>The commercial terms: 1 to 1, soft seventeen hit, a switched ace and ten only 21.</source>
        <translation>Las condiciones comerciales: 1 a 1, se pide con diecisiete blando, un as y un diez cambiados son solo 21.</translation>
    </message>
    <message>
        <source>Kept, an ace and a king are a blackjack and pay 1 to 1.</source>
        <translation>Conservados, un as y un rey son blackjack y pagan 1 a 1.</translation>
    </message>
    <message>
        <source>The dealer hits soft seventeen: twenty-one.</source>
        <translation>La casa pide con diecisiete blando: veintiuno.</translation>
    </message>
    <message>
        <source>Ace and ten by switching: twenty-one, but no blackjack here.</source>
        <translation>As y diez por el cambio: veintiuno, pero aquí no es blackjack.</translation>
    </message>
    <message>
        <source>A card face up in the shoe</source>
        <translation>Una carta boca arriba en el sabot</translation>
    </message>
    <message>
        <source>A card that lies face up in the shoe is not used; the deal goes on with the next one.</source>
        <translation>Una carta que está boca arriba en el sabot no se usa; el reparto sigue con la siguiente.</translation>
    </message>
    <message>
        <source>The first card to come out lies face up: it goes to the discard rack.</source>
        <translation>La primera carta que sale está boca arriba: va al descarte.</translation>
    </message>
    <message>
        <source>Twenty and eighteen for Ann, a six up for the dealer.</source>
        <translation>Veinte y dieciocho para Ann, un seis descubierto para la casa.</translation>
    </message>
    <message>
        <source>Sixteen and seven are twenty-three: the dealer loses to both hands.</source>
        <translation>Dieciséis y siete son veintitrés: la casa pierde contra ambas manos.</translation>
    </message>
    <message>
        <source>Keeping the hands</source>
        <translation>Conservar las manos</translation>
    </message>
    <message>
        <source>Nobody has to switch.</source>
        <translation>Nadie está obligado a cambiar.</translation>
    </message>
    <message>
        <source>Twenty and nineteen are good enough as they lie.</source>
        <translation>Veinte y diecinueve están bien como están.</translation>
    </message>
    <message>
        <source>Twenty-three: now the dealer loses.</source>
        <translation>Veintitrés: ahora pierde la casa.</translation>
    </message>
    <message>
        <source>A dealer&apos;s blackjack ends the round before anybody may switch.</source>
        <translation>Un blackjack de la casa termina la ronda antes de que nadie pueda cambiar.</translation>
    </message>
    <message>
        <source>A blackjack against twenty-two</source>
        <translation>Un blackjack contra veintidós</translation>
    </message>
    <message>
        <source>A blackjack is paid whatever the dealer draws; with the other reading it pushes.</source>
        <translation>Un blackjack se paga robe lo que robe la casa; con la otra lectura empata.</translation>
    </message>
    <message>
        <source>A blackjack in the first hand: Ann does not break it up.</source>
        <translation>Un blackjack en la primera mano: Ann no lo deshace.</translation>
    </message>
    <message>
        <source>Six, ten and six: twenty-two.</source>
        <translation>Seis, diez y seis: veintidós.</translation>
    </message>
    <message>
        <source>In this house a 22 pushes a blackjack too, so that it waited for the dealer.</source>
        <translation>En esta casa un 22 empata también con un blackjack, por lo que este esperó a la casa.</translation>
    </message>
    <message>
        <source>A guided tour of Blackjack Switch</source>
        <translation>Visita guiada de Blackjack Switch</translation>
    </message>
    <message>
        <source>Two hands, two wagers, one switch, and a dealer&apos;s twenty-two that does not lose.</source>
        <translation>Dos manos, dos apuestas, un cambio, y un veintidós de la casa que no pierde.</translation>
    </message>
    <message>
        <source>Every player has two hands with a wager on each. After the first cards their second cards may change places.</source>
        <translation>Cada jugador tiene dos manos con una apuesta en cada una. Tras las primeras cartas, sus segundas cartas pueden intercambiarse.</translation>
    </message>
    <message>
        <source>One wager is not enough.</source>
        <translation>Una sola apuesta no basta.</translation>
    </message>
    <message>
        <source>The second as large as the first.</source>
        <translation>La segunda, tan grande como la primera.</translation>
    </message>
    <message>
        <source>Ten and five, six and ten: two poor hands.</source>
        <translation>Diez y cinco, seis y diez: dos manos malas.</translation>
    </message>
    <message>
        <source>The second cards change places: twenty and eleven.</source>
        <translation>Las segundas cartas se intercambian: veinte y once.</translation>
    </message>
    <message>
        <source>Eleven is doubled.</source>
        <translation>Con once se dobla.</translation>
    </message>
    <message>
        <source>Twenty. The dealer has sixteen and draws a six: twenty-two.</source>
        <translation>Veinte. La casa tiene dieciséis y roba un seis: veintidós.</translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 pushes every live hand.</source>
        <translation>Un 22 de la casa empata con toda mano viva.</translation>
    </message>
    <message>
        <source>Ace and nine, nine and king become a blackjack and a pair of nines.</source>
        <translation>As y nueve, nueve y rey se convierten en un blackjack y una pareja de nueves.</translation>
    </message>
    <message>
        <source>The blackjack is paid at once.</source>
        <translation>El blackjack se paga enseguida.</translation>
    </message>
    <message>
        <source>Eighteen beats seventeen.</source>
        <translation>Dieciocho gana a diecisiete.</translation>
    </message>
    <message>
        <source>Two hands, two insurances</source>
        <translation>Dos manos, dos seguros</translation>
    </message>
    <message>
        <source>Each wager is insured for itself.</source>
        <translation>Cada apuesta se asegura por separado.</translation>
    </message>
    <message>
        <source>Two wagers, two hands.</source>
        <translation>Dos apuestas, dos manos.</translation>
    </message>
    <message>
        <source>Ann insures the first hand and not the second.</source>
        <translation>Ann asegura la primera mano y no la segunda.</translation>
    </message>
    <message>
        <source>There is a ten under the ace. Nobody gets to switch.</source>
        <translation>Hay un diez bajo el as. Nadie llega a cambiar.</translation>
    </message>
    <message>
        <source>A war for each</source>
        <translation>Una guerra para cada uno</translation>
    </message>
    <message>
        <source>Where the house chooses so, the dealer draws a war card anew against every tied player.</source>
        <translation>Donde la casa así lo elige, el crupier roba una nueva carta de guerra contra cada jugador empatado.</translation>
    </message>
    <message>
        <source>Eve and Fay bet the same.</source>
        <translation>Eve y Fay apuestan lo mismo.</translation>
    </message>
    <message>
        <source>Sixes all round.</source>
        <translation>Seises para todos.</translation>
    </message>
    <message>
        <source>Both go to war, Eve first.</source>
        <translation>Ambas van a la guerra, Eve primero.</translation>
    </message>
    <message>
        <source>Eve&apos;s jack meets a queen; Fay&apos;s jack meets a ten. With one war card for all two jacks would have shared one fate (WAR-2).</source>
        <translation>La jota de Eve se enfrenta a una reina; la jota de Fay, a un diez. Con una sola carta de guerra para todos, las dos jotas habrían corrido la misma suerte (WAR-2).</translation>
    </message>
    <message>
        <source>A card that lies the wrong way is shown, discarded and not used; too few cards are ruled only where it is so.</source>
        <translation>Una carta que está del revés se muestra, se descarta y no se usa; la falta de cartas solo se resuelve donde realmente la hay.</translation>
    </message>
    <message>
        <source>The next card shows its face.</source>
        <translation>La carta siguiente muestra la cara.</translation>
    </message>
    <message>
        <source>An ace. Gus would have liked it; it goes to the discards (WAR-9).</source>
        <translation>Un as. A Gus le habría gustado; va a los descartes (WAR-9).</translation>
    </message>
    <message>
        <source>The shoe is far from short. If it were, the discards would be shuffled in and the war fought all the same.</source>
        <translation>Al sabot no le faltan cartas ni mucho menos. Si le faltaran, se barajarían los descartes y la guerra se libraría de todos modos.</translation>
    </message>
    <message>
        <source>Another ace, and this time it counts.</source>
        <translation>Otro as, y esta vez cuenta.</translation>
    </message>
    <message>
        <source>Tied again</source>
        <translation>Otro empate</translation>
    </message>
    <message>
        <source>A second tie wins the spot and an amount equal to the initial wager on top.</source>
        <translation>Un segundo empate gana lo que hay en la posición y, además, una cantidad igual a la apuesta inicial.</translation>
    </message>
    <message>
        <source>Aces. The tie wager is paid on the first two cards and has nothing to do with what follows.</source>
        <translation>Ases. La apuesta al empate se paga con las dos primeras cartas y no tiene nada que ver con lo que sigue.</translation>
    </message>
    <message>
        <source>Dee and the dealer each add a hundred.</source>
        <translation>Dee y el crupier añaden cien cada uno.</translation>
    </message>
    <message>
        <source>Sevens: tied again. Dee wins the dealer&apos;s stack and another hundred.</source>
        <translation>Sietes: otro empate. Dee gana la pila del crupier y otros cien.</translation>
    </message>
    <message>
        <source>The shuffle machine fails</source>
        <translation>La barajadora falla</translation>
    </message>
    <message>
        <source>With a machine two sets take turns; a fault voids the hand, and a lasting one sends the dealer back to shuffling by hand.</source>
        <translation>Con una máquina se turnan dos juegos de cartas; un fallo anula la mano, y una avería duradera devuelve al crupier a barajar a mano.</translation>
    </message>
    <message>
        <source>Each set is inspected and washed once; from then on they take turns.</source>
        <translation>Cada juego de cartas se inspecciona y se mezcla una vez; desde entonces se turnan.</translation>
    </message>
    <message>
        <source>The other set comes out of the machine.</source>
        <translation>El otro juego de cartas sale de la máquina.</translation>
    </message>
    <message>
        <source>The machine jams for good in the middle of the war. Everything on the spot goes back.</source>
        <translation>La máquina se atasca definitivamente en plena guerra. Todo lo que hay en la posición se devuelve.</translation>
    </message>
    <message>
        <source>A guided tour of Casino War</source>
        <translation>Visita guiada de Guerra</translation>
    </message>
    <message>
        <source>High card wins; a tie is surrendered or fought out; the tie wager pays 10 to 1.</source>
        <translation>Gana la carta más alta; un empate se rinde o se resuelve en la guerra; la apuesta al empate paga 10 a 1.</translation>
    </message>
    <message>
        <source>One card for each player and one for the house. The higher card wins, aces are high, suits do not matter.</source>
        <translation>Una carta para cada jugador y una para la casa. Gana la carta más alta, los ases son altos, los palos no importan.</translation>
    </message>
    <message>
        <source>The cards come first.</source>
        <translation>Primero van las cartas.</translation>
    </message>
    <message>
        <source>A cut goes at least ten cards from either end.</source>
        <translation>Un corte va al menos a diez cartas de cualquiera de los extremos.</translation>
    </message>
    <message>
        <source>A tie wager only goes beside an initial one.</source>
        <translation>Una apuesta al empate solo va junto a una inicial.</translation>
    </message>
    <message>
        <source>Queen and king against the house&apos;s jack: both win even money, the tie wager loses.</source>
        <translation>Reina y rey contra la jota de la casa: ambos ganan a la par, la apuesta al empate pierde.</translation>
    </message>
    <message>
        <source>Three eights: both players are tied with the house. The tie wager pays 10 to 1 at once.</source>
        <translation>Tres ochos: ambos jugadores empatan con la casa. La apuesta al empate paga 10 a 1 enseguida.</translation>
    </message>
    <message>
        <source>The players choose from the dealer&apos;s left.</source>
        <translation>Los jugadores eligen empezando por la izquierda del crupier.</translation>
    </message>
    <message>
        <source>Amy gives up half of her ten.</source>
        <translation>Amy cede la mitad de sus diez.</translation>
    </message>
    <message>
        <source>Bob goes to war: twenty more from him, and twenty from the dealer beside it.</source>
        <translation>Bob va a la guerra: él pone veinte más, y el crupier veinte al lado.</translation>
    </message>
    <message>
        <source>Three burned, a king for Bob; three burned, a nine for the dealer.</source>
        <translation>Tres quemadas, un rey para Bob; tres quemadas, un nueve para la casa.</translation>
    </message>
    <message>
        <source>He takes everything on the spot: his forty and the dealer&apos;s twenty.</source>
        <translation>Se lleva todo lo que hay en la posición: sus cuarenta y los veinte del crupier.</translation>
    </message>
    <message>
        <source>A war lost</source>
        <translation>Una guerra perdida</translation>
    </message>
    <message>
        <source>A lost war costs both stacks; a player without the chips for one can only surrender.</source>
        <translation>Una guerra perdida cuesta ambas pilas; un jugador sin fichas para ella solo puede rendirse.</translation>
    </message>
    <message>
        <source>A war is fought for exactly the initial wager.</source>
        <translation>Una guerra se libra exactamente por la apuesta inicial.</translation>
    </message>
    <message>
        <source>Three aces go face down under a four. The dealer&apos;s five is enough.</source>
        <translation>Tres ases van boca abajo debajo de un cuatro. El cinco de la casa basta.</translation>
    </message>
    <message>
        <source>Ten dollars are left, a war takes twenty (WAR-10).</source>
        <translation>Quedan diez dólares, una guerra cuesta veinte (WAR-10).</translation>
    </message>
    <message>
        <source>Half of twenty is given up, half comes back.</source>
        <translation>De veinte, la mitad se cede y la mitad vuelve.</translation>
    </message>
    <message>
        <source>Come bets and odds that sleep</source>
        <translation>Apuestas come y odds que duermen</translation>
    </message>
    <message>
        <source>A come bet keeps working on the next come-out while its odds sleep; called on, they work too.</source>
        <translation>Una apuesta come sigue en juego en el siguiente tiro de salida mientras sus odds duermen; si se declaran en juego, también cuentan.</translation>
    </message>
    <message>
        <source>The point is 9. Fay makes a come bet...</source>
        <translation>El punto es 9. Fay hace una apuesta come...</translation>
    </message>
    <message>
        <source>... which a 5 carries to the five box...</source>
        <translation>... que un 5 lleva a la casilla del cinco...</translation>
    </message>
    <message>
        <source>... where it may have odds of its own, 3 to 2 on a 5.</source>
        <translation>... donde puede tener sus propias odds, 3 a 2 con un 5.</translation>
    </message>
    <message>
        <source>The point is made. The come bet has nothing to do with that and waits.</source>
        <translation>El punto se logra. La apuesta come no tiene nada que ver con eso y espera.</translation>
    </message>
    <message>
        <source>The come bet itself cannot be taken down, and it works on a come-out...</source>
        <translation>La apuesta come misma no se puede retirar, y está en juego en el tiro de salida...</translation>
    </message>
    <message>
        <source>... nor can it be called off. Its odds, however, sleep until the point is on again, unless she calls them on. She does not.</source>
        <translation>... ni se puede declarar fuera de juego. Sus odds, en cambio, duermen hasta que vuelva a haber punto, salvo que ella las declare en juego. No lo hace.</translation>
    </message>
    <message>
        <source>Seven on the come-out: good for Pass, the end of the come bet. The sleeping odds lose nothing and go back to Fay.</source>
        <translation>Siete en el tiro de salida: bueno para Pass, el fin de la apuesta come. Las odds dormidas no pierden nada y vuelven a Fay.</translation>
    </message>
    <message>
        <source>Once more, with the odds awake.</source>
        <translation>Otra vez, con las odds despiertas.</translation>
    </message>
    <message>
        <source>While the point is on they work anyway; there is nothing to call.</source>
        <translation>Mientras hay punto están en juego de todos modos; no hay nada que declarar.</translation>
    </message>
    <message>
        <source>On the come-out Fay calls her odds on. The dealer confirms it and lays an ON button on them.</source>
        <translation>En el tiro de salida Fay declara sus odds en juego. El crupier lo confirma y pone sobre ellas un botón ON.</translation>
    </message>
    <message>
        <source>Four. It is the new point for Pass, and the number the come bet waited for.</source>
        <translation>Cuatro. Es el nuevo punto para Pass, y el número que esperaba la apuesta come.</translation>
    </message>
    <message>
        <source>The come bet wins 10, the odds 20 x 2 = 40. Asleep they would have come back without a cent.</source>
        <translation>La apuesta come gana 10, las odds 20 x 2 = 40. Dormidas habrían vuelto sin un centavo.</translation>
    </message>
    <message>
        <source>Don&apos;t Pass, and the twelve it is barred from</source>
        <translation>Don&apos;t Pass, y el doce que tiene vedado</translation>
    </message>
    <message>
        <source>Betting against the shooter: the void on 12, laying odds, and the bet that may come down but not go back.</source>
        <translation>Apostar contra el tirador: la nulidad con el 12, poner odds en contra, y la apuesta que se puede retirar pero no volver a poner.</translation>
    </message>
    <message>
        <source>Twelve on the come-out. Pass loses, but Don&apos;t Pass does not win: the twelve is barred, and her bet is void.</source>
        <translation>Doce en el tiro de salida. Pass pierde, pero Don&apos;t Pass no gana: el doce está vedado, y su apuesta es nula.</translation>
    </message>
    <message>
        <source>This is the house&apos;s whole advantage on Don&apos;t Pass. Dee gets her chips back and no more.</source>
        <translation>En esto consiste toda la ventaja de la casa en Don&apos;t Pass. Dee recupera sus fichas y nada más.</translation>
    </message>
    <message>
        <source>On 2 and 3 Don&apos;t Pass does win.</source>
        <translation>Con 2 y 3 Don&apos;t Pass sí gana.</translation>
    </message>
    <message>
        <source>The point is 10. Dee now has the better of it: six ways to win, three to lose.</source>
        <translation>El punto es 10. Ahora Dee lleva las de ganar: seis combinaciones para ganar, tres para perder.</translation>
    </message>
    <message>
        <source>Laid odds are capped by what they win. Twice her bet is 20, and at 1 to 2 that is won by 40 dollars.</source>
        <translation>Las odds en contra se limitan por lo que ganan. El doble de su apuesta es 20, y a 1 a 2 eso se gana con 40 dólares.</translation>
    </message>
    <message>
        <source>Seven out, and the wrong bettor wins.</source>
        <translation>Siete fuera, y gana quien apostó en contra.</translation>
    </message>
    <message>
        <source>A shooter may bet against herself; Don&apos;t Pass is a line bet too.</source>
        <translation>Una tiradora puede apostar contra sí misma; Don&apos;t Pass también es una apuesta de línea.</translation>
    </message>
    <message>
        <source>Unlike Pass, Don&apos;t Pass may come down at any time: by then it favours the player, and the house is glad to see it go...</source>
        <translation>A diferencia de Pass, Don&apos;t Pass se puede retirar en cualquier momento: para entonces favorece al jugador, y la casa se alegra de que se vaya...</translation>
    </message>
    <message>
        <source>... but it may not go back up before the next come-out. The printed text has lost the word not here; the errata register restores it (CRA-1).</source>
        <translation>... pero no puede volver antes del siguiente tiro de salida. El texto impreso ha perdido aquí la palabra «no»; el registro de erratas la restituye (CRA-1).</translation>
    </message>
    <message>
        <source>Pass and its odds</source>
        <translation>Pass y sus odds</translation>
    </message>
    <message>
        <source>How much may stand behind a Pass bet, why only some amounts are taken, and what each point pays.</source>
        <translation>Cuánto puede haber detrás de una apuesta Pass, por qué solo se admiten ciertas cantidades, y qué paga cada punto.</translation>
    </message>
    <message>
        <source>Odds need a point to be odds on.</source>
        <translation>Las odds necesitan un punto al que referirse.</translation>
    </message>
    <message>
        <source>The point is 6. There are five ways to throw it against six for the 7, so fair odds are 6 to 5.</source>
        <translation>El punto es 6. Hay cinco combinaciones para sacarlo contra seis del 7, así que el pago justo es 6 a 5.</translation>
    </message>
    <message>
        <source>This table posts double odds: 24 dollars behind 12. Thirty is too much.</source>
        <translation>Esta mesa anuncia odds dobles: 24 dólares detrás de 12. Treinta es demasiado.</translation>
    </message>
    <message>
        <source>Twenty-three at 6 to 5 would win 27.60. A bet that cannot be paid exactly in chips is not taken.</source>
        <translation>Veintitrés a 6 a 5 ganarían 27.60. Una apuesta que no se puede pagar con exactitud en fichas no se admite.</translation>
    </message>
    <message>
        <source>Twenty-five is a dollar above the double, but the next amount that can be paid exactly; the house lets it stand.</source>
        <translation>Veinticinco es un dólar más que el doble, pero es la siguiente cantidad que se puede pagar con exactitud; la casa la deja en pie.</translation>
    </message>
    <message>
        <source>Five: neither the point nor a seven, so nothing happens to the line.</source>
        <translation>Cinco: ni el punto ni un siete, así que a la línea no le ocurre nada.</translation>
    </message>
    <message>
        <source>Six, the point.</source>
        <translation>Seis, el punto.</translation>
    </message>
    <message>
        <source>12 at even money and 25 x 6/5 = 30: Cal is 42 dollars ahead.</source>
        <translation>12 a la par y 25 x 6/5 = 30: Cal lleva ganados 42 dólares.</translation>
    </message>
    <message>
        <source>Now the point is 5: four ways against six, odds 3 to 2, in even amounts.</source>
        <translation>Ahora el punto es 5: cuatro combinaciones contra seis, odds de 3 a 2, en cantidades pares.</translation>
    </message>
    <message>
        <source>Seven out: the odds go with the bet they stood behind.</source>
        <translation>Siete fuera: las odds se van con la apuesta que tenían delante.</translation>
    </message>
    <message>
        <source>No roll, cocked dice and a die on the floor</source>
        <translation>Tirada nula, dados inclinados y un dado en el suelo</translation>
    </message>
    <message>
        <source>Which throws count for nothing, who calls them, and how the face of a leaning die is read.</source>
        <translation>Qué tiros no cuentan, quién los canta, y cómo se lee la cara de un dado inclinado.</translation>
    </message>
    <message>
        <source>Lou throws, and one die falls short of the far wall.</source>
        <translation>Lou lanza, y un dado no llega a la pared del fondo.</translation>
    </message>
    <message>
        <source>Between release and rest nobody takes a bet back, whatever he thinks of the throw.</source>
        <translation>Entre que se sueltan los dados y se detienen, nadie retira una apuesta, piense lo que piense del tiro.</translation>
    </message>
    <message>
        <source>At this table it is for the boxman to call it.</source>
        <translation>En esta mesa le corresponde cantarlo al jefe de mesa.</translation>
    </message>
    <message>
        <source>No roll. A throw that does not count decides nothing, one-roll bets included.</source>
        <translation>Tirada nula. Un tiro que no cuenta no decide nada, tampoco las apuestas de una sola tirada.</translation>
    </message>
    <message>
        <source>This time a die leaps off the table. The roll is invalid; the die is inspected before it goes back into the bowl, and Lou is offered the remaining dice.</source>
        <translation>Esta vez un dado salta de la mesa. La tirada no es válida; el dado se inspecciona antes de volver al cuenco, y a Lou se le ofrecen los dados restantes.</translation>
    </message>
    <message>
        <source>The dice run through a stack of chips on their way. That is no reason for a no roll.</source>
        <translation>Los dados atraviesan una pila de fichas en su camino. Eso no es motivo de tirada nula.</translation>
    </message>
    <message>
        <source>The first die leans against that stack. When it leans on one object only, the face opposite the one it rests on counts: opposite faces make seven, so 3 below means 4.</source>
        <translation>El primer dado se apoya en esa pila. Cuando se apoya en un solo objeto, cuenta la cara opuesta a aquella sobre la que descansa: las caras opuestas suman siete, así que un 3 abajo significa 4.</translation>
    </message>
    <message>
        <source>Four and five, nine: a winner for the field and a point for Pass.</source>
        <translation>Cuatro y cinco, nueve: gana el field y es un punto para Pass.</translation>
    </message>
    <message>
        <source>A die that leans on several objects at once shows no face at all. The throw is void.</source>
        <translation>Un dado que se apoya en varios objetos a la vez no muestra cara alguna. El tiro es nulo.</translation>
    </message>
    <message>
        <source>So is one where the dice end up one on top of the other.</source>
        <translation>También lo es aquel en que los dados acaban uno sobre el otro.</translation>
    </message>
    <message>
        <source>Lou and his neighbour read the second die differently. The boxman may void the throw, or say which face is up. He says five.</source>
        <translation>Lou y su vecino leen el segundo dado de modo distinto. El jefe de mesa puede anular el tiro, o decir qué cara está arriba. Dice cinco.</translation>
    </message>
    <message>
        <source>Nine. The point is made.</source>
        <translation>Nueve. Se logra el punto.</translation>
    </message>
    <message>
        <source>The same game in Oneida</source>
        <translation>El mismo juego en Oneida</translation>
    </message>
    <message>
        <source>What the second text does differently: match play coupons, late bets, C and E for one roll, and hard ways that sleep.</source>
        <translation>Lo que el segundo texto hace de otro modo: cupones match play, apuestas tardías, C y E para una sola tirada, y hardways que duermen.</translation>
    </message>
    <message>
        <source>Pia has a match play coupon for ten dollars. It goes beside ten dollars of her own, but on the line only.</source>
        <translation>Pia tiene un cupón match play de diez dólares. Va junto a diez dólares suyos, pero solo en la línea.</translation>
    </message>
    <message>
        <source>On Pass it is welcome. If she wins, chips and coupon are both paid; if she loses, she loses only the chips of her own.</source>
        <translation>En Pass es bienvenido. Si ella gana, se pagan tanto las fichas como el cupón; si pierde, pierde solo sus propias fichas.</translation>
    </message>
    <message>
        <source>C and E is two separate bets here, each for this roll alone.</source>
        <translation>Aquí C y E son dos apuestas separadas, cada una solo para esta tirada.</translation>
    </message>
    <message>
        <source>Hard ways sleep on the come-out at this table unless called on.</source>
        <translation>En esta mesa los hardways duermen en el tiro de salida salvo que se declaren en juego.</translation>
    </message>
    <message>
        <source>A late bet has to be confirmed here too...</source>
        <translation>Aquí también hay que confirmar una apuesta tardía...</translation>
    </message>
    <message>
        <source>... but any one employee of the table may do it.</source>
        <translation>... pero puede hacerlo cualquier empleado de la mesa.</translation>
    </message>
    <message>
        <source>The dice run over Pia&apos;s coupon. Touching chips or coupons is no reason for a no roll.</source>
        <translation>Los dados pasan sobre el cupón de Pia. Tocar fichas o cupones no es motivo de tirada nula.</translation>
    </message>
    <message>
        <source>Eleven.</source>
        <translation>Once.</translation>
    </message>
    <message>
        <source>Pass wins 10 for the chips and 10 for the coupon. C and E is paid 15 - 1 = 14 net and comes down. The hard eight slept through it.</source>
        <translation>Pass gana 10 por las fichas y 10 por el cupón. A C y E se le paga 15 - 1 = 14 netos y se retira. El ocho duro durmió entretanto.</translation>
    </message>
    <message>
        <source>A seven on the come-out does not wake the hard eight either.</source>
        <translation>Un siete en el tiro de salida tampoco despierta al ocho duro.</translation>
    </message>
    <message>
        <source>Quin calls it on for the next come-out. At this table the dealer&apos;s word is not enough...</source>
        <translation>Quin lo declara en juego para el siguiente tiro de salida. En esta mesa no basta la palabra del crupier...</translation>
    </message>
    <message>
        <source>... it is the boxperson who confirms, with an ON button.</source>
        <translation>... es el jefe de mesa quien confirma, con un botón ON.</translation>
    </message>
    <message>
        <source>An easy eight. Awake, it loses; asleep, it would still lie there.</source>
        <translation>Un ocho fácil. Despierto, pierde; dormido, seguiría ahí.</translation>
    </message>
    <message>
        <source>Odds are as in the other text: 6 to 5 on the 8, up to the multiple posted.</source>
        <translation>Las odds son como en el otro texto: 6 a 5 con el 8, hasta el múltiplo anunciado.</translation>
    </message>
    <message>
        <source>Seven out. With the coupon Pia loses only her own ten dollars, and the odds.</source>
        <translation>Siete fuera. Con el cupón, Pia pierde solo sus propios diez dólares, y las odds.</translation>
    </message>
    <message>
        <source>The dice go round</source>
        <translation>Los dados dan la vuelta</translation>
    </message>
    <message>
        <source>Offering, declining and passing the dice: the point stays when the shooter changes, and a bet made in the air needs two to confirm it.</source>
        <translation>Ofrecer, rechazar y pasar los dados: el punto se queda cuando cambia el tirador, y una apuesta hecha con los dados en el aire necesita que dos la confirmen.</translation>
    </message>
    <message>
        <source>The dice are offered in turn, clockwise. It is not Ned&apos;s turn yet.</source>
        <translation>Los dados se ofrecen por turno, en el sentido de las agujas del reloj. Aún no es el turno de Ned.</translation>
    </message>
    <message>
        <source>Mia does not care to throw. Nobody has to.</source>
        <translation>Mia no desea lanzar. Nadie está obligado.</translation>
    </message>
    <message>
        <source>So Ned may.</source>
        <translation>Así que puede hacerlo Ned.</translation>
    </message>
    <message>
        <source>After any roll a shooter may give up the dice, even in the middle of a hand.</source>
        <translation>Tras cualquier tirada un tirador puede ceder los dados, incluso en mitad de una mano.</translation>
    </message>
    <message>
        <source>The puck stays on the 5, and Ned&apos;s Pass bet stays with it.</source>
        <translation>El disco se queda en el 5, y la apuesta Pass de Ned se queda con él.</translation>
    </message>
    <message>
        <source>Oda, on his left, takes over...</source>
        <translation>Oda, a su izquierda, lo releva...</translation>
    </message>
    <message>
        <source>... and finishes his hand for him. She needs no line bet for that.</source>
        <translation>... y termina la mano por él. Para eso no necesita apuesta de línea.</translation>
    </message>
    <message>
        <source>For a hand of her own she does.</source>
        <translation>Para una mano propia, sí.</translation>
    </message>
    <message>
        <source>Nor can she walk off with the dice in her hand.</source>
        <translation>Tampoco puede marcharse con los dados en la mano.</translation>
    </message>
    <message>
        <source>Oda keeps the table waiting. The boxman may order her to pass the dice.</source>
        <translation>Oda hace esperar a la mesa. El jefe de mesa puede ordenarle que pase los dados.</translation>
    </message>
    <message>
        <source>On Oda&apos;s left sits nobody until Mia, who takes them now.</source>
        <translation>A la izquierda de Oda no hay nadie sentado hasta Mia, que ahora los toma.</translation>
    </message>
    <message>
        <source>The dice are already out when Ned calls the field. Such a bet counts only if dealer and boxman both confirm it aloud.</source>
        <translation>Los dados ya están en el aire cuando Ned canta el field. Una apuesta así solo cuenta si el crupier y el jefe de mesa la confirman ambos en voz alta.</translation>
    </message>
    <message>
        <source>They both do.</source>
        <translation>Ambos lo hacen.</translation>
    </message>
    <message>
        <source>Seven out: the field loses, Oda&apos;s Don&apos;t Pass wins. From Mia the dice go on to Ned.</source>
        <translation>Siete fuera: el field pierde, el Don&apos;t Pass de Oda gana. De Mia los dados pasan a Ned.</translation>
    </message>
    <message>
        <source>Place, buy and lay</source>
        <translation>Place, buy y lay</translation>
    </message>
    <message>
        <source>Three ways to bet on a number, what the commission costs and when it comes back, and how a sleeping place bet is called on.</source>
        <translation>Tres maneras de apostar a un número, lo que cuesta la comisión y cuándo se devuelve, y cómo se declara en juego una apuesta place dormida.</translation>
    </message>
    <message>
        <source>A place bet on 6 pays 7 to 6: it comes in sixes.</source>
        <translation>Una apuesta place al 6 paga 7 a 6: se hace en múltiplos de seis.</translation>
    </message>
    <message>
        <source>Buying the 4 gets the true odds of 2 to 1 instead of 9 to 5, for five per cent of the bet, paid now: one dollar.</source>
        <translation>Con una apuesta buy al 4 se obtiene el pago real de 2 a 1 en vez de 9 a 5, por el cinco por ciento de la apuesta, pagado ahora: un dólar.</translation>
    </message>
    <message>
        <source>Laying against the 10 wins 20 for 40 if a 7 comes first. Here the five per cent are of the possible win: one dollar again.</source>
        <translation>Una apuesta lay contra el 10 gana 20 por 40 si antes sale un 7. Aquí el cinco por ciento es de la ganancia posible: otra vez un dólar.</translation>
    </message>
    <message>
        <source>Place to lose is the same wish without commission, at shorter odds: 5 to 8 on the 5.</source>
        <translation>Place a perder es el mismo deseo sin comisión, con un pago menor: 5 a 8 con el 5.</translation>
    </message>
    <message>
        <source>A buy bet taken down before it is decided brings its commission back.</source>
        <translation>Una apuesta buy retirada antes de decidirse recupera su comisión.</translation>
    </message>
    <message>
        <source>Hal has 12 + 20 + 40 + 8 on the felt and has paid 2 in commission.</source>
        <translation>Hal tiene 12 + 20 + 40 + 8 en el paño y ha pagado 2 de comisión.</translation>
    </message>
    <message>
        <source>Six on the come-out. It sets the point; the place bet on 6 sleeps and wins nothing.</source>
        <translation>Seis en el tiro de salida. Fija el punto; la apuesta place al 6 duerme y no gana nada.</translation>
    </message>
    <message>
        <source>Four, and the point is on. The buy bet wins 40; the dollar of commission stays with the house.</source>
        <translation>Cuatro, y hay punto. La apuesta buy gana 40; el dólar de comisión se queda en la casa.</translation>
    </message>
    <message>
        <source>Six: the point for Gil, and now the place bet is awake.</source>
        <translation>Seis: el punto para Gil, y ahora la apuesta place está despierta.</translation>
    </message>
    <message>
        <source>Hal wants the six to work on the come-out. Somebody of the crew has to confirm it...</source>
        <translation>Hal quiere que el seis esté en juego en el tiro de salida. Alguien del personal de la mesa tiene que confirmarlo...</translation>
    </message>
    <message>
        <source>... and the dealer does, with a button.</source>
        <translation>... y lo hace el crupier, con un botón.</translation>
    </message>
    <message>
        <source>Seven. Being awake has its price: the place bet is lost. Lay and place to lose, which never sleep, win.</source>
        <translation>Siete. Estar despierta tiene su precio: la apuesta place se pierde. Lay y place a perder, que nunca duermen, ganan.</translation>
    </message>
    <message>
        <source>The centre of the table</source>
        <translation>El centro de la mesa</translation>
    </message>
    <message>
        <source>One-roll propositions and hard ways: how bets of several units are paid net, which stay up, and why World never loses on a seven.</source>
        <translation>Apuestas de una tirada y hardways: cómo se pagan en neto las apuestas de varias unidades, cuáles se quedan, y por qué World nunca pierde con un siete.</translation>
    </message>
    <message>
        <source>The horn is four bets in one, a unit each on 2, 3, 11 and 12. Three dollars do not divide by four.</source>
        <translation>El horn son cuatro apuestas en una, una unidad en cada uno de 2, 3, 11 y 12. Tres dólares no se dividen entre cuatro.</translation>
    </message>
    <message>
        <source>World is a horn with a fifth unit on any seven.</source>
        <translation>World es un horn con una quinta unidad en cualquier siete.</translation>
    </message>
    <message>
        <source>C and E: half on any craps, half on eleven.</source>
        <translation>C y E: la mitad en cualquier craps, la mitad en el once.</translation>
    </message>
    <message>
        <source>Seven. Of World&apos;s five units one wins 4 and four lose 1 each: exactly nothing.</source>
        <translation>Siete. De las cinco unidades de World, una gana 4 y cuatro pierden 1 cada una: exactamente nada.</translation>
    </message>
    <message>
        <source>Horn high twelve puts the fifth unit on the 12.</source>
        <translation>Horn alto doce pone la quinta unidad en el 12.</translation>
    </message>
    <message>
        <source>Half on the 3, half on any craps: on a 3 both halves win.</source>
        <translation>La mitad en el 3, la mitad en cualquier craps: con un 3 ganan ambas mitades.</translation>
    </message>
    <message>
        <source>A hop names the two faces. Two different faces can fall in two ways and pay 15 to 1.</source>
        <translation>Un hop nombra las dos caras. Dos caras distintas pueden caer de dos maneras y pagan 15 a 1.</translation>
    </message>
    <message>
        <source>Ace-deuce, three.</source>
        <translation>As-dos, tres.</translation>
    </message>
    <message>
        <source>Horn high: 15 - 4 = 11. C and E: 7 - 1 = 6. Ace-deuce and any craps: 15 + 7 = 22. The two split bets are paid net and left up.</source>
        <translation>Horn alto: 15 - 4 = 11. C y E: 7 - 1 = 6. As-dos y cualquier craps: 15 + 7 = 22. Las dos apuestas divididas se pagan en neto y se quedan.</translation>
    </message>
    <message>
        <source>Eleven: the E of C and E wins 15, its C loses 1. Ace-deuce loses both halves.</source>
        <translation>Once: la E de C y E gana 15, su C pierde 1. As-dos pierde ambas mitades.</translation>
    </message>
    <message>
        <source>A hard six is two threes. It wins if they come before a seven or any other six, at 9 to 1, and under this text it works on the come-out (CRA-2).</source>
        <translation>Un seis duro son dos treses. Gana si salen antes que un siete o que cualquier otro seis, a 9 a 1, y con este texto está en juego en el tiro de salida (CRA-2).</translation>
    </message>
    <message>
        <source>Two threes. All one-roll bets are lost, C and E among them; the hard six wins 45 and stays up. For Pass the point is 6.</source>
        <translation>Dos treses. Todas las apuestas de una tirada se pierden, C y E entre ellas; el seis duro gana 45 y se queda. Para Pass el punto es 6.</translation>
    </message>
    <message>
        <source>An easy six makes the point and breaks the hard way.</source>
        <translation>Un seis fácil logra el punto y rompe el hardway.</translation>
    </message>
    <message>
        <source>Rolling alone for the come bets</source>
        <translation>Tirar solo por las apuestas come</translation>
    </message>
    <message>
        <source>Under the Oneida text a shooter who wants no new line bet may throw just to decide the come bets, if nobody else takes the dice.</source>
        <translation>Con el texto de Oneida, un tirador que no quiere una nueva apuesta de línea puede lanzar solo para decidir las apuestas come, si nadie más toma los dados.</translation>
    </message>
    <message>
        <source>The come bet moves to the 9.</source>
        <translation>La apuesta come pasa al 9.</translation>
    </message>
    <message>
        <source>The point is made. Ray has had enough of the line, but his come bet still waits for a 9.</source>
        <translation>Se logra el punto. Ray ya tiene bastante de la línea, pero su apuesta come aún espera un 9.</translation>
    </message>
    <message>
        <source>First the dice are offered to the others, who would have to make a line bet.</source>
        <translation>Primero los dados se ofrecen a los demás, que tendrían que hacer una apuesta de línea.</translation>
    </message>
    <message>
        <source>Sue declines...</source>
        <translation>Sue los rechaza...</translation>
    </message>
    <message>
        <source>... and Ray does not want them back for a new hand...</source>
        <translation>... y Ray no los quiere de vuelta para una mano nueva...</translation>
    </message>
    <message>
        <source>... so he throws only for the come bet. The puck lies OFF on the Don&apos;t Pass line in front of him.</source>
        <translation>... así que lanza solo por la apuesta come. El disco está en OFF sobre la línea Don&apos;t Pass delante de él.</translation>
    </message>
    <message>
        <source>Four. On such throws no point is set.</source>
        <translation>Cuatro. En estos tiros no se fija ningún punto.</translation>
    </message>
    <message>
        <source>Nine. The come bet is decided, and with it the rolling alone: the dice are offered again.</source>
        <translation>Nueve. La apuesta come queda decidida, y con ella el tirar a solas: los dados se ofrecen otra vez.</translation>
    </message>
    <message>
        <source>A guided tour of craps</source>
        <translation>Visita guiada de craps</translation>
    </message>
    <message>
        <source>Who throws, what the puck means, and how line, odds, come, place and field bets live and die in one hand.</source>
        <translation>Quién lanza, qué significa el disco, y cómo viven y mueren en una mano las apuestas de línea, odds, come, place y field.</translation>
    </message>
    <message>
        <source>Craps is played in hands. A hand begins with a come-out roll, when the puck lies OFF, and ends when the line bets are decided. Most bets ask only one thing: which number comes first?</source>
        <translation>El craps se juega por manos. Una mano empieza con un tiro de salida, cuando el disco está en OFF, y termina cuando se deciden las apuestas de línea. La mayoría de las apuestas solo preguntan una cosa: ¿qué número sale primero?</translation>
    </message>
    <message>
        <source>The stickman offers the set of dice, first to the player on the boxman&apos;s left. Ann takes them.</source>
        <translation>El stickman ofrece el juego de dados, primero al jugador a la izquierda del jefe de mesa. Ann los toma.</translation>
    </message>
    <message>
        <source>She picks two; the others go back into the bowl.</source>
        <translation>Elige dos; los demás vuelven al cuenco.</translation>
    </message>
    <message>
        <source>She may not throw yet: whoever throws has a bet on Pass or Don&apos;t Pass.</source>
        <translation>Todavía no puede lanzar: quien lanza tiene una apuesta en Pass o Don&apos;t Pass.</translation>
    </message>
    <message>
        <source>On Pass she bets with the dice.</source>
        <translation>En Pass apuesta a favor de los dados.</translation>
    </message>
    <message>
        <source>Bob bets against them.</source>
        <translation>Bob apuesta en contra.</translation>
    </message>
    <message>
        <source>Come bets have to wait until there is a point.</source>
        <translation>Las apuestas come tienen que esperar hasta que haya un punto.</translation>
    </message>
    <message>
        <source>Seven on the come-out, a natural: Pass wins and Don&apos;t Pass loses, both at once.</source>
        <translation>Siete en el tiro de salida, un natural: Pass gana y Don&apos;t Pass pierde, ambas enseguida.</translation>
    </message>
    <message>
        <source>An 11 would have done the same; 2, 3 and 12 lose for Pass. The hand is over and the next come-out begins.</source>
        <translation>Un 11 habría hecho lo mismo; 2, 3 y 12 pierden para Pass. La mano ha terminado y empieza el siguiente tiro de salida.</translation>
    </message>
    <message>
        <source>The field is decided by the very next roll: 2, 3, 4, 9, 10, 11 and 12 win.</source>
        <translation>El field se decide en la tirada inmediata: ganan 2, 3, 4, 9, 10, 11 y 12.</translation>
    </message>
    <message>
        <source>Four. The field wins. For Pass the 4 becomes the point: the puck is turned ON and moves to the 4. Ann now wants a 4 before a 7.</source>
        <translation>Cuatro. El field gana. Para Pass el 4 pasa a ser el punto: el disco se pone en ON y va al 4. Ann quiere ahora un 4 antes que un 7.</translation>
    </message>
    <message>
        <source>With a point set, a Pass bet stays until it is decided.</source>
        <translation>Con un punto fijado, una apuesta Pass se queda hasta que se decida.</translation>
    </message>
    <message>
        <source>Behind it Ann may take odds, here up to twice her bet. They pay what the dice are worth: 2 to 1 on a 4. The house has no edge on them.</source>
        <translation>Detrás de ella Ann puede tomar odds, aquí hasta el doble de su apuesta. Pagan lo que valen los dados: 2 a 1 con un 4. La casa no tiene ventaja en ellas.</translation>
    </message>
    <message>
        <source>A come bet is a Pass bet that starts in the middle of a hand: the next roll is its own come-out.</source>
        <translation>Una apuesta come es una apuesta Pass que empieza en mitad de una mano: la tirada siguiente es su propio tiro de salida.</translation>
    </message>
    <message>
        <source>Bob places the 6: he wins if a 6 comes before a 7, at 7 to 6. Twelve dollars, because the winnings have to come out in whole chips.</source>
        <translation>Bob hace una apuesta place al 6: gana si sale un 6 antes que un 7, a 7 a 6. Doce dólares, porque la ganancia tiene que salir en fichas enteras.</translation>
    </message>
    <message>
        <source>Six. Bob wins 14 and stays up; Ann&apos;s come bet moves to the 6 and wants another one.</source>
        <translation>Seis. Bob gana 14 y su apuesta se queda; la apuesta come de Ann pasa al 6 y quiere otro.</translation>
    </message>
    <message>
        <source>Four: the point is made. Pass wins even money, the odds win double.</source>
        <translation>Cuatro: se logra el punto. Pass gana a la par, las odds ganan el doble.</translation>
    </message>
    <message>
        <source>The puck goes OFF. Ann keeps the dice, since only a seven-out takes them away.</source>
        <translation>El disco pasa a OFF. Ann conserva los dados, pues solo un siete fuera se los quita.</translation>
    </message>
    <message>
        <source>A new point, 8.</source>
        <translation>Un nuevo punto, 8.</translation>
    </message>
    <message>
        <source>Seven out. Everything that waited for a number before a seven is lost: Pass, the come bet on 6, the place bet on 6.</source>
        <translation>Siete fuera. Todo lo que esperaba un número antes que un siete se pierde: Pass, la apuesta come al 6, la apuesta place al 6.</translation>
    </message>
    <message>
        <source>The dice leave Ann and go to the player on her left.</source>
        <translation>Los dados dejan a Ann y van al jugador de su izquierda.</translation>
    </message>
    <message>
        <source>Bob&apos;s turn. The game goes on.</source>
        <translation>El turno de Bob. El juego sigue.</translation>
    </message>
    <message>
        <source>Aces Up alone, and a closed dealer</source>
        <translation>Aces Up sola, y una casa cerrada</translation>
    </message>
    <message>
        <source>With no play wager on the table the dealer&apos;s hand stays closed.</source>
        <translation>Sin Jugada en la mesa, la mano de la casa queda cerrada.</translation>
    </message>
    <message>
        <source>Without an ante there is nothing to play.</source>
        <translation>Sin ante no hay nada que jugar.</translation>
    </message>
    <message>
        <source>Eve lays her two pair down.</source>
        <translation>Eve muestra su doble pareja.</translation>
    </message>
    <message>
        <source>Finn folds a pair of aces by mistake: Aces Up is lost with it.</source>
        <translation>Finn se retira por error con una pareja de ases: con ella se pierde Aces Up.</translation>
    </message>
    <message>
        <source>A bonus that does not ask the dealer</source>
        <translation>Un bono que no pregunta a la casa</translation>
    </message>
    <message>
        <source>Three of a kind or better earns a bonus on the ante, even against a higher hand.</source>
        <translation>Un trío o mejor gana un bono sobre el ante, incluso contra una mano más alta.</translation>
    </message>
    <message>
        <source>Three fours against three sevens.</source>
        <translation>Trío de cuatros contra trío de sietes.</translation>
    </message>
    <message>
        <source>Play and Ante lose 10 each; the bonus pays 2 times 10, Aces Up 7 times 10.</source>
        <translation>La Jugada y el ante pierden 10 cada uno; el bono paga 2 veces 10, Aces Up 7 veces 10.</translation>
    </message>
    <message>
        <source>Four fives, the top class: 30, then 10 and 25 times 10, then 50 times 10.</source>
        <translation>Cuatro cincos, la categoría más alta: 30, luego 10 y 25 veces 10, luego 50 veces 10.</translation>
    </message>
    <message>
        <source>A closed card of the dealer is seen</source>
        <translation>Se ve una carta cerrada de la casa</translation>
    </message>
    <message>
        <source>The sixth card is meant to lie face up; any other that is seen early voids every hand, also when nobody plays.</source>
        <translation>La sexta carta debe estar boca arriba; cualquier otra que se vea antes de tiempo anula todas las manos, también cuando nadie juega.</translation>
    </message>
    <message>
        <source>The three of hearts lies face up on the dealer&apos;s hand, as it should.</source>
        <translation>El tres de corazones está boca arriba en la mano de la casa, como debe ser.</translation>
    </message>
    <message>
        <source>The card that is face up by rule is no irregularity.</source>
        <translation>La carta que está boca arriba por regla no es ninguna irregularidad.</translation>
    </message>
    <message>
        <source>Nobody plays, the dealer&apos;s hand is to stay closed, and a card slips: all hands are void, the pair of aces too.</source>
        <translation>Nadie juega, la mano de la casa debe quedar cerrada, y una carta se desliza: todas las manos son nulas, también la pareja de ases.</translation>
    </message>
    <message>
        <source>Both wagers or none</source>
        <translation>Ambas apuestas o ninguna</translation>
    </message>
    <message>
        <source>The version with both wagers compulsory: either may be five times the other, and one alone goes back before the deal.</source>
        <translation>La versión con ambas apuestas obligatorias: cualquiera de ellas puede ser cinco veces la otra, y una sola se devuelve antes del reparto.</translation>
    </message>
    <message>
        <source>Six times the ante is too much.</source>
        <translation>Seis veces el ante es demasiado.</translation>
    </message>
    <message>
        <source>An ante alone goes back.</source>
        <translation>Un ante sin la otra apuesta se devuelve.</translation>
    </message>
    <message>
        <source>Nine, eight, seven, six of spades.</source>
        <translation>Nueve, ocho, siete, seis de picas.</translation>
    </message>
    <message>
        <source>This house takes one, two or three antes.</source>
        <translation>Esta casa admite una, dos o tres veces el ante.</translation>
    </message>
    <message>
        <source>Play 20, Ante 10, bonus 20 times 10, Aces Up 30 times 50.</source>
        <translation>Juego 20, ante 10, bono 20 veces 10, Aces Up 30 veces 50.</translation>
    </message>
    <message>
        <source>Card by card, as printed</source>
        <translation>Carta por carta, como está impreso</translation>
    </message>
    <message>
        <source>Read to the letter, hands of one class are told apart by the highest card that only one of them has; the house may choose that reading.</source>
        <translation>Leído al pie de la letra, las manos de la misma clase se distinguen por la carta más alta que solo tiene una de ellas; la casa puede elegir esa lectura.</translation>
    </message>
    <message>
        <source>Twos with ace and king against kings with queen and jack.</source>
        <translation>Doses con as y rey contra reyes con reina y jota.</translation>
    </message>
    <message>
        <source>Two and a half times the ante: any amount from one to three antes is taken.</source>
        <translation>Dos antes y medio: se admite cualquier importe de uno a tres antes.</translation>
    </message>
    <message>
        <source>Only the twos have an ace beside them, so here they win.</source>
        <translation>Solo los doses llevan un as al lado, así que aquí ganan.</translation>
    </message>
    <message>
        <source>Without an ace the kings are higher in either reading.</source>
        <translation>Sin as, los reyes son más altos en cualquiera de las dos lecturas.</translation>
    </message>
    <message>
        <source>Stacks from a machine</source>
        <translation>Pilas de una máquina</translation>
    </message>
    <message>
        <source>An automated shoe gives stacks of five; when it jams the round is void, and a wrong count takes the deck away.</source>
        <translation>Un sabot automático da pilas de cinco; cuando se atasca la ronda es nula, y una cuenta errónea retira la baraja.</translation>
    </message>
    <message>
        <source>The machine shuffles: no cut.</source>
        <translation>La máquina baraja: no hay corte.</translation>
    </message>
    <message>
        <source>The display shows 51 cards.</source>
        <translation>La pantalla muestra 51 cartas.</translation>
    </message>
    <message>
        <source>The shoe stops.</source>
        <translation>El sabot se detiene.</translation>
    </message>
    <message>
        <source>Ida&apos;s stack, the dealer&apos;s stack, and the top card of one more.</source>
        <translation>La pila de Ida, la pila de la casa, y la carta superior de otra más.</translation>
    </message>
    <message>
        <source>Ties are the player&apos;s, and trips beat a flush</source>
        <translation>Los empates son del jugador, y el trío gana al color</translation>
    </message>
    <message>
        <source>The order of hands is the game&apos;s own, and an equal hand wins.</source>
        <translation>El orden de las manos es propio del juego, y una mano igual gana.</translation>
    </message>
    <message>
        <source>Kings with nine and eight on both sides.</source>
        <translation>Reyes con nueve y ocho en ambos lados.</translation>
    </message>
    <message>
        <source>Any amount from one to three antes.</source>
        <translation>Cualquier cantidad de una a tres veces el ante.</translation>
    </message>
    <message>
        <source>A flush against three fives.</source>
        <translation>Un color contra un trío de cincos.</translation>
    </message>
    <message>
        <source>Three of a kind is higher here.</source>
        <translation>Aquí el trío es más alto.</translation>
    </message>
    <message>
        <source>A first round of Four Card Poker</source>
        <translation>Una primera ronda de Póquer de cuatro cartas</translation>
    </message>
    <message>
        <source>Best four of five against the dealer&apos;s best four of six; play one to three antes or fold; Aces Up on the side.</source>
        <translation>Las mejores cuatro de cinco contra las mejores cuatro de seis de la casa; jugar de una a tres veces el ante o retirarse; Aces Up aparte.</translation>
    </message>
    <message>
        <source>The ante is for the hand against the dealer, Aces Up for the hand alone. There is no hand the dealer needs to play.</source>
        <translation>El ante es para la mano contra la casa, Aces Up para la mano sola. La casa no necesita ninguna mano mínima para jugar.</translation>
    </message>
    <message>
        <source>Five cards each, face down, and a sixth to the dealer, face up: the three of hearts.</source>
        <translation>Cinco cartas a cada uno, boca abajo, y una sexta a la casa, boca arriba: el tres de corazones.</translation>
    </message>
    <message>
        <source>A pair of aces is worth three antes: Ada puts 30 on Play.</source>
        <translation>Una pareja de ases vale tres antes: Ada pone 30 en la Jugada.</translation>
    </message>
    <message>
        <source>King high is a fold, and the ante goes with it.</source>
        <translation>Con rey como carta alta se retira, y el ante se va con la mano.</translation>
    </message>
    <message>
        <source>Queen, nine, seven, four: nothing.</source>
        <translation>Reina, nueve, siete, cuatro: nada.</translation>
    </message>
    <message>
        <source>Play wins 30, Ante 10, Aces Up 5 for the pair of aces.</source>
        <translation>La Jugada gana 30, el Ante 10 y Aces Up 5 por la pareja de ases.</translation>
    </message>
    <message>
        <source>Six cards for a player</source>
        <translation>Seis cartas para un jugador</translation>
    </message>
    <message>
        <source>A wrong number of cards anywhere voids every hand, folded ones included.</source>
        <translation>Un número de cartas erróneo en cualquier lugar anula todas las manos, incluidas las retiradas.</translation>
    </message>
    <message>
        <source>Gail folds king high.</source>
        <translation>Gail se retira con rey como carta alta.</translation>
    </message>
    <message>
        <source>Hal puts three antes on a pair of aces.</source>
        <translation>Hal pone tres antes por una pareja de ases.</translation>
    </message>
    <message>
        <source>A sixth card lies under the hand at position 2.</source>
        <translation>Hay una sexta carta bajo la mano de la posición 2.</translation>
    </message>
    <message>
        <source>Gail&apos;s ante comes back although she folded: all hands are void.</source>
        <translation>El ante de Gail se devuelve aunque ella se retiró: todas las manos son nulas.</translation>
    </message>
    <message>
        <source>A card too many</source>
        <translation>Una carta de más</translation>
    </message>
    <message>
        <source>A third card wrongly given to the Player&apos;s Hand: the Banker&apos;s if the Banker draws, else the first of the next hand.</source>
        <translation>Una tercera carta dada por error a la mano del Jugador: es de la Banca si la Banca roba; si no, es la primera de la mano siguiente.</translation>
    </message>
    <message>
        <source>Player seven stays, Banker four draws. But the dealer slides the next card to the Player.</source>
        <translation>El Jugador se queda con siete, la Banca roba con cuatro. Pero el crupier desliza la carta siguiente hacia el Jugador.</translation>
    </message>
    <message>
        <source>The Banker had to draw anyway, so the card is the Banker&apos;s.</source>
        <translation>La Banca tenía que robar de todos modos, así que la carta es de la Banca.</translation>
    </message>
    <message>
        <source>Seven against six, both stay. Again a card comes out of the shoe, this time face down.</source>
        <translation>Siete contra seis, ambas manos se quedan. Otra vez sale una carta del sabot, esta vez boca abajo.</translation>
    </message>
    <message>
        <source>Nobody saw it, or a phantom hand would follow. It waits beside the shoe.</source>
        <translation>Nadie la vio; de lo contrario seguiría una mano fantasma. La carta espera junto al sabot.</translation>
    </message>
    <message>
        <source>The waiting card turns out to be a nine, and Lou&apos;s first.</source>
        <translation>La carta que esperaba resulta ser un nueve, y la primera de Lou.</translation>
    </message>
    <message>
        <source>The phantom hand</source>
        <translation>La mano fantasma</translation>
    </message>
    <message>
        <source>A card disclosed in error goes into a hand nobody may bet on, so that the shoe keeps its order.</source>
        <translation>Una carta mostrada por error va a una mano en la que nadie puede apostar, para que el sabot conserve su orden.</translation>
    </message>
    <message>
        <source>Six against seven, both stay.</source>
        <translation>Seis contra siete, ambas manos se quedan.</translation>
    </message>
    <message>
        <source>The dealer turns a third card for the Player all the same.</source>
        <translation>Aun así, el crupier descubre una tercera carta para el Jugador.</translation>
    </message>
    <message>
        <source>A nine, and everybody has seen it. It changes nothing in this hand.</source>
        <translation>Un nueve, y todos lo han visto. No cambia nada en esta mano.</translation>
    </message>
    <message>
        <source>Mia would love to bet on a hand that starts with a nine. Nobody may.</source>
        <translation>A Mia le encantaría apostar en una mano que empieza con un nueve. Nadie puede hacerlo.</translation>
    </message>
    <message>
        <source>The phantom hand is dealt by the usual rules: nine against eight.</source>
        <translation>La mano fantasma se reparte según las reglas habituales: nueve contra ocho.</translation>
    </message>
    <message>
        <source>Between hands it can happen too. Mia&apos;s wager is already down.</source>
        <translation>También puede ocurrir entre manos. La apuesta de Mia ya está puesta.</translation>
    </message>
    <message>
        <source>A king was shown; the phantom hand starts with it. Mia&apos;s wager lies and waits (BAC-10).</source>
        <translation>Se mostró un rey; la mano fantasma empieza con él. La apuesta de Mia queda en su sitio y espera (BAC-10).</translation>
    </message>
    <message>
        <source>Who draws</source>
        <translation>Quién roba</translation>
    </message>
    <message>
        <source>The two drawing tables: the Player on 0 to 5, the Banker by its own count and the Player&apos;s third card.</source>
        <translation>Las dos tablas de robo: el Jugador con 0 a 5, la Banca según su propia cuenta y la tercera carta del Jugador.</translation>
    </message>
    <message>
        <source>Kit backs the Player throughout.</source>
        <translation>Kit apuesta al Jugador de principio a fin.</translation>
    </message>
    <message>
        <source>Player six stays; Banker five draws because the Player took no card. A three makes eight.</source>
        <translation>El Jugador se queda con seis; la Banca roba con cinco porque el Jugador no tomó carta. Un tres suma ocho.</translation>
    </message>
    <message>
        <source>Player five draws an eight: three. Banker three draws against everything but an eight, so it stays: a tie of three and three.</source>
        <translation>El Jugador roba con cinco y recibe un ocho: tres. La Banca con tres roba contra todo menos un ocho, así que se queda: empate de tres a tres.</translation>
    </message>
    <message>
        <source>Player one draws a six: seven. Banker six draws against a six or seven only: a nine makes fifteen, five.</source>
        <translation>El Jugador roba con uno y recibe un seis: siete. La Banca con seis roba solo contra un seis o un siete: un nueve suma quince, es decir, cinco.</translation>
    </message>
    <message>
        <source>Player one draws a five: six. Banker seven always stays.</source>
        <translation>El Jugador roba con uno y recibe un cinco: seis. La Banca con siete siempre se queda.</translation>
    </message>
    <message>
        <source>This house takes the $5 commission at once.</source>
        <translation>Esta casa cobra enseguida la comisión de $5.</translation>
    </message>
    <message>
        <source>A guided tour of Mini-Baccarat</source>
        <translation>Visita guiada del Mini-Bacará</translation>
    </message>
    <message>
        <source>Shuffle, cut and burn; three wagers on two hands; when third cards come; how commission is marked and collected.</source>
        <translation>Barajar, cortar y quemar; tres apuestas sobre dos manos; cuándo llega la tercera carta; cómo se marca y se cobra la comisión.</translation>
    </message>
    <message>
        <source>Eight decks, two hands, one dealer. The players only guess which hand will come nearer to nine.</source>
        <translation>Ocho barajas, dos manos, un crupier. Los jugadores solo intentan acertar qué mano se acercará más a nueve.</translation>
    </message>
    <message>
        <source>First the cards: inspected, shown to the players, washed and shuffled.</source>
        <translation>Primero las cartas: se inspeccionan, se muestran a los jugadores, se mezclan y se barajan.</translation>
    </message>
    <message>
        <source>The highest seat is asked first...</source>
        <translation>Se pregunta primero al puesto más alto...</translation>
    </message>
    <message>
        <source>... and may decline.</source>
        <translation>... que puede rechazar el corte.</translation>
    </message>
    <message>
        <source>Ida cuts, at least ten cards from either end.</source>
        <translation>Ida corta, al menos a diez cartas de cualquiera de los extremos.</translation>
    </message>
    <message>
        <source>The first card is a three: three more are shown and discarded with it.</source>
        <translation>La primera carta es un tres: con ella se muestran y se descartan otras tres.</translation>
    </message>
    <message>
        <source>Ida backs the Banker&apos;s Hand with $33.</source>
        <translation>Ida apuesta $33 a la mano de la Banca.</translation>
    </message>
    <message>
        <source>Joe backs the Player&apos;s Hand, and a tie on the side.</source>
        <translation>Joe apuesta a la mano del Jugador y, aparte, al empate.</translation>
    </message>
    <message>
        <source>After the call nobody touches a chip.</source>
        <translation>Después del canto nadie toca una ficha.</translation>
    </message>
    <message>
        <source>First and third card to the Player: two. Second and fourth to the Banker: five.</source>
        <translation>Primera y tercera carta para el Jugador: dos. Segunda y cuarta para la Banca: cinco.</translation>
    </message>
    <message>
        <source>On 0 to 5 the Player&apos;s Hand draws. A four makes six.</source>
        <translation>Con 0 a 5, la mano del Jugador roba. Un cuatro suma seis.</translation>
    </message>
    <message>
        <source>Banker five against a third card of four: the table says draw. A two makes seven.</source>
        <translation>Banca con cinco contra una tercera carta de cuatro: la tabla dice que robe. Un dos suma siete.</translation>
    </message>
    <message>
        <source>Seven over six. The Banker pays even money less five percent: $1.65, rounded up to $1.75 and marked in box 1.</source>
        <translation>Siete contra seis. La Banca paga a la par menos el cinco por ciento: $1,65, redondeado hacia arriba a $1,75 y marcado en la casilla 1.</translation>
    </message>
    <message>
        <source>Nine against nine, both naturals: no more cards.</source>
        <translation>Nueve contra nueve, ambos naturales: no hay más cartas.</translation>
    </message>
    <message>
        <source>A tie. The Banker wager goes back, the tie bet pays 8 to 1.</source>
        <translation>Empate. La apuesta a la Banca se devuelve, la apuesta al empate paga 8 a 1.</translation>
    </message>
    <message>
        <source>Ida may not leave with the commission in her pocket.</source>
        <translation>Ida no puede irse con la comisión en el bolsillo.</translation>
    </message>
    <message>
        <source>The dealer collects what is marked, at the latest before the cards are shuffled again.</source>
        <translation>El crupier cobra lo marcado, a más tardar antes de que las cartas se barajen de nuevo.</translation>
    </message>
    <message>
        <source>Limits, cash, and whether there are cards enough</source>
        <translation>Límites, efectivo y si hay cartas suficientes</translation>
    </message>
    <message>
        <source>What is above the maximum goes back, cash needs a supervisor, and a round is void only where the shoe cannot finish it.</source>
        <translation>Lo que pasa del máximo se devuelve, el efectivo necesita un supervisor y una ronda solo es nula si el sabot no alcanza para terminarla.</translation>
    </message>
    <message>
        <source>The maximum is $200: the bet is taken, and $100 of it comes back at the call.</source>
        <translation>El máximo es $200: la apuesta se admite, y al canto se devuelven $100 de ella.</translation>
    </message>
    <message>
        <source>A banknote on the tie needs a supervisor&apos;s word.</source>
        <translation>Un billete al empate necesita la palabra de un supervisor.</translation>
    </message>
    <message>
        <source>Ned sits at seat 1 and bets there.</source>
        <translation>Ned está en el puesto 1 y apuesta allí.</translation>
    </message>
    <message>
        <source>Ned reaches for the shoe. He is told that only the dealer handles the cards.</source>
        <translation>Ned alarga la mano hacia el sabot. Se le indica que solo el crupier maneja las cartas.</translation>
    </message>
    <message>
        <source>Player three, Banker four. The Player draws a king; against a nought the Banker stays.</source>
        <translation>Jugador tres, Banca cuatro. El Jugador roba un rey; contra una carta de valor cero la Banca se queda.</translation>
    </message>
    <message>
        <source>A round is void only where the shoe cannot finish it (003 §7.G.7), and this one is nearly full.</source>
        <translation>Una ronda solo es nula si el sabot no alcanza para terminarla (003 §7.G.7), y este está casi lleno.</translation>
    </message>
    <message>
        <source>A six for the Player, a five for the Banker: nine against nine, a tie, which this house pays 9 to 1.</source>
        <translation>Un seis para el Jugador, un cinco para la Banca: nueve contra nueve, un empate, que esta casa paga 9 a 1.</translation>
    </message>
    <message>
        <source>The cards are not mixed while the shoe has hands to give.</source>
        <translation>Las cartas no se mezclan mientras el sabot tenga manos que dar.</translation>
    </message>
    <message>
        <source>Ace and king: an inside straight</source>
        <translation>As y rey: una escalera interior</translation>
    </message>
    <message>
        <source>The text calls ace-king open by one test and inside by the other. Read as inside, it pays 11 to 1.</source>
        <translation>El texto considera as-rey abierta según una prueba e interior según la otra. Leída como interior, paga 11 a 1.</translation>
    </message>
    <message>
        <source>Ace and king are neighbours, which sounds open. But king-ace-two is no straight, so only a queen completes them, which is what inside means.</source>
        <translation>El as y el rey son vecinos, lo que suena a abierta. Pero rey-as-dos no es escalera, así que solo una reina las completa, y eso es lo que significa interior.</translation>
    </message>
    <message>
        <source>The errata register adopts inside, as for every stand that one value completes (POK-2). A house may choose the other reading.</source>
        <translation>El registro de erratas adopta interior, como para todo atril que un solo valor completa (POK-2). Una casa puede elegir la otra lectura.</translation>
    </message>
    <message>
        <source>King and two offer no straight: the ace never stands between them.</source>
        <translation>El rey y el dos no ofrecen escalera: el as nunca va entre ellos.</translation>
    </message>
    <message>
        <source>King, two and ace of diamonds are a flush and nothing more.</source>
        <translation>Rey, dos y as de diamantes son un color y nada más.</translation>
    </message>
    <message>
        <source>Ace and king: an open straight</source>
        <translation>As y rey: una escalera abierta</translation>
    </message>
    <message>
        <source>The same stand in a house that takes the text by its first test: ace-king is open, and the queen pays 5 to 1.</source>
        <translation>El mismo atril en una casa que lee el texto por su primera prueba: as-rey es abierta, y la reina paga 5 a 1.</translation>
    </message>
    <message>
        <source>Here consecutive values are open, whatever completes them.</source>
        <translation>Aquí los valores consecutivos son abiertos, sea lo que sea lo que los complete.</translation>
    </message>
    <message>
        <source>Open straight it is, at 5 to 1...</source>
        <translation>Escalera abierta, pues, a 5 a 1...</translation>
    </message>
    <message>
        <source>... and, both being spades, the open straight flush at 24 to 1.</source>
        <translation>... y, como ambas son picas, la escalera de color abierta a 24 a 1.</translation>
    </message>
    <message>
        <source>Still only a queen will do, now for 5 to 1 instead of 11. It is not a spade, so there is no flush in it.</source>
        <translation>Sigue valiendo solo una reina, ahora por 5 a 1 en vez de 11. No es de picas, así que no hay color.</translation>
    </message>
    <message>
        <source>Eleven bets on one card</source>
        <translation>Once apuestas a una carta</translation>
    </message>
    <message>
        <source>What the bets on a single spin cover and pay, and where the four twos belong.</source>
        <translation>Qué cubren y qué pagan las apuestas a un solo giro, y adónde pertenecen los cuatro doses.</translation>
    </message>
    <message>
        <source>The two of diamonds alone: 50 to 1.</source>
        <translation>El dos de diamantes solo: 50 a 1.</translation>
    </message>
    <message>
        <source>With its neighbour, 24 to 1.</source>
        <translation>Con su vecina, 24 a 1.</translation>
    </message>
    <message>
        <source>Four cards that meet in a corner, 12 to 1.</source>
        <translation>Cuatro cartas que se juntan en una esquina, 12 a 1.</translation>
    </message>
    <message>
        <source>All four twos, 12 to 1...</source>
        <translation>Los cuatro doses, 12 a 1...</translation>
    </message>
    <message>
        <source>... or two adjacent ranks, eight cards, 5 to 1.</source>
        <translation>... o dos rangos contiguos, ocho cartas, 5 a 1.</translation>
    </message>
    <message>
        <source>The blocks of three ranks pay 3 to 1. Twelve ranks make four blocks, and each is given one two besides: this one the two of diamonds.</source>
        <translation>Los bloques de tres rangos pagan 3 a 1. Doce rangos forman cuatro bloques, y a cada uno se le da además un dos: a este, el dos de diamantes.</translation>
    </message>
    <message>
        <source>Ace-king-queen has the two of spades.</source>
        <translation>As-rey-reina tiene el dos de picas.</translation>
    </message>
    <message>
        <source>Jacer covers both jokers and the aces of clubs and diamonds that touch them, 12 to 1.</source>
        <translation>Jacer cubre ambos comodines y los ases de tréboles y de diamantes que los tocan, 12 a 1.</translation>
    </message>
    <message>
        <source>The two of diamonds.</source>
        <translation>El dos de diamantes.</translation>
    </message>
    <message>
        <source>2 x (50 + 24 + 12 + 12 + 5 + 3 + 1 + 3) = 220 won, three bets of 2 lost: 214 ahead.</source>
        <translation>2 x (50 + 24 + 12 + 12 + 5 + 3 + 1 + 3) = 220 ganados, tres apuestas de 2 perdidas: 214 a favor.</translation>
    </message>
    <message>
        <source>Between two cards: the one before wins</source>
        <translation>Entre dos cartas: gana la anterior</translation>
    </message>
    <message>
        <source>Where the sign says so, a clapper between two cards gives the spin to the card it passed last.</source>
        <translation>Donde el letrero lo dice, una lengüeta entre dos cartas da el giro a la última carta que pasó.</translation>
    </message>
    <message>
        <source>Two cards that are neighbours on the wheel, though far apart on the cloth: the nine of hearts...</source>
        <translation>Dos cartas vecinas en la rueda, aunque muy separadas en el paño: el nueve de corazones...</translation>
    </message>
    <message>
        <source>... and the four of clubs. A sign at the table says what happens between them.</source>
        <translation>... y el cuatro de tréboles. Un letrero en la mesa dice qué ocurre entre ellas.</translation>
    </message>
    <message>
        <source>The clapper rests between the nine of hearts and the four of clubs. Under this option the dealer has to say which card it passed last...</source>
        <translation>La lengüeta queda entre el nueve de corazones y el cuatro de tréboles. Con esta opción el crupier tiene que decir cuál fue la última carta que pasó...</translation>
    </message>
    <message>
        <source>... and it was the nine. That card wins as if the clapper had stopped on it.</source>
        <translation>... y fue el nueve. Esa carta gana como si la lengüeta se hubiera detenido en ella.</translation>
    </message>
    <message>
        <source>Between two cards: spin again</source>
        <translation>Entre dos cartas: se gira de nuevo</translation>
    </message>
    <message>
        <source>Under the other posted option the spin is void. Bets, stand and poker hands stay as they were.</source>
        <translation>Con la otra opción anunciada el giro es nulo. Las apuestas, el atril y las manos de póquer siguen como estaban.</translation>
    </message>
    <message>
        <source>From the call to the decision a hand bet is held.</source>
        <translation>Desde el canto hasta la decisión, una apuesta a una mano queda retenida.</translation>
    </message>
    <message>
        <source>Between the ten of clubs and the five of diamonds. No card wins; the wheel is spun again.</source>
        <translation>Entre el diez de tréboles y el cinco de diamantes. No gana ninguna carta; la rueda se gira de nuevo.</translation>
    </message>
    <message>
        <source>A void spin frees it again until the next call.</source>
        <translation>Un giro nulo la deja libre otra vez hasta el próximo canto.</translation>
    </message>
    <message>
        <source>The joker decides no hand</source>
        <translation>El comodín no decide ninguna mano</translation>
    </message>
    <message>
        <source>On a joker only bets on jokers win, all other bets on the spin lose, and poker hands simply wait for the next card.</source>
        <translation>Con un comodín solo ganan las apuestas a los comodines, todas las demás apuestas al giro pierden y las manos de póquer simplemente esperan la carta siguiente.</translation>
    </message>
    <message>
        <source>The first joker.</source>
        <translation>El primer comodín.</translation>
    </message>
    <message>
        <source>Its own cell wins 50, its split 24, the jacer 12; the other joker and red lose. The king stays alone on the stand, and pair in two waits.</source>
        <translation>Su propia casilla gana 50, su caballo 24, el jacer 12; el otro comodín y el rojo pierden. El rey sigue solo en el atril, y la pareja en dos espera.</translation>
    </message>
    <message>
        <source>Until the next call he may add to it or take it down (POK-5, POK-6). Ed doubles it.</source>
        <translation>Hasta el próximo canto puede añadirle o retirarla (POK-5, POK-6). Ed la dobla.</translation>
    </message>
    <message>
        <source>The king of hearts: a pair after all, with a joker in between.</source>
        <translation>El rey de corazones: al final una pareja, con un comodín de por medio.</translation>
    </message>
    <message>
        <source>Open, inside, or no straight at all</source>
        <translation>Abierta, interior o ninguna escalera</translation>
    </message>
    <message>
        <source>How the two cards on the stand decide which straight may be bet on, and what it pays.</source>
        <translation>Cómo las dos cartas del atril deciden a qué escalera se puede apostar y cuánto paga.</translation>
    </message>
    <message>
        <source>Ace and queen of diamonds. Only a king can stand between them.</source>
        <translation>As y reina de diamantes. Entre ellas solo puede ir un rey.</translation>
    </message>
    <message>
        <source>Open straights are for neighbours, which two values can complete.</source>
        <translation>Las escaleras abiertas son para cartas vecinas, que dos valores pueden completar.</translation>
    </message>
    <message>
        <source>One value, four cards: an inside straight, at 11 to 1.</source>
        <translation>Un valor, cuatro cartas: una escalera interior, a 11 a 1.</translation>
    </message>
    <message>
        <source>One single card: the inside straight flush, at 49 to 1.</source>
        <translation>Una sola carta: la escalera de color interior, a 49 a 1.</translation>
    </message>
    <message>
        <source>The king of diamonds, of all cards.</source>
        <translation>El rey de diamantes, nada menos.</translation>
    </message>
    <message>
        <source>Four and seven lie too far apart.</source>
        <translation>El cuatro y el siete están demasiado separados.</translation>
    </message>
    <message>
        <source>What is left is pair in three: another four or another seven, 5 to 1.</source>
        <translation>Lo que queda es la pareja en tres: otro cuatro u otro siete, 5 a 1.</translation>
    </message>
    <message>
        <source>Two and three are neighbours; an ace or a four completes them, since the ace may also count low.</source>
        <translation>El dos y el tres son vecinos; los completa un as o un cuatro, ya que el as también puede contar como carta baja.</translation>
    </message>
    <message>
        <source>The same card twice</source>
        <translation>La misma carta dos veces</translation>
    </message>
    <message>
        <source>Pair in two, and what a pair opens and closes: three of a kind instead of pair in three, and a flush when both cards are of one suit.</source>
        <translation>La pareja en dos, y lo que una pareja abre y cierra: trío en vez de pareja en tres, y color cuando ambas cartas son de un mismo palo.</translation>
    </message>
    <message>
        <source>The seven of hearts, twice running. The wheel has no memory, which is why three decks lie ready for the stand.</source>
        <translation>El siete de corazones, dos veces seguidas. La rueda no tiene memoria; por eso hay tres barajas listas para el atril.</translation>
    </message>
    <message>
        <source>Pair in two wins 5 x 11. Two hearts: a flush is possible. Two sevens: three of a kind is.</source>
        <translation>La pareja en dos gana 5 x 11. Dos corazones: es posible el color. Dos sietes: es posible el trío.</translation>
    </message>
    <message>
        <source>Pair in three is for a stand without a pair.</source>
        <translation>La pareja en tres es para un atril sin pareja.</translation>
    </message>
    <message>
        <source>And two equal values can never become a straight.</source>
        <translation>Y dos valores iguales nunca pueden formar una escalera.</translation>
    </message>
    <message>
        <source>A third seven, but not a heart.</source>
        <translation>Un tercer siete, pero no de corazones.</translation>
    </message>
    <message>
        <source>A guided tour of Pokette</source>
        <translation>Visita guiada de Pokette</translation>
    </message>
    <message>
        <source>Fifty-four cards on a wheel, bets on single spins, and poker hands that grow over three of them.</source>
        <translation>Cincuenta y cuatro cartas en una rueda, apuestas a un solo giro y manos de póquer que crecen a lo largo de tres.</translation>
    </message>
    <message>
        <source>The wheel shows every card of a deck once, and two jokers. The cloth is the deck laid out: four suits as columns, thirteen ranks as rows, the jokers on top.</source>
        <translation>La rueda muestra una vez cada carta de una baraja, y dos comodines. El paño es la baraja extendida: cuatro palos como columnas, trece rangos como filas, los comodines arriba.</translation>
    </message>
    <message>
        <source>On every spin one may bet on the card itself: on its colour, even money...</source>
        <translation>En cada giro se puede apostar a la carta misma: a su color rojo o negro, a la par...</translation>
    </message>
    <message>
        <source>... on its suit, 3 to 1...</source>
        <translation>... a su palo, 3 a 1...</translation>
    </message>
    <message>
        <source>... or on the very card, 50 to 1.</source>
        <translation>... o a la carta exacta, 50 a 1.</translation>
    </message>
    <message>
        <source>The poker hands are still closed: there is no card on the stand to make one with.</source>
        <translation>Las manos de póquer siguen cerradas: no hay en el atril ninguna carta con la que formar una.</translation>
    </message>
    <message>
        <source>No more bets is called before the wheel is spun...</source>
        <translation>Se canta No va más antes de girar la rueda...</translation>
    </message>
    <message>
        <source>... in either direction, three times round at least.</source>
        <translation>... en cualquier sentido, tres vueltas por lo menos.</translation>
    </message>
    <message>
        <source>The eight of spades. The marker goes on it, losers are collected and winners paid, and an eight of spades is put on the card stand.</source>
        <translation>El ocho de picas. El marcador se pone sobre él, se recogen las perdedoras y se pagan las ganadoras, y un ocho de picas se coloca en el atril.</translation>
    </message>
    <message>
        <source>With one card on the stand the dealer opens pair in two: will the next card have the same value?</source>
        <translation>Con una carta en el atril el crupier abre la pareja en dos: ¿tendrá la carta siguiente el mismo valor?</translation>
    </message>
    <message>
        <source>And two dollars on any nine, 12 to 1.</source>
        <translation>Y dos dólares a cualquier nueve, 12 a 1.</translation>
    </message>
    <message>
        <source>The nine of spades: no pair, but a very promising stand.</source>
        <translation>El nueve de picas: no hay pareja, pero sí un atril muy prometedor.</translation>
    </message>
    <message>
        <source>Same suit: flush opens. Neighbours: an open straight, to be completed by a seven or a ten, and with the suit an open straight flush. No pair yet: pair in three.</source>
        <translation>Mismo palo: se abre el color. Vecinas: una escalera abierta, que completa un siete o un diez, y con el palo una escalera de color abierta. Aún sin pareja: pareja en tres.</translation>
    </message>
    <message>
        <source>Abe bets on all four. They are independent, and several may win together.</source>
        <translation>Abe apuesta a las cuatro. Son independientes, y varias pueden ganar a la vez.</translation>
    </message>
    <message>
        <source>The ten of spades: eight, nine, ten in one suit.</source>
        <translation>El diez de picas: ocho, nueve, diez de un mismo palo.</translation>
    </message>
    <message>
        <source>A straight flush is also a straight and a flush: 5 x 3, 5 x 5 and 1 x 24. After the third card the stand is cleared and a new hand begins.</source>
        <translation>Una escalera de color es también escalera y color: 5 x 3, 5 x 5 y 1 x 24. Después de la tercera carta se despeja el atril y empieza una mano nueva.</translation>
    </message>
    <message>
        <source>The wheel goes round only twice. The dealer announces No spin and spins again; the bets stay.</source>
        <translation>La rueda da solo dos vueltas. El crupier anuncia que el giro es nulo y gira de nuevo; las apuestas se quedan.</translation>
    </message>
    <message>
        <source>A joker has neither colour nor suit, and takes no place on the stand. Black loses.</source>
        <translation>Un comodín no es rojo ni negro, no tiene palo y no ocupa lugar en el atril. El negro pierde.</translation>
    </message>
    <message>
        <source>A card drawn in error</source>
        <translation>Una carta robada por error</translation>
    </message>
    <message>
        <source>As printed, a card drawn in error unseen is not used; a card face up in the shoe is never used.</source>
        <translation>Según el texto impreso, una carta robada por error sin ver no se usa; una carta boca arriba en el sabot no se usa nunca.</translation>
    </message>
    <message>
        <source>A card slips out, face down. The text says it shall not be used as the next card; it is discarded unseen (RED-1).</source>
        <translation>Se escapa una carta, boca abajo. El texto dice que no se usará como próxima carta; se descarta sin verse (RED-1).</translation>
    </message>
    <message>
        <source>Nobody at the table will know that it was the nine Flo needs.</source>
        <translation>Nadie en la mesa sabrá que era el nueve que Flo necesita.</translation>
    </message>
    <message>
        <source>And now a card lies face up in the shoe.</source>
        <translation>Y ahora hay una carta boca arriba en el sabot.</translation>
    </message>
    <message>
        <source>The nine of hearts, in full view, goes to the discards as well.</source>
        <translation>El nueve de corazones, a la vista de todos, va también a los descartes.</translation>
    </message>
    <message>
        <source>Not quite between</source>
        <translation>No del todo entre las dos</translation>
    </message>
    <message>
        <source>A third card equal to one of the first two loses, and a raise is lost with its bet.</source>
        <translation>Una tercera carta igual a una de las dos primeras pierde, y un aumento se pierde con su apuesta.</translation>
    </message>
    <message>
        <source>Two and ace: the widest spread there is. Only another two or ace can lose.</source>
        <translation>Dos y as: la mayor diferencia que existe. Solo otro dos u otro as puede hacer perder.</translation>
    </message>
    <message>
        <source>A raise once made stays.</source>
        <translation>Un aumento, una vez hecho, se queda.</translation>
    </message>
    <message>
        <source>An ace is not between two and ace.</source>
        <translation>Un as no está entre dos y as.</translation>
    </message>
    <message>
        <source>A pair of nines without a third: a tie.</source>
        <translation>Una pareja de nueves sin un tercero: empate.</translation>
    </message>
    <message>
        <source>A spread of three pays 2 to 1.</source>
        <translation>Una diferencia de tres paga 2 a 1.</translation>
    </message>
    <message>
        <source>A spread of two pays 4 to 1.</source>
        <translation>Una diferencia de dos paga 4 a 1.</translation>
    </message>
    <message>
        <source>The error card is used</source>
        <translation>La carta robada por error se usa</translation>
    </message>
    <message>
        <source>A house may read the clause the other way and use an unseen card as the next one.</source>
        <translation>Una casa puede leer la cláusula al revés y usar como próxima una carta sin ver.</translation>
    </message>
    <message>
        <source>One deck, dealt from the hand.</source>
        <translation>Una baraja, repartida a mano.</translation>
    </message>
    <message>
        <source>This house follows the sister clause: the card is the next one.</source>
        <translation>Esta casa sigue la cláusula hermana: la carta es la próxima.</translation>
    </message>
    <message>
        <source>The nine lies between eight and ten: a spread of one pays 5 to 1.</source>
        <translation>El nueve está entre el ocho y el diez: una diferencia de uno paga 5 a 1.</translation>
    </message>
    <message>
        <source>Somebody says the deck is short. It is not; only a deck that cannot finish a round makes it void (RED-7).</source>
        <translation>Alguien dice que a la baraja le faltan cartas. No es así; solo una baraja que no alcanza para terminar una ronda la hace nula (RED-7).</translation>
    </message>
    <message>
        <source>The third card too early</source>
        <translation>La tercera carta demasiado pronto</translation>
    </message>
    <message>
        <source>A third card shown before Raises closed is discarded, and each player may play on or have all wagers back.</source>
        <translation>Una tercera carta mostrada antes de Aumentos cerrados se descarta, y cada jugador puede seguir jugando o recuperar todas sus apuestas.</translation>
    </message>
    <message>
        <source>A spread of seven.</source>
        <translation>Una diferencia de siete.</translation>
    </message>
    <message>
        <source>The dealer turns the third card while raises are still open.</source>
        <translation>El crupier descubre la tercera carta cuando los aumentos aún están abiertos.</translation>
    </message>
    <message>
        <source>A seven, which would have won. It is discarded.</source>
        <translation>Un siete, que habría ganado. Se descarta.</translation>
    </message>
    <message>
        <source>Di has had enough: bet and raise come back.</source>
        <translation>Di no quiere seguir: la apuesta y el aumento se devuelven.</translation>
    </message>
    <message>
        <source>Ed plays on...</source>
        <translation>Ed sigue jugando...</translation>
    </message>
    <message>
        <source>... and, since raises were never closed, raises (RED-5).</source>
        <translation>... y, como los aumentos nunca se cerraron, aumenta (RED-5).</translation>
    </message>
    <message>
        <source>One area, chips only</source>
        <translation>Una sola zona y solo fichas</translation>
    </message>
    <message>
        <source>A player bets on one area, in chips, within the posted limits, and before the first card.</source>
        <translation>Un jugador apuesta en una zona, con fichas, dentro de los límites anunciados y antes de la primera carta.</translation>
    </message>
    <message>
        <source>Hob would like two areas. He has one.</source>
        <translation>A Hob le gustarían dos zonas. Tiene una.</translation>
    </message>
    <message>
        <source>The posted maximum.</source>
        <translation>El máximo anunciado.</translation>
    </message>
    <message>
        <source>A spread of six, no raise, and a queen outside.</source>
        <translation>Una diferencia de seis, sin aumento, y una reina que cae fuera.</translation>
    </message>
    <message>
        <source>A guided tour of Red Dog</source>
        <translation>Visita guiada de Red Dog</translation>
    </message>
    <message>
        <source>Two cards, a spread, a raise and a third card; consecutive cards and pairs are ties, but three of a kind pays 11 to 1.</source>
        <translation>Dos cartas, una diferencia, un aumento y una tercera carta; las cartas consecutivas y las parejas empatan, pero el trío paga 11 a 1.</translation>
    </message>
    <message>
        <source>Two cards are dealt. Will the third fall between them? All players share the same three cards.</source>
        <translation>Se reparten dos cartas. ¿Caerá la tercera entre ellas? Todos los jugadores comparten las mismas tres cartas.</translation>
    </message>
    <message>
        <source>One card is burned, face down.</source>
        <translation>Se quema una carta, boca abajo.</translation>
    </message>
    <message>
        <source>A raise waits until there is something to raise on.</source>
        <translation>El aumento espera a que haya algo sobre lo que aumentar.</translation>
    </message>
    <message>
        <source>A four at the dealer&apos;s far left, a king at his far right: eight values lie between.</source>
        <translation>Un cuatro en el extremo izquierdo del crupier, un rey en su extremo derecho: hay ocho valores entre ellos.</translation>
    </message>
    <message>
        <source>A raise is at most the original bet.</source>
        <translation>Un aumento es, como mucho, igual a la apuesta original.</translation>
    </message>
    <message>
        <source>From a spread of seven the third card falls between more often than not, so Ann raises in full.</source>
        <translation>A partir de una diferencia de siete la tercera carta cae entre las dos más veces que fuera, así que Ann aumenta el total.</translation>
    </message>
    <message>
        <source>Raises closed; a nine. Spreads of four and more pay even money.</source>
        <translation>Aumentos cerrados; un nueve. Las diferencias de cuatro o más pagan a la par.</translation>
    </message>
    <message>
        <source>Six and eight: only a seven will do. It comes, and a spread of one pays 5 to 1.</source>
        <translation>Seis y ocho: solo sirve un siete. Sale, y una diferencia de uno paga 5 a 1.</translation>
    </message>
    <message>
        <source>King and ace are consecutive: a tie, nobody wins or loses.</source>
        <translation>Rey y as son consecutivos: empate, nadie gana ni pierde.</translation>
    </message>
    <message>
        <source>A pair gets its third card at once. Three of a kind: 11 to 1.</source>
        <translation>Una pareja recibe enseguida su tercera carta. Trío: 11 a 1.</translation>
    </message>
    <message>
        <source>Back-to-Back: the dollar ladder</source>
        <translation>Back-to-Back: la escala del dólar</translation>
    </message>
    <message>
        <source>How the one-dollar side bet climbs from 1 to 1 over 1,000 to 1 up to 10,000 to 1, what it asks for, and what a No Spin does to it.</source>
        <translation>Cómo la apuesta adicional de un dólar sube de 1 a 1, pasando por 1.000 a 1, hasta 10.000 a 1, qué exige y qué le hace una tirada de bola nula.</translation>
    </message>
    <message>
        <source>The side bet goes with the regular game only: the table minimum, here five dollars, has to lie on the cloth first.</source>
        <translation>La apuesta adicional va solo con el juego normal: el mínimo de la mesa, aquí cinco dólares, tiene que estar antes en el paño.</translation>
    </message>
    <message>
        <source>It costs exactly one dollar, no more and no less.</source>
        <translation>Cuesta exactamente un dólar, ni más ni menos.</translation>
    </message>
    <message>
        <source>One number a spin: the ladder asks for the winning number, not for one of several (ROU-5).</source>
        <translation>Un número por tirada: la escala pide el número ganador, no uno de varios (ROU-5).</translation>
    </message>
    <message>
        <source>And the regular bet may not be taken from under it.</source>
        <translation>Y la apuesta normal que la sostiene no se puede retirar.</translation>
    </message>
    <message>
        <source>Eight. First rung: 1 to 1.</source>
        <translation>Ocho. Primer peldaño: 1 a 1.</translation>
    </message>
    <message>
        <source>The next pick may be another number; what has to be consecutive is the winning.</source>
        <translation>La próxima elección puede ser otro número; lo que tiene que ser consecutivo son los aciertos.</translation>
    </message>
    <message>
        <source>A No Spin comes between. It decides nothing, so it neither climbs nor falls.</source>
        <translation>Se interpone una tirada de bola nula. No decide nada, así que la escala ni sube ni cae.</translation>
    </message>
    <message>
        <source>Twenty-three. Second rung: a thousand for the dollar.</source>
        <translation>Veintitrés. Segundo peldaño: mil por el dólar.</translation>
    </message>
    <message>
        <source>Twenty-three again. Third rung: ten thousand. After it the ladder stands at its foot.</source>
        <translation>Otra vez veintitrés. Tercer peldaño: diez mil. Después la escala vuelve a su pie.</translation>
    </message>
    <message>
        <source>A fourth hit in a row is a first one again.</source>
        <translation>Un cuarto acierto seguido es otra vez un primero.</translation>
    </message>
    <message>
        <source>A miss costs the dollar and the ladder.</source>
        <translation>Un fallo cuesta el dólar y la escala.</translation>
    </message>
    <message>
        <source>Whose chips are these?</source>
        <translation>¿De quién son estas fichas?</translation>
    </message>
    <message>
        <source>Every player has a colour of his own, answers for where his chips lie, and may bet cash only when the dealer confirms it.</source>
        <translation>Cada jugador tiene un color propio, responde de dónde están sus fichas y puede apostar efectivo solo cuando el crupier lo confirma.</translation>
    </message>
    <message>
        <source>Jonas sits down. Before he gets chips he needs a colour.</source>
        <translation>Jonas se sienta. Antes de recibir fichas necesita un color.</translation>
    </message>
    <message>
        <source>Red is taken: no two players at a table hold chips of the same colour and design.</source>
        <translation>El rojo está ocupado: en una mesa no hay dos jugadores con fichas del mismo color y diseño.</translation>
    </message>
    <message>
        <source>Blue is free.</source>
        <translation>El azul está libre.</translation>
    </message>
    <message>
        <source>Both like the five, and only the colours tell their stacks apart.</source>
        <translation>A los dos les gusta el cinco, y solo los colores distinguen sus pilas.</translation>
    </message>
    <message>
        <source>Jonas throws a banknote on black and calls it. A spoken bet with cash counts only if the dealer confirms it...</source>
        <translation>Jonas tira un billete al negro y lo canta. Una apuesta de palabra con efectivo cuenta solo si el crupier la confirma...</translation>
    </message>
    <message>
        <source>... and the dealer does, and changes the note into chips.</source>
        <translation>... y el crupier lo hace, y cambia el billete por fichas.</translation>
    </message>
    <message>
        <source>Iris says the dealer put her chips down a cell too far. She answers for their place herself: they stand where they lie.</source>
        <translation>Iris dice que el crupier puso sus fichas una casilla más allá. De su lugar responde ella misma: valen donde están.</translation>
    </message>
    <message>
        <source>Five, red. Each colour is paid for its own stack.</source>
        <translation>Cinco, rojo. A cada color se le paga su propia pila.</translation>
    </message>
    <message>
        <source>Iris cashes in. Her colour goes back to the rack...</source>
        <translation>Iris cambia sus fichas. Su color vuelve a la caja...</translation>
    </message>
    <message>
        <source>... and the next player may have it.</source>
        <translation>... y puede tenerlo el próximo jugador.</translation>
    </message>
    <message>
        <source>One number, every way to win on it</source>
        <translation>Un número y todas las formas de ganar con él</translation>
    </message>
    <message>
        <source>What each kind of bet covers and pays, shown by thirteen two-dollar bets and one spin.</source>
        <translation>Qué cubre y qué paga cada clase de apuesta, mostrado con trece apuestas de dos dólares y una tirada.</translation>
    </message>
    <message>
        <source>Thirty-two alone: 35 to 1.</source>
        <translation>El treinta y dos solo: 35 a 1.</translation>
    </message>
    <message>
        <source>With its neighbour 35: 17 to 1.</source>
        <translation>Con su vecino, el 35: 17 a 1.</translation>
    </message>
    <message>
        <source>The row of three, from its outer line: 11 to 1.</source>
        <translation>La fila de tres, desde su línea exterior: 11 a 1.</translation>
    </message>
    <message>
        <source>A corner of four: 8 to 1.</source>
        <translation>Un cuadro de cuatro: 8 a 1.</translation>
    </message>
    <message>
        <source>Two rows at once: 5 to 1.</source>
        <translation>Dos filas a la vez: 5 a 1.</translation>
    </message>
    <message>
        <source>The third dozen, 25 to 36: 2 to 1.</source>
        <translation>La tercera docena, 25 a 36: 2 a 1.</translation>
    </message>
    <message>
        <source>The middle column: 2 to 1.</source>
        <translation>La columna central: 2 a 1.</translation>
    </message>
    <message>
        <source>Then the six even money boxes, three of which must lose: red...</source>
        <translation>Luego las seis casillas a la par, tres de las cuales tienen que perder: rojo...</translation>
    </message>
    <message>
        <source>... and black,</source>
        <translation>... y negro,</translation>
    </message>
    <message>
        <source>odd...</source>
        <translation>impar...</translation>
    </message>
    <message>
        <source>... and even,</source>
        <translation>... y par,</translation>
    </message>
    <message>
        <source>1 to 18...</source>
        <translation>1 a 18...</translation>
    </message>
    <message>
        <source>... and 19 to 36. Twenty-six dollars lie on the cloth.</source>
        <translation>... y 19 a 36. Hay veintiséis dólares en el paño.</translation>
    </message>
    <message>
        <source>Thirty-two, red, even and high.</source>
        <translation>Treinta y dos, rojo, par y pasa.</translation>
    </message>
    <message>
        <source>Inside: 2 x (35 + 17 + 11 + 8 + 5) = 152. Dozen and column: 8. Red, even and high bring 6, black, odd and low cost 6. In all 160 dollars ahead.</source>
        <translation>Dentro: 2 x (35 + 17 + 11 + 8 + 5) = 152. Docena y columna: 8. Rojo, par y pasa dan 6; negro, impar y falta cuestan 6. En total, 160 dólares a favor.</translation>
    </message>
    <message>
        <source>The five-number bet and its price</source>
        <translation>La apuesta de cinco números y su precio</translation>
    </message>
    <message>
        <source>The one bet on a double zero cloth that costs more than all the others, and why.</source>
        <translation>La única apuesta de un paño de doble cero que cuesta más que todas las demás, y por qué.</translation>
    </message>
    <message>
        <source>At the outer corner between the zeros and 1-2-3 one chip covers five numbers. Ella puts five dollars there, at 6 to 1.</source>
        <translation>En la esquina exterior entre los ceros y 1-2-3 una ficha cubre cinco números. Ella pone allí cinco dólares, a 6 a 1.</translation>
    </message>
    <message>
        <source>Finn covers the same five numbers with five single dollars.</source>
        <translation>Finn cubre los mismos cinco números con cinco dólares sueltos.</translation>
    </message>
    <message>
        <source>Two.</source>
        <translation>Dos.</translation>
    </message>
    <message>
        <source>Ella wins 5 x 6 = 30. Finn wins 35 and loses four single dollars: 31. Same numbers, same stake, one dollar less: the house keeps 3/38 of a five-number bet and 2/38 of every other.</source>
        <translation>Ella gana 5 x 6 = 30. Finn gana 35 y pierde cuatro dólares sueltos: 31. Los mismos números, el mismo importe, un dólar menos: la casa retiene 3/38 de una apuesta de cinco números y 2/38 de cualquier otra.</translation>
    </message>
    <message>
        <source>On any of the other thirty-three numbers the whole stake goes. A single zero cloth has no such bet, since there is no 00 for it to touch.</source>
        <translation>Con cualquiera de los otros treinta y tres números se pierde todo el importe. Un paño de un solo cero no tiene esta apuesta, pues no hay un 00 que pueda tocar.</translation>
    </message>
    <message>
        <source>Four more ways to a No Spin</source>
        <translation>Cuatro formas más de tirada de bola nula</translation>
    </message>
    <message>
        <source>Floating ball, foreign object, too few turns and a ball that leaves the wheel: who may call it, and what becomes of the bets.</source>
        <translation>Bola flotante, objeto extraño, pocas vueltas y una bola que sale de la rueda: quién puede cantar la nulidad y qué pasa con las apuestas.</translation>
    </message>
    <message>
        <source>The ball hangs in the track and does not come down as it should. Dealer, floorperson, pit boss or table games manager may call No Spin; they need not.</source>
        <translation>La bola queda suspendida en la pista y no baja como debería. El crupier, el supervisor, el jefe de sector o el gerente de juegos de mesa pueden cantar tirada de bola nula; no están obligados.</translation>
    </message>
    <message>
        <source>Nobody else may.</source>
        <translation>Nadie más puede hacerlo.</translation>
    </message>
    <message>
        <source>A chip rolls into the turning wheel. This time the call is not a choice: it is No Spin.</source>
        <translation>Una ficha rueda hasta la rueda en movimiento. Esta vez el canto no es optativo: es tirada de bola nula.</translation>
    </message>
    <message>
        <source>Four full turns of the track are enough, so nobody can void the spin for that...</source>
        <translation>Cuatro vueltas completas a la pista bastan, así que nadie puede anular la tirada por eso...</translation>
    </message>
    <message>
        <source>... but three are not, wherever the ball has fallen meanwhile.</source>
        <translation>... pero tres no, dondequiera que la bola haya caído entretanto.</translation>
    </message>
    <message>
        <source>The ball jumps out of the wheel. The text forgets this case; the errata register reads it as No Spin (ROU-10).</source>
        <translation>La bola salta fuera de la rueda. El texto olvida este caso; el registro de erratas lo lee como tirada de bola nula (ROU-10).</translation>
    </message>
    <message>
        <source>Four spins begun and none of them valid: the twenty dollars have been at no risk.</source>
        <translation>Cuatro tiradas empezadas y ninguna válida: los veinte dólares no han corrido ningún riesgo.</translation>
    </message>
    <message>
        <source>While the wheel rests nothing can be wrong with a spin.</source>
        <translation>Mientras la rueda está parada, ninguna tirada puede tener defecto alguno.</translation>
    </message>
    <message>
        <source>The ball that went with the wheel</source>
        <translation>La bola que iba con la rueda</translation>
    </message>
    <message>
        <source>A ball spun the way the wheel turns makes No Spin, even when it has dropped into somebody&apos;s number.</source>
        <translation>Una bola lanzada en el sentido en que gira la rueda hace nula la tirada, aunque haya caído en el número de alguien.</translation>
    </message>
    <message>
        <source>The dealer sees that the ball runs with the wheel, calls No Spin and reaches for it, but it drops into 17 first. The clause only asks the dealer to try; the spin stays void.</source>
        <translation>El crupier ve que la bola corre con la rueda, canta tirada de bola nula e intenta tomarla, pero antes cae en el 17. La cláusula solo pide al crupier que lo intente; la tirada sigue siendo nula.</translation>
    </message>
    <message>
        <source>Gus would have won 350 dollars, and wins nothing; nor has he lost anything. The record keeps where the ball fell.</source>
        <translation>Gus habría ganado 350 dólares y no gana nada; tampoco ha perdido nada. El registro conserva dónde cayó la bola.</translation>
    </message>
    <message>
        <source>Bets may be changed after a No Spin. Gus takes half of his back...</source>
        <translation>Tras una tirada de bola nula se pueden cambiar las apuestas. Gus retira la mitad de la suya...</translation>
    </message>
    <message>
        <source>... and tries another number with it.</source>
        <translation>... y con ella prueba otro número.</translation>
    </message>
    <message>
        <source>The next spin is valid.</source>
        <translation>La tirada siguiente es válida.</translation>
    </message>
    <message>
        <source>At the single zero table</source>
        <translation>En la mesa de un solo cero</translation>
    </message>
    <message>
        <source>Thirty-seven pockets: how the zero end of the cloth differs, and that zero still takes the even money.</source>
        <translation>Treinta y siete casilleros: en qué difiere el extremo del cero en el paño, y que el cero también se lleva las apuestas a la par.</translation>
    </message>
    <message>
        <source>With one zero the first four numbers make a corner of their own, at 8 to 1.</source>
        <translation>Con un solo cero, los cuatro primeros números forman un cuadro propio, a 8 a 1.</translation>
    </message>
    <message>
        <source>Zero borders on 1, 2 and 3 alike, so it can be split with each of them.</source>
        <translation>El cero linda por igual con el 1, el 2 y el 3, así que se puede jugar a caballo con cada uno de ellos.</translation>
    </message>
    <message>
        <source>This wheel has no double zero to fall into.</source>
        <translation>Esta rueda no tiene doble cero en el que caer.</translation>
    </message>
    <message>
        <source>Zero.</source>
        <translation>Cero.</translation>
    </message>
    <message>
        <source>Low and even lose in full here too, by the clause that speaks of the single zero.</source>
        <translation>También aquí falta y par pierden por completo, según la cláusula que habla del cero único.</translation>
    </message>
    <message>
        <source>Three, red and odd, first dozen, third column.</source>
        <translation>Tres, rojo e impar, primera docena, tercera columna.</translation>
    </message>
    <message>
        <source>A guided tour of roulette</source>
        <translation>Visita guiada de la ruleta</translation>
    </message>
    <message>
        <source>The round from the first chip to the last payment, what a zero does, and what a No Spin leaves untouched.</source>
        <translation>La ronda desde la primera ficha hasta el último pago, qué hace un cero y qué deja intacto una tirada de bola nula.</translation>
    </message>
    <message>
        <source>Thirty-eight pockets: 1 to 36 in red and black, and two green ones, 0 and 00. The ball falls into one of them, and every chip on the cloth is paid or taken by that number alone.</source>
        <translation>Treinta y ocho casilleros: del 1 al 36 en rojo y negro, y dos verdes, 0 y 00. La bola cae en uno de ellos, y cada ficha del paño se paga o se recoge solo según ese número.</translation>
    </message>
    <message>
        <source>A chip inside one cell is a bet on one number. It pays 35 to 1.</source>
        <translation>Una ficha dentro de una casilla es una apuesta a un número. Paga 35 a 1.</translation>
    </message>
    <message>
        <source>On the line between two cells it covers both of them, for 17 to 1.</source>
        <translation>En la línea entre dos casillas cubre las dos, a 17 a 1.</translation>
    </message>
    <message>
        <source>Where four cells meet it covers all four, for 8 to 1. The fewer numbers a chip covers, the more it pays.</source>
        <translation>Donde se juntan cuatro casillas cubre las cuatro, a 8 a 1. Cuantos menos números cubre una ficha, más paga.</translation>
    </message>
    <message>
        <source>Ben stays outside the grid. Red covers eighteen numbers and pays even money.</source>
        <translation>Ben se queda fuera de la cuadrícula. El rojo cubre dieciocho números y paga a la par.</translation>
    </message>
    <message>
        <source>A dozen covers twelve numbers, here 13 to 24, for 2 to 1.</source>
        <translation>Una docena cubre doce números, aquí del 13 al 24, a 2 a 1.</translation>
    </message>
    <message>
        <source>So does a column. The middle one runs 2, 5, 8 and on to 35.</source>
        <translation>También una columna. La central va por 2, 5, 8 y así hasta 35.</translation>
    </message>
    <message>
        <source>The dealer turns the wheel one way and spins the ball the other. Bets are still welcome while the ball runs in its track.</source>
        <translation>El crupier gira la rueda en un sentido y lanza la bola en el otro. Aún se admiten apuestas mientras la bola corre por su pista.</translation>
    </message>
    <message>
        <source>Ben thinks of something at the last moment, and is in time.</source>
        <translation>A Ben se le ocurre algo en el último momento, y llega a tiempo.</translation>
    </message>
    <message>
        <source>Before the ball leaves the track the dealer closes the betting.</source>
        <translation>Antes de que la bola deje la pista el crupier cierra las apuestas.</translation>
    </message>
    <message>
        <source>From here on no chip is put down, moved or taken back.</source>
        <translation>Desde aquí ninguna ficha se pone, se mueve ni se retira.</translation>
    </message>
    <message>
        <source>Seventeen: black, odd, low, second dozen, middle column. The crown goes on the number, the losers are collected first, then the winners are paid.</source>
        <translation>Diecisiete: negro, impar, falta, segunda docena, columna central. El marcador se pone sobre el número, primero se recogen las perdedoras y luego se pagan las ganadoras.</translation>
    </message>
    <message>
        <source>Ada wins 5 x 35, 5 x 17 and 5 x 8. Ben loses 20 on red, and wins 10 x 2 twice and 5 once.</source>
        <translation>Ada gana 5 x 35, 5 x 17 y 5 x 8. Ben pierde 20 al rojo, y gana dos veces 10 x 2 y una vez 5.</translation>
    </message>
    <message>
        <source>Ada puts two dollars on zero, which is a number like any other.</source>
        <translation>Ada pone dos dólares al cero, que es un número como cualquier otro.</translation>
    </message>
    <message>
        <source>Ben asks for even. Is zero even? Not here.</source>
        <translation>Ben pide par. ¿Es par el cero? Aquí no.</translation>
    </message>
    <message>
        <source>On a zero the even money bets lose in full: nothing is halved and nothing is held over.</source>
        <translation>Con un cero las apuestas a la par pierden por completo: nada se reduce a la mitad y nada queda retenido.</translation>
    </message>
    <message>
        <source>One more spin, and this one goes wrong.</source>
        <translation>Una tirada más, y esta sale mal.</translation>
    </message>
    <message>
        <source>The ball has gone round only twice; four full turns are the least. The dealer calls No Spin and takes the ball out.</source>
        <translation>La bola ha dado solo dos vueltas; lo mínimo son cuatro vueltas completas. El crupier canta tirada de bola nula y saca la bola.</translation>
    </message>
    <message>
        <source>Nothing was decided. Ada&apos;s chips lie where they lay, and she is free to change her mind.</source>
        <translation>No se decidió nada. Las fichas de Ada están donde estaban, y es libre de cambiar de idea.</translation>
    </message>
    <message>
        <source>She does, and takes her ten dollars back.</source>
        <translation>Así lo hace, y retira sus diez dólares.</translation>
    </message>
    <message>
        <source>Zero and double zero</source>
        <translation>Cero y doble cero</translation>
    </message>
    <message>
        <source>On 0 and 00 the six even money bets lose in full, dozens and columns lose too, and only bets on the zeros win.</source>
        <translation>Con 0 y 00 las seis apuestas a la par pierden por completo, las docenas y columnas también pierden, y solo ganan las apuestas a los ceros.</translation>
    </message>
    <message>
        <source>Dora covers both colours...</source>
        <translation>Dora cubre ambos colores...</translation>
    </message>
    <message>
        <source>... odd and even...</source>
        <translation>... impar y par...</translation>
    </message>
    <message>
        <source>... low and high, so that she can hardly lose. Can she?</source>
        <translation>... falta y pasa, de modo que difícilmente puede perder. ¿O sí?</translation>
    </message>
    <message>
        <source>Five dollars on zero as insurance.</source>
        <translation>Cinco dólares al cero como protección.</translation>
    </message>
    <message>
        <source>Zero. It has no colour, is neither odd nor even, low nor high, and lies in no dozen and no column.</source>
        <translation>Cero. No es rojo ni negro, ni par ni impar, ni falta ni pasa, y no está en ninguna docena ni en ninguna columna.</translation>
    </message>
    <message>
        <source>The clause on zeros names the six even money bets. For dozens and columns it is silent; they lose because no zero is in them, a reading the errata register records as ROU-4.</source>
        <translation>La cláusula sobre los ceros nombra las seis apuestas a la par. De docenas y columnas no dice nada; pierden porque no contienen ningún cero, una lectura que el registro de erratas recoge como ROU-4.</translation>
    </message>
    <message>
        <source>One chip can cover both zeros.</source>
        <translation>Una ficha puede cubrir ambos ceros.</translation>
    </message>
    <message>
        <source>Double zero is another number than zero: the bet on 0 alone loses, the split wins.</source>
        <translation>El doble cero es un número distinto del cero: la apuesta al 0 solo pierde, el caballo gana.</translation>
    </message>
    <message>
        <source>The dealer forgets himself</source>
        <translation>El crupier se olvida de sí mismo</translation>
    </message>
    <message>
        <source>The dealer&apos;s own missed card comes after the players&apos;; a box with one card gets its second late.</source>
        <translation>La carta que el crupier se saltó llega después de las de los jugadores; una casilla con una carta recibe más tarde la segunda.</translation>
    </message>
    <message>
        <source>The dealer skips his first card.</source>
        <translation>El crupier se salta su primera carta.</translation>
    </message>
    <message>
        <source>Ann and Bob get two cards each, then the dealer two.</source>
        <translation>Ann y Bob reciben dos cartas cada uno, y luego el crupier dos.</translation>
    </message>
    <message>
        <source>Box 1 gets its second card after Bob.</source>
        <translation>La casilla 1 recibe su segunda carta después de Bob.</translation>
    </message>
    <message>
        <source>Ann has ten and eight, Bob eight and nine, the dealer seventeen.</source>
        <translation>Ann tiene diez y ocho, Bob ocho y nueve, la casa diecisiete.</translation>
    </message>
    <message>
        <source>Half a wager that chips cannot make</source>
        <translation>Media apuesta que las fichas no pueden formar</translation>
    </message>
    <message>
        <source>Insurance may go above half to the next amount in chips.</source>
        <translation>El seguro puede pasar de la mitad hasta la siguiente cantidad en fichas.</translation>
    </message>
    <message>
        <source>Five dollars, at a table whose smallest chip is a dollar.</source>
        <translation>Cinco dólares, en una mesa cuya ficha menor es de un dólar.</translation>
    </message>
    <message>
        <source>Half of five is 2.50; with dollar chips the next amount is three.</source>
        <translation>La mitad de cinco es 2.50; con fichas de un dólar la siguiente cantidad es tres.</translation>
    </message>
    <message>
        <source>Three it is, more than half because chips can make no less.</source>
        <translation>Tres, pues: más de la mitad, porque las fichas no pueden formar menos.</translation>
    </message>
    <message>
        <source>Six to five to the cent</source>
        <translation>Seis a cinco, al centavo</translation>
    </message>
    <message>
        <source>Odd wagers are paid exactly, in dimes.</source>
        <translation>Las apuestas de importe irregular se pagan con exactitud, en monedas de diez centavos.</translation>
    </message>
    <message>
        <source>Seven dollars, an odd amount for odds of 6 to 5.</source>
        <translation>Siete dólares, una cantidad poco cómoda para un pago de 6 a 5.</translation>
    </message>
    <message>
        <source>A blackjack under a nine is paid at once: seven times six fifths.</source>
        <translation>Un blackjack contra un nueve se paga enseguida: siete por seis quintos.</translation>
    </message>
    <message>
        <source>Twenty-five dollars come out even.</source>
        <translation>Con veinticinco dólares la cuenta sale redonda.</translation>
    </message>
    <message>
        <source>Half of 5.10 and six fifths of it are not whole dimes.</source>
        <translation>La mitad de 5.10 y sus seis quintos no son múltiplos exactos de diez centavos.</translation>
    </message>
    <message>
        <source>The dealer&apos;s soft seventeen</source>
        <translation>El diecisiete blando de la casa</translation>
    </message>
    <message>
        <source>Hit soft seventeen, stand on soft eighteen and hard seventeen.</source>
        <translation>Pedir con diecisiete blando, plantarse con dieciocho blando y diecisiete duro.</translation>
    </message>
    <message>
        <source>Nineteen stands. Under the six lies an ace.</source>
        <translation>Diecinueve se planta. Bajo el seis hay un as.</translation>
    </message>
    <message>
        <source>Soft seventeen draws a ten and is hard seventeen.</source>
        <translation>El diecisiete blando roba un diez y queda en diecisiete duro.</translation>
    </message>
    <message>
        <source>Soft eighteen stands and loses to nineteen.</source>
        <translation>El dieciocho blando se planta y pierde contra diecinueve.</translation>
    </message>
    <message>
        <source>Ten and eleven</source>
        <translation>Diez y once</translation>
    </message>
    <message>
        <source>An ace and a nine are twenty and are not doubled; a split hand of eleven is.</source>
        <translation>Un as y un nueve son veinte y no se doblan; una mano separada de once sí.</translation>
    </message>
    <message>
        <source>An ace counts eleven unless that is too much: ace and nine are twenty.</source>
        <translation>Un as cuenta once salvo que sea demasiado: as y nueve son veinte.</translation>
    </message>
    <message>
        <source>Eight and three are eleven.</source>
        <translation>Ocho y tres son once.</translation>
    </message>
    <message>
        <source>Eight and two are ten.</source>
        <translation>Ocho y dos son diez.</translation>
    </message>
    <message>
        <source>The dealer has eighteen.</source>
        <translation>La casa tiene dieciocho.</translation>
    </message>
    <message>
        <source>The deck runs out</source>
        <translation>La baraja se agota</translation>
    </message>
    <message>
        <source>A round that uses up the deck is finished with the discards, shuffled and cut.</source>
        <translation>Una ronda que agota la baraja se termina con los descartes, barajados y cortados.</translation>
    </message>
    <message>
        <source>Four players and one deck: ten cards a round as long as nobody draws.</source>
        <translation>Cuatro jugadores y una baraja: diez cartas por ronda mientras nadie pida.</translation>
    </message>
    <message>
        <source>The discards grow; the deck does not.</source>
        <translation>Los descartes crecen; la baraja no.</translation>
    </message>
    <message>
        <source>Twenty-one cards will be left, more than lie behind the cutting card, so that another round is dealt.</source>
        <translation>Quedarán veintiuna cartas, más de las que hay detrás de la carta de corte, así que se reparte otra ronda.</translation>
    </message>
    <message>
        <source>Only small cards are left, and everybody will want several.</source>
        <translation>Solo quedan cartas pequeñas, y todos querrán varias.</translation>
    </message>
    <message>
        <source>Eleven cards are left for four hands that begin with five and seven.</source>
        <translation>Quedan once cartas para cuatro manos que empiezan con cinco y siete.</translation>
    </message>
    <message>
        <source>The last card of the deck, and twelve is not enough.</source>
        <translation>La última carta de la baraja, y doce no bastan.</translation>
    </message>
    <message>
        <source>The discards were shuffled and cut, and the nine of the first round comes back.</source>
        <translation>Los descartes se barajaron y cortaron, y vuelve el nueve de la primera ronda.</translation>
    </message>
    <message>
        <source>The dealer must draw to sixteen and is out.</source>
        <translation>El crupier debe pedir con dieciséis y se pasa.</translation>
    </message>
    <message>
        <source>A guided tour of single deck blackjack</source>
        <translation>Visita guiada del blackjack de una baraja</translation>
    </message>
    <message>
        <source>What differs from blackjack: one deck, 6 to 5, doubling on ten and eleven, soft seventeen.</source>
        <translation>En qué difiere del blackjack: una baraja, 6 a 5, doblar con diez y once, diecisiete blando.</translation>
    </message>
    <message>
        <source>One deck of 52 cards. Everything is as at blackjack but for three things.</source>
        <translation>Una baraja de 52 cartas. Todo es como en el blackjack salvo tres cosas.</translation>
    </message>
    <message>
        <source>The dealer shuffles, a player cuts.</source>
        <translation>El crupier baraja, un jugador corta.</translation>
    </message>
    <message>
        <source>The first card is burned.</source>
        <translation>La primera carta se quema.</translation>
    </message>
    <message>
        <source>First: a blackjack pays 6 to 5.</source>
        <translation>Primera: un blackjack paga 6 a 5.</translation>
    </message>
    <message>
        <source>An ace and a king: a blackjack with the first two cards.</source>
        <translation>Un as y un rey: blackjack con las dos primeras cartas.</translation>
    </message>
    <message>
        <source>Ten dollars win twelve.</source>
        <translation>Diez dólares ganan doce.</translation>
    </message>
    <message>
        <source>The next round: a four and a five for Ann, nine together.</source>
        <translation>La ronda siguiente: un cuatro y un cinco para Ann, nueve en total.</translation>
    </message>
    <message>
        <source>Second: only ten and eleven are doubled, and this is nine.</source>
        <translation>Segunda: solo se doblan diez y once, y esto es nueve.</translation>
    </message>
    <message>
        <source>She may still draw, for the wager she has.</source>
        <translation>Aún puede pedir, por la apuesta que tiene.</translation>
    </message>
    <message>
        <source>The dealer has gone over twenty-one. Ten dollars win ten.</source>
        <translation>La casa se ha pasado de veintiuno. Diez dólares ganan diez.</translation>
    </message>
    <message>
        <source>The last round: eighteen for Ann, who stands.</source>
        <translation>La última ronda: dieciocho para Ann, que se planta.</translation>
    </message>
    <message>
        <source>Third: with an ace and a six the dealer draws. Twenty-one beats eighteen.</source>
        <translation>Tercera: con un as y un seis la casa roba. Veintiuno gana a dieciocho.</translation>
    </message>
    <message>
        <source>The bonus is paid even to the loser</source>
        <translation>El bono se paga incluso al que pierde</translation>
    </message>
    <message>
        <source>A straight or better earns a bonus on the ante, whatever the dealer holds; a folded one earns nothing.</source>
        <translation>Una escalera o mejor gana un bono sobre el ante, tenga lo que tenga la casa; una mano retirada no gana nada.</translation>
    </message>
    <message>
        <source>Three fours against the best hand there is.</source>
        <translation>Tres cuatros contra la mejor mano que existe.</translation>
    </message>
    <message>
        <source>Play and Ante lose 20 each; the bonus pays 4 times 20 all the same.</source>
        <translation>La Jugada y el Ante pierden 20 cada uno; el bono paga de todos modos 4 veces 20.</translation>
    </message>
    <message>
        <source>The dealer does not play: Ante 20, the straight 20 more, Play back.</source>
        <translation>La casa no juega: Ante 20, la escalera 20 más, la Jugada se devuelve.</translation>
    </message>
    <message>
        <source>Jack, ten, nine of spades: 20 on Play, 20 on Ante and 5 times 20.</source>
        <translation>Jota, diez, nueve de picas: 20 por la Jugada, 20 por el Ante y 5 veces 20.</translation>
    </message>
    <message>
        <source>Folding a straight by mistake: there is no bonus without Play.</source>
        <translation>Retirarse con una escalera por error: sin Jugada no hay bono.</translation>
    </message>
    <message>
        <source>The dealer does not play</source>
        <translation>La casa no juega</translation>
    </message>
    <message>
        <source>Below queen high the ante is paid and Play comes back, even to a hand that is lower than the dealer&apos;s.</source>
        <translation>Por debajo de reina como carta alta se paga el ante y la Jugada se devuelve, incluso a una mano inferior a la de la casa.</translation>
    </message>
    <message>
        <source>Nine high is a poor hand to play; today it is lucky.</source>
        <translation>Nueve como carta alta es una mano pobre para jugar; hoy tiene suerte.</translation>
    </message>
    <message>
        <source>Jack high: the dealer does not play.</source>
        <translation>Jota como carta alta: la casa no juega.</translation>
    </message>
    <message>
        <source>The same three ranks: suits never decide, and both wagers push.</source>
        <translation>Los mismos tres rangos: los palos nunca deciden, y ambas apuestas empatan.</translation>
    </message>
    <message>
        <source>Nobody plays, and the players ask to see the dealer&apos;s hand.</source>
        <translation>Nadie juega, y los jugadores piden ver la mano de la casa.</translation>
    </message>
    <message>
        <source>Equal hands</source>
        <translation>Manos iguales</translation>
    </message>
    <message>
        <source>A tie with a dealer who plays pushes Ante and Play; Pair Plus and the bonus do not ask the dealer. Hands are settled from the right.</source>
        <translation>El empate con una casa que juega deja en empate el Ante y la Jugada; Pair Plus y el bono no dependen de la casa. Las manos se liquidan desde la derecha.</translation>
    </message>
    <message>
        <source>Queen high for Sol, nine-eight-seven for Tam and the very same for the dealer.</source>
        <translation>Sol tiene reina como carta alta; Tam, nueve-ocho-siete, y la casa exactamente lo mismo.</translation>
    </message>
    <message>
        <source>A straight: the dealer plays.</source>
        <translation>Escalera: la casa juega.</translation>
    </message>
    <message>
        <source>Tam&apos;s Ante and Play push, the bonus pays 10 and Pair Plus 5 times 10; Tam&apos;s cards wait until Sol&apos;s losing hand is taken up.</source>
        <translation>El Ante y la Jugada de Tam empatan, el bono paga 10 y Pair Plus 5 veces 10; las cartas de Tam esperan hasta que se recoja la mano perdedora de Sol.</translation>
    </message>
    <message>
        <source>The dealer&apos;s card is seen</source>
        <translation>Se ve la carta de la casa</translation>
    </message>
    <message>
        <source>Under the Oneida rules an exposed dealer card voids every hand, also one already folded, and the cards are shuffled.</source>
        <translation>Según las reglas de Oneida, una carta de la casa expuesta anula todas las manos, también una ya retirada, y las cartas se barajan.</translation>
    </message>
    <message>
        <source>Hal folds; his ante is collected at once.</source>
        <translation>Hal se retira; su ante se recoge enseguida.</translation>
    </message>
    <message>
        <source>Ida plays her nines.</source>
        <translation>Ida juega sus nueves.</translation>
    </message>
    <message>
        <source>The middle card flips over in the dealer&apos;s hand.</source>
        <translation>La carta del medio se da vuelta en la mano del crupier.</translation>
    </message>
    <message>
        <source>Hal&apos;s ten dollars come back too: he folded against a hand that does not count.</source>
        <translation>Los diez dólares de Hal también se devuelven: se retiró contra una mano que no cuenta.</translation>
    </message>
    <message>
        <source>A player has four cards</source>
        <translation>Un jugador tiene cuatro cartas</translation>
    </message>
    <message>
        <source>Under 003 only that hand is void and the others play on; four cards for the dealer void the whole table.</source>
        <translation>Según 003 solo esa mano es nula y las demás siguen jugando; cuatro cartas para la casa anulan toda la mesa.</translation>
    </message>
    <message>
        <source>The dealer finds a fourth card at position 1.</source>
        <translation>El crupier encuentra una cuarta carta en la posición 1.</translation>
    </message>
    <message>
        <source>Gail&apos;s nines are not touched by it.</source>
        <translation>Los nueves de Gail no se ven afectados.</translation>
    </message>
    <message>
        <source>Now it is the dealer&apos;s hand that has a card too many: nothing counts.</source>
        <translation>Ahora es la mano de la casa la que tiene una carta de más: nada cuenta.</translation>
    </message>
    <message>
        <source>No Pair Plus without an ante</source>
        <translation>No hay Pair Plus sin ante</translation>
    </message>
    <message>
        <source>The linked version: Pair Plus asks for an ante at least as large, and the other ledger pays 33 and 45 to 1.</source>
        <translation>La versión vinculada: Pair Plus exige un ante al menos igual, y la otra tabla de pagos da 33 y 45 a 1.</translation>
    </message>
    <message>
        <source>Pair Plus alone is not taken here.</source>
        <translation>Pair Plus solo no se admite aquí.</translation>
    </message>
    <message>
        <source>Nor may the ante be taken from under it.</source>
        <translation>Tampoco se puede retirar el ante que lo sostiene.</translation>
    </message>
    <message>
        <source>Ace, king, queen of spades: the best hand of the game.</source>
        <translation>As, rey, reina de picas: la mejor mano del juego.</translation>
    </message>
    <message>
        <source>Play 10, Ante 10, bonus five times 10, Pair Plus 45 times 10.</source>
        <translation>Jugada 10, Ante 10, bono cinco veces 10, Pair Plus 45 veces 10.</translation>
    </message>
    <message>
        <source>What section 13 prints</source>
        <translation>Lo que imprime la sección 13</translation>
    </message>
    <message>
        <source>Read to the letter, Play pushes when a dealer who plays is beaten; the house may choose that reading.</source>
        <translation>Leída al pie de la letra, la Jugada empata cuando se vence a una casa que juega; la casa puede elegir esa lectura.</translation>
    </message>
    <message>
        <source>A pair of kings against queen high: the dealer plays and is beaten.</source>
        <translation>Una pareja de reyes contra reina como carta alta: la casa juega y es vencida.</translation>
    </message>
    <message>
        <source>Printed: Play pushes, Ante pays 1 to 1. The felt says so too.</source>
        <translation>Impreso: la Jugada empata, el Ante paga 1 a 1. El paño también lo dice.</translation>
    </message>
    <message>
        <source>A beaten hand still loses both: that is why the reading costs the player so much.</source>
        <translation>Una mano vencida pierde igualmente ambas: por eso esa lectura le cuesta tanto al jugador.</translation>
    </message>
    <message>
        <source>A shuffle machine and its faults</source>
        <translation>Una barajadora y sus fallos</translation>
    </message>
    <message>
        <source>Under 003 a machine may shuffle two decks in turn; a fault means another shuffle, or a void round, and after a lasting one the dealer shuffles.</source>
        <translation>Según 003 una máquina puede barajar dos barajas por turno; un fallo significa barajar otra vez, o una ronda nula, y tras uno duradero baraja el crupier.</translation>
    </message>
    <message>
        <source>The deck has left the machine and is being cut: a jam is too late.</source>
        <translation>La baraja ha salido de la máquina y se está cortando: para un atasco ya es tarde.</translation>
    </message>
    <message>
        <source>The machine reports an unfinished cycle: the bets stay, the cards are shuffled again.</source>
        <translation>La máquina informa de un ciclo sin terminar: las apuestas se quedan, las cartas se barajan otra vez.</translation>
    </message>
    <message>
        <source>Too late for the other deck: these cards came from a shuffle that failed.</source>
        <translation>Demasiado tarde para la otra baraja: estas cartas vienen de un barajado fallido.</translation>
    </message>
    <message>
        <source>The machine is out of order: the dealer shuffles by hand from now on.</source>
        <translation>La máquina está averiada: desde ahora el crupier baraja a mano.</translation>
    </message>
    <message>
        <source>What the count brings to light</source>
        <translation>Lo que el recuento saca a la luz</translation>
    </message>
    <message>
        <source>The stub is counted; a wrong number voids the deal, and a deck that is not whole leaves the table. A card drawn in error is the next card.</source>
        <translation>El resto se cuenta; un número erróneo anula el reparto, y una baraja que no está completa sale de la mesa. Una carta robada por error es la próxima carta.</translation>
    </message>
    <message>
        <source>On inspection a card is found scratched; a floor person brings another.</source>
        <translation>En la inspección se halla una carta rayada; un supervisor trae otra.</translation>
    </message>
    <message>
        <source>The cut was not clean: it is made again.</source>
        <translation>El corte no fue limpio: se hace de nuevo.</translation>
    </message>
    <message>
        <source>At least ten cards are cut.</source>
        <translation>Se cortan al menos diez cartas.</translation>
    </message>
    <message>
        <source>A card slips out unseen; it is simply the next one.</source>
        <translation>Una carta se escapa sin verse; es simplemente la próxima.</translation>
    </message>
    <message>
        <source>Forty-five cards in the stub and every hand right: the deck is one short.</source>
        <translation>Cuarenta y cinco cartas en el resto y todas las manos correctas: a la baraja le falta una.</translation>
    </message>
    <message>
        <source>A first round of Three Card Poker</source>
        <translation>Una primera ronda de póquer de tres cartas</translation>
    </message>
    <message>
        <source>Ante, look, play or fold; Pair Plus on the side; what a qualifying dealer changes.</source>
        <translation>Ante, mirar, jugar o retirarse; Pair Plus aparte; qué cambia cuando la casa califica.</translation>
    </message>
    <message>
        <source>The ante is for the hand against the dealer, Pair Plus for the hand alone. Each position has its own three places.</source>
        <translation>El ante es por la mano contra la casa, Pair Plus por la mano sola. Cada posición tiene sus propios tres lugares.</translation>
    </message>
    <message>
        <source>Ben bets the ante alone.</source>
        <translation>Ben apuesta solo el ante.</translation>
    </message>
    <message>
        <source>The dealer shuffles, cuts, calls no more bets and deals three cards each, face down. The players look.</source>
        <translation>El crupier baraja, corta, canta No va más y reparte tres cartas a cada uno, boca abajo. Los jugadores miran.</translation>
    </message>
    <message>
        <source>A pair of nines: Ada puts 10 on Play, exactly her ante.</source>
        <translation>Una pareja de nueves: Ada pone 10 en la Jugada, exactamente su ante.</translation>
    </message>
    <message>
        <source>Jack high is below queen-six-four: Ben folds and his ante goes at once.</source>
        <translation>Jota como carta alta está por debajo de reina-seis-cuatro: Ben se retira y su ante se pierde enseguida.</translation>
    </message>
    <message>
        <source>Queen high: the dealer plays.</source>
        <translation>Reina como carta alta: la casa juega.</translation>
    </message>
    <message>
        <source>Play and Ante win 10 each, Pair Plus 5 at 1 to 1.</source>
        <translation>La Jugada y el Ante ganan 10 cada uno, y Pair Plus gana 5, a 1 a 1.</translation>
    </message>
    <message>
        <source>Two hands for one player, and a coupon</source>
        <translation>Dos manos para un jugador, y un cupón</translation>
    </message>
    <message>
        <source>A casino may let a player bet at two adjacent positions; each is a hand of its own. A coupon doubles the ante only.</source>
        <translation>Un casino puede permitir que un jugador apueste en dos posiciones contiguas; cada una es una mano propia. Un cupón solo dobla el ante.</translation>
    </message>
    <message>
        <source>Twenty dollars and a coupon of the same value on the ante.</source>
        <translation>Veinte dólares y un cupón del mismo valor en el ante.</translation>
    </message>
    <message>
        <source>A third position is too far from the first.</source>
        <translation>Una tercera posición está demasiado lejos de la primera.</translation>
    </message>
    <message>
        <source>King high at 2, eight high at 3, a pair of sixes for Max, queen high for the dealer.</source>
        <translation>Rey como carta alta en la 2, ocho como carta alta en la 3, una pareja de seises para Max, reina como carta alta para la casa.</translation>
    </message>
    <message>
        <source>Eight high is folded, and Pair Plus goes with it.</source>
        <translation>Ocho como carta alta se retira, y Pair Plus se pierde con la mano.</translation>
    </message>
    <message>
        <source>From the right: Max&apos;s pair, then Play 20, and 20 with a coupon of 20 on the ante.</source>
        <translation>Desde la derecha: la pareja de Max, luego la Jugada 20, y 20 más un cupón de 20 en el ante.</translation>
    </message>
</context>
<context>
    <name>SessionPage</name>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>Inspector&apos;s challenge</source>
        <translation>Reto del inspector</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>A challenge proves that the session was played after the inspector named it.</source>
        <translation>Un reto prueba que la sesión se jugó después de que el inspector lo dijera.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
</context>
<context>
    <name>SessionsDialog</name>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Make a signed report…</source>
        <translation>Hacer un informe firmado…</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>Última entrada</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>Nothing moves: every step shows its result at once</source>
        <translation>Nada se mueve: cada paso muestra enseguida su resultado</translation>
    </message>
    <message>
        <source>Totals and ranks beside the hands</source>
        <translation>Totales y rangos junto a las manos</translation>
    </message>
    <message>
        <source>The decision that loses least, and why</source>
        <translation>La decisión que menos pierde, y por qué</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation>Idioma, desde el próximo inicio</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Paño</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Hand totals</source>
        <translation>Totales de las manos</translation>
    </message>
    <message>
        <source>Strategy hints</source>
        <translation>Consejos de estrategia</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimiento reducido</translation>
    </message>
    <message>
        <source>Captions stay</source>
        <translation>Los rótulos permanecen</translation>
    </message>
    <message>
        <source>As the layout says</source>
        <translation>Como dice el paño</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Royal blue</source>
        <translation>Azul real</translation>
    </message>
    <message>
        <source>Big index where they are small</source>
        <translation>Índice grande donde se ven pequeñas</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Big index</source>
        <translation>Índice grande</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantánea</translation>
    </message>
</context>
<context>
    <name>Severities</name>
    <message>
        <source>violation</source>
        <translation>infracción</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
</context>
<context>
    <name>StandingMark</name>
    <message>
        <source>review record unreadable</source>
        <translation>registro de revisión ilegible</translation>
    </message>
    <message>
        <source>Layout {0}: {1}</source>
        <translation>Paño {0}: {1}</translation>
    </message>
</context>
<context>
    <name>StopBar</name>
    <message>
        <source>Go on from the journal</source>
        <translation>Seguir desde el diario</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Every session and report of the lost journal goes into a new one</source>
        <translation>Todas las sesiones y todos los informes del diario perdido pasan a uno nuevo</translation>
    </message>
    <message>
        <source>Keep in another folder…</source>
        <translation>Guardar en otra carpeta…</translation>
    </message>
    <message>
        <source>Play has stopped. The last step could not be written and did not happen.</source>
        <translation>El juego se ha detenido. El último paso no se pudo escribir y no ocurrió.</translation>
    </message>
    <message>
        <source>Everything was kept in {0}. To go on from there, start Feltwright with {1} set to {2}.</source>
        <translation>Todo se ha guardado en {0}. Para seguir desde ahí, inicie Feltwright con {1} puesto a {2}.</translation>
    </message>
</context>
<context>
    <name>SubmissionDialog</name>
    <message>
        <source>Make the submission</source>
        <translation>Hacer la presentación</translation>
    </message>
    <message>
        <source>Make the submission…</source>
        <translation>Hacer la presentación…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>One archive with true-to-scale sheets, SVG, DXF and a picture, the schedules, findings, comments and decisions of {0}, and a booklet; all of it signed with the key.</source>
        <translation>Un archivo con hojas a escala real, SVG, DXF y una imagen, los listados, hallazgos, comentarios y decisiones de {0}, y un cuaderno; todo firmado con la clave.</translation>
    </message>
    <message>
        <source>Where the submission goes</source>
        <translation>Dónde guardar la presentación</translation>
    </message>
    <message>
        <source>Submissions (*.zip)</source>
        <translation>Presentaciones (*.zip)</translation>
    </message>
    <message>
        <source>Checking, drawing and signing…</source>
        <translation>Comprobando, dibujando y firmando…</translation>
    </message>
    <message>
        <source>The submission is in {0}</source>
        <translation>La presentación está en {0}</translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>pays {0}</source>
        <translation>paga {0}</translation>
    </message>
    <message>
        <source>seat {0} has {1}</source>
        <translation>el puesto {0} tiene {1}</translation>
    </message>
    <message>
        <source>{0} wins {1}</source>
        <translation>{0} gana {1}</translation>
    </message>
    <message>
        <source>{0} loses {1}</source>
        <translation>{0} pierde {1}</translation>
    </message>
    <message>
        <source>{0} is even</source>
        <translation>{0} queda igual</translation>
    </message>
    <message>
        <source>{0} win {1} each</source>
        <translation>{0} ganan {1} cada uno</translation>
    </message>
    <message>
        <source>{0} lose {1} each</source>
        <translation>{0} pierden {1} cada uno</translation>
    </message>
    <message>
        <source>{0} are even</source>
        <translation>{0} quedan igual</translation>
    </message>
</context>
<context>
    <name>TableRulesDialog</name>
    <message>
        <source>Table rules: {0}</source>
        <translation>Reglas de la mesa: {0}</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Open a new session</source>
        <translation>Abrir una sesión nueva</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Rules belong to a session&apos;s record: other rules start a new session.</source>
        <translation>Las reglas forman parte del registro de la sesión: con otras reglas empieza una sesión nueva.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>House options</source>
        <translation>Opciones de la casa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Each brings</source>
        <translation>Cada uno trae</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>Jugador {0}</translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <translation>Puesto {0} ({1})</translation>
    </message>
    <message>
        <source>The bankroll has to be whole chips.</source>
        <translation>El dinero debe ser de fichas enteras.</translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>{0} · Feltwright</source>
        <translation>{0} · Feltwright</translation>
    </message>
    <message>
        <source>Session {0}, live</source>
        <translation>Sesión {0}, en vivo</translation>
    </message>
    <message>
        <source>Session {0}, a DEMONSTRATION</source>
        <translation>Sesión {0}, una DEMOSTRACIÓN</translation>
    </message>
    <message>
        <source>Session {0}, a TEST</source>
        <translation>Sesión {0}, una PRUEBA</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>Saldos</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Libro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>VerdictDialog</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Sin juzgar</translation>
    </message>
    <message>
        <source>Working everything out again…</source>
        <translation>Calculando todo de nuevo…</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>El archivo no se puede leer.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>The signature holds. Compare the fingerprint: the key vouches only for itself.</source>
        <translation>La firma es válida. Compare la huella: la clave solo responde de sí misma.</translation>
    </message>
    <message>
        <source>The signature holds, and its key is one that is trusted.</source>
        <translation>La firma es válida y su clave es de confianza.</translation>
    </message>
    <message>
        <source>Every chain is whole and every entry in its place.</source>
        <translation>Todas las cadenas están enteras y cada asiento en su lugar.</translation>
    </message>
    <message>
        <source>Every round was played again through the rules and came out the same, to the cent.</source>
        <translation>Cada ronda se jugó de nuevo según las reglas y dio lo mismo, al centavo.</translation>
    </message>
    <message>
        <source>The outcomes lie within what chance allows.</source>
        <translation>Los resultados están dentro de lo que permite el azar.</translation>
    </message>
    <message>
        <source>Outcomes were scripted, so chance has nothing to say.</source>
        <translation>Los resultados seguían un guion; el azar no tiene nada que decir.</translation>
    </message>
    <message>
        <source>There is no record to judge.</source>
        <translation>No hay registro que juzgar.</translation>
    </message>
    <message>
        <source>The session could not be played to its end, so its outcomes are not judged.</source>
        <translation>La sesión no pudo jugarse hasta el final, así que sus resultados no se juzgan.</translation>
    </message>
    <message>
        <source>The file is larger than any report.</source>
        <translation>El archivo es mayor que cualquier informe.</translation>
    </message>
    <message>
        <source>The file is neither a signed PDF nor a signed envelope.</source>
        <translation>El archivo no es ni un PDF firmado ni un sobre firmado.</translation>
    </message>
    <message>
        <source>The file is not written the way it was signed: bytes outside the signature were changed.</source>
        <translation>El archivo no está escrito como se firmó: se cambiaron bytes fuera de la firma.</translation>
    </message>
    <message>
        <source>A report has one signature.</source>
        <translation>Un informe tiene una sola firma.</translation>
    </message>
    <message>
        <source>The envelope is not readable.</source>
        <translation>El sobre no se puede leer.</translation>
    </message>
    <message>
        <source>The envelope names another key than the one it carries.</source>
        <translation>El sobre nombra otra clave que la que lleva.</translation>
    </message>
    <message>
        <source>The envelope carries no certificate.</source>
        <translation>El sobre no lleva ningún certificado.</translation>
    </message>
    <message>
        <source>The certificate is not readable.</source>
        <translation>El certificado no se puede leer.</translation>
    </message>
    <message>
        <source>What was signed is another kind of document, not a session report.</source>
        <translation>Lo firmado es otra clase de documento, no un informe de sesión.</translation>
    </message>
    <message>
        <source>The key is not of the kind reports are signed with (ECDSA P-256).</source>
        <translation>La clave no es del tipo con que se firman los informes (ECDSA P-256).</translation>
    </message>
    <message>
        <source>The signature does not hold: the record was changed after it was signed.</source>
        <translation>La firma no es válida: el registro se cambió después de firmarse.</translation>
    </message>
    <message>
        <source>The PDF has no signature.</source>
        <translation>El PDF no tiene firma.</translation>
    </message>
    <message>
        <source>The signature of the PDF is not readable.</source>
        <translation>La firma del PDF no se puede leer.</translation>
    </message>
    <message>
        <source>The PDF was changed after it was signed.</source>
        <translation>El PDF se cambió después de firmarse.</translation>
    </message>
    <message>
        <source>The signature of the PDF does not hold.</source>
        <translation>La firma del PDF no es válida.</translation>
    </message>
    <message>
        <source>No session record is attached to the PDF.</source>
        <translation>El PDF no lleva adjunto ningún registro de sesión.</translation>
    </message>
    <message>
        <source>More than one session record is attached to the PDF.</source>
        <translation>El PDF lleva adjunto más de un registro de sesión.</translation>
    </message>
    <message>
        <source>The record attached to the PDF is not readable.</source>
        <translation>El registro adjunto al PDF no se puede leer.</translation>
    </message>
    <message>
        <source>The PDF and its record were signed with different keys.</source>
        <translation>El PDF y su registro se firmaron con claves distintas.</translation>
    </message>
    <message>
        <source>The record attached to the PDF belongs to another report.</source>
        <translation>El registro adjunto al PDF pertenece a otro informe.</translation>
    </message>
    <message>
        <source>The record names another signer than the one who signed it.</source>
        <translation>El registro nombra a otro firmante que quien lo firmó.</translation>
    </message>
    <message>
        <source>The signature holds, but its key is none that is trusted.</source>
        <translation>La firma es válida, pero su clave no es de confianza.</translation>
    </message>
    <message>
        <source>Something is said twice in one place, so that two readers may read two things.</source>
        <translation>Algo se dice dos veces en un mismo lugar, de modo que dos lectores pueden leer dos cosas.</translation>
    </message>
    <message>
        <source>The header says something else than the entries.</source>
        <translation>La cabecera dice otra cosa que los asientos.</translation>
    </message>
    <message>
        <source>The end of the record is missing.</source>
        <translation>Falta el final del registro.</translation>
    </message>
    <message>
        <source>The record has more entries than any report.</source>
        <translation>El registro tiene más asientos que cualquier informe.</translation>
    </message>
    <message>
        <source>An entry is longer than any that is written.</source>
        <translation>Un asiento es más largo que cualquiera que se escriba.</translation>
    </message>
    <message>
        <source>The record does not start with the header of a report.</source>
        <translation>El registro no empieza con el encabezado de un informe.</translation>
    </message>
    <message>
        <source>The record is of a schema this program does not know.</source>
        <translation>El registro sigue un esquema que este programa no conoce.</translation>
    </message>
    <message>
        <source>There is no session in it.</source>
        <translation>No contiene ninguna sesión.</translation>
    </message>
    <message>
        <source>A session is in it twice.</source>
        <translation>Contiene una sesión dos veces.</translation>
    </message>
    <message>
        <source>The report&apos;s number and the report before it do not go together.</source>
        <translation>El número del informe y el informe anterior no concuerdan.</translation>
    </message>
    <message>
        <source>It names another report as the one before it.</source>
        <translation>Nombra otro informe como el anterior.</translation>
    </message>
    <message>
        <source>Entries are missing or were added.</source>
        <translation>Faltan asientos o se añadieron.</translation>
    </message>
    <message>
        <source>The chain is broken: an entry was changed, moved, taken out or put in.</source>
        <translation>La cadena está rota: un asiento se cambió, se movió, se quitó o se añadió.</translation>
    </message>
    <message>
        <source>The entries are not of the period the report is for.</source>
        <translation>Los asientos no son del período del informe.</translation>
    </message>
    <message>
        <source>A line is not an entry of a journal.</source>
        <translation>Una línea no es un asiento de un diario.</translation>
    </message>
    <message>
        <source>The session does not start with its opening.</source>
        <translation>La sesión no empieza con su apertura.</translation>
    </message>
    <message>
        <source>The entries are those of another session.</source>
        <translation>Los asientos son de otra sesión.</translation>
    </message>
    <message>
        <source>An entry is out of sequence.</source>
        <translation>Un asiento está fuera de secuencia.</translation>
    </message>
    <message>
        <source>The session is opened twice.</source>
        <translation>La sesión se abre dos veces.</translation>
    </message>
    <message>
        <source>The session goes on after its close.</source>
        <translation>La sesión sigue después de su cierre.</translation>
    </message>
    <message>
        <source>This program does not know the game.</source>
        <translation>Este programa no conoce el juego.</translation>
    </message>
    <message>
        <source>No house may have the options in force.</source>
        <translation>Ninguna casa puede tener las opciones vigentes.</translation>
    </message>
    <message>
        <source>The rules refuse this step.</source>
        <translation>Las reglas rechazan este paso.</translation>
    </message>
    <message>
        <source>The step cannot be played.</source>
        <translation>El paso no se puede jugar.</translation>
    </message>
    <message>
        <source>The rules settle this wager otherwise.</source>
        <translation>Las reglas liquidan esta apuesta de otro modo.</translation>
    </message>
    <message>
        <source>Something else happens by the rules.</source>
        <translation>Según las reglas ocurre otra cosa.</translation>
    </message>
    <message>
        <source>The sums of the session are not what its rounds come to.</source>
        <translation>Las sumas de la sesión no son las que dan sus rondas.</translation>
    </message>
    <message>
        <source>Money appeared or vanished.</source>
        <translation>Apareció o desapareció dinero.</translation>
    </message>
    <message>
        <source>The totals are not what the rounds come to.</source>
        <translation>Los totales no son los que dan las rondas.</translation>
    </message>
    <message>
        <source>The theoretical hold is not what the exact edges come to.</source>
        <translation>La retención teórica no es la que dan las ventajas exactas.</translation>
    </message>
    <message>
        <source>So many sets of rules were played by that the theoretical hold was not worked out again.</source>
        <translation>Se jugó con tantos juegos de reglas que la retención teórica no se volvió a calcular.</translation>
    </message>
    <message>
        <source>The source of chance failed its health test.</source>
        <translation>La fuente de azar no superó su prueba de salud.</translation>
    </message>
    <message>
        <source>An outcome came up further from its share than chance allows.</source>
        <translation>Un resultado se apartó de su proporción más de lo que permite el azar.</translation>
    </message>
    <message>
        <source>Outcomes repeated themselves further from the expected than chance allows.</source>
        <translation>Los resultados se repitieron más lejos de lo esperado de lo que permite el azar.</translation>
    </message>
    <message>
        <source>The outcomes together are less even than chance allows.</source>
        <translation>Los resultados en conjunto son menos uniformes de lo que permite el azar.</translation>
    </message>
    <message>
        <source>The outcomes together are more even than chance allows.</source>
        <translation>Los resultados en conjunto son más uniformes de lo que permite el azar.</translation>
    </message>
    <message>
        <source>The clock of the table jumped; times from there on are only a claim.</source>
        <translation>El reloj de la mesa dio un salto; desde ahí las horas son solo una afirmación.</translation>
    </message>
    <message>
        <source>The session had not been closed when the report was made.</source>
        <translation>La sesión no se había cerrado cuando se hizo el informe.</translation>
    </message>
    <message>
        <source>An entry is not one line.</source>
        <translation>Un asiento no es una línea.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>El archivo no se puede leer.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>El archivo no se puede escribir.</translation>
    </message>
    <message>
        <source>There is no key of this name; make one with: feltwright key make NAME</source>
        <translation>No hay ninguna clave con este nombre; cree una con: feltwright key make NAME</translation>
    </message>
    <message>
        <source>There is already a key of this name.</source>
        <translation>Ya hay una clave con este nombre.</translation>
    </message>
    <message>
        <source>Another key took the place of this one already.</source>
        <translation>Otra clave ya ocupó el lugar de esta.</translation>
    </message>
    <message>
        <source>The file is larger than any PKCS#12 file with a key.</source>
        <translation>El archivo es mayor que cualquier archivo PKCS#12 con una clave.</translation>
    </message>
    <message>
        <source>A key&apos;s name is up to 40 small letters, digits, - and _.</source>
        <translation>El nombre de una clave tiene hasta 40 letras minúsculas, cifras, - y _.</translation>
    </message>
    <message>
        <source>The key&apos;s certificate is not readable.</source>
        <translation>El certificado de la clave no se puede leer.</translation>
    </message>
    <message>
        <source>The passphrase does not open the key.</source>
        <translation>La contraseña no abre la clave.</translation>
    </message>
    <message>
        <source>The certificate beside the key is another key&apos;s.</source>
        <translation>El certificado junto a la clave es de otra clave.</translation>
    </message>
    <message>
        <source>The certificate is no longer in force.</source>
        <translation>El certificado ya no está vigente.</translation>
    </message>
    <message>
        <source>The certificate is not for signing documents.</source>
        <translation>El certificado no es para firmar documentos.</translation>
    </message>
    <message>
        <source>The PKCS#12 file cannot be opened with this passphrase.</source>
        <translation>El archivo PKCS#12 no se puede abrir con esta contraseña.</translation>
    </message>
    <message>
        <source>A passphrase has at least 8 characters.</source>
        <translation>Una contraseña tiene al menos 8 caracteres.</translation>
    </message>
</context>
<context>
    <name>Verification</name>
    <message>
        <source>The report is verified, and its signer is trusted.</source>
        <translation>El informe está verificado y su firmante es de confianza.</translation>
    </message>
    <message>
        <source>The report is verified. Whose key it is, only the fingerprint tells.</source>
        <translation>El informe está verificado. De quién es la clave, solo lo dice la huella.</translation>
    </message>
    <message>
        <source>The report is NOT verified: not {0}.</source>
        <translation>El informe NO está verificado: no es {0}.</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Verify a report</source>
        <translation>Verificar un informe</translation>
    </message>
    <message>
        <source>Drop a report here, or open one.</source>
        <translation>Suelte aquí un informe, o abra uno.</translation>
    </message>
    <message>
        <source>A signed PDF, or the bare record taken out of one.</source>
        <translation>Un PDF firmado, o el registro extraído de uno.</translation>
    </message>
    <message>
        <source>Authentic</source>
        <translation>Auténtico</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Arithmetically right</source>
        <translation>Aritméticamente correcto</translation>
    </message>
    <message>
        <source>Plausible</source>
        <translation>Verosímil</translation>
    </message>
    <message>
        <source>Open a report…</source>
        <translation>Abrir un informe…</translation>
    </message>
    <message>
        <source>Trust only a certificate…</source>
        <translation>Confiar solo en un certificado…</translation>
    </message>
    <message>
        <source>Report {0}, {1}; record SHA-256 {2}</source>
        <translation>Informe {0}, {1}; SHA-256 del registro {2}</translation>
    </message>
    <message>
        <source>Open a report</source>
        <translation>Abrir un informe</translation>
    </message>
    <message>
        <source>Reports (*.pdf *.json);;All files (*)</source>
        <translation>Informes (*.pdf *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A certificate to trust</source>
        <translation>Un certificado en el que confiar</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer *.der);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Trusting only {0}</source>
        <translation>Solo se confía en {0}</translation>
    </message>
</context>
<context>
    <name>VerifySubmissionDialog</name>
    <message>
        <source>Verify a submission</source>
        <translation>Verificar una presentación</translation>
    </message>
    <message>
        <source>Drop a submission here, or open one.</source>
        <translation>Suelte aquí una presentación, o abra una.</translation>
    </message>
    <message>
        <source>The archive that Make the submission wrote.</source>
        <translation>El archivo que escribió Hacer la presentación.</translation>
    </message>
    <message>
        <source>Open a submission…</source>
        <translation>Abrir una presentación…</translation>
    </message>
    <message>
        <source>Authentic</source>
        <translation>Auténtico</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>In agreement</source>
        <translation>Concordante</translation>
    </message>
    <message>
        <source>The submission is verified.</source>
        <translation>La presentación está verificada.</translation>
    </message>
    <message>
        <source>NOT verified.</source>
        <translation>NO verificada.</translation>
    </message>
    <message>
        <source>{0}, edition {1}: {2}. Content digest {3}.</source>
        <translation>{0}, edición {1}: {2}. Resumen del contenido {3}.</translation>
    </message>
    <message>
        <source>Open a submission</source>
        <translation>Abrir una presentación</translation>
    </message>
    <message>
        <source>Submissions (*.zip);;All files (*)</source>
        <translation>Presentaciones (*.zip);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message>
        <source>&amp;Add a member</source>
        <translation>&amp;Añadir un miembro</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>for</source>
        <translation>a favor</translation>
    </message>
    <message>
        <source>against</source>
        <translation>en contra</translation>
    </message>
    <message>
        <source>abstained</source>
        <translation>abstención</translation>
    </message>
    <message>
        <source>not voted</source>
        <translation>sin votar</translation>
    </message>
</context>
<context>
    <name>WagerModel</name>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>My bet</source>
        <translation>Mi apuesta</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paga</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>pays {0}</source>
        <translation>paga {0}</translation>
    </message>
    <message>
        <source>my bet {0}</source>
        <translation>mi apuesta {0}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fuera de juego</translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>Straight Up</source>
        <translation>Pleno</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Caballo</translation>
    </message>
    <message>
        <source>3-Number</source>
        <translation>Transversal</translation>
    </message>
    <message>
        <source>4-Number</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>5-Number</source>
        <translation>Cinco números</translation>
    </message>
    <message>
        <source>6-Number</source>
        <translation>Seisena</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Docena</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Impar</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Low (1 to 18)</source>
        <translation>Falta (1 a 18)</translation>
    </message>
    <message>
        <source>High (19 to 36)</source>
        <translation>Pasa (19 a 36)</translation>
    </message>
    <message>
        <source>Back-to-Back</source>
        <translation>Back-to-Back</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Don&apos;t Pass</source>
        <translation>Don&apos;t Pass</translation>
    </message>
    <message>
        <source>Odds on Pass</source>
        <translation>Odds de Pass</translation>
    </message>
    <message>
        <source>Odds on Don&apos;t Pass</source>
        <translation>Odds de Don&apos;t Pass</translation>
    </message>
    <message>
        <source>Come</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>Don&apos;t Come</source>
        <translation>Don&apos;t Come</translation>
    </message>
    <message>
        <source>Odds on Come</source>
        <translation>Odds de Come</translation>
    </message>
    <message>
        <source>Odds on Don&apos;t Come</source>
        <translation>Odds de Don&apos;t Come</translation>
    </message>
    <message>
        <source>Put</source>
        <translation>Put</translation>
    </message>
    <message>
        <source>Odds on Put</source>
        <translation>Odds de Put</translation>
    </message>
    <message>
        <source>Place to Win</source>
        <translation>Place a ganar</translation>
    </message>
    <message>
        <source>Place to Lose</source>
        <translation>Place a perder</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Lay</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Big</translation>
    </message>
    <message>
        <source>Hard Way</source>
        <translation>Hard Way</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <source>Any Seven</source>
        <translation>Cualquier siete</translation>
    </message>
    <message>
        <source>Any Craps</source>
        <translation>Cualquier craps</translation>
    </message>
    <message>
        <source>Craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <source>11 in One Roll</source>
        <translation>11 en una tirada</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Horn</translation>
    </message>
    <message>
        <source>Horn High</source>
        <translation>Horn alto</translation>
    </message>
    <message>
        <source>World</source>
        <translation>World</translation>
    </message>
    <message>
        <source>3 Way Craps</source>
        <translation>Craps de tres</translation>
    </message>
    <message>
        <source>Hop</source>
        <translation>Hop</translation>
    </message>
    <message>
        <source>C and E</source>
        <translation>C y E</translation>
    </message>
    <message>
        <source>High-Low</source>
        <translation>Alto-Bajo</translation>
    </message>
    <message>
        <source>Ace Deuce-Any Craps</source>
        <translation>As-dos y cualquier craps</translation>
    </message>
    <message>
        <source>Insignia</source>
        <translation>Insignia</translation>
    </message>
    <message>
        <source>$1 Insignia</source>
        <translation>Insignia de $1</translation>
    </message>
    <message>
        <source>$2 Insignia</source>
        <translation>Insignia de $2</translation>
    </message>
    <message>
        <source>$5 Insignia</source>
        <translation>Insignia de $5</translation>
    </message>
    <message>
        <source>$10 Insignia</source>
        <translation>Insignia de $10</translation>
    </message>
    <message>
        <source>$20 Insignia</source>
        <translation>Insignia de $20</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Name of Casino</source>
        <translation>Nombre del casino</translation>
    </message>
    <message>
        <source>Single Card Straight Up</source>
        <translation>Una carta, pleno</translation>
    </message>
    <message>
        <source>Two Cards or Split</source>
        <translation>Dos cartas o caballo</translation>
    </message>
    <message>
        <source>Four Cards or Corner</source>
        <translation>Cuatro cartas o cuadro</translation>
    </message>
    <message>
        <source>Single Rank</source>
        <translation>Un rango</translation>
    </message>
    <message>
        <source>Double Rank</source>
        <translation>Dos rangos</translation>
    </message>
    <message>
        <source>Ace-King-Queen Rank</source>
        <translation>Rango as-rey-reina</translation>
    </message>
    <message>
        <source>Jack-10-9 Rank</source>
        <translation>Rango jota-10-9</translation>
    </message>
    <message>
        <source>8-7-6 Rank</source>
        <translation>Rango 8-7-6</translation>
    </message>
    <message>
        <source>5-4-3 Rank</source>
        <translation>Rango 5-4-3</translation>
    </message>
    <message>
        <source>Suit or Column</source>
        <translation>Palo o columna</translation>
    </message>
    <message>
        <source>Jacer</source>
        <translation>Jacer</translation>
    </message>
    <message>
        <source>Pair in Two</source>
        <translation>Pareja en dos</translation>
    </message>
    <message>
        <source>Pair in Three</source>
        <translation>Pareja en tres</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Open Straight</source>
        <translation>Escalera abierta</translation>
    </message>
    <message>
        <source>Inside Straight</source>
        <translation>Escalera interior</translation>
    </message>
    <message>
        <source>Open Straight Flush</source>
        <translation>Escalera de color abierta</translation>
    </message>
    <message>
        <source>Inside Straight Flush</source>
        <translation>Escalera de color interior</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Double down</source>
        <translation>Doblar la apuesta</translation>
    </message>
    <message>
        <source>Split wager</source>
        <translation>Apuesta de separación</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Primera mano</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Segunda mano</translation>
    </message>
    <message>
        <source>Player&apos;s Hand</source>
        <translation>Mano del Jugador</translation>
    </message>
    <message>
        <source>Banker&apos;s Hand</source>
        <translation>Mano de la Banca</translation>
    </message>
    <message>
        <source>Tie Bet</source>
        <translation>Apuesta al empate</translation>
    </message>
    <message>
        <source>Initial wager</source>
        <translation>Apuesta inicial</translation>
    </message>
    <message>
        <source>Tie wager</source>
        <translation>Apuesta al empate</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerra</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Aumento</translation>
    </message>
    <message>
        <source>Ante</source>
        <translation>Ante</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Ante Bonus</source>
        <translation>Bono de ante</translation>
    </message>
    <message>
        <source>Pair Plus</source>
        <translation>Pair Plus</translation>
    </message>
    <message>
        <source>Automatic Bonus</source>
        <translation>Bono automático</translation>
    </message>
    <message>
        <source>Aces Up</source>
        <translation>Aces Up</translation>
    </message>
</context>
<context>
    <name>WagersPanel</name>
    <message>
        <source>Search wagers</source>
        <translation>Buscar apuestas</translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Put the chip in hand on the wager chosen (Enter)</source>
        <translation>Pone la ficha en mano en la apuesta elegida (Intro)</translation>
    </message>
    <message>
        <source>Take down</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take the bet down (Backspace)</source>
        <translation>Retira la apuesta (Retroceso)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>zero</source>
        <translation>cero</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>trece</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>catorce</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>quince</translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation>dieciséis</translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation>diecisiete</translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation>dieciocho</translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation>diecinueve</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>veinte</translation>
    </message>
    <message>
        <source>twenty-one</source>
        <translation>veintiuno</translation>
    </message>
    <message>
        <source>twenty-two</source>
        <translation>veintidós</translation>
    </message>
    <message>
        <source>twenty-three</source>
        <translation>veintitrés</translation>
    </message>
    <message>
        <source>twenty-four</source>
        <translation>veinticuatro</translation>
    </message>
    <message>
        <source>twenty-five</source>
        <translation>veinticinco</translation>
    </message>
    <message>
        <source>twenty-six</source>
        <translation>veintiséis</translation>
    </message>
    <message>
        <source>twenty-seven</source>
        <translation>veintisiete</translation>
    </message>
    <message>
        <source>twenty-eight</source>
        <translation>veintiocho</translation>
    </message>
    <message>
        <source>twenty-nine</source>
        <translation>veintinueve</translation>
    </message>
    <message>
        <source>thirty</source>
        <translation>treinta</translation>
    </message>
    <message>
        <source>thirty-one</source>
        <translation>treinta y uno</translation>
    </message>
    <message>
        <source>thirty-two</source>
        <translation>treinta y dos</translation>
    </message>
    <message>
        <source>thirty-three</source>
        <translation>treinta y tres</translation>
    </message>
    <message>
        <source>thirty-four</source>
        <translation>treinta y cuatro</translation>
    </message>
    <message>
        <source>thirty-five</source>
        <translation>treinta y cinco</translation>
    </message>
    <message>
        <source>thirty-six</source>
        <translation>treinta y seis</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>Two, craps two, aces</source>
        <translation>Dos, craps dos, ases</translation>
    </message>
    <message>
        <source>Three, craps three, ace-deuce</source>
        <translation>Tres, craps tres, as-dos</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Yo-leven</source>
        <translation>Once</translation>
    </message>
    <message>
        <source>Twelve, craps twelve, boxcars</source>
        <translation>Doce, craps doce, seises</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>double zero</source>
        <translation>doble cero</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impar</translation>
    </message>
    <message>
        <source>even</source>
        <translation>par</translation>
    </message>
    <message>
        <source>low</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>high</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>on</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>off</source>
        <translation>fuera de juego</translation>
    </message>
    <message>
        <source>nothing is</source>
        <translation>no hay nada</translation>
    </message>
    <message>
        <source>spot {0}</source>
        <translation>lugar {0}</translation>
    </message>
    <message>
        <source>spot {0}, hand {1}</source>
        <translation>lugar {0}, mano {1}</translation>
    </message>
    <message>
        <source>{0}, hand {1}</source>
        <translation>{0}, mano {1}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Opened: {0}, {1}</source>
        <translation>Abierta: {0}, {1}</translation>
    </message>
    <message>
        <source>Closed: {0}</source>
        <translation>Cerrada: {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} y {1}</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>{0}, green</source>
        <translation>{0}, verde</translation>
    </message>
    <message>
        <source>{0} {1}, {2} and {3}</source>
        <translation>{0} {1}, {2} y {3}</translation>
    </message>
    <message>
        <source>hard {0}</source>
        <translation>{0} duro</translation>
    </message>
    <message>
        <source>{0}, easy {0}</source>
        <translation>{0}, {0} fácil</translation>
    </message>
</context>
<context>
    <name>WordsForm</name>
    <message>
        <source>Words of {0}</source>
        <translation>Texto de {0}</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>Height of capitals</source>
        <translation>Altura de las mayúsculas</translation>
    </message>
    <message>
        <source>Words in braces are filled in when the felt is drawn.</source>
        <translation>Las palabras entre llaves se completan al dibujar el paño.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Nothing now</source>
        <translation>Nada ahora</translation>
    </message>
</context>
</TS>
