import styles from "./event-facts.module.css"

interface EventFactsProps {
  /** Formatted date range. */
  days: string
  place: string
  isOver: boolean
  messages: { when: string; where: string; isPast: string }
}

/** Date and place of an event, at the top of its page. */
export function EventFacts({ days, place, isOver, messages }: EventFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{messages.when}</dt>
        <dd>
          {days}
          {isOver && <span className={styles.over}>{messages.isPast}</span>}
        </dd>
      </div>
      <div>
        <dt>{messages.where}</dt>
        <dd>{place}</dd>
      </div>
    </dl>
  )
}
