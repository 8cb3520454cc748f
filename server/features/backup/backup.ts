// The public entry of this feature: other parts of the server and the commands import only from here.
export { checkArchive } from "./archive.ts"
export { type BackupDeps, type BackupTarget, copyBackup, makeBackup } from "./make-backup.ts"
export { readPassphrase } from "./passphrase.ts"
export { listBackups } from "./rotate-backups.ts"
export { restoreBackup } from "./restore-backup.ts"
export { dumpPostgres, loadPostgres } from "./snapshot-postgres.ts"
