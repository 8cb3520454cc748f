import { Prose } from "./prose.tsx"

import styles from "./prose-with-lists.module.css"

/** A long text that may show lists of the site's items (domain/content/list-blocks.ts) and places. */
export function ProseWithLists({ html }: { html: string }) {
  return (
    <div className={styles.lists}>
      <Prose html={html} />
    </div>
  )
}
