import * as z from "zod/mini"

import { required, textKind, type TextKind } from "../text-schemas.ts"
import { normalizeCode, normalizeNumber } from "../text.ts"
import { aadhaar } from "./aadhaar.ts"
import { apaarId } from "./identifiers.ts"
import { type IdentityKind, identityKinds } from "./identity-kinds.ts"

/** An electoral photo identity card: three letters and seven digits, or the older form with slashes. */
const voterCard = textKind((text) => {
  const number = normalizeNumber(text).toUpperCase()
  return /^(?:[A-Z]{3}\d{7}|[A-Z]{2}(?:\/\d{1,4}){2}\/\d{4,7})$/.test(number)
    ? number
    : { wrong: "identity_kind.voter" }
})

/** A passport of India or of a neighbour: one or two letters, then six to eight digits. */
const passport = textKind((text) => {
  const number = normalizeNumber(text).toUpperCase()
  return /^[A-Z]{1,2}\d{6,8}$/.test(number) ? number : { wrong: "identity_kind.passport" }
})

/** A roll number of the class 10 examination with its year, which one board gives once: 2024/1234567. */
const class10Roll = textKind((text) => {
  const number = normalizeCode(text).toUpperCase().replaceAll("-", "/")
  return /^(?:19|20)\d\d\/(?=.*\d)[A-Z0-9]{4,15}$/.test(number)
    ? number
    : { wrong: "identity_kind.class_10" }
})

const numbers = {
  aadhaar,
  apaar: apaarId,
  voter: voterCard,
  passport,
  class_10: class10Roll,
} satisfies Record<IdentityKind, TextKind>

/** Reads a typed identity number; the error is a message key and never contains the number. */
export const readIdentity = (kind: IdentityKind, input: unknown) =>
  z.safeParse(required(numbers[kind]), input)

/**
 * What identifies a person: an Aadhaar number alone, as in earlier records, any other number with its kind. It is encrypted,
 * and its blind index finds the person.
 */
export const identityKey = (kind: IdentityKind, number: string) =>
  kind === "aadhaar" ? number : `${kind} ${number}`

/** The number of an identity key, without its kind. */
export const identityNumberOf = (key: string) => key.slice(key.indexOf(" ") + 1)

/** The keys that a typed number can mean where nobody says of which paper it is. Twelve digits may be Aadhaar or APAAR. */
export const identityKeysOf = (input: unknown) =>
  identityKinds.flatMap((kind) => {
    const result = readIdentity(kind, input)
    return result.success ? [identityKey(kind, result.data)] : []
  })
