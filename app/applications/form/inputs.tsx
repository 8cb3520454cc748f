import type { InputHTMLAttributes } from "react"

import { dateTyping } from "#app/ui/field/date-dashes.ts"
import { inputClass } from "#app/ui/field/field.tsx"
import type { FieldName } from "#domain/applications/messages/fields.en.ts"

import { Field, FieldGroup, useField } from "./field.tsx"
import { useFormFrame, useInitial, useInitialList } from "./form-context.ts"

import styles from "./inputs.module.css"

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
  const { messages } = useFormFrame()
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
        className={`${inputClass} ${styles.medium}`}
        required={isRequired}
      >
        <option value="">{messages.form.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  )
}

type TextInputProps = { name: FieldName } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "inputMode"
  | "autoComplete"
  | "autoCapitalize"
  | "maxLength"
  | "spellCheck"
  | "className"
  | "onInput"
  | "onCompositionEnd"
>

/** A single-line text input. */
export function TextInput({
  name,
  className = styles.wide,
  maxLength = 160,
  ...rest
}: TextInputProps) {
  const { aria, isRequired } = useField(name)
  return (
    <Field name={name}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...aria}
        id={name}
        name={name}
        className={`${inputClass} ${className}`}
        maxLength={maxLength}
        required={isRequired}
        defaultValue={useInitial(name)}
      />
    </Field>
  )
}

/** A number typed on the phone's numeric keypad: no spinner, no rounding, Devanagari digits allowed. */
export function DigitsInput(props: TextInputProps) {
  return <TextInput inputMode="numeric" spellCheck={false} {...props} className={styles.medium} />
}

/**
 * A date as printed on a marksheet, day first. The native date input follows the language of the computer. A cyber
 * café's computer may use the American format and swap day and month unnoticed.
 */
export function DateInput({ name }: { name: FieldName }) {
  return <DigitsInput {...dateTyping} name={name} autoComplete="bday" maxLength={20} />
}

/** Radio buttons, each with its own tap target. */
export function Choice({
  name,
  values,
  lang,
}: {
  name: FieldName
  values: readonly string[]
  lang?: string
}) {
  const { messages } = useFormFrame()
  const { isRequired } = useField(name)
  const initial = useInitial(name)
  return (
    <FieldGroup name={name} lang={lang}>
      <div className={styles.choices}>
        {values.map((value, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              // The first option has the field's name as id, so that a link in the error summary leads here.
              id={index === 0 ? name : `${name}-${value}`}
              value={value}
              required={isRequired}
              defaultChecked={initial.toLowerCase() === value.toLowerCase()}
            />
            <span>{messages.options[value as keyof typeof messages.options]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

export const yesOrNo = ["yes", "no"] as const

/** Checkboxes. */
export function Checks({ name, values }: { name: FieldName; values: readonly string[] }) {
  const { messages } = useFormFrame()
  const initial = useInitialList(name)
  return (
    <FieldGroup name={name}>
      <div className={styles.checks}>
        {values.map((value, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              name={`${name}[]`}
              id={index === 0 ? name : `${name}-${value}`}
              value={value}
              defaultChecked={initial.includes(value)}
            />
            <span>{messages.options[value as keyof typeof messages.options]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
