import { normalizeText } from "../text.ts"

/** The papers of which an identity number may be, Aadhaar first. Without schemas: the form's definition has them. */
export const identityKinds = ["aadhaar", "apaar", "voter", "passport", "class_10"] as const

/** The paper of which an identity number is. */
export type IdentityKind = (typeof identityKinds)[number]

/** The kind of an identity number. Not sent or empty, as in earlier forms and records, means Aadhaar. */
export const identityKindOf = (sent: unknown): IdentityKind => {
  const text = normalizeText(sent).toLowerCase()
  return identityKinds.find((kind) => kind === text) ?? "aadhaar"
}

/**
 * The only way to show an identity number, from the number or its last four characters: XXXX XXXX 1234 of twelve digits,
 * XXXX1234 of other papers.
 */
export const maskIdentity = (sentKind: unknown, number: string) => {
  const kind = identityKindOf(sentKind)
  const isTwelveDigits = kind === "aadhaar" || kind === "apaar"
  return `${isTwelveDigits ? "XXXX XXXX " : "XXXX"}${number.slice(-4)}`
}
