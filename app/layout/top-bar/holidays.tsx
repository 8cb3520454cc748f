import { CalendarDays } from "lucide-react"

import { Disclosure } from "../disclosure/disclosure.tsx"
import type { LayoutData } from "../layout-data.server.ts"
import { SiteLink } from "../site-link.tsx"

import styles from "./holidays.module.css"

interface HolidaysProps {
  messages: LayoutData["messages"]["strip"]
  /** Upcoming holidays, soonest first. */
  holidays: LayoutData["holidays"]
}

/** Upcoming holidays of the college, with a link to the full list. */
export function Holidays({ messages, holidays }: HolidaysProps) {
  return (
    <Disclosure
      summary={
        <>
          <CalendarDays size={18} aria-hidden /> {messages.holidays}
        </>
      }
      summaryClass={styles.summary}
      panelClass={styles.panel}
    >
      {holidays.length === 0 && <p>{messages.noHolidays}</p>}
      <ul className={styles.days}>
        {holidays.map(({ name, date, day, isApproximate }) => (
          <li key={date + name}>
            <time dateTime={date}>{day}</time>
            <span>{name}</span>
            {isApproximate && <small>{messages.approximate}</small>}
          </li>
        ))}
      </ul>
      <SiteLink link="/holidays" className={styles.all}>
        {messages.allHolidays}
      </SiteLink>
    </Disclosure>
  )
}
