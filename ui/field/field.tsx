import type { ReactNode } from "react"

import styles from "./field.module.css"

export const inputClass = styles.input!

export interface FieldProps {
  /** Name of the control, which is also its id. */
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Read before the error by screen readers, like "Error". */
  errorLabel: string
  /** The error is a question: the value is allowed, but may be a mistake. */
  isQuestion?: boolean | undefined
}

const look = ({ error, isQuestion }: FieldProps) =>
  error === undefined ? undefined : isQuestion ? "question" : true

/** The attributes that connect a control with its label, hint and error. */
export const controlAttributes = ({ name, hint, error, isQuestion }: FieldProps) => ({
  id: name,
  name,
  "aria-invalid": (error !== undefined && !isQuestion) || undefined,
  "aria-describedby":
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined,
})

/** Hint and error of a field, for a control that is labelled elsewhere. */
export function FieldNotes({ name, hint, error, errorLabel }: FieldProps) {
  return (
    <>
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          <span className="visually-hidden">{errorLabel}: </span>
          {error}
        </span>
      )}
    </>
  )
}

/** A labelled control; its hint and error are between label and control. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field} data-wrong={look(field)}>
      <label className={styles.label} htmlFor={field.name}>
        {field.label}
      </label>
      <FieldNotes {...field} />
      {children}
    </div>
  )
}

export function Fieldset({
  lang,
  children,
  ...field
}: FieldProps & { lang?: string | undefined; children: ReactNode }) {
  return (
    <fieldset
      className={styles.field}
      data-wrong={look(field)}
      aria-describedby={controlAttributes(field)["aria-describedby"]}
    >
      <legend className={styles.label} lang={lang}>
        {field.label}
      </legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  )
}
