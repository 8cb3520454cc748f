import { useEffect, useRef } from "react"

import { FieldNotes, useField } from "./field.tsx"
import { useFormFrame, useInitial } from "./form-context.ts"

import styles from "./inputs.module.css"

/** Declaration, consent to the notice, and one box for both. Submit requires it (specification 5.2). */
export function Agreement() {
  const { words } = useFormFrame()
  const { aria, field } = useField("agreed_to_declaration")
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The back/forward cache restores the page unchanged, possibly for another person: untick the box.
    const untick = ({ persisted }: PageTransitionEvent) => {
      if (persisted && box.current?.checked) box.current.click()
    }
    window.addEventListener("pageshow", untick)
    return () => window.removeEventListener("pageshow", untick)
  }, [])
  return (
    <div className={styles.agreement}>
      <p>{words.form.declaration}</p>
      <p>{words.notice.consent}</p>
      <FieldNotes name="agreed_to_declaration" />
      <label className={styles.choice}>
        <input
          {...aria}
          ref={box}
          type="checkbox"
          id="agreed_to_declaration"
          name="agreed_to_declaration"
          value="1"
          required
          // Otherwise the browser ticks the box again after a reload or back navigation.
          autoComplete="off"
          defaultChecked={useInitial("agreed_to_declaration") !== ""}
        />
        <span>{field.label}</span>
      </label>
    </div>
  )
}
