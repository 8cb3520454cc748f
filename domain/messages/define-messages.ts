import type { Language } from "../content/languages.ts"
import type { Bilingual } from "../content/text.ts"

/** A message in both languages. {names} in braces stand for values; "||||" separates the forms for one and for many. */
export type TextPair = readonly [en: string, hi: string]

/** A string is the same in both languages. */
type Entry = string | TextPair | Bilingual

/** Messages by key, at any depth, and lists of them. */
export type Catalogue = Entry | readonly TextPair[] | { readonly [key: string]: Catalogue }

declare const valueNames: unique symbol

/** A message in one language that needs values with these names. */
export type Message<Names extends string = never> = string & {
  readonly [valueNames]?: (name: Names) => void
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type CountIn<Text> = Text extends `${string}||||${string}` ? "count" : never

type EnglishOf<Pair> = Pair extends TextPair ? Pair[0] : Pair extends Bilingual ? Pair["en"] : Pair
type HindiOf<Pair> = Pair extends TextPair ? Pair[1] : Pair extends Bilingual ? Pair["hi"] : Pair

/** The names of the values that a message needs. Those of commands are filled in everywhere. */
export type NamesOf<Pair> = Exclude<
  NamesIn<EnglishOf<Pair>> | CountIn<EnglishOf<Pair>>,
  `command_${string}`
>

/** The messages of a catalogue in one language. */
export type MessagesOf<Messages> = Messages extends Entry
  ? Message<NamesOf<Messages>>
  : Messages extends readonly TextPair[]
    ? Message<NamesOf<Messages[number]>>[]
    : { [Key in keyof Messages]: MessagesOf<Messages[Key]> }

/** Refuses a pair whose languages name different values. */
export type Checked<Messages> = Messages extends Entry
  ? [NamesIn<EnglishOf<Messages>>] extends [NamesIn<HindiOf<Messages>>]
    ? [NamesIn<HindiOf<Messages>>] extends [NamesIn<EnglishOf<Messages>>]
      ? Messages
      : "the languages name different values"
    : "the languages name different values"
  : { [Key in keyof Messages]: Checked<Messages[Key]> }

/** Declares messages in both languages. The compiler checks that both name the same values. */
export const defineMessages = <const Messages extends Catalogue>(
  messages: Messages & Checked<Messages>,
): Messages => messages

/** Keys of the messages in a catalogue, like "lists.empty". */
export type MessageKey<Messages> = Messages extends Entry
  ? never
  : {
      [Key in keyof Messages & string]: Messages[Key] extends Entry
        ? Key
        : `${Key}.${MessageKey<Messages[Key]>}`
    }[keyof Messages & string]

/** The message of a key. */
export type MessageAt<Messages, Key extends string> = Key extends keyof Messages
  ? Messages[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Messages
      ? MessageAt<Messages[Head], Rest>
      : never
    : never

const isPair = (entry: object): entry is TextPair =>
  Array.isArray(entry) && typeof entry[0] === "string"

const isBilingual = (entry: object): entry is Bilingual =>
  "en" in entry && "hi" in entry && typeof entry.en === "string" && typeof entry.hi === "string"

const select = (language: Language, entry: Catalogue): unknown => {
  if (typeof entry === "string") return entry
  if (isPair(entry)) return entry[language === "hi" ? 1 : 0]
  if (isBilingual(entry)) return entry[language]
  if (Array.isArray(entry)) return entry.map((pair: TextPair) => select(language, pair))
  return Object.fromEntries(
    Object.entries(entry).map(([key, inner]) => [key, select(language, inner as Catalogue)]),
  )
}

/** The messages of one language. */
export const messagesIn = <Messages extends Catalogue>(language: Language, messages: Messages) =>
  select(language, messages) as MessagesOf<Messages>

/** The messages of each language, so that a page is sent only those of one. */
export const messagesByLanguage = <const Messages extends Catalogue>(
  messages: Messages & Checked<Messages>,
) => ({
  en: messagesIn<Messages>("en", messages),
  hi: messagesIn<Messages>("hi", messages),
})
