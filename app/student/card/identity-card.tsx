import type { CardProps } from "./card-values.ts"
import { CardBack, CardFront } from "./card.tsx"

import styles from "./identity-card.module.css"

/** Both sides of the card: enlarged on the screen, at real size (85.6 x 54 mm) with cut marks on paper. */
export function IdentityCard(props: CardProps) {
  const { messages } = props
  return (
    <div className={styles.sides}>
      <section aria-label={messages.front} className={styles.side}>
        <CardFront {...props} />
      </section>
      <section aria-label={messages.back} className={styles.side}>
        <CardBack {...props} />
      </section>
      <p className={styles.hint}>{messages.cutHint}</p>
    </div>
  )
}
