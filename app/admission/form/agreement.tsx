import { FieldNotes, useField } from "./field.tsx"
import { useFormFrame, useInitial } from "./form-context.ts"

import styles from "./inputs.module.css"

/** Declaration, consent to the notice, and the box for both; Submit needs it (specification 5.2). */
export function Agreement() {
  const { words } = useFormFrame()
  const { aria, field } = useField("agreed_to_declaration")
  return (
    <div className={styles.agreement}>
      <p>{words.form.declaration}</p>
      <p>{words.notice.consent}</p>
      <FieldNotes name="agreed_to_declaration" />
      <label className={styles.choice}>
        <input
          {...aria}
          type="checkbox"
          id="agreed_to_declaration"
          name="agreed_to_declaration"
          value="1"
          required
          defaultChecked={useInitial("agreed_to_declaration") !== ""}
        />
        <span>{field.label}</span>
      </label>
    </div>
  )
}
