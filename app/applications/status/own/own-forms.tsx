import type { ComponentProps } from "react"
import { useNavigation } from "react-router"

import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, FieldNotes, inputClass } from "#ui/field/field.tsx"

import { type Identity, IdentityField, TaskForm } from "../merit/merit-parts.tsx"
import { type OwnStep, ownFieldName, ownIdentityField } from "../status-input.ts"
import type { FileTexts } from "./describe-files.server.ts"
import type { DescribedOwnForm } from "./own-form.server.ts"
import { OwnInput, type Refused } from "./own-input.tsx"
import { PageFiles } from "./page-files.tsx"

import meritStyles from "../merit/merit-details.module.css"
import styles from "./own-forms.module.css"

export interface FormProps {
  identity: Identity
  identityField: Omit<ComponentProps<typeof IdentityField>, "error">
  /** What the last request was refused for. */
  refused: Refused | undefined
}

interface OwnFormProps extends FormProps {
  step: OwnStep
  hasFiles?: boolean
  submit: string
  children: React.ReactNode
}

/** A form of the status page whose act binds: it asks for the identity number. */
export function OwnForm(props: OwnFormProps) {
  const { step, submit, hasFiles = false, identity, identityField, refused, children } = props
  const isSending = useNavigation().state !== "idle"
  return (
    <TaskForm
      identity={identity}
      step={step}
      hasFiles={hasFiles}
      className={`${meritStyles.form} screen-only`}
    >
      {children}
      <IdentityField
        {...identityField}
        name={ownIdentityField(step)}
        error={refused?.unproven?.error}
      />
      <Button type="submit" disabled={isSending}>
        {submit}
      </Button>
    </TaskForm>
  )
}

/** The college's query, and the form that answers it. */
function AnswerQuery({
  query,
  texts,
  reason,
  ...props
}: FormProps & {
  query: NonNullable<DescribedOwnForm["query"]>
  texts: FileTexts
  reason: string
}) {
  const { refused, identityField } = props
  const { errorLabel } = identityField
  const name = ownFieldName("text")
  const field = {
    name,
    label: query.text,
    hint: query.textHint,
    error: refused?.errors[name],
    errorLabel,
  }
  return (
    <section className={meritStyles.merit} data-standing="incomplete">
      <h2>{query.title}</h2>
      <p className={styles.reason}>{reason}</p>
      <p>
        {query.asked} <strong>{query.clock}</strong>
      </p>
      <p>{query.lead}</p>
      <OwnForm step="query" submit={query.submit} hasFiles={query.files.length > 0} {...props}>
        {query.fields.map((one) => (
          <OwnInput key={one.name} field={one} refused={refused} errorLabel={errorLabel} />
        ))}
        {query.files.map((one) => (
          <PageFiles
            key={one.name}
            field={one}
            texts={texts}
            error={refused?.errors[one.name]}
            errorLabel={errorLabel}
          />
        ))}
        <Field {...field}>
          <textarea
            {...controlAttributes(field)}
            className={inputClass}
            rows={4}
            maxLength={query.length}
            autoComplete="off"
            defaultValue={refused?.text}
          />
        </Field>
      </OwnForm>
    </section>
  )
}

/** The form with the fields that the applicant can correct. Closed until it is needed. */
function CorrectForm({
  correct,
  ...props
}: FormProps & { correct: NonNullable<DescribedOwnForm["correct"]> }) {
  const { refused, identityField } = props
  return (
    <details className={styles.folded} open={refused !== undefined}>
      <summary>
        <h2>{correct.title}</h2>
      </summary>
      <p>{correct.until}</p>
      <OwnForm step="correct" submit={correct.submit} {...props}>
        {correct.fields.map((one) => (
          <OwnInput
            key={one.name}
            field={one}
            refused={refused}
            errorLabel={identityField.errorLabel}
          />
        ))}
      </OwnForm>
    </details>
  )
}

/** The form that withdraws the application. Closed until it is needed. */
function Withdraw({
  withdraw,
  ...props
}: FormProps & { withdraw: NonNullable<DescribedOwnForm["withdraw"]> }) {
  const { refused, identityField } = props
  const name = ownFieldName("confirmed")
  const field = {
    name,
    label: withdraw.confirm,
    error: refused?.errors[name],
    errorLabel: identityField.errorLabel,
  }
  return (
    <details className={styles.folded} open={refused !== undefined}>
      <summary>
        <h2>{withdraw.title}</h2>
      </summary>
      <p>{withdraw.what}</p>
      <OwnForm step="withdraw" submit={withdraw.submit} {...props}>
        <div>
          <FieldNotes {...field} />
          <label className={styles.choice}>
            <input {...controlAttributes(field)} type="checkbox" value="1" />
            <span>{withdraw.confirm}</span>
          </label>
        </div>
      </OwnForm>
    </details>
  )
}

export interface OwnFormsProps extends FormProps {
  form: DescribedOwnForm
  /** What the college asks. */
  reason: string
}

/** The query that waits for an answer. */
export function OwnQuery({ form: { query, fileTexts }, reason, ...props }: OwnFormsProps) {
  if (!query) return null
  return (
    <AnswerQuery query={query} texts={fileTexts} reason={reason} {...forStep(props, "query")} />
  )
}

/** What else the applicant can do with the form. */
export function OwnForms({ form: { correct, withdraw }, ...props }: Omit<OwnFormsProps, "reason">) {
  return (
    <>
      {correct && <CorrectForm correct={correct} {...forStep(props, "correct")} />}
      {withdraw && <Withdraw withdraw={withdraw} {...forStep(props, "withdraw")} />}
    </>
  )
}

/** The properties of one of the forms: what was refused concerns that one alone. */
export const forStep = (props: FormProps, step: OwnStep): FormProps => ({
  ...props,
  refused: props.refused?.step === step ? props.refused : undefined,
})
