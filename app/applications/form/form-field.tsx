import { type ComponentProps, type FocusEvent, useState } from "react"

import type { FieldType } from "#domain/applications/form/field-definition.ts"
import { inputAttributes, isDate } from "#domain/applications/form/field-schemas.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import {
  fieldOf,
  initialChoice,
  isConditional,
  markedLabel,
} from "#domain/applications/form/form-fields.ts"
import { confirmedName, type QuestionedField } from "#domain/applications/form/form-questions.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { listYears } from "#domain/fields/numbers.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import {
  controlAttributes,
  type FieldProps,
  Field,
  inputClass,
  Fieldset,
  FieldNotes,
} from "#ui/field/field.tsx"
import { dateTyping } from "#ui/field/format-typing.ts"

import { formErrorText, isQuestionKey, useFormFrame } from "./form-context.ts"

import styles from "./form-field.module.css"

interface FieldOptions {
  /** The hint of a field that has none of its own, such as why an option is disabled. */
  reason?: string | undefined
  /** In place of the field's own label. */
  label?: string | undefined
  /** Whether a programme requires the field, if that decides. */
  isRequired?: boolean | undefined
}

/** A field's messages and errors, the attributes of its control, and its initial values. */
export const useField = (
  name: FieldName,
  { reason, label: ownLabel, isRequired }: FieldOptions = {},
) => {
  const { messages, errors, initial } = useFormFrame()
  const fieldTexts = messages.fields[name]
  const { label, hint = reason, missing } = fieldTexts
  const required = isRequired ?? (missing !== undefined && !isConditional(name))
  const shown = errors[name] ?? []
  const isQuestion = shown.length > 0 && shown.every(isQuestionKey)
  const texts = shown.map((error) => {
    const answer = formErrorText(messages, name, error)
    return isQuestion ? formatMessage(messages.form.isRight, { answer }) : answer
  })
  const field: FieldProps = {
    name,
    label:
      ownLabel ??
      (isRequired === false
        ? `${label} ${messages.form.optional}`
        : markedLabel(name, fieldTexts, messages.form)),
    hint,
    error: texts.join(" ") || undefined,
    errorLabel: isQuestion ? messages.form.check : messages.form.error,
    isQuestion,
  }
  const control = { ...controlAttributes(field), required }
  const value = initial[name] ?? ""
  return {
    field,
    control,
    initial: typeof value === "string" ? value : "",
    initialList: [value].flat(),
  }
}

/** The width of an input, by what it takes. */
const widthOf = (type: FieldType, isNumber: boolean) => {
  if (type === "percent" || type === "marks") return styles.short
  const { inputMode } = inputAttributes(type)
  const isCode = inputMode !== undefined && inputMode !== "email"
  return isCode || isNumber ? styles.medium : styles.wide
}

interface InputProps extends Pick<FieldOptions, "label" | "reason"> {
  name: FieldName
}

/** The box that confirms an unusual answer. It stays after it is ticked, until the answer is another one. */
function Confirmation({ name }: { name: FieldName }) {
  const question = useFormFrame().questions[name as QuestionedField]
  return question ? <ConfirmationTick key={question} name={name} /> : null
}

function ConfirmationTick({ name }: { name: FieldName }) {
  const { messages, errors, initial } = useFormFrame()
  const [isConfirmed, setIsConfirmed] = useState(() =>
    [initial[confirmedName] ?? []].flat().includes(name),
  )
  if (!isConfirmed && !errors[name]?.some(isQuestionKey)) return null
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={`${confirmedName}[]`}
        value={name}
        aria-describedby={`${name}-error`}
        checked={isConfirmed}
        onChange={(event) => setIsConfirmed(event.target.checked)}
      />
      <span>
        {messages.form.confirm}
        <span className="visually-hidden">: {messages.fields[name].label}</span>
      </span>
    </label>
  )
}

/** The suggestions of the fields that have some. Only with scripts: the HTML arrives in one round trip without them. */
export function Suggestions({ of }: { of: "boards" }) {
  const { messages, isLive } = useFormFrame()
  if (!isLive) return null
  return (
    <datalist id={of}>
      {messages[of].map((text) => (
        <option key={text}>{text}</option>
      ))}
    </datalist>
  )
}

/** Shows how a date with the name of its month was read. */
const showReadDate = ({ target }: FocusEvent<HTMLInputElement>) => {
  const day = /\p{L}/u.test(target.value) && toIsoDate(target.value)
  if (day) target.value = dayFirst(day)
}

function TextInput({ name, ...options }: InputProps) {
  const { field, control, initial } = useField(name, options)
  const { device, isLive, rules } = useFormFrame()
  const { type, max = 160, autoComplete, sensitive, suggestions } = fieldOf(name)
  const attributes = {
    maxLength: max,
    ...(sensitive && { spellCheck: false }),
    ...inputAttributes(type, rules.additionalFields),
    ...(isDate(type) && { ...dateTyping, onBlur: showReadDate }),
    ...(autoComplete && { autoComplete }),
  }
  return (
    <Field {...field}>
      <input
        type="text"
        autoComplete="off"
        {...attributes}
        {...control}
        // The browser must not offer or restore one person's details to the next. Without scripts nobody is asked
        // about the device, and the purpose of each input is stated.
        {...(isLive && device !== "own" && { autoComplete: "off" })}
        list={suggestions}
        className={`${inputClass} ${widthOf(type, sensitive === true)}`}
        defaultValue={initial}
      />
      <Confirmation name={name} />
    </Field>
  )
}

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
      <Confirmation name={name} />
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
  const initial = initialList.map((value) => value.toLowerCase() || initialChoice(name))
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
      {/* HTML does not allow the attribute here, but without it a browser without scripts gives the consent again. */}
      <TickField name="agreed_to_declaration" required autoComplete="off" />
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
export function FormFieldInput({
  name,
  lang,
  ...options
}: InputProps & { lang?: string | undefined }) {
  const { type, choices = [], since = 1 } = fieldOf(name)
  switch (type) {
    case "year":
      return <YearSelect name={name} />
    case "yes_no":
      return <Choices name={name} values={["yes", "no"]} lang={lang} />
    case "counted":
      return null
    case "one":
      if (since > 1 && initialChoice(name) === undefined)
        return <ChoiceSelect name={name} values={choices} />
      return <Choices name={name} values={choices} />
    case "several":
      return <Choices name={name} values={choices} isSeveral />
    case "tick":
      return <TickField name={name} />
    case "agreement":
      return <Agreement />
    default:
      return <TextInput name={name} {...options} />
  }
}
