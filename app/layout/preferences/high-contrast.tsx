import { Contrast } from "lucide-react"

import { useStoredPreference } from "./stored-preferences.ts"

import styles from "./high-contrast.module.css"
import labels from "./label.module.css"

/** Black on white instead of the site's colours; on by itself where the visitor's system asks for it. */
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
