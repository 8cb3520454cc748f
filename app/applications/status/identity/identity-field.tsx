import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"
import { digitGroupTyping } from "#ui/field/format-typing.ts"

import { identityField } from "../typed-fields.ts"
import type { IdentityMessages } from "./messages.server.ts"

import styles from "../status-page.module.css"

interface Props {
  messages: Pick<IdentityMessages, "label" | "hint">
  errorLabel: string
  error: string | undefined
}

/**
 * Asks for the Aadhaar number of the application, for an act that binds. The server never sends a typed number back, and the
 * browser must not offer one person's number to the next.
 */
export function IdentityField({ messages: { label, hint }, errorLabel, error }: Props) {
  const field = { name: identityField, label, hint, error, errorLabel }
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        {...digitGroupTyping}
        className={`${inputClass} ${styles.code}`}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        required
      />
    </Field>
  )
}
