import type { ComponentProps } from "react"
import { useNavigation } from "react-router"

import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import { IdentityField, type Identity, TaskForm } from "../merit/merit-parts.tsx"
import { type MarksField, marksIdentityField } from "../status-input.ts"
import type { DescribedOwnMarks, MarksTask } from "./marks-task.server.ts"

import styles from "../merit/merit-details.module.css"

interface OwnMarksProps {
  marks: DescribedOwnMarks
  identity: Identity
  identityField: Omit<ComponentProps<typeof IdentityField>, "error">
  refused: Extract<MarksTask, { kind: "marks_refused" }> | undefined
}

type FormProps = Omit<OwnMarksProps, "marks"> & { form: NonNullable<DescribedOwnMarks["form"]> }

function MarksForm({ form, identity, identityField, refused }: FormProps) {
  const isSending = useNavigation().state !== "idle"
  const { fields, gradings, submit } = form
  const fieldOf = (name: MarksField) => ({
    name,
    label: fields[name].label,
    hint: fields[name].hint,
    error: refused?.errors[name],
    errorLabel: identityField.errorLabel,
  })
  return (
    <TaskForm identity={identity} step="marks" className={`${styles.form} screen-only`}>
      <Field {...fieldOf("i_grading")}>
        <select
          {...controlAttributes(fieldOf("i_grading"))}
          className={inputClass}
          defaultValue={refused?.input.i_grading}
        >
          {gradings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      {(["i_maxmarks", "i_obtmarks"] as const).map((name) => (
        <Field key={name} {...fieldOf(name)}>
          <input
            {...controlAttributes(fieldOf(name))}
            className={inputClass}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={refused?.input[name] ?? ""}
          />
        </Field>
      ))}
      <IdentityField
        {...identityField}
        name={marksIdentityField}
        error={refused?.unproven?.error}
      />
      <Button type="submit" disabled={isSending}>
        {submit}
      </Button>
    </TaskForm>
  )
}

/** That the result is awaited, up to when its marks can be entered, and the form for them. */
export function OwnMarks({ marks: { title, text, form }, ...props }: OwnMarksProps) {
  return (
    <section className={styles.merit} data-standing="incomplete">
      <h2>{title}</h2>
      <p>{text}</p>
      {form && <p>{form.follows}</p>}
      {form && <MarksForm form={form} {...props} />}
    </section>
  )
}
