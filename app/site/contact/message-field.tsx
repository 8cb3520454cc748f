import type { ComponentProps } from "react"

import type { ContactField } from "#domain/content/contact-message.ts"

import styles from "./message-field.module.css"

interface MessageFieldProps extends Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "defaultValue"
> {
  name: ContactField
  label: string
  /** What is wrong with it. */
  problem: string | undefined
  /** Said before the problem by a screen reader, like "There is a problem". */
  problemLabel: string
  rows?: number
}

/** A field of the contact form. It takes any length, and the answer says what is too much of it. */
export function MessageField({
  name,
  label,
  problem,
  problemLabel,
  rows,
  type = "text",
  ...input
}: MessageFieldProps) {
  const shared = {
    ...input,
    id: name,
    name,
    required: true,
    className: styles.input,
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": problem && `${name}-problem`,
  }
  return (
    <div className={styles.field} data-wrong={problem !== undefined || undefined}>
      <label htmlFor={name} className={styles.label}>
        {label}
      </label>
      {problem && (
        <span id={`${name}-problem`} className={styles.problem}>
          <span className="visually-hidden">{problemLabel}: </span>
          {problem}
        </span>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </div>
  )
}
