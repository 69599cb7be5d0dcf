#!/bin/sh
# The bundle for macOS, from the same spec. Untested: no Mac was at hand. Signing and notarising are the publisher's.
set -eu
cd "$(dirname "$0")/../.."
.venv/bin/python -m PyInstaller --noconfirm --distpath dist --workpath build packaging/feltwright.spec
hdiutil create -volname Feltwright -srcfolder dist/Feltwright.app -ov -format UDZO dist/feltwright.dmg
