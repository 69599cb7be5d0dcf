"""What goes into the packaged application, and what stays out: reviewed lists, applied by the build."""

from __future__ import annotations

from fnmatch import fnmatch

MODULES_OUT = (
    *("tkinter", "unittest", "pydoc", "doctest", "lib2to3", "test", "pip", "setuptools"),
    *("pytest", "hypothesis", "mypy", "IPython", "matplotlib", "PIL", "pygments", "rich"),
    # pyHanko imports aiohttp and certifi whether or not they are used. lxml it asks for only where a PDF comes with
    # XMP metadata, which ours never do (a test signs without it).
    *("requests", "urllib3", "lxml", "readline"),
    # fontTools measures letters: two tables of a font are read, nothing is compiled, subset or varied.
    *(f"fontTools.{part}" for part in ("cffLib", "colorLib", "cu2qu", "designspaceLib", "feaLib", "merge", "mtiLib")),
    *(f"fontTools.{part}" for part in ("otlLib", "qu2cu", "subset", "svgLib", "t1Lib", "ufoLib", "varLib", "voltLib")),
    *("PySide6.QtNetwork", "PySide6.QtDBus", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL"),
)
"""Modules nothing of ours needs."""

PLUGINS_IN = (
    "platforms/libqxcb.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland*.so",
    "platforms/libqminimal.so",
    "platforms/qwindows.dll",
    "platforms/libqcocoa.dylib",
    "styles/*",
    "iconengines/*svg*",
    "imageformats/*svg*",
    "imageformats/*jpeg*",
    "xcbglintegrations/*glx*",
    "wayland-shell-integration/*xdg*",
    "wayland-decoration-client/*",
    "platforminputcontexts/*compose*",
)
"""Qt plugins that are shipped; every other one stays out."""

FILES_OUT = (
    "*/Qt/qml/*",
    "*/Qt/translations/qtbase_[!e]*",
    "*/Qt/translations/qtbase_e[!s]*",
    "*/Qt/translations/qt_*",
    "*/Qt/translations/qtmultimedia*",
    "*/Qt/translations/*designer*",
    "*/Qt/translations/*assistant*",
    "*/Qt/translations/*linguist*",
    "*/Qt/lib/libQt6Network.so*",
    "*/Qt/lib/libQt6Qml*",
    "*/Qt/lib/libQt6Quick*",
    "*/Qt/lib/libQt6Pdf*",
    "*/Qt/lib/libQt6VirtualKeyboard*",
    "*/Qt/lib/libQt6Egl*",
    "*/Qt/lib/libQt6OpenGL.so*",
    "fontTools/varLib/*",
    # The translators' file and the pictures of the README: the application reads neither.
    *("*/resources/i18n/*.ts", "*/resources/pictures/*"),
    # East Asian code pages and the interpreter's own tests: all our files are UTF-8.
    *("*/lib-dynload/_codecs_[!i]*", "*/lib-dynload/_multibytecodec*", "*/lib-dynload/_test*", "*/lib-dynload/_xx*"),
    # What only the GTK platform theme needs: it is not shipped.
    *("libgtk-3*", "libgdk*", "libcairo*", "libpango*", "libpixman*", "libatk*", "libepoxy*", "libharfbuzz*"),
    *("libcloudproviders*", "libtracker*", "libcolord*", "libgio*", "libgmodule*", "libgobject*"),
    *("libmount*", "libblkid*", "libselinux*", "libatspi*", "libgraphite2*", "libfribidi*", "libthai*", "libdatrie*"),
    *("libXcursor*", "libXrandr*", "libXinerama*", "libXcomposite*", "libXdamage*", "libXi.*", "libXext*"),
    *("libXfixes*", "libXrender*", "libjpeg*"),
    # Prompts of a shell.
    *("libreadline*", "libtinfo*"),
    # What only dropped network code needs.
    *("libkrb5*", "libgssapi*", "libk5crypto*", "libcom_err*", "libkeyutils*"),
)
"""Files, by pattern, that stay out."""


def is_shipped(name: str) -> bool:
    """Whether a file found by the analysis goes into the package, by its place in it."""
    name = name.replace("\\", "/")
    _, plugins, plugin = name.partition("/plugins/")
    if plugins:
        return any(fnmatch(plugin, pattern) for pattern in PLUGINS_IN)
    return not any(fnmatch(name, pattern) for pattern in FILES_OUT)
