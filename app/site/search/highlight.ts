import { plainWord, wordsAsWritten } from "#domain/content/search/written-word.ts"

/** Splits a text into parts in order; the marked words (`plainWord`) are hits. */
export const highlightMatches = (text: string, marked: readonly string[]) => {
  const pieces: { text: string; isHit: boolean }[] = []
  const add = (piece: string, isHit: boolean) => {
    if (piece !== "") pieces.push({ text: piece, isHit })
  }
  let end = 0
  for (const { 0: found, index } of wordsAsWritten(text)) {
    if (!marked.includes(plainWord(found))) continue
    add(text.slice(end, index), false)
    add(found, true)
    end = index + found.length
  }
  add(text.slice(end), false)
  return pieces
}
