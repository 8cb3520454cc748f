import styles from "./cut-line.module.css"

/** The line where the clerk cuts. The scissors are an SVG, because not every system font has that character. */
export function CutLine() {
  return (
    <div className={styles.cut} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor">
        <circle cx="5.5" cy="6.5" r="3" strokeWidth="1.8" />
        <circle cx="5.5" cy="17.5" r="3" strokeWidth="1.8" />
        <path strokeWidth="1.8" strokeLinecap="round" d="M8 8.5 22 17M8 15.5 22 7" />
      </svg>
    </div>
  )
}
