import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { Bilingual, Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import type { AdmissionSheet } from "#server/features/applications/applications.ts"

import { FactList, type Fact } from "../fact-list.tsx"
import { formatChoice, formatCourse } from "../format-values.ts"
import type { SheetMessages } from "../messages.en.ts"
import { Denominations } from "./denominations.tsx"

import styles from "./deposit-slip.module.css"

interface Props {
  copy: Bilingual
  sheet: AdmissionSheet
  words: SheetMessages
  language: Language
}

/** One copy of the slip, about as large as a cheque, so that the bank can file it with its cheques. */
export function DepositSlip({ copy, sheet, words, language }: Props) {
  const { record, settings, feeInWords } = sheet
  const labels = words.slip
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <p className={styles.college}>{settings.college.name[language]}</p>
        <p>
          {labels.heading}, {words.session} {record.session}
        </p>
        <h3 className={styles.label}>
          <span lang="en">{copy.en}</span> <span lang="hi">{copy.hi}</span>
        </h3>
      </header>
      <div className={styles.facts}>
        <FactList empty={words.notApplicable} facts={accountFacts(sheet, words, language)} />
        <FactList empty={words.notApplicable} facts={applicantFacts(sheet, words, language)} />
        <dl className={styles.inWords}>
          <dt>{labels.inWords}</dt>
          <dd lang="hi">{feeInWords.hi}</dd>
          <dd lang="en">{feeInWords.en}</dd>
        </dl>
      </div>
      <Denominations labels={labels} total={formatRupees(record.fees)} />
      <ul className={styles.lines}>
        {[labels.date, labels.journal, labels.depositor, labels.seal].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </article>
  )
}

const accountFacts = (
  { settings: { deposit } }: AdmissionSheet,
  { slip }: SheetMessages,
  language: Language,
): Fact[] => [
  { label: slip.bank, value: deposit.bank_name[language], wide: true },
  { label: slip.branch, value: deposit.branch[language], wide: true },
  { label: slip.account, value: deposit.account_number },
  { label: slip.ifsc, value: deposit.ifsc },
  { label: slip.accountName, value: deposit.account_name, wide: true },
]

const applicantFacts = (
  { record }: AdmissionSheet,
  words: SheetMessages,
  language: Language,
): Fact[] => [
  { label: words.code, value: groupAdmissionCode(record.id) },
  { label: words.applicant.category, value: formatChoice(words.category, record.category) },
  { label: words.applicant.name, value: record.applicant_name, wide: true },
  { label: words.slip.father, value: record.father_name, wide: true },
  { label: words.course, value: formatCourse(record.course, words, language), wide: true },
  { label: words.slip.fee, value: formatRupees(record.fees), wide: true },
]
