import { parseAdmissionCode } from "../applications/admission-code.ts"
import { toIsoDate } from "../fields/iso-date.ts"
import { normalizePassword, passwordLengthError } from "../fields/password.ts"

/**
 * What a student typed as password. It is told by its form alone, so that the work and the time of a check say nothing
 * about the account.
 */
export type TypedSecret =
  /** A date of birth, YYYY-MM-DD. */
  | { kind: "day"; day: string }
  /** The code on the office's slip. */
  | { kind: "code"; code: string }
  | { kind: "password"; password: string }
  /** Nothing that opens an account. */
  | { kind: "none" }

export const readSecret = (typed: unknown): TypedSecret => {
  if (typeof typed !== "string") return { kind: "none" }
  const day = toIsoDate(typed)
  if (day) return { kind: "day", day }
  const code = parseAdmissionCode(typed)
  if (code) return { kind: "code", code }
  const password = normalizePassword(typed)
  return passwordLengthError(password) ? { kind: "none" } : { kind: "password", password }
}
