import { tokenize } from "#server/platform/text/tokens.ts"

const before = 50
const maxLength = 170

/** Whole words up to a total length, at least the first one. */
const upTo = (words: string[], length: number) => {
  let used = -1
  const fitting = words.filter((word) => {
    used += word.length + 1
    return used <= length
  })
  return fitting.length > 0
    ? fitting
    : words.slice(0, 1).map((word) => [...word].slice(0, length).join(""))
}

/** Excerpt of a plain text around the first word that matches the query; the beginning if none matches. */
export const excerptOf = (text: string, query: string) => {
  const queried = tokenize(query)
  const last = queried.at(-1)
  const isQueried = (word: string) =>
    queried.includes(word) || (last !== undefined && word.startsWith(last))
  const words = text.split(/\s+/).filter(Boolean)
  const hit = Math.max(
    0,
    words.findIndex((word) => tokenize(word).some(isQueried)),
  )
  const lead = hit === 0 ? [] : upTo(words.slice(0, hit).toReversed(), before).toReversed()
  const start = hit - lead.length
  const shown = upTo(words.slice(start), maxLength)
  const isWhole = shown.join(" ") === words.slice(start).join(" ")
  return `${start > 0 ? "… " : ""}${shown.join(" ")}${isWhole ? "" : " …"}`
}
