import { useLocaleState, useTranslate } from "react-admin"

import type { ConsoleMessages } from "#console/messages/messages.ts"
import type { Language } from "#domain/content/languages.ts"
import { createTranslators, type Translate } from "#domain/messages/create-translators.ts"
import type { Catalogue, Checked, MessageAt, MessageKey } from "#domain/messages/define-messages.ts"

export const useConsoleLanguage = () => useLocaleState()[0] as Language

/** Returns the function for messages that every page may show, in the console's language. */
export const useText = () => useTranslate() as Translate<ConsoleMessages>

/** Returns the function for the messages below a key, like "console.floods". */
export const useTextIn = <const Path extends string>(path: Path) => {
  const t = useTranslate()
  const below = (key: string, values?: object) => t(`${path}.${key}`, values)
  return below as Translate<MessageAt<ConsoleMessages, Path>>
}

/** Keys of the messages that every page may show. */
export type TextKey = MessageKey<ConsoleMessages>

/** What a component shows as its label or title: a message of the console, or a text of a page or a record. */
export type Label = TextKey | { text: string }

/** Returns the function that shows a label. */
export const useLabel = () => {
  const t = useText()
  return (label: Label) => (typeof label === "string" ? t(label) : label.text)
}

/** Returns the message of a key that the compiler does not know; an unknown key is the text itself. */
export type TextOfKey = (key: string, values?: Record<string, unknown>) => string

/** Returns the function for messages whose keys come from the server, or from records. */
export const useTextOfKey = (): TextOfKey => useTranslate()

/** Makes a hook for the messages of some pages, which are loaded with them. */
export const textsHook = <const Messages extends Catalogue>(
  messages: Messages & Checked<Messages>,
) => {
  const translators = createTranslators<Messages>(messages)
  return function useTexts() {
    return translators[useConsoleLanguage()]
  }
}
