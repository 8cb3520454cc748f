import type { ComponentProps } from "react"

import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { fieldOf } from "#domain/applications/form/form-fields.ts"
import { listYears } from "#domain/fields/numbers.ts"
import { Field, Fieldset, FieldNotes, inputClass } from "#ui/field/field.tsx"

import { useFormFrame } from "./form-context.ts"
import { TextInput } from "./text-input.tsx"
import { type FieldOptions, useField } from "./use-field.ts"
import { useNoRestoring } from "./use-no-restoring.ts"

import styles from "./form-field.module.css"

interface SelectProps extends FieldOptions {
  name: FieldName
  options: readonly { value: string; text: string; isDisabled?: boolean }[]
  /** The selected value if the caller controls it; undefined for an uncontrolled select. */
  value?: string
  onChoose?: (value: string) => void
}

/** A native select, which opens the phone's own picker. */
export function Select({ name, options, value, onChoose, ...more }: SelectProps) {
  const { messages } = useFormFrame()
  const { field, control, initial } = useField(name, more)
  return (
    <Field {...field}>
      <select
        {...control}
        {...(value === undefined
          ? { defaultValue: initial }
          : {
              value,
              onChange: (event: { target: HTMLSelectElement }) => onChoose?.(event.target.value),
            })}
        className={`${inputClass} ${styles.medium}`}
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

interface ChoicesProps {
  name: FieldName
  values: readonly string[]
  isSeveral?: boolean
  lang?: string | undefined
}

/** Radio buttons or checkboxes, each with its own tap target. */
function Choices({ name, values, isSeveral = false, lang }: ChoicesProps) {
  const { messages } = useFormFrame()
  const { field, control, initialList } = useField(name)
  const initial = initialList.map((value) => value.toLowerCase())
  return (
    <Fieldset {...field} lang={lang}>
      <div className={isSeveral ? styles.checks : styles.choices}>
        {values.map((value, index) => (
          <label key={value} className={styles.choice}>
            <input
              type={isSeveral ? "checkbox" : "radio"}
              name={isSeveral ? `${name}[]` : name}
              // The first option has the field's name as id, so that a link in the error summary leads here.
              id={index === 0 ? name : `${name}-${value}`}
              value={value}
              required={control.required}
              defaultChecked={initial.includes(value.toLowerCase())}
            />
            <span>{messages.options[value as keyof typeof messages.options]}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

export const isTicked = (value: string) => ["yes", "1"].includes(value)

type TickProps = { name: FieldName } & Pick<
  ComponentProps<"input">,
  "autoComplete" | "onChange" | "required"
>

/** A box, with its own tap target. */
export function TickField({ name, ...attributes }: TickProps) {
  const { field, control, initial } = useField(name)
  return (
    <label className={`${styles.choice} ${styles.alone}`}>
      <input
        {...control}
        {...attributes}
        type="checkbox"
        value="1"
        defaultChecked={isTicked(initial)}
      />
      <span>{field.label}</span>
    </label>
  )
}

/** Declaration, consent to the notice, and one box for both. Submit requires it (specification 5.2). */
function Agreement() {
  const { messages } = useFormFrame()
  const { field } = useField("agreed_to_declaration")
  return (
    <div className={styles.agreement}>
      <p>{messages.form.declaration}</p>
      <p>{messages.notice.consent}</p>
      <FieldNotes {...field} />
      <TickField name="agreed_to_declaration" required autoComplete={useNoRestoring()} />
    </div>
  )
}

function YearSelect({ name }: { name: FieldName }) {
  const { rules } = useFormFrame()
  const years = listYears(rules.years)
  return <Select name={name} options={years.map((year) => ({ value: year, text: year }))} />
}

/** A choice that can be undone, unlike radio buttons. */
function ChoiceSelect({ name, values }: ChoicesProps) {
  const { options } = useFormFrame().messages
  const textOf = (value: string) => options[value as keyof typeof options]
  return <Select name={name} options={values.map((value) => ({ value, text: textOf(value) }))} />
}

/** The labelled input of a field, chosen by the field's type, with its hint and errors. */
export function FormFieldInput({ name, lang }: { name: FieldName; lang?: string | undefined }) {
  const { type, choices = [], since = 1 } = fieldOf(name)
  switch (type) {
    case "year":
      return <YearSelect name={name} />
    case "yes_no":
      return <Choices name={name} values={["yes", "no"]} lang={lang} />
    case "counted":
      return null
    case "one":
      if (since > 1) return <ChoiceSelect name={name} values={choices} />
      return <Choices name={name} values={choices} />
    case "several":
      return <Choices name={name} values={choices} isSeveral />
    case "tick":
      return <TickField name={name} />
    case "agreement":
      return <Agreement />
    default:
      return <TextInput name={name} />
  }
}
