import { fill } from "#app/format-message.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetWords } from "./messages.en.ts"
import { Section } from "./section.tsx"

import styles from "./undertaking.module.css"

/** Attendance threshold in percent (specification 7.2). */
const attendanceThreshold = "75"

interface Props {
  record: PrintRecord
  words: SheetWords
}

/** What the applicant declares and the guardian undertakes, in Hindi and English on either page. */
export function Undertaking({ record, words }: Props) {
  const { declaration, undertaking, declarationHeading, undertakingHeading } = words.statements
  return (
    <>
      <Section heading={declarationHeading}>
        <Statement statement={declaration} record={record} words={words} />
      </Section>
      <Section heading={undertakingHeading}>
        <Statement statement={undertaking} record={record} words={words} />
      </Section>
    </>
  )
}

function Statement({
  statement,
  record,
  words,
}: Props & { statement: SheetWords["statements"]["declaration"] }) {
  const forms = words.genderedForms[record.gender]
  const people = {
    applicant: record.applicant_name,
    father: record.father_name,
    threshold: attendanceThreshold,
  }
  return (
    <div className={styles.statement}>
      <p lang="hi">{fill(statement.hi, { ...people, ...forms.hi })}</p>
      <p lang="en">{fill(statement.en, { ...people, ...forms.en })}</p>
    </div>
  )
}
