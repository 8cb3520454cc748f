import {
  type Catalogue,
  type MessageAt,
  type MessageKey,
  messagesIn,
  type MessagesOf,
  type NamesOf,
} from "./define-messages.ts"
import { formatMessage, type Values } from "./format-message.ts"

type IsUnion<Key, One = Key> = Key extends unknown ? ([One] extends [Key] ? false : true) : never

type ValuesFor<Key, Names extends string> = [Names] extends [never]
  ? []
  : IsUnion<Key> extends false
    ? [values: Values<Names>]
    : [values?: Partial<Readonly<Record<Names, string | number | null | undefined>>>]

/**
 * Returns the message of a key, filled with its values. For a key that is one of several, the compiler checks the names of
 * the values, not that all are given.
 */
export type Translate<Messages> = <Key extends MessageKey<Messages>>(
  key: Key,
  ...values: ValuesFor<Key, NamesOf<MessageAt<Messages, Key>>>
) => string

/** Messages of one language, by key at any depth. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

const flatten = (messages: MessageTree, path = ""): [key: string, message: string][] =>
  Object.entries(messages).flatMap(([key, inner]) =>
    typeof inner === "string" ? [[path + key, inner]] : flatten(inner, `${path}${key}.`),
  )

/**
 * Makes a lookup of messages by key, for the messages of one language. `constants` are values that every message may
 * name. An unknown key is undefined.
 */
export const createLookup = (messages: MessageTree, constants: Values = {}) => {
  const byKey = new Map(flatten(messages))
  return (key: string, values: Partial<Values> = {}) => {
    const message = byKey.get(key)
    return message === undefined
      ? undefined
      : formatMessage(message, { ...constants, ...values } as Values)
  }
}

/** Makes a typed `translate` of the messages of one language. `find` takes keys that the compiler does not know. */
export const createTranslate = <Messages>(
  messages: MessagesOf<Messages>,
  constants?: Values,
): Translate<Messages> & { find: ReturnType<typeof createLookup> } => {
  const find = createLookup(messages as MessageTree, constants)
  const translate: Translate<Messages> = (key, ...[values]) =>
    find(key, values as Partial<Values>) ?? key
  return Object.assign(translate, { find })
}

/** The `translate` of each language. */
export const createTranslators = <Messages extends Catalogue>(messages: Messages) => ({
  en: createTranslate<Messages>(messagesIn("en", messages)),
  hi: createTranslate<Messages>(messagesIn("hi", messages)),
})
