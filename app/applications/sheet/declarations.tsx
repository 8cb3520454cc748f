import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./table.module.css"

const asked = [
  "is_casefiled",
  "is_ufmeans",
  "is_rustigated",
  "is_civilservant",
  "is_otherenrollment",
] as const

/** Five questions, in Hindi on the English page too. "yes" means yes, anything else no (specification 7.2). */
export function Declarations({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const labels = words.declarations
  return (
    <SheetSection heading={labels.heading}>
      <table className={`${styles.table} ${styles.answers}`} aria-label={labels.heading}>
        <thead>
          <tr>
            <th scope="col">{labels.question}</th>
            <th scope="col">{labels.answer}</th>
          </tr>
        </thead>
        <tbody>
          {asked.map((name, index) => (
            <tr key={name}>
              <th scope="row" lang="hi">
                {index + 1}. {labels[name]}
              </th>
              <td>{record[name] === "yes" ? words.yes : words.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  )
}
