import type { StringMap } from "react-admin"

/** The values of %{slots}, the number that chooses a plural form, and `_`, the text for an unknown key. */
type Options = Record<string, unknown>

/** Fills %{slots} in. A slot without a value stays. */
const fillSlots = (text: string, values: Options) =>
  text.replace(/%\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

const flatten = (messages: StringMap, path = ""): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, inner = ""]) =>
    typeof inner === "string" ? [[path + key, inner]] : flatten(inner, `${path}${key}.`),
  )

/**
 * The `translate` of react-admin for messages in its format: forms for one and for many are separated by "||||".
 * Both languages have the same two forms.
 */
export const createTranslate = (messages: StringMap) => {
  const texts = new Map(flatten(messages))
  return (key: string, options: Options = {}) => {
    const { _: fallback, smart_count: count } = options
    const text = texts.get(key) ?? (typeof fallback === "string" ? fallback : key)
    if (count === undefined || count === null) return fillSlots(text, options)
    const [one = "", many = one] = text.split("||||")
    return fillSlots((count === 1 ? one : many).trim(), options)
  }
}
