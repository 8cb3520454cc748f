import type { Language } from "#domain/content/languages.ts"

/** A text in both languages. */
export type TextPair = readonly [en: string, hi: string]

/** Texts by key, at any depth, and lists of them. A text without a pair is the same in both languages. */
type Messages = string | TextPair | readonly TextPair[] | { readonly [key: string]: Messages }

/** The same messages with the texts of one language. */
type Texts<Pairs> = Pairs extends string
  ? string
  : Pairs extends TextPair
    ? string
    : Pairs extends readonly TextPair[]
      ? string[]
      : { [Key in keyof Pairs]: Texts<Pairs[Key]> }

const isPair = (messages: object): messages is TextPair =>
  Array.isArray(messages) && typeof messages[0] === "string"

const textsIn = (language: Language, messages: Messages): unknown => {
  if (typeof messages === "string") return messages
  if (isPair(messages)) return messages[language === "hi" ? 1 : 0]
  if (Array.isArray(messages)) return messages.map((pair: TextPair) => textsIn(language, pair))
  return Object.fromEntries(
    Object.entries(messages).map(([key, inner]) => [key, textsIn(language, inner as Messages)]),
  )
}

/** Each language's texts of a catalogue of pairs, so that a page is sent only those of one language. */
export const messagesByLanguage = <const Pairs extends Messages>(messages: Pairs) => ({
  en: textsIn("en", messages) as Texts<Pairs>,
  hi: textsIn("hi", messages) as Texts<Pairs>,
})
