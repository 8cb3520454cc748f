import { type FormEvent, useState } from "react"

import { inputClass } from "#app/ui/field/field.tsx"
import { percentage } from "#domain/applications/percentage.ts"
import { schoolingYears } from "#domain/fields/numbers.ts"
import { toAsciiDigits } from "#domain/fields/text.ts"

import { useFormFrame, useInitial } from "./form-context.ts"
import { TextInput } from "./inputs.tsx"
import { Select } from "./select.tsx"

import inputs from "./inputs.module.css"
import styles from "./schooling.module.css"

const years = schoolingYears.map((year) => ({ value: year, text: year }))

/** One school: high school or intermediate. The percentage is computed while the marks are typed. */
export function SchoolingFields({ school, title }: { school: "highschool" | "i"; title: string }) {
  const { words, isLive } = useFormFrame()
  const obtained = `${school}_obtmarks` as const
  const maximum = `${school}_maxmarks` as const
  const [marks, setMarks] = useState({ got: useInitial(obtained), of: useInitial(maximum) })

  const follow = (event: FormEvent<HTMLElement>) => {
    const { name, value } = event.target as HTMLInputElement
    if (name === obtained) setMarks((known) => ({ ...known, got: toAsciiDigits(value) }))
    if (name === maximum) setMarks((known) => ({ ...known, of: toAsciiDigits(value) }))
  }

  return (
    <fieldset className={styles.school} onInput={follow}>
      <legend className={styles.title}>{title}</legend>
      <Select name={`${school}_year`} options={years} />
      <TextInput name={`${school}_board`} />
      <TextInput name={`${school}_name`} />
      <TextInput name={`${school}_roll`} className={inputs.medium} spellCheck={false} />
      <div className={styles.marks}>
        <TextInput name={maximum} inputMode="decimal" maxLength={10} className={inputs.short} />
        <TextInput name={obtained} inputMode="decimal" maxLength={10} className={inputs.short} />
        {isLive && (
          <div className={styles.percentage}>
            <label htmlFor={`${school}_percentage`}>
              {words.fields[`${school}_percentage`].label}
            </label>
            <input
              id={`${school}_percentage`}
              name={`${school}_percentage`}
              className={`${inputClass} ${inputs.short}`}
              readOnly
              value={percentage(marks.got, marks.of)}
            />
          </div>
        )}
      </div>
      <TextInput name={`${school}_subject`} />
    </fieldset>
  )
}
