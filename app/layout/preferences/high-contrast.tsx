import { Contrast } from "lucide-react"

import { useStoredPreference } from "./stored-preferences.ts"

import styles from "./high-contrast.module.css"
import labels from "./label.module.css"

/** Toggle for high contrast (black on white); on by default if the visitor's system prefers more contrast. */
export function HighContrast({ label }: { label: string }) {
  const [kept, keep] = useStoredPreference("contrast")
  const isHigh = kept === "high"
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isHigh}
      title={label}
      onClick={() => keep(isHigh ? "normal" : "high")}
    >
      <span className={labels.label}>{label}</span>
      <Contrast className={styles.icon} size={20} aria-hidden />
    </button>
  )
}
