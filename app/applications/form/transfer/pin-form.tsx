import { type FormEvent, type ReactNode, useId, useState } from "react"

import { Button } from "#ui/button/button.tsx"
import { controlAttributes, Field, inputClass } from "#ui/field/field.tsx"

import type { Transferring } from "./use-transfer.ts"

import styles from "./transfer.module.css"

interface PinFormProps {
  transfer: Transferring
  hint: string
  action: string
  kind?: "primary" | "secondary"
  onPin: (pin: string) => void
  /** A field before the PIN. */
  children?: ReactNode
}

/** A form that asks the PIN. Its field is no password field: browsers would offer to keep the PIN on the device. */
export function PinForm({ transfer, hint, action, kind, onPin, children }: PinFormProps) {
  const { texts, isWorking } = transfer
  const [pin, setPin] = useState("")
  const name = `pin${useId()}`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPin(pin)
  }
  const field = { name, label: texts.pin, hint, errorLabel: texts.error }
  return (
    <form onSubmit={submit} autoComplete="off" noValidate>
      {children}
      <Field {...field}>
        <input
          {...controlAttributes(field)}
          className={`${inputClass} ${styles.pin}`}
          value={pin}
          onChange={(event) => setPin(event.target.value)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
      </Field>
      <Button type="submit" kind={kind} disabled={isWorking}>
        {action}
      </Button>
    </form>
  )
}
