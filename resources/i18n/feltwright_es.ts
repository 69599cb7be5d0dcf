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
    <name>Calls</name>
    <message>
        <source>No more bets, please</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Tirada de bola nula</translation>
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
        <source>Dealer has {hand}</source>
        <translation>La casa tiene {hand}</translation>
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
        <source>One member a line: Name: for, against or abstained</source>
        <translation>Un miembro por línea: Nombre: for, against o abstained</translation>
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
        <source>Status: {0}. Content digest {1}.</source>
        <translation>Estado: {0}. Resumen del contenido {1}.</translation>
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
    <name>Errors</name>
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
        <translation>{marker} sale del tablero</translation>
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
        <source>the wager has two areas</source>
        <translation>la apuesta tiene dos zonas</translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation>falta la clave</translation>
    </message>
    <message>
        <source>the file is made for a newer program</source>
        <translation>el archivo es para un programa más nuevo</translation>
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
        <source>a step without an array</source>
        <translation>un paso sin serie</translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation>el texto es demasiado largo</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>el archivo es demasiado grande</translation>
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
        <source>“{words}” reaches out of its area.</source>
        <translation>«{words}» sobresale de su zona.</translation>
    </message>
    <message>
        <source>The area does not say “{words}”.</source>
        <translation>La zona no dice «{words}».</translation>
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
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Reglas…</translation>
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
        <translation>Reglas de los juegos autorizados, doble cero</translation>
    </message>
    <message>
        <source>Licensed games rules of play, single zero</source>
        <translation>Reglas de los juegos autorizados, un cero</translation>
    </message>
    <message>
        <source>Craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <source>Licensed games rules of play</source>
        <translation>Reglas de los juegos autorizados</translation>
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
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
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
        <source>Sessions and reports</source>
        <translation>Sesiones e informes</translation>
    </message>
    <message>
        <source>Showing and reviewing</source>
        <translation>Mostrar y revisar</translation>
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
        <source>Demonstrate</source>
        <translation>Demostrar</translation>
    </message>
    <message>
        <source>the guided tour of a game; at any point, play it yourself from there</source>
        <translation>la visita guiada de un juego; en cualquier punto, juegue usted desde ahí</translation>
    </message>
    <message>
        <source>Review a layout…</source>
        <translation>Revisar un paño…</translation>
    </message>
    <message>
        <source>rulers, measure tool, findings by clause, comments, decisions and editing on the felt</source>
        <translation>reglas, medición, hallazgos por cláusula, comentarios, decisiones y edición sobre el paño</translation>
    </message>
    <message>
        <source>Drop a layout or a scenario on the lobby</source>
        <translation>Suelte un paño o un guion en el vestíbulo</translation>
    </message>
    <message>
        <source>opens it in its window</source>
        <translation>lo abre en su ventana</translation>
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
        <source>black</source>
        <translation>negro</translation>
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
        <source>The journal was written by a later program: {detail}.</source>
        <translation>El diario lo escribió un programa posterior: {detail}.</translation>
    </message>
    <message>
        <source>The journal may not be written: {detail}.</source>
        <translation>El diario no se puede escribir: {detail}.</translation>
    </message>
    <message>
        <source>The session does not begin with its opening: {detail}.</source>
        <translation>La sesión no empieza con su apertura: {detail}.</translation>
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
    <name>KeyFields</name>
    <message>
        <source>There is no key yet. One is made now; the passphrase protects it and cannot be recovered.</source>
        <translation>Aún no hay clave. Se crea una ahora; la contraseña la protege y no se puede recuperar.</translation>
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
        <source>These options cannot be had together.</source>
        <translation>Estas opciones no pueden darse juntas.</translation>
    </message>
    <message>
        <source>Working out {0} more edges…</source>
        <translation>Faltan {0} ventajas por calcular…</translation>
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
        <source>{0} …</source>
        <translation>{0} …</translation>
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
        <source>Commission is collected</source>
        <translation>Se cobra la comisión</translation>
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
        <translation>El director general aprueba más de $5,000</translation>
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
        <translation>Reproducir</translation>
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
        <source>Nobody has made a wager.</source>
        <translation>Nadie ha hecho una apuesta.</translation>
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
        <source>Nobody has bet yet.</source>
        <translation>Nadie ha apostado todavía.</translation>
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
        <translation>La apuesta de juego es igual al ante: {needed}, no {cents}.</translation>
    </message>
    <message>
        <source>Without an ante there is nothing to play for.</source>
        <translation>Sin ante no hay nada por lo que jugar.</translation>
    </message>
    <message>
        <source>The play wager is {minimum} to {maximum}, not {cents}.</source>
        <translation>La apuesta de juego va de {minimum} a {maximum}, no {cents}.</translation>
    </message>
    <message>
        <source>The play wager is one, two or three times {unit}, not {cents}.</source>
        <translation>La apuesta de juego es una, dos o tres veces {unit}, no {cents}.</translation>
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
        <source>The felt is no longer the one the session was opened on</source>
        <translation>El paño ya no es aquel con el que se abrió la sesión</translation>
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
        <source>Continued after {after}</source>
        <translation>Continuada tras {after}</translation>
    </message>
    <message>
        <source>Left, to be continued</source>
        <translation>Dejada para continuar</translation>
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
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Resolved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>no advantage to the house</source>
        <translation>sin ventaja para la casa</translation>
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
        <source>A member votes once</source>
        <translation>Cada miembro vota una vez</translation>
    </message>
    <message>
        <source>A vote is for, against or abstained</source>
        <translation>Un voto es a favor, en contra o abstención</translation>
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
        <source>Redline: dashed red is the older edition, blue the newer one.</source>
        <translation>Correcciones: rojo discontinuo es la edición anterior, azul la nueva.</translation>
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
        <source>{0}, edition {1}: {2}. {3} violations, {4} findings in all.</source>
        <translation>{0}, edición {1}: {2}. {3} infracciones, {4} hallazgos en total.</translation>
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
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Older edition</source>
        <translation>Edición anterior</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
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
        <source>Play has stopped. The last step could not be written and did not happen.</source>
        <translation>El juego se ha detenido. El último paso no se pudo escribir y no ocurrió.</translation>
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
        <source>Not judged</source>
        <translation>Sin juzgar</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
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
        <source>Playing every round again…</source>
        <translation>Se juega otra vez cada ronda…</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>El archivo no se puede leer.</translation>
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
        <translation>Separar</translation>
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
        <translation>Reproducir</translation>
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
