import { Mail, Phone } from "lucide-react"

import type { ContactMessages } from "./messages.server.ts"

import styles from "./contact-ways.module.css"

interface WaysProps {
  messages: Pick<ContactMessages, "phone" | "email" | "notGiven">
  phone: string
  email: string
}

function Blank({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}

/** Phone and e-mail of an office; a missing value is shown as a dash. */
export function ContactWays({ messages, phone, email }: WaysProps) {
  return (
    <dl className={styles.ways}>
      <div className={styles.way}>
        <dt>
          <Phone aria-hidden size={18} />
          <span className="visually-hidden">{messages.phone}</span>
        </dt>
        <dd>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
          ) : (
            <Blank text={messages.notGiven} />
          )}
        </dd>
      </div>
      <div className={styles.way}>
        <dt>
          <Mail aria-hidden size={18} />
          <span className="visually-hidden">{messages.email}</span>
        </dt>
        <dd>
          {email ? <a href={`mailto:${email}`}>{email}</a> : <Blank text={messages.notGiven} />}
        </dd>
      </div>
    </dl>
  )
}
