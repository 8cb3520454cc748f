import { formatMessage } from "#domain/messages/format-message.ts"

import { type SheetProps, SheetSection, SignatureImage } from "./parts.tsx"

import styles from "./signatures.module.css"

/** The list of documents, each with a box that the clerk ticks at the counter. */
export function DocumentChecklist({ messages }: SheetProps) {
  return (
    <SheetSection heading={messages.documents.heading}>
      <ul className={styles.documents}>
        {messages.documents.items.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    </SheetSection>
  )
}

const signers = ["date", "guardian", "candidate", "principal", "convenor", "cell"] as const

/** Six signature lines. The uploaded signature is printed above the candidate's line. */
export function Signatures(props: SheetProps) {
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

/** Attendance threshold in percent (specification 7.2). */
const attendanceThreshold = "75"

/** The applicant's declaration and the guardian's undertaking, in Hindi and English on both pages. */
export function Undertaking({ sheet: { record }, messages }: SheetProps) {
  const { statements, statementHeadings } = messages
  const forms = messages.genderedForms[record.gender]
  const values = {
    applicant: record.applicant_name,
    father: record.father_name,
    threshold: attendanceThreshold,
  }
  return (["declaration", "undertaking"] as const).map((name) => (
    <SheetSection key={name} heading={statementHeadings[name]}>
      <div className={styles.statement}>
        <p lang="hi">{formatMessage(statements[name].hi, { ...values, ...forms.hi })}</p>
        <p lang="en">{formatMessage(statements[name].en, { ...values, ...forms.en })}</p>
      </div>
    </SheetSection>
  ))
}
