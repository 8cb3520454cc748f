import { distinctTexts } from "#domain/content/languages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { Emblem } from "../emblem.tsx"
import { Acknowledgment } from "./acknowledgment.tsx"
import { ApplicantDetails, BankDetails, MoreDetails } from "./applicant.tsx"
import { hasLongTexts, isDense } from "./density.ts"
import {
  formatCourse,
  formatInstantDay,
  withNamesInCapitals,
  type SheetProps,
  unanswered,
  SheetSection,
  SignatureImage,
} from "./parts.tsx"
import { DepositSlips } from "./slips.tsx"
import { AddressTable, SubjectsTable, Declarations, Schooling } from "./tables.tsx"

import styles from "./sheet.module.css"

function SheetHeader(props: SheetProps) {
  const { sheet, messages, language } = props
  const { record, settings } = sheet
  const { name, affiliation, address } = settings.college
  const facts = [
    [messages.course, formatCourse(props)],
    [messages.session, record.session],
    [messages.submitted, formatInstantDay(record.submitted_at) || unanswered],
  ] as const
  return (
    <header className={styles.header}>
      <Emblem className={styles.emblem} src={sheet.emblem} />
      <div className={styles.college}>
        {distinctTexts(name).map(({ text, language: of }, index) => (
          <p key={of} className={index === 0 ? styles.hindiName : styles.englishName} lang={of}>
            {text}
          </p>
        ))}
        <p>{affiliation[language]}</p>
        <p>{address[language]}</p>
        {settings.phones.length > 0 && (
          <p>
            {messages.helpline}: {settings.phones.join(", ")}
          </p>
        )}
      </div>
      <ApplicationNumber {...props} />
      <h1 className={styles.title}>{messages.title}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

/** The application number as a QR code, and to read aloud or type. */
function ApplicationNumber({ sheet, messages }: SheetProps) {
  const { path, size } = sheet.qr
  return (
    <div className={styles.code}>
      <svg
        role="img"
        aria-label={formatMessage(messages.qr, { number: sheet.record.id })}
        viewBox={`0 0 ${size} ${size}`}
        width="90"
        height="90"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <span className={styles.codeLabel}>{messages.number}</span>
        <span className={styles.codeGroups}>{sheet.record.id}</span>
      </p>
    </div>
  )
}

/** The list of documents, each with a box that the clerk ticks at the counter. */
function DocumentChecklist({ sheet: { texts }, messages, language }: SheetProps) {
  if (texts.documents.length === 0) return null
  return (
    <SheetSection heading={messages.documents.heading}>
      <ul className={styles.documents}>
        {texts.documents.map((document) => (
          <li key={document[language]}>{document[language]}</li>
        ))}
      </ul>
    </SheetSection>
  )
}

const signers = ["date", "guardian", "candidate", "principal", "convenor", "cell"] as const

/** Six signature lines. The uploaded signature is printed above the candidate's line. */
function Signatures(props: SheetProps) {
  const labels = props.messages.signatures
  return (
    <SheetSection heading={labels.heading}>
      <ul className={styles.signatures}>
        {signers.map((signer) => (
          <li key={signer}>
            <span className={styles.space}>
              {signer === "candidate" && props.sheet.record.signature_file && (
                <SignatureImage {...props} />
              )}
            </span>
            <span className={styles.signer}>{labels[signer]}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

/**
 * The applicant's declaration and the guardian's undertaking, in Hindi and English on both pages: as they were when the form was
 * sent. A text in one language only is there once.
 */
function Undertaking({ sheet: { record, texts }, messages }: SheetProps) {
  const { statementHeadings } = messages
  const forms = messages.genderedForms[record.gender]
  const values = { applicant: record.applicant_name, father: record.father_name }
  return (["declaration", "undertaking"] as const).map((name) => (
    <SheetSection key={name} heading={statementHeadings[name]}>
      <div className={styles.statement}>
        {distinctTexts(texts[name]).map(({ text, language }) => (
          <p key={language} lang={language}>
            {formatMessage<string>(text, { ...values, ...forms[language] })}
          </p>
        ))}
      </div>
    </SheetSection>
  ))
}

/** The printable admission sheet, in the order of specification 7.2: usually three A4 pages. */
export function Sheet({ sheet: stored, messages, language }: SheetProps) {
  const record = withNamesInCapitals(stored.record)
  const props = { sheet: { ...stored, record }, messages, language }
  return (
    <article className={styles.sheet} data-dense={isDense(props.sheet)} lang={language}>
      <div className={styles.body}>
        <SheetHeader {...props} />
        <ApplicantDetails {...props} />
        <AddressTable {...props} />
        <BankDetails {...props} />
        <MoreDetails {...props} />
        <Schooling {...props} />
        <SubjectsTable {...props} />
        <div className={hasLongTexts(stored.texts) ? undefined : styles.together}>
          <Declarations {...props} />
          <Undertaking {...props} />
          <Signatures {...props} />
          <DocumentChecklist {...props} />
          <Acknowledgment {...props} />
        </div>
        <DepositSlips {...props} />
      </div>
      {/* Print only, at the top of every page, wherever it stands here: identifies loose pages of one sheet. */}
      <p className={styles.running} aria-hidden="true">
        <span className={styles.runningLine}>
          <span>{record.applicant_name}</span>
          <span>
            {messages.number} {record.id}
          </span>
        </span>
      </p>
    </article>
  )
}
