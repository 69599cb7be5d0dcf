; Inno Setup: the installer for Windows, from the folder that PyInstaller makes there. Untested: no Windows machine was
; at hand. In a checkout, with Python 3.11:
;   py -3.11 -m venv .venv
;   .venv\Scripts\python -m pip install -c packaging\constraints.txt -e .[package]
;   .venv\Scripts\python packaging\translations.py release
;   .venv\Scripts\python packaging\build.py freeze
;   set FELTWRIGHT_VERSION=0.1.0
;   iscc packaging\windows\feltwright.iss
#define Version GetEnv("FELTWRIGHT_VERSION")
[Setup]
AppName=Feltwright
AppVersion={#Version}
DefaultDirName={autopf}\Feltwright
DefaultGroupName=Feltwright
OutputBaseFilename=feltwright-{#Version}-windows
Compression=lzma2
SolidCompression=yes
PrivilegesRequired=lowest
ChangesAssociations=yes
[Files]
Source: "..\..\dist\feltwright\*"; DestDir: "{app}"; Flags: recursesubdirs
[Icons]
Name: "{group}\Feltwright"; Filename: "{app}\feltwright.exe"
[Registry]
Root: HKA; Subkey: "Software\Classes\Applications\feltwright.exe\shell\open\command"; ValueType: string; ValueData: """{app}\feltwright.exe"" open ""%1"""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\.toml\OpenWithProgids"; ValueType: string; ValueName: "Feltwright.Document"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.zip\OpenWithProgids"; ValueType: string; ValueName: "Feltwright.Document"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.pdf\OpenWithProgids"; ValueType: string; ValueName: "Feltwright.Document"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Feltwright.Document\shell\open\command"; ValueType: string; ValueData: """{app}\feltwright.exe"" open ""%1"""; Flags: uninsdeletekey
