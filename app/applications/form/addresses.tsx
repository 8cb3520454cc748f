import { useState } from "react"

import { inputClass } from "#app/ui/field/field.tsx"

import { Field, useField } from "./field.tsx"
import { useFormFrame, useInitial } from "./form-context.ts"

import styles from "./inputs.module.css"

const maxLength = 300

/** Both addresses. The permanent address copies the correspondence address while the box is ticked. */
export function Addresses() {
  const { messages, isLive } = useFormFrame()
  const startsSame = ["yes", "1"].includes(useInitial("same_as_correspondence"))
  const initialCorrespondence = useInitial("c_address")
  const [isSame, setIsSame] = useState(startsSame)
  const [correspondence, setCorrespondence] = useState(initialCorrespondence)
  // Keep the typed address: it reappears when the box is unticked.
  const [permanent, setPermanent] = useState(useInitial("p_address"))
  const c = useField("c_address")
  const p = useField("p_address")
  const isCopied = isLive && isSame
  return (
    <>
      <Field name="c_address">
        <textarea
          {...c.aria}
          id="c_address"
          name="c_address"
          className={`${inputClass} ${styles.wide}`}
          rows={3}
          maxLength={maxLength}
          autoComplete="off"
          required
          defaultValue={initialCorrespondence}
          onChange={(event) => setCorrespondence(event.target.value)}
        />
      </Field>
      <label className={`${styles.choice} ${styles.alone}`}>
        <input
          type="checkbox"
          id="same_as_correspondence"
          name="same_as_correspondence"
          value="1"
          defaultChecked={startsSame}
          onChange={(event) => setIsSame(event.target.checked)}
        />
        <span>{messages.fields.same_as_correspondence.label}</span>
      </label>
      <Field name="p_address">
        <textarea
          key={String(isCopied)}
          {...p.aria}
          id="p_address"
          name="p_address"
          className={`${inputClass} ${styles.wide}`}
          rows={3}
          maxLength={maxLength}
          autoComplete="off"
          required={!isCopied}
          {...(isCopied
            ? { readOnly: true, value: correspondence }
            : {
                defaultValue: permanent,
                onChange: (event: { target: HTMLTextAreaElement }) =>
                  setPermanent(event.target.value),
              })}
        />
      </Field>
    </>
  )
}
