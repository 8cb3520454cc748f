// Public entry of this feature: other features import from this file only.
export { auditCalls } from "./audit-calls.ts"
export { type AuditEntry, createAuditReader } from "./audit-reader.ts"
export { type AuditStamp, stampOf, writeAudit, writeAuditedAction } from "./write-audit.ts"
