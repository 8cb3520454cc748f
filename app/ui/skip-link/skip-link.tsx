import styles from "./skip-link.module.css"

/** Skip link: the first keyboard stop, leads to the main content. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
