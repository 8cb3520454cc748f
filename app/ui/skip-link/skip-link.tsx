import styles from "./skip-link.module.css"

/** The first stop of a keyboard: past everything above, to the page's own content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
