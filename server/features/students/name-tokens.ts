import { wordsOf } from "#server/platform/text/tokens.ts"

/** A name's words as a student's row keeps them: each between spaces, so that whole words and beginnings are found. */
export const nameWordsOf = (name: string) => ` ${wordsOf(name).join(" ")} `
