import { CalendarDays, Phone } from "lucide-react"
import { Link, useLocation } from "react-router"

import { inLanguage, useLangOf, useLanguage, withoutLanguage } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"

import { Disclosure } from "./disclosure.tsx"
import type { LayoutData } from "./layout-data.server.ts"
import { ColourPicker, HighContrast, TextSize } from "./preferences/preferences.tsx"

import styles from "./top-bar.module.css"

/**
 * The top bar (specification 3.1). On a phone everything except the language folds under 'More', an empty
 * `<details>` before the content. It needs no JavaScript, and a wide screen can show the content anyway.
 */
export function TopBar({ data: { messages, holidays, social } }: { data: LayoutData }) {
  return (
    <div className={styles.topBar}>
      <div className={styles.inner}>
        <LanguageSelect label={messages.topBar.language} />
        <details className={styles.more}>
          {/* Most of what needs scripts is behind it. */}
          <summary className="arrow" data-enhanced>
            {messages.topBar.more}
          </summary>
        </details>
        <div className={styles.folded}>
          <div className={styles.ways}>
            <Holidays messages={messages.topBar} holidays={holidays} />
            <SiteLink link="/contact-us/" className={styles.way}>
              <Phone size={18} aria-hidden /> {messages.topBar.contact}
            </SiteLink>
          </div>
          <div className={`${styles.display} needs-scripts`}>
            <TextSize messages={messages.display} />
            <HighContrast label={messages.display.highContrast} />
            <ColourPicker messages={messages.display} />
          </div>
          <SocialLinks messages={messages.topBar} links={social} />
        </div>
      </div>
    </div>
  )
}

/** Each language is named in itself, because visitors may not read the other one. */
const choices = [
  { language: "hi", name: "हिन्दी" },
  { language: "en", name: "English" },
] as const

/**
 * Language switch. Two links instead of a select: one press instead of two, no unexpected navigation, and no
 * JavaScript needed. Keeps the path and the query.
 */
function LanguageSelect({ label }: { label: string }) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ language, name }) => (
          <li key={language}>
            <Link
              to={inLanguage(language, withoutLanguage(pathname)) + search}
              className={styles.choice}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? "true" : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HolidaysProps {
  messages: LayoutData["messages"]["topBar"]
  /** Upcoming holidays, soonest first. */
  holidays: LayoutData["holidays"]
}

function Holidays({ messages, holidays }: HolidaysProps) {
  const langOf = useLangOf()
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
      <ul className={`${styles.days} stack-close`}>
        {holidays.map(({ name, date, day, isApproximate }) => (
          <li key={date + name}>
            <time className="soft small" dateTime={date}>
              {day}
            </time>
            <span className="strong" lang={langOf(name)}>
              {name}
            </span>
            {isApproximate && <small className="soft small">{messages.approximate}</small>}
          </li>
        ))}
      </ul>
      <SiteLink link="/holidays" className={styles.all}>
        {messages.allHolidays}
      </SiteLink>
    </Disclosure>
  )
}

/** SVG paths of known sites' icons; other sites show their first letter. */
const drawings: Record<string, string> = {
  facebook:
    "M14 21v-8h3l.5-3.500H14V8c0-1.500.7-2 2-2h1.500V3H15c-3 0-4.500 1.800-4.500 4.500v2H8V13h2.500v8",
  x: "M4 4l16 16M20 4L4 20",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01",
  youtube: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z",
}

interface SocialLinksProps {
  messages: LayoutData["messages"]["topBar"]
  links: LayoutData["social"]
}

function SocialLinks({ messages, links }: SocialLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={messages.social}>
      {links.map(({ name, link }) => {
        const drawing = drawings[name.toLowerCase()]
        return (
          <li key={`${name} ${link}`}>
            <a href={link} rel="external noopener" className={styles.link} title={name}>
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                className={styles.icon}
                aria-hidden="true"
              >
                {drawing ? (
                  <path d={drawing} />
                ) : (
                  <text x="12" y="18" textAnchor="middle">
                    {name.slice(0, 1)}
                  </text>
                )}
              </svg>
              <span className="visually-hidden">{formatMessage(messages.elsewhere, { name })}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
