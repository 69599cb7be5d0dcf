#!/bin/sh
# Tries the .deb on a bare Debian 12: a folder made by debootstrap, installed, self-tested, removed; user data stays.
# As root: packaging/linux/try_deb.sh dist/feltwright_*.deb [FOLDER]
set -eu
deb=$(realpath "$1")
bare=${2:-$(mktemp -d)}
[ -e "$bare/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$bare"
cp "$deb" "$bare/tmp/feltwright.deb"
inside() { chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" DEBIAN_FRONTEND=noninteractive "$@"; }
home=/root
home=$(inside mktemp -d)
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/feltwright.deb
inside feltwright self-test
inside sh -c 'FELTWRIGHT_PASSPHRASE="kept on this machine" feltwright key make kept'
inside apt-get remove -y -qq feltwright
inside sh -c '! command -v feltwright && ! test -e /opt/feltwright'
inside sh -c 'find "$HOME" -name "kept*" | grep -q .'
echo "installed, tested, removed; the user's data stayed"
