import { formatMessage } from "#app/format-message.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./undertaking.module.css"

/** Attendance threshold in percent (specification 7.2). */
const attendanceThreshold = "75"

interface Props {
  record: PrintRecord
  words: SheetMessages
}

/** The applicant's declaration and the guardian's undertaking, in Hindi and English on both pages. */
export function Undertaking({ record, words }: Props) {
  const { declaration, undertaking, declarationHeading, undertakingHeading } = words.statements
  return (
    <>
      <SheetSection heading={declarationHeading}>
        <Statement statement={declaration} record={record} words={words} />
      </SheetSection>
      <SheetSection heading={undertakingHeading}>
        <Statement statement={undertaking} record={record} words={words} />
      </SheetSection>
    </>
  )
}

function Statement({
  statement,
  record,
  words,
}: Props & { statement: SheetMessages["statements"]["declaration"] }) {
  const forms = words.genderedForms[record.gender]
  const people = {
    applicant: record.applicant_name,
    father: record.father_name,
    threshold: attendanceThreshold,
  }
  return (
    <div className={styles.statement}>
      <p lang="hi">{formatMessage(statement.hi, { ...people, ...forms.hi })}</p>
      <p lang="en">{formatMessage(statement.en, { ...people, ...forms.en })}</p>
    </div>
  )
}
