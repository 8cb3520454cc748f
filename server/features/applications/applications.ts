// Public entry of this feature: other features import from this file only.
export { createApplications } from "./application-repository.ts"
export { sheetOf } from "./build-sheet.ts"
export { recordOutcomes } from "./outcome-metrics.ts"
export { readPrintRecord } from "./read-print-record.ts"
export { readStatus, type ApplicationStatus, type StatusResult } from "./read-status.ts"
export type { AdmissionSheet } from "./sheet-data.ts"
export type { EncryptedValue, EventData } from "./staff/application-events.ts"
export type { ApplicationFilter } from "./staff/application-query.ts"
export { associatedDataOf, previousValuesOf } from "./staff/application-row.ts"
export {
  createApplicationsService,
  type ApplicationsService,
} from "./staff/applications-service.ts"
export type { StatusChangeResult } from "./staff/change-status.ts"
export type { ApplicationTotals } from "./staff/count-applications.ts"
export { exportFormats, type ExportFormat } from "./staff/export-applications.ts"
export {
  sortings,
  type ApplicationListQuery,
  type ListedApplication,
} from "./staff/list-applications.ts"
export { encryptedFields, type EncryptedField } from "./staff/masked-form.ts"
export type { Sheets, SheetsQuery } from "./staff/print-sheets.ts"
export { readApplication, type OfficeApplication } from "./staff/read-application.ts"
export { withoutNumbers } from "./staff/reveal-number.ts"
export type { StaffActionResult } from "./staff/staff-action-result.ts"
export { submitApplication, type ReceivedForm, type SubmitResult } from "./submit-application.ts"
export {
  mayBeOrphan,
  sweepOrphanedFiles,
  whySweepStops,
  type SweepOutcome,
  type SweepStop,
} from "./sweep-orphaned-files.ts"
