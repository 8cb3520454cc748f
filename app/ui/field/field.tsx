import type { ReactNode } from "react"

import styles from "./field.module.css"

/** The look of a line or a box to type into. */
export const inputClass = styles.input!

export interface FieldProps {
  /** The control's name, which is also its id. */
  name: string
  label: string
  hint?: string | undefined
  /** What is wrong with it. */
  problem?: string | undefined
  /** Said before the problem by a screen reader, like "There is a problem". */
  problemLabel: string
}

/** What a control needs to be announced with its hint and its problem. */
export const fieldAria = ({
  name,
  hint,
  problem,
}: Pick<FieldProps, "name" | "hint" | "problem">) => ({
  "aria-invalid": problem !== undefined || undefined,
  "aria-describedby":
    [hint && `${name}-hint`, problem && `${name}-error`].filter(Boolean).join(" ") || undefined,
})

/** The hint and the problem of a field, for a control that has its label elsewhere. */
export function FieldNotes({ name, hint, problem, problemLabel }: FieldProps) {
  return (
    <>
      {hint && (
        <span id={`${name}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${name}-error`} className={styles.problem}>
          <span className="visually-hidden">{problemLabel}: </span>
          {problem}
        </span>
      )}
    </>
  )
}

/** A labelled control with its hint and its problem between the two. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field} data-wrong={field.problem !== undefined || undefined}>
      <label className={styles.label} htmlFor={field.name}>
        {field.label}
      </label>
      <FieldNotes {...field} />
      {children}
    </div>
  )
}

/** A question with several controls for its answer. */
export function FieldGroup({
  lang,
  children,
  ...field
}: FieldProps & { lang?: string | undefined; children: ReactNode }) {
  return (
    <fieldset
      className={styles.field}
      data-wrong={field.problem !== undefined || undefined}
      aria-describedby={fieldAria(field)["aria-describedby"]}
    >
      <legend className={styles.label} lang={lang}>
        {field.label}
      </legend>
      <FieldNotes {...field} />
      {children}
    </fieldset>
  )
}
