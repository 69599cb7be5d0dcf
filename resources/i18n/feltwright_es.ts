<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feltwright {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts Inter, Cinzel, Oswald, Barlow Condensed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts the rules come from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BalanceModel</name>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BalancesPanel</name>
    <message>
        <source>Seats and balances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}. The house has won {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}. The house has lost {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetBar</name>
    <message>
        <source>Betting for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetCommand</name>
    <message>
        <source>{0} on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take down {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call {0} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call {0} off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>No more bets, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number_call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair in two may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair in three may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight, open, may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight, inside, may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight flush, open, may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight flush, inside, may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind may be bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll_call}, front line winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll_call}, line away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll_call}; mark the point, {total_word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner {total_word}, front line winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven out, line away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{roll_call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player wins, {player} over {banker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker wins, {banker} over {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie hand, {player} all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phantom hand: no bets, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house has the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are consecutive, tie hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We have a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No three of a kind, tie hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spread is {spread}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer has {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer does not play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest bet the table takes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Confirm the bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and the </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed aloud by the {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the bet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>move to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rebet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DemoWindow</name>
    <message>
        <source>{0}: {1} · Demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>This cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something broke. The session so far is on disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>Seat {seat}: {name} sits down with {cents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} leaves with {cents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} buys {cents} more in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} puts {cents} on {key}, {total_cents} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} puts {cents} on {key}, {total_cents} in all, and pays {vig_cents} commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} takes {cents} off {key}, {total_cents} stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} on {key} goes back to seat {seat}, {total_cents} stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}: {cents} moves from {key} to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} calls {key} {on}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}: {key} {result}, {net_cents}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{phase}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{call}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns {wheel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel turns {wheel}, the ball {ball}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes to rest on {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are offered to seat {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left to take the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} throws the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice show {faces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {marker} goes to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {marker} is taken off the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {marker} is turned on at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {marker} is turned off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {marker} goes to {place} and shows {face}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} goes to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card goes face down to {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is turned up at {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of {place} are collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code}: {ruling}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} is void, the bets wait for the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat}: {cents} on {key}, above the limit, allowed by {approved_by}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>File problems</name>
    <message>
        <source>more than one set of odds would fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the area is for a wager that is not offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array has no sensible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the grid does not hold together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an amount of money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the number of a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape makes no sense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be a wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cell is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step does nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wager has two areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is made for a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not TOML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no felt to play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the felt is made for other options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step without an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step does more than one thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such fitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such area to light up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game keeps no such fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game knows no such irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no such odds to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing fills this placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wager ends like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the procedure has no such step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game has no such wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the wager has no area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout is for another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the kind of value wanted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Profile of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Roulette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licensed games rules of play, double zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licensed games rules of play, single zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licensed games rules of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oneida craps rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pokette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pokette rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single Deck Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack Switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-Baccarat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casino War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Dog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Card Poker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oneida rules of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Card Poker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting with the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting with the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the chip in hand there for the active seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>puts the smallest bet the table takes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the chip in hand off; with Shift, everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes everything off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves the active seat&apos;s chips to another area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom and pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the focus ring over the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bets on the focused area or the chosen row of the wagers panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the bet down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a chip in hand; Alt+0 is the least bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet for a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo and redo until the betting closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rebet, double, clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lets the table run to the next outcome; again jumps to the end of what moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buttons under the felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are exactly what may be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round, Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises what can go wrong; the regulation says what follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger, Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clause behind every payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall (F6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the felt as it lay at earlier outcomes, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options in force, pay tables, citations and errata</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>Pays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips come here by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge is being worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge {0} to {1}, {2}, {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House edge {0}{1}, {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ids</name>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>betting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball with wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few revolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foreign object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floating ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ball left wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misplaced chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dont pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dont pass odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dont come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>come odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dont come odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horn high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three way craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c and e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace deuce any craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>come out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accept dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decline dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die off table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die on die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in cup or rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cheating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>improper throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sliding throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die cocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die on objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disputed face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clapper between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block akq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block jt9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 876</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block 543</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair in three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealers turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unseen card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer missed himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand without cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand with one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wager touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffler fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banker draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collect commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decline cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third to player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third to player hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third to player shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards handled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face up in shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ante bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong count player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong count dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card in error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer card exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffler jam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoe jam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stub misdealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stub wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffler miscount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>improper cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play 3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IrregularityDialog</name>
    <message>
        <source>What follows: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not noted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kiosk</name>
    <message>
        <source>Feltwright kiosk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerModel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LedgerPanel</name>
    <message>
        <source>Ledger of the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clause behind the line chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line and ask why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clause decides this line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less {0} commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: net {1}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search games, wagers, rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has that. Try a wager&apos;s name, or clear the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare a layout with the regulation. Review is not in this edition yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed session reports appear here once a session has been reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No session was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} steps played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables you open are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No demonstration is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk, full screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call a bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be done now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregularities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rebet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash, called to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips and a match play coupon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Naming</name>
    <message>
        <source>{0} at spot {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiples of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>The wheel was turned the same way twice running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dice are chosen, the others go back to the bowl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die that left the table is inspected before it goes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boxman orders the shooter to pass the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer puts an equal stack beside the player&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About one deck is laced into the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commission is marked up in the seat&apos;s box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commission is collected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer sorts and inspects the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are fanned out face up for the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are turned down, washed and stacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards go into the shuffle machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green button starts the shuffle machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sets change places: one is dealt, the other goes into the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are cut, {depth} from the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cutting card goes in with {behind} cards behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} burned face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new dealer burns a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is empty: the discards are shuffled and cut to finish the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer looks at the hole card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cutting card is out: the cards are shuffled after this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody took the exposed card: it is burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New cards are brought to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stub is counted face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stub goes to the discard rack unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays, but the players see the dealer&apos;s hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays; the dealer&apos;s hand stays closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Let it run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The routine up to the next outcome, and the outcome (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the wheel stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the dice fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Option problems</name>
    <message>
        <source>it is above the casino maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is above the table maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot have this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it pays less than the least that is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is below the table minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every chip must be a multiple of the smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chips go from the smallest to the largest, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red and black must take turns round the wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs the general manager&apos;s approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there would be too few cards for a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number of the wheel must be there, each once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text that is followed does not have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table needs chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds go up to a hundred times at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text that is followed fixes what bets pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table that takes Put bets must take odds on them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no such option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes an automated shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a maximum this high needs the general manager&apos;s approval</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved order of the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain neutral ring, with approval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-to-Back offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-to-Back must repeat its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder after the third hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courtesy line for the 0-00 split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casino maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip denominations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet below the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet above the maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagers offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds above the cap for an exact payout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigorish on buy bets, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigorish on lay bets, percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vigorish on lay bets is taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardways on the come-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t bets may go back up after removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners left up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning split bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets without an area of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late bets need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match play coupons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooter may roll alone for come bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Roll is called by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payout odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 1 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 2 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 5 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 10 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 20 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum at 40 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel diameter in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clapper between two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight on ace and king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning cards shown by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players&apos; first cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new dealer may burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the burned card on request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer looks under an ace or ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several boxes for one player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle at the dealer&apos;s discretion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player with 21 may draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split aces may be split again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer blackjack after a split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betting boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer&apos;s 22 against other hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack beats a dealer&apos;s 22</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blackjack made by switching counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both wagers must be equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s soft 17</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commission on a Banker&apos;s win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commission is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commission is taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards behind the cutting card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About one deck is laced into the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards washed before a player sits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General manager approves more than $5,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum on a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum on a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s war card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn in error unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red Dog emblem on the cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair Plus maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher maxima approved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair Plus pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against a beaten dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus although the dealer wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automated shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second deck in the shuffler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffler counts the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds between counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two adjacent positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagers that go together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces Up maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play wagers between one and three antes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PhaseBar</name>
    <message>
        <source>Round {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phases</name>
    <message>
        <source>Place your bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball is running, bets are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets, the wheel is turning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter picks two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are to be shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are to be cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets, the cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player&apos;s Hand draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied players choose war or surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair: the third card comes at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players choose to play on or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has been exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was drawn in error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is to be turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are to be settled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Procedure</name>
    <message>
        <source>Place your bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball running, bets open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets, spinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball spun the way the wheel turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than four revolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign object in the wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball floats and does not drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ball leaves the wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chip misplaced at the player&apos;s wish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shooter picks two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coming out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice in the air</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order the shooter to pass the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll only for the come bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die leaves the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die on top of the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice not released together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die misses the end wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die rests on the boxman&apos;s bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die rests in the cup or on a rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crooked device or technique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other improper throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice slid or spun again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice touch chips on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die leans on one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die leans on several objects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The upper face is disputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clapper rests between two numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel released without No More Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clapper rests between two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than three revolutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are to be shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are to be cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first cards are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was drawn in error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut by the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the burned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn in error, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card drawn in error and exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer missed his own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box got no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box got one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player or spectator handles cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player handles a wager in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shuffle machine fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s seal or chip is not in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the second cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first four cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player&apos;s Hand draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Banker&apos;s Hand draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has been exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce and settle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player&apos;s Hand given a card it may not draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card too many, both hands stay, not disclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card too many, both hands stay, disclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn in error, not disclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn in error, disclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few cards to finish the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody touches the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card for every player and the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied players choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card has been found face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to war</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card found face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle machine fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card leaves the shoe out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players choose to play on or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the round out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the wagers back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn in error, face not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third card exposed before Raises closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets, the hands are dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s hand is turned over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring new cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the dealer&apos;s hand over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle the hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the hand down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong number of cards for a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong number of cards for the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card found face up while dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card dealt in error, not exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s card exposed before the reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffler jams during the shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automated shoe fails during the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stub count wrong, cards misdealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stub count wrong, cards not misdealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffler reports a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut not made properly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play twice the ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play three times the ante</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RECALL · nothing has been decided at this table yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RECALL · round {0} · outcome {1} of {2} kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>{cents} is above the casino maximum of {maximum}; only the casino&apos;s heads may allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} is too much: the most that may be bet here is {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} always works; it is not called on or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-to-Back needs at least {minimum} of yours on the regular game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That particular does not fit here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} is too little: the least that may be bet here is {minimum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} still has bets on the felt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} cannot be paid exactly: bet a multiple of {unit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} cannot happen at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card is dealt: wagers are no longer touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being prepared; bets are taken when they are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards lie spread until a player comes to look at them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody at this table already plays {colour}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} needs a chip colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} is not bet directly: the chips move there from the come area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect the {cents} of commission outstanding before the shuffle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} owes {cents} of commission and needs the chips for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} stays up until it is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match play coupons go on Pass or Don&apos;t Pass only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut is still offered to seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut is not offered to seat {seat} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut at least {least} cards from either end of the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are still being offered round the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are out; leave the bets alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are not offered to seat {seat} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has the dice ready to throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point is {point}; Don&apos;t Pass waits for the next come-out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total} may not be doubled, only 10 and 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} is not open: {stand} on the stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has the dice; pass them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot come up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} is too much: insurance goes up to {maximum} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are out: the bet counts only if confirmed by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} is made by deciding so when the hand is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only {there} to take, not {cents}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} is more than the wager it doubles: {maximum} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} needs a player&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This has to be confirmed by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is burned now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No commission is owed that could be collected now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to chance at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two cards of the same value are split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no dice to choose from now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not being cut now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table it is the {designated} who calls No Roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes {needed}, and there is only {bankroll} in the rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such thing in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in force have no such choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table nobody may {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards cannot be dealt now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet: {next} comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} does not have the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} cannot be made up of {chip} chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not shuffled now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {position} is not for seat {seat} to bet on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is seat {seat}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no burned card to be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No come bets are left to roll for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no come betting on a come-out; bet the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such hand at position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is taken only between the deal and the dealer&apos;s look, when he shows an ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more bets: the betting is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is shooting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No shuffle machine is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has nothing on {wager}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {seat}: the table has {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has made a wager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of {multiple} times are offered: {maximum} at most behind this bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds need a {flat} bet of yours that has its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Back-to-Back number a spin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A split ace gets one card only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first two cards of a hand let a player {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} works anyway while the point is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else may still take the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say also: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point is {point}: Pass waits for the next come-out, a Put bet is for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else&apos;s chips lie at position {position}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises are taken only between a spread and Raises closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise goes up to the original bet, {maximum} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a bet can be raised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} already sits at seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} shoots and needs a Pass or Don&apos;t Pass bet first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand is split three times at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bet in {tender} is not taken here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie wager needs an initial wager beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {position} needs a wager for each of its two hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two wagers at position {position} must be equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no decision called {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules know no irregularity called {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no step called {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} is not offered at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War takes exactly {cents}, as much as the initial wager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wanted now is an outcome of the {device}, not a {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cents} is too much: neither wager may be more than five times the other, {maximum} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an ante the hand is played or folded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes an ante of at least {needed} beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wager} is not bet directly: it comes with the player&apos;s decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match play coupons go on the ante only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That hand has been decided: {choice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has a hand in this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two positions next to each other at most: {position} is not one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} has no such hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play wager equals the ante: {needed}, not {cents}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without an ante there is nothing to play for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play wager is {minimum} to {maximum}, not {cents}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play wager is one, two or three times {unit}, not {cents}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>it counts for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the face that counts is ruled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the betting is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the sign at the table says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card last passed wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each player may play on or have the wagers back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card goes to the Banker&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is the first of the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card goes into a phantom hand without wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round is void and the wagers go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is the next one used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card is offered to the hands in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the missing cards come last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is forbidden and put right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is reported to the commission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all hands are void and the deck leaves the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>that hand is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is used as the next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are shuffled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deck leaves the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards are cut again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves: every step shows its result at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language, from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captions stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the layout says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePane</name>
    <message>
        <source>pays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {0} has {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} wins {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} loses {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is even</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRulesDialog</name>
    <message>
        <source>Table rules: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a new session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules belong to a session&apos;s record: other rules start a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each brings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bankroll has to be whole chips.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableWindow</name>
    <message>
        <source>{0} · Feltwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session could not be saved: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WagerModel</name>
    <message>
        <source>Wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>my bet {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>Straight Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3-Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4-Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5-Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6-Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low (1 to 18)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High (19 to 36)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back-to-Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds on Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds on Don&apos;t Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don&apos;t Come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds on Come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds on Don&apos;t Come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds on Put</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place to Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place to Lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>11 in One Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horn High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Way Craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C and E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace Deuce-Any Craps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insignia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single Card Straight Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Cards or Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Cards or Corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace-King-Queen Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack-10-9 Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8-7-6 Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5-4-3 Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit or Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair in Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair in Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Straight Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside Straight Flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie wager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ante Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair Plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces Up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WagersPanel</name>
    <message>
        <source>Search wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the chip in hand on the wager chosen (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bet down (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seventeen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eighteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nineteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twenty-nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirty-six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, craps two, aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three, craps three, ace-deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yo-leven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve, craps twelve, boxcars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} {1}, {2} and {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, easy {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Nothing now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
