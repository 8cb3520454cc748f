import type { ReactNode } from "react"
import { Form } from "react-router"

import { useHydrated } from "#app/use-hydrated.ts"
import { Button } from "#ui/button/button.tsx"

import styles from "./merit-details.module.css"

/** Prints the page. Without scripts the browser's own menu does. */
export function PrintPageButton({ label }: { label: string }) {
  if (!useHydrated()) return null
  return (
    <Button
      kind="secondary"
      className={`${styles.print} screen-only`}
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
  /** What the form asks for: an answer to an offer, or an objection. Without it, the status only. */
  step?: "answer" | "object"
  list?: number
  className?: string | undefined
  children: ReactNode
}

/** A form of the status page that asks for more than the status. */
export function TaskForm({ identity, step, list, className, children }: TaskFormProps) {
  return (
    <Form method="post" className={className} defaultShouldRevalidate={false} noValidate>
      <input type="hidden" name="code" value={identity.code} />
      <input type="hidden" name="dob" value={identity.dob} />
      {step && <input type="hidden" name="step" value={step} />}
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {children}
    </Form>
  )
}
