import type { ReactNode } from "react"

import { schoolingText } from "#domain/applications/form/percentage.ts"

import { formatSubjects, type SheetProps, SheetSection, unanswered } from "./parts.tsx"

import styles from "./tables.module.css"

function TableSection(props: {
  heading: string
  look?: string | undefined
  columns?: string[]
  children: ReactNode
}) {
  const { heading, look, columns, children } = props
  return (
    <SheetSection heading={heading}>
      <table className={look ? `${styles.table} ${look}` : styles.table} aria-label={heading}>
        {columns && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </SheetSection>
  )
}

export function AddressTable({ sheet: { record }, messages }: SheetProps) {
  const { heading, current, permanent } = messages.address
  return (
    <TableSection heading={heading}>
      <tr>
        <th scope="row">{current}</th>
        <td className={styles.address}>{record.c_address}</td>
      </tr>
      <tr>
        <th scope="row">{permanent}</th>
        <td className={styles.address}>{record.p_address}</td>
      </tr>
    </TableSection>
  )
}

const schoolingRows = [
  ["year", "highschool_year", "i_year"],
  ["board", "highschool_board", "i_board"],
  ["school", "highschool_name", "i_name"],
  ["roll", "highschool_roll", "i_roll"],
  ["subject", "highschool_subject", "i_subject"],
  ["obtained", "highschool_obtmarks", "i_obtmarks"],
  ["maximum", "highschool_maxmarks", "i_maxmarks"],
  ["percentage", "highschool_percentage", "i_percentage"],
] as const
const marks: readonly string[] = ["obtained", "maximum", "percentage"]

/**
 * The two examinations as columns. A school name of 120 characters then fits on paper, and three columns fit a phone
 * without transposing the table.
 */
export function Schooling({ sheet: { record }, messages }: SheetProps) {
  const labels = messages.schooling
  const values: Record<string, unknown> = { ...record }
  const textOf = (name: string) =>
    schoolingText(name, (field) => String(values[field] ?? "")) || unanswered
  // The function that knows this would load the modules of the form with the sheet.
  const { i_result } = record
  const isAwaited = i_result === "awaited" || i_result === "compartment"
  const columns = [labels.particulars, labels.highSchool, labels.intermediate]
  return (
    <TableSection heading={labels.heading} columns={columns}>
      {schoolingRows.map(([label, highSchool, intermediate]) => (
        <tr key={label}>
          <th scope="row">{labels[label]}</th>
          <td>{textOf(highSchool)}</td>
          <td>
            {isAwaited && marks.includes(label) ? messages.options[i_result] : textOf(intermediate)}
          </td>
        </tr>
      ))}
    </TableSection>
  )
}

export function SubjectsTable(props: SheetProps) {
  const labels = props.messages.subjects
  const { first, second, minor } = formatSubjects(props)
  const columns = [labels.first, labels.second, labels.minor]
  return (
    <TableSection heading={labels.heading} look={styles.thirds} columns={columns}>
      <tr>
        <td>{first || unanswered}</td>
        <td>{second || unanswered}</td>
        <td>{minor || unanswered}</td>
      </tr>
    </TableSection>
  )
}

const questions = [
  "is_casefiled",
  "is_ufmeans",
  "is_rustigated",
  "is_civilservant",
  "is_otherenrollment",
] as const

/** Five questions, in Hindi on the English page too. "yes" means yes, anything else no (specification 7.2). */
export function Declarations({ sheet: { record }, messages }: SheetProps) {
  const labels = messages.declarations
  const columns = [labels.question, labels.answer]
  return (
    <TableSection heading={labels.heading} look={styles.answers} columns={columns}>
      {questions.map((name, index) => (
        <tr key={name}>
          <th scope="row" lang="hi">
            {index + 1}. {labels[name]}
          </th>
          <td>{record[name] === "yes" ? messages.options.yes : messages.options.no}</td>
        </tr>
      ))}
    </TableSection>
  )
}
