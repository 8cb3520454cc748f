import { neutralEmblem } from "#domain/content/picture-sources.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import {
  type CardFactList,
  type CardProps,
  cardValues,
  densityOf,
  type Side,
} from "./identity-card-values.ts"

import sidesStyles from "./card-sides.module.css"
import styles from "./identity-card.module.css"

/** Labels and values, one per line. Long values get a smaller font and are never truncated. */
function CardFacts({ facts, side }: { facts: CardFactList; side: Side }) {
  return (
    <dl className={styles.facts} data-density={densityOf(facts, side)}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

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

export function CardBack(props: CardProps) {
  const { card, messages, language } = props
  const { college, qr } = card
  return (
    <div className={styles.card}>
      <div className={styles.body}>
        <CardFacts facts={cardValues(props).back} side="back" />
        <div className={styles.code}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={messages.scan}>
            <path d={qr.path} />
          </svg>
          <span aria-hidden>{messages.scan}</span>
        </div>
      </div>
      <footer className={styles.foot}>
        {messages.found} {college.address[language]}
      </footer>
    </div>
  )
}

/** Both sides of the card: enlarged on the screen, at real size (85.6 x 54 mm) with cut marks on paper. */
export function IdentityCard(props: CardProps) {
  const { messages } = props
  return (
    <div className={sidesStyles.sides}>
      <section aria-label={messages.front} className={sidesStyles.side}>
        <CardFront {...props} />
      </section>
      <section aria-label={messages.back} className={sidesStyles.side}>
        <CardBack {...props} />
      </section>
      <p className={sidesStyles.hint}>{messages.cutHint}</p>
    </div>
  )
}
