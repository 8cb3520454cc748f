import { controlAttributes, Field, Fieldset, inputClass } from "#ui/field/field.tsx"

import { ownFieldName } from "../status-input.ts"
import type { DescribedField, OwnTask } from "./own-form.server.ts"

import styles from "./own-forms.module.css"

/** What the last request of a form was refused for. */
export type Refused = Extract<OwnTask, { kind: "own_refused" }>

interface InputProps {
  field: DescribedField
  refused: Refused | undefined
  errorLabel: string
}

/** The input of one field of the form, by its kind. */
export function OwnInput({ field, refused, errorLabel }: InputProps) {
  const { name, label, hint, isList, isLong, options, choose, attributes } = field
  const typed = refused?.values[name.replace(ownFieldName(""), "")]
  const value = typed ?? field.value
  const shared = { name, label, hint, error: refused?.errors[name], errorLabel }
  if (isList) {
    return (
      <Fieldset {...shared}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              name={name}
              id={index === 0 ? name : `${name}-${option.value}`}
              value={option.value}
              defaultChecked={value.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Fieldset>
    )
  }
  const control = {
    ...controlAttributes(shared),
    className: inputClass,
    defaultValue: String(value),
  }
  if (options.length > 0) {
    return (
      <Field {...shared}>
        <select {...control}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Field>
    )
  }
  return (
    <Field {...shared}>
      {isLong ? (
        <textarea {...control} rows={3} maxLength={attributes.maxLength} autoComplete="off" />
      ) : (
        <input {...attributes} {...control} autoComplete="off" />
      )}
    </Field>
  )
}
