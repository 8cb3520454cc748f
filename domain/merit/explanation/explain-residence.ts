import type { Language } from "../../content/text.ts"
import type { StoredPlace } from "../outcome.ts"
import { meritLabel } from "./names.ts"

const sentences: Record<Language, (names: string) => string> = {
  en: (names) => `Not counted, because the residence in the state is not verified: ${names}.`,
  hi: (names) => `नहीं गिना गया, क्योंकि राज्य का निवास सत्यापित नहीं है: ${names}।`,
}

/**
 * The category and the traits that do not count, because the residence in the state is not verified. An empty text if
 * there are none. Apart from the other explanations, so that the console does not load those.
 */
export const explainResidence = (
  { without_residence: lost = [] }: Pick<StoredPlace, "without_residence">,
  language: Language,
) =>
  lost.length === 0
    ? ""
    : sentences[language](lost.map((one) => meritLabel(one, language)).join(", "))
