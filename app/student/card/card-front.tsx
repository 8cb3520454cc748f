import { formatMessage } from "#app/format-message.ts"
import { neutralEmblem } from "#domain/content/picture-sources.ts"

import { CardFacts } from "./card-facts.tsx"
import { type CardProps, cardValues } from "./card-values.ts"

import styles from "./card.module.css"

/** The front: the student's identity. */
export function CardFront(props: CardProps) {
  const { card, messages, language } = props
  const { student, college, session } = card
  return (
    <div className={styles.card}>
      <header className={styles.head}>
        <img src={card.emblem ?? neutralEmblem} alt="" className={styles.emblem} />
        <span>
          <strong className={styles.college}>{college.name[language]}</strong>
          <span className={styles.affiliation}>{college.affiliation[language]}</span>
        </span>
      </header>
      <div className={styles.body}>
        <CardFacts facts={cardValues(props).front} side="front" />
        {student.image_file ? (
          <img
            className={styles.photo}
            src={`/uploads/${student.image_file}`}
            alt={formatMessage(messages.photo, { name: student.applicant_name })}
          />
        ) : (
          <span className={styles.photo}>{messages.noPhoto}</span>
        )}
      </div>
      <div className={styles.signatures}>
        <span>{messages.signatureStudent}</span>
        <span>{messages.signatureProctor}</span>
      </div>
      <footer className={styles.foot}>
        {messages.title} · {messages.session} {session}
      </footer>
    </div>
  )
}
