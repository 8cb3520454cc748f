import styles from "./prose.module.css"

/** A long text: HTML that the server rendered from Markdown. Raw HTML in the Markdown is not allowed through. */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
