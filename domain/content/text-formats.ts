import * as z from "zod/mini"

import { academicSession } from "../fields/academic.ts"
import { email } from "../fields/contact.ts"
import { bankAccount, ifsc } from "../fields/identifiers/identifiers.ts"
import type { TextKind } from "../fields/text-schemas.ts"
import { normalizeCode, toAsciiDigits } from "../fields/text.ts"
import type { TextFormat } from "./field-types.ts"
import { readSynonymGroup } from "./search/synonyms.ts"

const as = (kind: TextKind) => (text: string) => z.safeParse(kind, text).data

const phone = (text: string) => {
  const ascii = toAsciiDigits(text)
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ")
  const digits = ascii.replaceAll(/\D/g, "").length
  return /^[+(\d][\d ()/-]*$/.test(ascii) && digits >= 6 && digits <= 15 ? ascii : undefined
}

const session = as(academicSession)

/** "2025-26", as printed on the admission sheet. */
const shortSession = (text: string) => {
  const [from, to] = session(text)?.split("-") ?? []
  return to === undefined ? undefined : `${from}-${to.slice(2)}`
}

/** "2026", or a session as "2025-26". */
const year = (text: string) => {
  const typed = normalizeCode(text)
  return /^(?:19|20)\d\d$/.test(typed) ? typed : shortSession(text)
}

const scheme = /^[a-z][a-z0-9+.-]*:/i
const address = /^https?:\/\/(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/iu

/** The address of a page of another site: https:// is added to one without a scheme. */
const webAddress = (text: string) => {
  const whole = scheme.test(text) ? text : `https://${text}`
  return address.test(whole) && URL.canParse(whole) ? whole : undefined
}

/** Paths under /admission-form/ that are not a programme's. */
const reservedCodes = ["print"]

/** The code of a programme, like "BSc". It becomes part of the form's address. */
const programmeCode = (text: string) =>
  /^[A-Za-z][A-Za-z0-9]{0,7}$/.test(text) && !reservedCodes.includes(text.toLowerCase())
    ? text
    : undefined

/** The code of a subject. Commas separate subjects in the print record. */
const subjectCode = (text: string) =>
  text.length <= 80 && /^[\p{L}\p{M}\p{N}][^,\p{C}]*$/u.test(text) ? text : undefined

/** The number of a course in the login reply. */
const programmeNumber = (text: string) =>
  /^[1-9]\d?$/.test(normalizeCode(text)) ? normalizeCode(text) : undefined

/** A time of day: 17:00. */
const clock = (text: string) => {
  const [, hour, minute] = /^(\d{1,2})[:.](\d\d)$/.exec(normalizeCode(text)) ?? []
  const isTime = Number(hour) <= 23 && Number(minute) <= 59
  return isTime ? `${hour!.padStart(2, "0")}:${minute}` : undefined
}

/** Like #14297a. */
const colour = (text: string) => {
  const typed = `#${text.trim().replace(/^#/, "").toLowerCase()}`
  return /^#[0-9a-f]{6}$/.test(typed) ? typed : undefined
}

/** Normalizes a typed text of each format for storage; undefined if it is invalid. */
export const formats = {
  email: as(email),
  phone,
  year,
  short_session: shortSession,
  session,
  ifsc: as(ifsc),
  account: as(bankAccount),
  web_address: webAddress,
  programme_code: programmeCode,
  programme_number: programmeNumber,
  subject_code: subjectCode,
  clock,
  colour,
  synonyms: readSynonymGroup,
} satisfies Record<TextFormat, (input: string) => string | undefined>
