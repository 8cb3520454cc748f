import { useFormContext, useFormState } from "react-hook-form"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The message key of an error, or the first one below it: the server names the entry of a list, an input has the list. */
export const firstMessage = (error: unknown): string | undefined => {
  if (!isRecord(error)) return undefined
  if (typeof error["message"] === "string") return error["message"]
  // `ref` is the element of the input.
  const parts = Object.entries(error).filter(([name]) => name !== "ref")
  for (const [, part] of parts) {
    const message = firstMessage(part)
    if (message !== undefined) return message
  }
  return undefined
}

/** The message key of the error of a value itself. */
export const useOwnError = (name: string) => {
  const { getFieldState } = useFormContext()
  const own: unknown = getFieldState(name, useFormState()).error?.message
  return typeof own === "string" ? own : undefined
}

/** Whether anything at or below these paths is wrong. */
export const useIsWrong = (...names: readonly string[]) => {
  const { getFieldState } = useFormContext()
  const state = useFormState()
  return names.some((name) => firstMessage(getFieldState(name, state).error) !== undefined)
}
