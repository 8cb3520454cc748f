import type { PrintRecord } from "#domain/applications/print-record.ts"

import { ApplicantDetails } from "./applicant.tsx"
import { BankDetails, MoreDetails } from "./details.tsx"
import { withNamesInCapitals } from "./format-values.ts"
import { SheetHeader } from "./header.tsx"
import type { SheetProps } from "./parts.tsx"
import { DocumentChecklist, Signatures, Undertaking } from "./signatures.tsx"
import { Acknowledgment, DepositSlips } from "./slips.tsx"
import { AddressTable, SubjectsTable, Declarations, Schooling } from "./tables.tsx"

import styles from "./sheet.module.css"

/** With more characters than these, the sheet at its usual size needs more than four pages. */
const most = { inRecord: 2300, inSlipNames: 100 }

/** Whether the sheet is printed in small type, so that the longest entries fit four pages. */
export const isDense = (record: PrintRecord) =>
  Object.values(record).flat().join("").length > most.inRecord ||
  record.applicant_name.length + record.father_name.length > most.inSlipNames

/** The printable admission sheet, in the order of specification 7.2: usually three A4 pages. */
export function Sheet({ sheet: stored, messages, language }: SheetProps) {
  const record = withNamesInCapitals(stored.record)
  const props = { sheet: { ...stored, record }, messages, language }
  return (
    <article className={styles.sheet} data-dense={isDense(record)} lang={language}>
      <SheetHeader {...props} />
      <ApplicantDetails {...props} />
      <AddressTable {...props} />
      <BankDetails {...props} />
      <MoreDetails {...props} />
      <Schooling {...props} />
      <SubjectsTable {...props} />
      <div className={styles.together}>
        {/* Print only: identifies loose pages of one sheet. */}
        <p className={styles.continued}>
          <span>{record.applicant_name}</span>
          <span>
            {messages.number} {record.id}
          </span>
        </p>
        <Declarations {...props} />
        <Undertaking {...props} />
        <Signatures {...props} />
        <DocumentChecklist {...props} />
        <Acknowledgment {...props} />
      </div>
      <DepositSlips {...props} />
    </article>
  )
}
