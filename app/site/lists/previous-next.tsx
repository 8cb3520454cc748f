import { Link } from "react-router"

import styles from "./lists.module.css"

interface Titled {
  slug: string
  title: string
}

/** The neighbours of an item in a list sorted newest first. */
export const previousNextItems = (items: readonly Titled[], slug: string) => {
  const at = items.findIndex((item) => item.slug === slug)
  const titled = (item: Titled | undefined) => item && { slug: item.slug, title: item.title }
  return { newer: titled(items[at - 1]), older: titled(items[at + 1]) }
}

interface NeighboursProps {
  messages: { around: string; newer: string; older: string; all: string }
  neighbours: ReturnType<typeof previousNextItems>
  /** URL of the list. */
  list: string
}

/** Links to the newer and the older notice, and to the list. */
export function PreviousNext({ messages, neighbours: { newer, older }, list }: NeighboursProps) {
  const way = (kind: string, to: { slug: string; title: string }) => (
    <Link to={`${list}/${to.slug}`} className={styles.way}>
      <span className={styles.kind}>{kind}</span> {to.title}
    </Link>
  )
  return (
    <nav aria-label={messages.around} className={styles.neighbours}>
      {newer && way(messages.newer, newer)}
      {older && way(messages.older, older)}
      <Link to={list} className={styles.all}>
        {messages.all}
      </Link>
    </nav>
  )
}
