import { useFormFrame } from "../form-context.ts"

import styles from "../form-field.module.css"

const id = "keep-for-another"

/** Whether the applicant wants to start the form of another course from this one. */
export const isKeptForAnother = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`#${id}`)?.checked === true

/**
 * Asks on one's own device whether the form stays there after it was submitted. Without the tick it is deleted (specification
 * 5.3). The box has no name: it is neither sent nor stored.
 */
export function KeepForAnother() {
  const { messages, isLive, device } = useFormFrame()
  if (!isLive || device !== "own") return null
  return (
    <label className={`${styles.choice} ${styles.alone} ${styles.keep}`}>
      <input type="checkbox" id={id} />
      <span>{messages.draft.keepForAnother}</span>
    </label>
  )
}
