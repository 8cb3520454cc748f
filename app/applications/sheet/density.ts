import type { PrintRecord } from "#domain/applications/print-record.ts"

/** With more characters than these, the sheet at its usual size needs more than four pages. */
const most = { inRecord: 2300, inSlipNames: 100 }

/** Whether the sheet is printed in small type, so that the longest entries fit four pages. */
export const isDense = (record: PrintRecord) =>
  Object.values(record).flat().join("").length > most.inRecord ||
  record.applicant_name.length + record.father_name.length > most.inSlipNames
