import { Form, useNavigation } from "react-router"

import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"
import { dateTyping } from "#ui/field/format-typing.ts"

import { forgottenStep } from "../status-input.ts"
import type { noticeFormMessages } from "./messages.server.ts"

import meritStyles from "../merit/merit-details.module.css"
import styles from "../own/own-forms.module.css"

interface ForgottenCodeProps {
  messages: (typeof noticeFormMessages)["en"]["forgotten"]
  dobHint: string
  errorLabel: string
  input: { contact: string; dob: string } | undefined
  errors: Readonly<Record<string, string | undefined>>
}

/** Asks for the admission code, which goes to the stored contact. Closed until it is needed. */
export function ForgottenCode({
  messages,
  dobHint,
  errorLabel,
  input,
  errors,
}: ForgottenCodeProps) {
  const isSending = useNavigation().state !== "idle"
  const contact = {
    name: "contact",
    label: messages.contact,
    hint: messages.contactHint,
    error: errors["contact"],
    errorLabel,
  }
  const dob = {
    name: "own_dob",
    label: messages.dob,
    hint: dobHint,
    error: errors["own_dob"],
    errorLabel,
  }
  return (
    <details className={`${styles.folded} screen-only`} open={input !== undefined}>
      <summary>
        <h2>{messages.title}</h2>
      </summary>
      <p>{messages.what}</p>
      <Form method="post" className={meritStyles.form} defaultShouldRevalidate={false} noValidate>
        <input type="hidden" name="step" value={forgottenStep} />
        <Field {...contact}>
          <input
            {...controlAttributes(contact)}
            className={inputClass}
            defaultValue={input?.contact}
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            required
          />
        </Field>
        <Field {...dob}>
          <input
            {...controlAttributes(dob)}
            {...dateTyping}
            className={inputClass}
            defaultValue={input?.dob}
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        </Field>
        <Button type="submit" disabled={isSending}>
          {messages.submit}
        </Button>
      </Form>
    </details>
  )
}
