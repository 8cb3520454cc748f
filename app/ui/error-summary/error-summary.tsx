import type { MouseEvent, Ref } from "react"

import styles from "./error-summary.module.css"

export interface SummaryItem {
  /** The id of the input the problem is about. */
  field: string
  text: string
}

interface ErrorSummaryProps {
  title: string
  items: SummaryItem[]
  /** Called instead of following the link, where a script can open the right tab. */
  onGoTo?: (field: string) => void
  ref?: Ref<HTMLDivElement>
}

/** All that is wrong, each a link to its field; takes the focus when a form is refused. */
export function ErrorSummary({ title, items, onGoTo, ref }: ErrorSummaryProps) {
  const follow = (event: MouseEvent, field: string) => {
    if (!onGoTo) return
    event.preventDefault()
    onGoTo(field)
  }
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {items.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <a href={`#${field}`} onClick={(event) => follow(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
