import { useLanguage } from "#app/language.ts"
import { groupDraftCode, parseDraftCode } from "#domain/applications/drafts/draft-code.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { continueMessages } from "./messages.ts"
import type { StoredDraft } from "./plain-draft.server.ts"

import styles from "./continue.module.css"

/** What was stored or opened: above the form. */
export function StoredNotice({ stored }: { stored: StoredDraft }) {
  const language = useLanguage()
  const { plain } = continueMessages(language)
  const { kind, code, day, address } = stored
  return (
    <section className={`without-scripts ${styles.stored}`}>
      {kind === "stored" ? (
        <>
          <p>{plain.stored}</p>
          <p className={styles.code} translate="no">
            {code}
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

/**
 * Stores the form without JavaScript: controls of the form, below it. Rendered by the server only, and removed when the
 * form starts: its scripts have a dialog for this.
 */
export function PlainDraft({ values }: { values: FormValues }) {
  const language = useLanguage()
  const messages = continueMessages(language)
  const { plain } = messages
  const code = parseDraftCode(values["draft_code"])
  const field = {
    name: "draft_pin",
    label: messages.pin,
    hint: code ? formatMessage(plain.pinAgainHint, { code: groupDraftCode(code) }) : plain.pinHint,
    errorLabel: messages.error,
  }
  return (
    <section id="plain-draft" className={`without-scripts ${styles.plain}`}>
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
          className={`${inputClass} ${styles.pin}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      </Field>
      <Button type="submit" form="application" name="intent" value="store draft">
        {plain.store}
      </Button>
    </section>
  )
}
