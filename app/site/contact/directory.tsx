import { ContactWays } from "./contact-ways.tsx"
import type { ContactMessages } from "./messages.server.ts"

import styles from "./directory.module.css"

interface DirectoryProps {
  messages: ContactMessages
  contacts: readonly { slug: string; office: string; phone: string; email: string }[]
}

/** Directory: all offices with phone and e-mail. */
export function Directory({ messages, contacts }: DirectoryProps) {
  if (contacts.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{messages.directory}</h2>
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
