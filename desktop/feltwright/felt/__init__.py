"""The felt on screen: cloth, chips, cards, dice and wheels, drawn from a layout and a state."""
