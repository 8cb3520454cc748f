import type { ReactNode } from "react"

import { textOf } from "#domain/admission/texts-of.ts"
import type { FieldName } from "#domain/admission/words/fields.en.ts"

import { useFormFrame } from "./form-context.ts"

import styles from "./field.module.css"

/** What an input needs to be announced with its hint and its problem. */
export const useField = (name: FieldName) => {
  const { words, problems } = useFormFrame()
  const { label, hint, missing } = words.fields[name]
  const texts = (problems[name] ?? []).map((problem) =>
    typeof problem === "string" ? textOf(words, name, problem) : problem.text,
  )
  const described = [hint && `${name}-hint`, texts.length > 0 && `${name}-error`].filter(Boolean)
  return {
    label,
    hint,
    texts,
    isRequired: missing !== undefined,
    aria: {
      "aria-invalid": texts.length > 0 || undefined,
      "aria-describedby": described.join(" ") || undefined,
    },
  }
}

/** The hint and the problems of a field, under its label. */
export function FieldNotes({ name }: { name: FieldName }) {
  const { hint, texts } = useField(name)
  const { words } = useFormFrame()
  return (
    <>
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {texts.length > 0 && (
        <span id={`${name}-error`} className={styles.error}>
          <span className="visually-hidden">{words.form.summaryTitle}: </span>
          {texts.join(" ")}
        </span>
      )}
    </>
  )
}

/** A labelled input with its notes. */
export function Field({ name, children }: { name: FieldName; children: ReactNode }) {
  const { label, texts } = useField(name)
  return (
    <div className={styles.field} data-wrong={texts.length > 0 || undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <FieldNotes name={name} />
      {children}
    </div>
  )
}

/** A question with several boxes to choose from. */
export function FieldGroup({
  name,
  lang,
  children,
}: {
  name: FieldName
  lang?: string
  children: ReactNode
}) {
  const { label, texts } = useField(name)
  return (
    <fieldset
      className={styles.field}
      data-wrong={texts.length > 0 || undefined}
      aria-describedby={useField(name).aria["aria-describedby"]}
    >
      <legend className={styles.label} lang={lang}>
        {label}
      </legend>
      <FieldNotes name={name} />
      {children}
    </fieldset>
  )
}
