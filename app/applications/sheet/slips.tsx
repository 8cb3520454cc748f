import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { CutLine } from "./acknowledgment.tsx"
import { hasLongSlips } from "./density.ts"
import type { SheetMessages } from "./messages.server.ts"
import {
  formatChoice,
  formatCourse,
  type Fact,
  FactList,
  type SheetProps,
  SheetSection,
} from "./parts.tsx"

import styles from "./slips.module.css"

/** Notes and coins in rupees (specification 7.3). */
const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1]

interface DenominationsProps {
  labels: SheetMessages["slip"]
  total: string
}

/** The bank counts by hand, so only the total is printed. */
function Denominations({ labels, total }: DenominationsProps) {
  return (
    <table className={styles.cash} aria-label={labels.cash}>
      <thead>
        <tr>
          <th scope="col">{labels.denomination}</th>
          <th scope="col">{labels.count}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {denominations.map((denomination) => (
          <tr key={denomination}>
            <th scope="row">{denomination} ×</th>
            <td>&nbsp;</td>
            <td>&nbsp;</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {labels.total}
          </th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** One copy of the slip, about as large as a cheque, so that the bank can file it with its cheques. */
function DepositSlip({ copy, ...props }: SheetProps & { copy: Copy }) {
  const { messages, language } = props
  const { record, settings, feeInWords } = props.sheet
  const { heading } = settings.deposit_slip
  const labels = messages.slip
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <p className={styles.depositSlipCollege}>{settings.college.name[language]}</p>
        <p>
          {heading[language]}, {messages.session} {record.session}
        </p>
        <h3 className={styles.label}>
          <span lang="en">{copy.en}</span> <span lang="hi">{copy.hi}</span>
        </h3>
      </header>
      <div className={styles.facts}>
        <Account {...props} />
        <FactList facts={applicantFacts(props, copy.hasCode)} />
        <dl className={styles.inWords}>
          <dt>{labels.inWords}</dt>
          <dd lang="hi">{feeInWords.hi}</dd>
          <dd lang="en">{feeInWords.en}</dd>
        </dl>
      </div>
      <Denominations labels={labels} total={formatRupees(record.fees)} />
      <ul className={styles.depositSlipLines}>
        {[messages.acknowledgment.date, labels.journal, labels.depositor, labels.seal].map(
          (label) => (
            <li key={label}>{label}</li>
          ),
        )}
      </ul>
    </article>
  )
}

/** The account of the college. 18 digits and the IFSC are beside each other, and do not break. */
function Account({ sheet, messages: { bank, slip }, language }: SheetProps) {
  const { deposit } = sheet.settings
  const names = [
    { label: bank.name, value: deposit.bank_name[language], wide: true },
    { label: bank.branch, value: deposit.branch[language], wide: true },
  ]
  const numbers = [
    { label: bank.account, value: deposit.account_number },
    { label: bank.ifsc, value: deposit.ifsc },
  ]
  return (
    <>
      <FactList facts={names} />
      <div className={styles.accountNumber}>
        <FactList facts={numbers} />
      </div>
      <FactList facts={[{ label: slip.accountName, value: deposit.account_name, wide: true }]} />
    </>
  )
}

const applicantFacts = (props: SheetProps, hasCode: boolean): Fact[] => {
  const { messages } = props
  const { record, own } = props.sheet
  return [
    { label: messages.number, value: record.id },
    { label: messages.applicant.category, value: formatChoice(messages, record.category) },
    // On a line of its own, where it does not break.
    ...(own && hasCode
      ? [{ label: messages.code, value: groupAdmissionCode(own.code), wide: true }]
      : []),
    { label: messages.applicant.name, value: record.applicant_name, wide: true },
    { label: messages.applicant.father, value: record.father_name, wide: true },
    { label: messages.course, value: formatCourse(props), wide: true },
    { label: messages.slip.fee, value: formatRupees(record.fees), wide: true },
  ]
}

interface Copy {
  en: string
  hi: string
  /** Whether it shows the admission code: only on the copy that the applicant keeps. */
  hasCode: boolean
}

/** The labels are binding (specification 7.3). Both pages also print the Hindi label. */
const copies: readonly Copy[] = [
  { en: "STUDENT", hi: "छात्र/छात्रा प्रति", hasCode: true },
  { en: "COLLEGE", hi: "महाविद्यालय प्रति", hasCode: false },
  { en: "BANK", hi: "बैंक प्रति", hasCode: false },
]

export function DepositSlips(props: SheetProps) {
  const { language } = props
  const labels = props.messages.slip
  const { fee, settings } = props.sheet
  if (fee.state !== "asked") return null
  const { heading, copies: whichCopies, exempt } = settings.deposit_slip
  const until =
    fee.lastDay && formatMessage(labels.until, { day: formatDay(fee.lastDay, language) })
  return (
    <div className={styles.slips}>
      <SheetSection heading={heading[language]}>
        <p className={styles.hint}>
          {[whichCopies[language], until, exempt[language]].filter(Boolean).join(" ")}
        </p>
        {copies.map((copy, index) => (
          <div key={copy.en} className={styles.copy} data-long={hasLongSlips(props.sheet)}>
            {index > 0 && <CutLine />}
            <DepositSlip copy={copy} {...props} />
          </div>
        ))}
      </SheetSection>
    </div>
  )
}
