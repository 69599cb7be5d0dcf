"""Layout files: what is printed on the felt, in millimetres, and which wager each area takes."""
