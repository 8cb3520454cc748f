// Public entry of this feature: other features import from this file only.
export { backupCalls } from "./backup-calls.ts"
export { type BackupsView, createBackups } from "./backups-service.ts"
export { readPlan, reencryptPlan } from "./plan.ts"
