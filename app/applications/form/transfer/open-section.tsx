import { useId, useState } from "react"

import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { PinForm } from "./pin-form.tsx"
import type { Transferring } from "./use-transfer.ts"

import styles from "./transfer.module.css"

/** Opens a stored form by its code and PIN. */
export function OpenSection({ transfer, isFirst }: { transfer: Transferring; isFirst: boolean }) {
  const { texts, open } = transfer
  const [code, setCode] = useState("")
  const name = `code${useId()}`
  const field = { name, label: texts.code, hint: texts.codeHint, errorLabel: texts.error }
  return (
    <section>
      <h3>{texts.open.title}</h3>
      <PinForm
        transfer={transfer}
        hint={texts.pinAgainHint}
        action={texts.open.action}
        kind={isFirst ? "primary" : "secondary"}
        onPin={(pin) => open(code, pin)}
      >
        <Field {...field}>
          <input
            {...controlAttributes(field)}
            className={`${inputClass} ${styles.codeInput}`}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
          />
        </Field>
      </PinForm>
    </section>
  )
}
