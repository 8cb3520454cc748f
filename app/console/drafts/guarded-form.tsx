import { type ComponentProps, useState } from "react"

import { useLeaveGuard } from "./leave-guard.tsx"

const isFilled = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => value !== "")

/** A form whose typed text is kept in no draft, such as a password: leaving the page asks first. */
export function GuardedForm(props: Omit<ComponentProps<"form">, "onChange" | "onReset">) {
  const [isTyped, setIsTyped] = useState(false)
  useLeaveGuard(isTyped)
  return (
    <form
      {...props}
      onChange={({ currentTarget }) => setIsTyped(isFilled(currentTarget))}
      onReset={() => setIsTyped(false)}
    />
  )
}
