import { useLocation } from "react-router"

import styles from "./preview-ribbon.module.css"

/** Says on the page of a preview that visitors do not see it. A link from there leads to what they see. */
export function PreviewRibbon({ label }: { label: string | undefined }) {
  const { search } = useLocation()
  if (label === undefined || !new URLSearchParams(search).has("preview")) return null
  return (
    <p className={`screen-only ${styles.ribbon}`} role="note">
      {label}
    </p>
  )
}
