import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { SheetMessages } from "./messages.server.ts"
import {
  formatChoice,
  formatCourse,
  formatSubjects,
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
        <FactList facts={accountFacts(props)} />
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

const accountFacts = ({ sheet, messages: { bank, slip }, language }: SheetProps): Fact[] => {
  const { deposit } = sheet.settings
  return [
    { label: bank.name, value: deposit.bank_name[language], wide: true },
    { label: bank.branch, value: deposit.branch[language], wide: true },
    { label: bank.account, value: deposit.account_number },
    { label: bank.ifsc, value: deposit.ifsc },
    { label: slip.accountName, value: deposit.account_name, wide: true },
  ]
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

/** Where and when the applicant learns what becomes of the application. */
const statusFacts = ({ sheet, messages, language }: SheetProps): Fact[] => {
  const { statusPage, listDays, own, fee } = sheet
  const days = listDays.map((day) => formatDay(day, language)).join(", ")
  return [
    // Without slips there is no STUDENT copy, which has the code otherwise.
    ...(own && fee.state !== "asked"
      ? [{ label: messages.code, value: groupAdmissionCode(own.code), wide: true }]
      : []),
    { label: messages.status.page, value: statusPage, wide: true },
    ...(days === ""
      ? []
      : [
          {
            label: messages.status.lists,
            value: formatMessage(messages.status.planned, { days }),
            wide: true,
          },
        ]),
  ]
}

/** The acknowledgment that the applicant takes home, cut off below the sheet. */
export function Acknowledgment(props: SheetProps) {
  const { messages, language } = props
  const { record, settings, fee } = props.sheet
  const labels = messages.acknowledgment
  const { first, second, minor } = formatSubjects(props)
  return (
    <div className={styles.acknowledgment}>
      <CutLine />
      <p className={styles.college}>{settings.college.name[language]}</p>
      <SheetSection heading={labels.heading}>
        <p>
          {formatMessage(labels.received, {
            applicant: record.applicant_name,
            child: messages.genderedForms[record.gender][language].child,
            father: record.father_name,
            course: formatCourse(props),
            session: record.session,
          })}
        </p>
        <FactList
          facts={[
            { label: messages.number, value: record.id },
            { label: messages.applicant.urn, value: record.urn },
            {
              label: messages.subjects.heading,
              value: [first, second, minor].filter(Boolean).join(", "),
              wide: true,
            },
          ]}
        />
        <FactList facts={statusFacts(props)} />
        {fee.state !== "asked" && <p>{messages.noFee[fee.state]}</p>}
        <ul className={styles.lines}>
          <li>{labels.date}</li>
          <li>{labels.receiver}</li>
        </ul>
      </SheetSection>
    </div>
  )
}

/** The line where the clerk cuts. The scissors are an SVG, because not every system font has that character. */
function CutLine() {
  return (
    <div className={styles.cut} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
        <circle cx="5.5" cy="6.5" r="3" strokeWidth="1.8" />
        <circle cx="5.5" cy="17.5" r="3" strokeWidth="1.8" />
        <path strokeWidth="1.8" strokeLinecap="round" d="M8 8.5 22 17M8 15.5 22 7" />
      </svg>
    </div>
  )
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
          <div key={copy.en} className={styles.copy}>
            {index > 0 && <CutLine />}
            <DepositSlip copy={copy} {...props} />
          </div>
        ))}
      </SheetSection>
    </div>
  )
}
