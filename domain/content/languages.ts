/** The site's two languages. English pages are under /, Hindi pages under /hi. */
export const languages = ["en", "hi"] as const
export type Language = (typeof languages)[number]

export const otherLanguage = (language: Language): Language => (language === "en" ? "hi" : "en")

// Without the vowel signs, of which a word in Latin letters has none.
const devanagari = /(?=\p{L})\p{Script=Devanagari}/gu
const latin = /\p{Script=Latin}/gu
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * The language of a text that is not that of its page, for its `lang` attribute (WCAG 3.1.2); undefined if it is. The script
 * tells: Hindi is written in Devanagari, English in Latin letters. In a mixed text the majority does.
 */
export const foreignLanguage = (text: string, language: Language): Language | undefined => {
  const [hindi, english] = [count(text, devanagari), count(text, latin)]
  if (hindi === english) return undefined
  const written = hindi > english ? "hi" : "en"
  return written === language ? undefined : written
}

/** Each text of a pair once, with its language, the Hindi one first: both, or the one that stands for both. */
export const distinctTexts = ({ en, hi }: Record<Language, string>) => {
  if (en === hi) return [{ text: hi, language: foreignLanguage(hi, "en") ?? "en" }]
  return [
    { text: hi, language: "hi" as const },
    { text: en, language: "en" as const },
  ]
}
