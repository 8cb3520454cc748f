import styles from "./prose.module.css"

/** A long text: HTML that the server rendered from Markdown. Raw HTML in the Markdown is not allowed through. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
