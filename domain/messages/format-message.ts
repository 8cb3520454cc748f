import type { Message } from "./define-messages.ts"

export type Values<Names extends string = string> = Readonly<Record<Names, string | number>>

/** The form for one or for many. Both languages have the same two. */
const chooseForm = (message: string, count: unknown) => {
  const [one = "", many = one] = message.split("||||")
  return (count === undefined || count === 1 ? one : many).trim()
}

/**
 * Fills values into a message in one pass, so that braces in typed text are not read as names. A name without a value
 * stays. `count` also chooses the form for one or for many.
 */
export const formatMessage = <Names extends string>(
  message: Message<Names>,
  values: Values<Names>,
): string => {
  const byName: Partial<Values> = values
  return chooseForm(message, byName["count"]).replace(/\{(\w+)\}/g, (name, key: string) =>
    Object.hasOwn(byName, key) ? String(byName[key] ?? name) : name,
  )
}
