import type { Months } from "./by-month.ts"

import styles from "./holiday-table.module.css"

interface HolidayTableProps {
  months: Months
  words: { caption: string; date: string; weekday: string; name: string; moon: string }
}

/** The year's holidays, one row group per month. */
export function HolidayTable({ months, words }: HolidayTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.weekday}</th>
          <th scope="col">{words.name}</th>
        </tr>
      </thead>
      {months.map(({ month, days }) => (
        <tbody key={month}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.month}>
              {month}
            </th>
          </tr>
          {days.map(({ name, date, weekday, isApproximate }) => (
            <tr key={`${date} ${name}`}>
              <td className={styles.day}>
                <time dateTime={date}>{Number(date.slice(-2))}</time>
              </td>
              <td>{weekday}</td>
              <th scope="row" className={styles.name}>
                {name}
                {isApproximate && <span className={styles.moon}> ({words.moon})</span>}
              </th>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
