import { tokenize } from "./tokens.ts"

/**
 * The name index of a student's row: each token between spaces, so that whole words and prefixes can be
 * searched.
 */
export const nameTokens = (name: string) => ` ${tokenize(name).join(" ")} `
