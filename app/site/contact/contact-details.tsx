import { Mail, MapPin, Phone } from "lucide-react"

import { phoneHref } from "#app/phone-link.tsx"

import type { ContactMessages } from "./messages.server.ts"

import styles from "./contact-page.module.css"

interface Contact {
  slug: string
  office: string
  phone: string
  email: string
}

const hasWays = ({ phone, email }: Pick<Contact, "phone" | "email">) => phone !== "" || email !== ""

interface CardsProps {
  messages: ContactMessages
  college: {
    name: string
    address: string
    location?: { latitude: number; longitude: number } | undefined
  }
  inquiries: readonly Contact[]
}

/** OpenStreetMap link. Not embedded, for privacy: no visitor contacts another site unasked. */
const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

export function ContactCards({ messages, college, inquiries }: CardsProps) {
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{messages.address}</h2>
        <address className={styles.address}>
          <strong>{college.name}</strong>
          <br />
          {college.address}
        </address>
        {college.location && (
          <a className={styles.map} href={mapOf(college.location)} rel="external">
            <MapPin aria-hidden size={20} />
            <span>
              {messages.map}
              <span className="visually-hidden"> ({messages.mapNote})</span>
            </span>
          </a>
        )}
      </section>
      {inquiries.filter(hasWays).map(({ slug, phone, email }) => (
        <section key={slug} className={styles.card}>
          <h2>{messages.inquiry}</h2>
          <ContactWays messages={messages} phone={phone} email={email} />
        </section>
      ))}
    </div>
  )
}

interface DirectoryProps {
  messages: ContactMessages
  contacts: readonly Contact[]
}

/**
 * Directory of all offices. A new site has neither phone nor e-mail for them (specification 3.9): their names
 * stand alone, and a note leads to the general inquiry.
 */
export function Directory({ messages, contacts }: DirectoryProps) {
  if (contacts.length === 0) return null
  return (
    <section>
      <h2 className={styles.directory}>{messages.directory}</h2>
      {!contacts.every(hasWays) && <p className={styles.lead}>{messages.directoryNote}</p>}
      <ul className={styles.offices}>
        {contacts.map(({ slug, office, phone, email }) => (
          <li key={slug} className={styles.office}>
            <h3>{office}</h3>
            <ContactWays messages={messages} phone={phone} email={email} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const mailbox = { Icon: Mail, href: (email: string) => `mailto:${email}` }
const telephone = { Icon: Phone, href: phoneHref }

/** Phone and e-mail of an office, those that are given. */
function ContactWays({
  messages,
  phone,
  email,
}: Pick<Contact, "phone" | "email"> & { messages: ContactMessages }) {
  const ways = [
    { ...telephone, label: messages.phone, value: phone },
    { ...mailbox, label: messages.email, value: email },
  ].filter(({ value }) => value)
  if (ways.length === 0) return null
  return (
    <dl className={styles.ways}>
      {ways.map(({ Icon, label, value, href }) => (
        <div key={label} className={styles.way}>
          <dt>
            <Icon aria-hidden size={18} />
            <span className="visually-hidden">{label}</span>
          </dt>
          <dd>
            <a className="tap-height" href={href(value)}>
              {value}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
