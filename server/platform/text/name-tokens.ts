import { tokenize } from "./tokens.ts"

/** A name's words as a student's row keeps them: each between spaces, so that whole words and beginnings are found. */
export const nameTokens = (name: string) => ` ${tokenize(name).join(" ")} `
