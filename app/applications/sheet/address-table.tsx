import type { PrintRecord } from "#domain/applications/print-record.ts"

import type { SheetMessages } from "./messages.en.ts"
import { SheetSection } from "./section.tsx"

import styles from "./table.module.css"

export function AddressTable({ record, words }: { record: PrintRecord; words: SheetMessages }) {
  const { heading, current, permanent } = words.address
  return (
    <SheetSection heading={heading}>
      <table className={styles.table} aria-label={heading}>
        <tbody>
          <tr>
            <th scope="row">{current}</th>
            <td>{record.c_address || words.notApplicable}</td>
          </tr>
          <tr>
            <th scope="row">{permanent}</th>
            <td>{record.p_address || words.notApplicable}</td>
          </tr>
        </tbody>
      </table>
    </SheetSection>
  )
}
