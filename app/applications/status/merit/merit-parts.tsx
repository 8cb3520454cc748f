import { type ReactNode, Fragment } from "react"
import { Form } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"
import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"
import { digitGroupTyping } from "#ui/field/format-typing.ts"

import type { IdentityMessages } from "../prove-identity.server.ts"
import { identityField, type OwnStep, type stopStep } from "../status-input.ts"

import statusPageStyles from "../status-page.module.css"
import meritDetailsStyles from "./merit-details.module.css"

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintPageButton({ label }: { label: string }) {
  if (!useHydrated()) return null
  return (
    <Button
      kind="secondary"
      className={`${meritDetailsStyles.print} screen-only`}
      onClick={() => window.print()}
    >
      {label}
    </Button>
  )
}

/** The credentials that opened the status page, which each of its forms sends again. */
export interface Identity {
  code: string
  dob: string
}

interface TaskFormProps {
  identity: Identity
  /** What the form asks for: an answer to an offer, an objection, or marks. Without it, the status only. */
  step?: "answer" | "object" | "marks" | typeof stopStep | OwnStep
  list?: number
  /** Whether it sends files. */
  hasFiles?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A form of the status page that asks for more than the status. */
export function TaskForm({ identity, step, list, hasFiles, className, children }: TaskFormProps) {
  return (
    <Form
      method="post"
      {...(hasFiles && { encType: "multipart/form-data" })}
      className={className}
      defaultShouldRevalidate={false}
      noValidate
    >
      <input type="hidden" name="code" value={identity.code} />
      <input type="hidden" name="dob" value={identity.dob} />
      {step && <input type="hidden" name="step" value={step} />}
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {children}
    </Form>
  )
}

interface FactsProps {
  facts: readonly { label: string; text: string }[]
}

export function StatusFacts({ facts }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={statusPageStyles.facts}>
      {facts.map(({ label, text }) => (
        <Fragment key={label}>
          <dt className="soft">{label}</dt>
          <dd className="strong">{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

interface Props {
  name?: string
  messages: IdentityMessages
  errorLabel: string
  error: string | undefined
}

/**
 * Asks for the identity number of the application, for an act that binds. The server never sends a typed number back, and the
 * browser must not offer one person's number to the next.
 */
export function IdentityField({
  name = identityField,
  messages: { label, hint, isDigits },
  errorLabel,
  error,
}: Props) {
  const field = { name, label, hint, error, errorLabel }
  return (
    <Field {...field}>
      <input
        {...controlAttributes(field)}
        {...(isDigits && digitGroupTyping)}
        className={`${inputClass} ${statusPageStyles.code}`}
        inputMode={isDigits ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
      />
    </Field>
  )
}
