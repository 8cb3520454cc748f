import { useLangOf } from "#app/language.ts"
import { PhoneLink, SiteLink } from "#app/links.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"

import type { LayoutData } from "./layout-data.server.ts"

import styles from "./footer.module.css"

function Contact({ data: { messages, college, phones, email } }: { data: LayoutData }) {
  const langOf = useLangOf()
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>{messages.footer.contact}</h2>
      <address className="stack">
        <p lang={langOf(college.name)}>{college.name}</p>
        <p lang={langOf(college.address)}>{college.address}</p>
        {phones.map((phone) => (
          <p key={phone}>
            {messages.footer.phone}: <PhoneLink className="tap-height" phone={phone} />
          </p>
        ))}
        <p>
          {messages.footer.email}:{" "}
          <a className="tap-height" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      </address>
    </div>
  )
}

/** Page footer: contact, grouped links, site owner and date of the last update (GIGW). */
export function Footer({ data }: { data: LayoutData }) {
  const { messages, footerGroups, college, year, updated, isSample } = data
  const langOf = useLangOf()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Contact data={data} />
        <nav aria-label={messages.footer.label} className={styles.groups}>
          {footerGroups.map(({ title, entries }) => (
            <div key={title}>
              <h2 className={styles.title} lang={langOf(title)}>
                {title}
              </h2>
              <ul className={styles.links}>
                {entries.map((link) => (
                  <li key={link.link}>
                    <SiteLink link={link.link}>{link.title}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.last}>
        <p>{formatMessage(messages.footer.copyright, { year, college: college.name })}</p>
        <p>
          {messages.footer.updated}: <time dateTime={updated.date}>{updated.day}</time>
        </p>
        <p className={styles.owner}>
          {formatMessage(messages.footer.owner, { college: college.name })}
        </p>
        {isSample && <p className={styles.sample}>{messages.footer.sample}</p>}
      </div>
    </footer>
  )
}
