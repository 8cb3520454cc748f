import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Language } from "#domain/content/text.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import { ApplicantDetails, BankDetails, MoreDetails } from "./details.tsx"
import { SheetHeader } from "./header.tsx"
import type { SheetMessages } from "./messages.en.ts"
import { Documents, Signatures, Undertaking } from "./signatures.tsx"
import { Acknowledgment, DepositSlips } from "./slips.tsx"
import { AddressTable, ChosenSubjects, Declarations, Schooling } from "./tables.tsx"

import styles from "./sheet.module.css"

interface Props {
  sheet: AdmissionSheet
  words: SheetMessages
  language: Language
}

/** The printable admission sheet, in the order of specification 7.2: usually three A4 pages. */
export function Sheet({ sheet, words, language }: Props) {
  const { record } = sheet
  return (
    <article className={styles.sheet} lang={language}>
      <SheetHeader sheet={sheet} words={words} language={language} />
      <ApplicantDetails record={record} words={words} />
      <AddressTable record={record} words={words} />
      <BankDetails record={record} words={words} />
      <MoreDetails record={record} words={words} />
      <Schooling record={record} words={words} />
      <ChosenSubjects record={record} words={words} language={language} />
      <div className={styles.nextPage}>
        {/* Print only: identifies loose pages of one sheet. */}
        <p className={styles.continued}>
          <span>{record.applicant_name}</span>
          <span>
            {words.code} {groupAdmissionCode(record.id)}
          </span>
        </p>
        <Declarations record={record} words={words} />
        <Undertaking record={record} words={words} />
        <Signatures record={record} words={words} />
        <Documents words={words} />
        <Acknowledgment sheet={sheet} words={words} language={language} />
      </div>
      <DepositSlips sheet={sheet} words={words} language={language} />
    </article>
  )
}
