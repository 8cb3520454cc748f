import { useState } from "react"

import {
  type FieldGroup,
  isConditional,
  isRequiredBySession,
} from "#domain/applications/form/form-fields.ts"

import { useFormFrame } from "./form-context.ts"
import { FormFieldInput } from "./form-field.tsx"

import styles from "./section-panels.module.css"

/**
 * A group that most applicants need not fill in: a native disclosure, so it opens without scripts too. It is open at
 * the start if everybody must fill in one of its fields or one is filled in, and opens when one is wrong.
 */
export function FoldedGroup({ group: { heading, fields } }: { group: FieldGroup }) {
  const { messages, rules, initial, errors } = useFormFrame()
  const isWrong = fields.some((name) => errors[name]?.length)
  const isNeeded = fields.some(
    (name) =>
      (initial[name] ?? "").length > 0 ||
      (isRequiredBySession({ name }, rules.asked) && !isConditional(name)),
  )
  const [isOpen, setIsOpen] = useState(isNeeded || isWrong)
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setIsOpen(true)
  }
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{heading && messages.form[heading]}</h3>
      </summary>
      {fields.map((name) => (
        <FormFieldInput key={name} name={name} />
      ))}
    </details>
  )
}
