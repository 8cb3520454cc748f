/** The words of a name as people write it: "U.P. Board" and "UP BOARD" have the same. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(".", "")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a text has the words of a name, one after the other. */
export const mentions = (text: string, name: string) =>
  ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(name).join(" ")} `)
