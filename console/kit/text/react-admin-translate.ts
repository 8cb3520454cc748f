import { createLookup, type MessageTree } from "#domain/messages/create-translators.ts"
import type { Values } from "#domain/messages/format-message.ts"

/** What react-admin gives with a key: the number that chooses the form, and the text for an unknown key. */
type Options = Record<string, unknown> & { smart_count?: number; _?: string }

/** The `translate` of react-admin for messages of one language. */
export const createReactAdminTranslate = (messages: MessageTree, constants: Values = {}) => {
  const lookUp = createLookup(messages, constants)
  return (key: string, { smart_count: count, _: fallback = key, ...values }: Options = {}) =>
    lookUp(key, { ...(count !== undefined && { count }), ...values } as Values) ?? fallback
}
