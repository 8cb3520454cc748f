import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/text.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import { ApplicantDetails } from "./applicant.tsx"
import { isDense } from "./density.ts"
import { BankDetails, MoreDetails } from "./details.tsx"
import { withNamesInCapitals } from "./format-values.ts"
import { SheetHeader } from "./header.tsx"
import type { SheetMessages } from "./messages.server.ts"
import { DocumentChecklist, Signatures, Undertaking } from "./signatures.tsx"
import { Acknowledgment, DepositSlips } from "./slips.tsx"
import { AddressTable, SubjectsTable, Declarations, Schooling } from "./tables.tsx"

import styles from "./sheet.module.css"

interface Props {
  sheet: AdmissionSheet
  messages: SheetMessages
  language: Language
}

/** The printable admission sheet, in the order of specification 7.2: usually three A4 pages. */
export function Sheet({ sheet: stored, messages, language }: Props) {
  const record = withNamesInCapitals(stored.record)
  const sheet = { ...stored, record }
  return (
    <article className={styles.sheet} data-dense={isDense(record)} lang={language}>
      <SheetHeader sheet={sheet} messages={messages} language={language} />
      <ApplicantDetails record={record} messages={messages} />
      <AddressTable record={record} messages={messages} />
      <BankDetails record={record} messages={messages} />
      <MoreDetails record={record} later={sheet.later} messages={messages} language={language} />
      <Schooling record={record} messages={messages} />
      <SubjectsTable record={record} names={sheet.names} messages={messages} language={language} />
      <div className={styles.together}>
        {/* Print only: identifies loose pages of one sheet. */}
        <p className={styles.continued}>
          <span>{record.applicant_name}</span>
          <span>
            {messages.code} {groupAdmissionCode(record.id)}
          </span>
        </p>
        <Declarations record={record} messages={messages} />
        <Undertaking record={record} messages={messages} />
        <Signatures record={record} messages={messages} />
        <DocumentChecklist messages={messages} />
        <Acknowledgment sheet={sheet} messages={messages} language={language} />
      </div>
      <DepositSlips sheet={sheet} messages={messages} language={language} />
    </article>
  )
}
