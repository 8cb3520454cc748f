import type { MouseEvent, Ref } from "react"

import styles from "./error-summary.module.css"

export interface SummaryItem {
  /** Id of the input with the error. */
  field: string
  text: string
}

interface ErrorSummaryProps {
  title: string
  items: SummaryItem[]
  /** Called instead of following the link, so that a script can open the right tab first. */
  onGoTo?: ((field: string) => void) | undefined
  ref?: Ref<HTMLDivElement>
}

/** Error summary: each error links to its field. Its ref lets a refused form focus it. */
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
