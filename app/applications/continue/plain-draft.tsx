import { useLanguage } from "#app/language.ts"
import { groupDraftCode, parseDraftCode } from "#domain/applications/drafts/draft-code.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { continueMessages } from "./messages.ts"
import type { StoredDraft } from "./plain-draft.server.ts"

// Of the form's page: a browser without scripts gets no style sheet for this part alone.
import styles from "../form-page.module.css"

/** What was stored or opened: above the form. */
export function StoredNotice({ stored }: { stored: StoredDraft }) {
  const language = useLanguage()
  const { plain } = continueMessages(language)
  const { kind, code, day, address } = stored
  return (
    <section className={`without-scripts stack ${styles.closed}`}>
      {kind === "stored" ? (
        <>
          <p>{plain.stored}</p>
          <p translate="no">
            <strong>{code}</strong>
          </p>
          <p>{formatMessage(plain.where, { day, address })}</p>
        </>
      ) : (
        <>
          <p>{formatMessage(plain.opened, { day })}</p>
          <p>{plain.pictures}</p>
        </>
      )}
    </section>
  )
}

/** Fields of the form that say which stored draft it is. */
const hidden = ["draft_code", "draft_version", "submission_key"] as const

/** The button of the form that stores it, or asks for the PIN first. */
const storing = {
  type: "submit",
  form: "application",
  name: "intent",
  value: "store draft",
} as const

/**
 * Stores the form without JavaScript: controls of the form, below it. Rendered by the server only, and removed when the
 * form starts: its scripts have a dialog for this. The first page has the button alone, because it arrives in one round trip.
 */
export function PlainDraft({ values, asksPin }: { values: FormValues; asksPin: boolean }) {
  const language = useLanguage()
  const messages = continueMessages(language)
  const { plain } = messages
  if (!asksPin) {
    return (
      <p id="continue" className="without-scripts">
        <Button kind="secondary" {...storing}>
          {plain.short}
        </Button>
      </p>
    )
  }
  const code = parseDraftCode(values["draft_code"])
  const field = {
    name: "draft_pin",
    label: messages.pin,
    hint: code ? formatMessage(plain.pinAgainHint, { code: groupDraftCode(code) }) : plain.pinHint,
    errorLabel: messages.error,
  }
  return (
    <section id="continue" className={`without-scripts stack ${styles.closed}`}>
      <h2>{plain.title}</h2>
      <p>{plain.text}</p>
      {hidden.map((name) => {
        const value = values[name]
        return (
          typeof value === "string" && (
            <input key={name} type="hidden" form="application" name={name} value={value} />
          )
        )
      })}
      <Field {...field}>
        <input
          {...controlAttributes(field)}
          form="application"
          className={inputClass}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </Field>
      <Button {...storing}>{plain.store}</Button>
    </section>
  )
}
