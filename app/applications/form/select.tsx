import { inputClass } from "#app/ui/field/field.tsx"
import type { FieldName } from "#domain/applications/messages/fields.en.ts"

import { Field, useField } from "./field.tsx"
import { useFormFrame, useInitial } from "./form-context.ts"

import inputs from "./inputs.module.css"

interface Option {
  value: string
  text: string
  isDisabled?: boolean
}

interface SelectProps {
  name: FieldName
  options: readonly Option[]
  /** The selected value if the caller controls it; undefined for an uncontrolled select. */
  value?: string
  onChoose?: (value: string) => void
}

/** A native select, which opens the phone's own picker. */
export function Select({ name, options, value, onChoose }: SelectProps) {
  const { words } = useFormFrame()
  const { aria, isRequired } = useField(name)
  const initial = useInitial(name)
  const held =
    value === undefined
      ? { defaultValue: initial }
      : {
          value,
          onChange: (event: { target: HTMLSelectElement }) => onChoose?.(event.target.value),
        }
  return (
    <Field name={name}>
      <select
        {...aria}
        {...held}
        id={name}
        name={name}
        className={`${inputClass} ${inputs.medium}`}
        required={isRequired}
      >
        <option value="">{words.form.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  )
}
