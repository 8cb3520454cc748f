import { type FormEvent, useState } from "react"

import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { percentage } from "#domain/applications/form/form-rules.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"
import { inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "./form-context.ts"
import { FormFieldInput } from "./form-field.tsx"
import { useField } from "./use-field.ts"

import fieldStyles from "./form-field.module.css"
import styles from "./section-panels.module.css"

interface SchoolingProps {
  school: "highschool" | "i"
  title: string
  fields: readonly FieldName[]
}

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title, fields }: SchoolingProps) {
  const { messages, isLive } = useFormFrame()
  const obtained = `${school}_obtmarks` as const
  const maximum = `${school}_maxmarks` as const
  const percentageName = `${school}_percentage` as const
  const [marks, setMarks] = useState({
    [obtained]: useField(obtained).initial,
    [maximum]: useField(maximum).initial,
  })
  const updateMarks = (event: FormEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name in marks) setMarks((previous) => ({ ...previous, [name]: toAsciiDigits(value) }))
  }
  return (
    <fieldset className={styles.school} onInput={updateMarks}>
      <legend className={styles.schoolingTitle}>{title}</legend>
      {fields.map((name) => {
        if (name === obtained || name === percentageName) return null
        if (name !== maximum) return <FormFieldInput key={name} name={name} />
        return (
          <div key={name} className={styles.marks}>
            <FormFieldInput name={maximum} />
            <FormFieldInput name={obtained} />
            {isLive && (
              <div className={styles.percentage}>
                <label htmlFor={percentageName}>{messages.fields[percentageName].label}</label>
                <input
                  id={percentageName}
                  name={percentageName}
                  className={`${inputClass} ${fieldStyles.short}`}
                  readOnly
                  value={percentage(marks[obtained]!, marks[maximum]!)}
                />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
