import styles from "./prose.module.css"

/** A long text: HTML that the server made from Markdown, which lets no markup of its own through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
