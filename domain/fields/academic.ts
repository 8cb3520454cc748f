import { textKind } from "./text-schemas.ts"
import { normalizeCode } from "./text.ts"

/** A university registration number (URN): 3 to 30 Latin letters, digits, "/" and "-". */
export const registrationNumber = textKind((text) => {
  const number = normalizeCode(text).toUpperCase()
  return /^[A-Z0-9][A-Z0-9/-]{2,29}$/.test(number) ? number : { wrong: "urn.format" }
})

/** The session "2024-2025" as it names an admission session: "2024-25". */
export const shortSession = (session: string) => session.replace(/-\d\d(?=\d\d$)/, "-")

/** An academic session, stored as 2024-2025. Accepts 2024-25. */
export const academicSession = textKind((text) => {
  const [, from, to] = /^(\d{4})[-/](\d{2}|\d{4})$/.exec(normalizeCode(text)) ?? []
  const next = String(Number(from) + 1)
  return from && (to === next || to === next.slice(2))
    ? `${from}-${next}`
    : { wrong: "session.format" }
})
