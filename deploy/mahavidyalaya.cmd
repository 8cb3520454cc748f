@echo off
rem Runs a command of the installed release: mahavidyalaya start. Without a command it prints all of them.
rem The data are in data\ beside this file, unless the environment or its file names another DATA_DIR.
rem Keep in sync with deploy/mahavidyalaya and startAgainCode in scripts/release/main.ts.
setlocal DisableDelayedExpansion
set "MAHAVIDYALAYA_HOME=%~dp0."
set "NODE_ENV=production"
if not defined NODE_COMPILE_CACHE set "NODE_COMPILE_CACHE=%~dp0cache"
:start
for /f "usebackq delims=" %%r in ("%~dp0current") do set "release=%~dp0releases\%%r"
"%release%\node.exe" --max-semi-space-size=4 --expose-gc "%release%\scripts\release\main.ts" %*
if %errorlevel% equ 75 goto start
exit /b %errorlevel%
