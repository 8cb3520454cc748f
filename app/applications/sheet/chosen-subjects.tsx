import type { PrintRecord } from "#domain/applications/print-record.ts"
import type { Language } from "#domain/content/text.ts"

import { formatSubjects } from "./format-values.ts"
import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./table.module.css"

interface Props {
  record: PrintRecord
  words: SheetMessages
  language: Language
}

export function ChosenSubjects({ record, words, language }: Props) {
  const labels = words.subjects
  const { first, second, minor } = formatSubjects(record, language)
  return (
    <SheetSection heading={labels.heading}>
      <table className={`${styles.table} ${styles.thirds}`} aria-label={labels.heading}>
        <thead>
          <tr>
            <th scope="col">{labels.first}</th>
            <th scope="col">{labels.second}</th>
            <th scope="col">{labels.minor}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{first || words.notApplicable}</td>
            <td>{second || words.notApplicable}</td>
            <td>{minor || words.notApplicable}</td>
          </tr>
        </tbody>
      </table>
    </SheetSection>
  )
}
