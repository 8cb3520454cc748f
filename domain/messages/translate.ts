import type { MessageAt, MessageKey, MessagesOf, NamesOf } from "./catalogue.ts"
import { formatMessage, type Values } from "./format-message.ts"

type ValuesFor<Names extends string> = [Names] extends [never] ? [] : [values: Values<Names>]

/** Returns the message of a key, filled with its values. */
export type Translate<Messages> = <Key extends MessageKey<Messages>>(
  key: Key,
  ...values: ValuesFor<NamesOf<MessageAt<Messages, Key>>>
) => string

interface MessageTree {
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

/** Makes a typed `translate` of the messages of one language. */
export const createTranslate = <Messages>(
  messages: MessagesOf<Messages>,
  constants?: Values,
): Translate<Messages> => {
  const lookUp = createLookup(messages as MessageTree, constants)
  return (key, ...[values]) => lookUp(key, values) ?? key
}
