/** The fonts of a report, by the script that each is for. The first one has Latin letters too. */
export type FontName = "devanagari" | "arabic" | "gurmukhi" | "bengali"

/** A part of a text that one font shows. */
export interface FontRun {
  font: FontName
  text: string
}

const scripts: readonly (readonly [RegExp, FontName])[] = [
  [/\p{Script=Gurmukhi}/u, "gurmukhi"],
  [/\p{Script=Bengali}/u, "bengali"],
  [/[\p{Script=Latin}\p{Script=Devanagari}]/u, "devanagari"],
]

/** Spaces, signs and joiners are of all scripts: they belong to the run before them. */
const fontOf = (character: string, before: FontName | undefined) =>
  scripts.find(([script]) => script.test(character))?.[1] ?? before ?? "devanagari"

const leftToRight = (text: string) => {
  const runs: FontRun[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const font = fontOf(character, last?.font)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** The words of a right-to-left text from left to right. The font orders the letters within each. */
const rightToLeft = (text: string) =>
  text
    .split(/( +)/)
    .toReversed()
    .map((part): FontRun => ({ font: part.startsWith(" ") ? "devanagari" : "arabic", text: part }))

const arabicWord = String.raw`(?!\p{Nd})\p{Script=Arabic}(?:(?!\p{Nd})[\p{Script=Arabic}\p{M}\u200c\u200d])*`
const arabicWords = new RegExp(`(${arabicWord}(?: +${arabicWord})*)`, "u")

/** Divides a text by the fonts that show it, in the order in which the parts stand from left to right. */
export const fontRuns = (text: string): FontRun[] =>
  text
    .split(arabicWords)
    .flatMap((part, index) => (index % 2 === 1 ? rightToLeft(part) : leftToRight(part)))
