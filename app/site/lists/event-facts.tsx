import styles from "./event-facts.module.css"

interface EventFactsProps {
  /** Formatted date range. */
  days: string
  place: string
  isOver: boolean
  words: { when: string; where: string; isPast: string }
}

/** Date and place of an event, at the top of its page. */
export function EventFacts({ days, place, isOver, words }: EventFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.when}</dt>
        <dd>
          {days}
          {isOver && <span className={styles.over}>{words.isPast}</span>}
        </dd>
      </div>
      <div>
        <dt>{words.where}</dt>
        <dd>{place}</dd>
      </div>
    </dl>
  )
}
