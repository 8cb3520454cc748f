import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./table.module.css"

const rows = [
  ["year", "highschool_year", "i_year"],
  ["board", "highschool_board", "i_board"],
  ["school", "highschool_name", "i_name"],
  ["roll", "highschool_roll", "i_roll"],
  ["subject", "highschool_subject", "i_subject"],
  ["obtained", "highschool_obtmarks", "i_obtmarks"],
  ["maximum", "highschool_maxmarks", "i_maxmarks"],
  ["percentage", "highschool_percentage", "i_percentage"],
] as const

/**
 * The two examinations as columns. A school name of 120 characters then fits on paper, and three columns fit a phone
 * without transposing the table.
 */
export function Schooling({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const labels = words.schooling
  return (
    <SheetSection heading={labels.heading}>
      <table className={styles.table} aria-label={labels.heading}>
        <thead>
          <tr>
            <th scope="col">{labels.particulars}</th>
            <th scope="col">{labels.highSchool}</th>
            <th scope="col">{labels.intermediate}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, highSchool, intermediate]) => (
            <tr key={label}>
              <th scope="row">{labels[label]}</th>
              <td>{record[highSchool] || words.notApplicable}</td>
              <td>{record[intermediate] || words.notApplicable}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetSection>
  )
}
