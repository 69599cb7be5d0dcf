"""`python -m feltwright` is the command line."""

import sys

from feltwright.cli import main

sys.exit(main())
