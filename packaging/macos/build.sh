#!/bin/sh
# The bundle for macOS, from the same spec. Untested: no Mac was at hand. Signing and notarising are the publisher's;
# both change files, so no list of digests lies in the bundle and its self-test says that there is none.
set -eu
cd "$(dirname "$0")/../.."
make setup
.venv/bin/python -m pip install -c packaging/constraints.txt -e '.[package]'
.venv/bin/python -m PyInstaller --noconfirm --distpath dist --workpath build packaging/feltwright.spec
hdiutil create -volname Feltwright -srcfolder dist/Feltwright.app -ov -format UDZO dist/feltwright.dmg
