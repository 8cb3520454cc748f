import { CardFacts } from "./card-facts.tsx"
import { type CardProps, cardValues } from "./card-values.ts"

import styles from "./card.module.css"

/** The back: contact details, and the QR code to check the card. */
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
