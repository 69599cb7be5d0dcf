"""Where the packaged application starts."""

import sys

from feltwright.cli import main

sys.exit(main())
