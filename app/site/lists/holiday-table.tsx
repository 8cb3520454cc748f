import type { Months } from "./by-month.ts"

import styles from "./holiday-table.module.css"

interface HolidayTableProps {
  months: Months
  messages: { caption: string; date: string; weekday: string; name: string; moon: string }
}

/** The year's holidays, one row group per month. */
export function HolidayTable({ months, messages }: HolidayTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.date}</th>
          <th scope="col">{messages.weekday}</th>
          <th scope="col">{messages.name}</th>
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
                {isApproximate && <span className={styles.moon}> ({messages.moon})</span>}
              </th>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
