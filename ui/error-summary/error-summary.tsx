import { type MouseEvent, type Ref, useId } from "react"

import styles from "./error-summary.module.css"

export interface SummaryItem {
  /** Id of the input with the error. */
  field: string
  text: string
}

export interface SummaryGroup {
  /** Heading of the group, like the step of a form. */
  heading?: string
  items: SummaryItem[]
}

interface ErrorSummaryProps {
  title: string
  groups: SummaryGroup[]
  /** Called instead of following the link, so that a script can open the right tab first. */
  onGoTo?: ((field: string) => void) | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Error summary: each error links to its field. Its ref lets a refused form focus it, which also announces it; a live
 * region would announce it a second time.
 */
export function ErrorSummary({ title, groups, onGoTo, ref }: ErrorSummaryProps) {
  const titleId = useId()
  const follow = (event: MouseEvent, field: string) => {
    if (!onGoTo) return
    event.preventDefault()
    onGoTo(field)
  }
  return (
    <section ref={ref} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {groups.map(({ heading, items }) => (
        <div key={heading ?? ""} className={styles.group}>
          {heading && <h3 className={styles.heading}>{heading}</h3>}
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
      ))}
    </section>
  )
}
