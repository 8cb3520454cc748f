import type { SheetMessages } from "../messages.en.ts"

import styles from "./denominations.module.css"

/** Notes and coins in rupees (specification 7.3). */
const denominations = [500, 200, 100, 50, 20, 10, 5, 2, 1]

interface Props {
  labels: SheetMessages["slip"]
  total: string
}

/** The bank counts by hand, so only the total is printed. */
export function Denominations({ labels, total }: Props) {
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
