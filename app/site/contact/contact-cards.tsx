import { MapPin } from "lucide-react"

import { ContactWays } from "./contact-ways.tsx"
import type { ContactMessages } from "./messages.server.ts"

import styles from "./contact-cards.module.css"

interface CardsProps {
  messages: ContactMessages
  college: {
    name: string
    address: string
    location?: { latitude: number; longitude: number } | undefined
  }
  inquiries: readonly { slug: string; phone: string; email: string }[]
}

/** OpenStreetMap link. Not embedded, for privacy: no visitor contacts another site unasked. */
const mapOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`

/** Cards with the college's address and the general inquiry contacts. */
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
      {inquiries.map(({ slug, phone, email }) => (
        <section key={slug} className={styles.card}>
          <h2>{messages.inquiry}</h2>
          <ContactWays messages={messages} phone={phone} email={email} />
        </section>
      ))}
    </div>
  )
}
