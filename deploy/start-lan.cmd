@echo off
rem For a double click: starts the server and shows its addresses. The window stays open after an error.
call "%~dp0mahavidyalaya.cmd" start --lan
if errorlevel 1 pause
