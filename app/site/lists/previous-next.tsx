import { SiteLink } from "#app/site-link.tsx"

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
  /** Path of the list, without language prefix. */
  list: string
}

export function PreviousNext({ messages, neighbours: { newer, older }, list }: NeighboursProps) {
  const way = (kind: string, to: { slug: string; title: string }) => (
    <SiteLink link={`${list}/${to.slug}`} className={styles.way}>
      <span className={styles.kind}>{kind}</span> {to.title}
    </SiteLink>
  )
  return (
    <nav aria-label={messages.around} className={styles.neighbours}>
      {newer && way(messages.newer, newer)}
      {older && way(messages.older, older)}
      <SiteLink link={list} className={styles.all}>
        {messages.all}
      </SiteLink>
    </nav>
  )
}
