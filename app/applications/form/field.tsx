import { type ReactNode, useEffect, useRef } from "react"

import * as ui from "#app/ui/field/field.tsx"
import { errorText } from "#domain/applications/field-errors.ts"
import type { FieldName } from "#domain/applications/messages/fields.en.ts"

import { useFormFrame, useInitial } from "./form-context.ts"

import styles from "./inputs.module.css"

/** Declaration, consent to the notice, and one box for both. Submit requires it (specification 5.2). */
export function Agreement() {
  const { messages } = useFormFrame()
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
      <p>{messages.form.declaration}</p>
      <p>{messages.notice.consent}</p>
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

/** A field's messages and errors, and the ARIA attributes that link its control to them. */
export const useField = (name: FieldName) => {
  const { messages, problems } = useFormFrame()
  const { label, hint, missing } = messages.fields[name]
  const texts = (problems[name] ?? []).map((problem) =>
    typeof problem === "string" ? errorText(messages, name, problem) : problem.text,
  )
  const field: ui.FieldProps = {
    name,
    label,
    hint,
    problem: texts.join(" ") || undefined,
    problemLabel: messages.form.summaryTitle,
  }
  return { field, isRequired: missing !== undefined, aria: ui.fieldAria(field) }
}

/** The hint and the errors of a field, for a control with its label elsewhere. */
export function FieldNotes({ name }: { name: FieldName }) {
  return <ui.FieldNotes {...useField(name).field} />
}

/** A labelled input with its hint and errors. */
export function Field({ name, children }: { name: FieldName; children: ReactNode }) {
  return <ui.Field {...useField(name).field}>{children}</ui.Field>
}

/** A fieldset of several radio buttons or checkboxes. */
export function FieldGroup({
  name,
  lang,
  children,
}: {
  name: FieldName
  lang?: string | undefined
  children: ReactNode
}) {
  return (
    <ui.FieldGroup {...useField(name).field} lang={lang}>
      {children}
    </ui.FieldGroup>
  )
}
