import { parseApplicationNumber } from "#domain/applications/application-number.ts"
import { email, mobile } from "#domain/fields/contact.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { toIsoDate } from "#domain/fields/iso-date.ts"
import { normalizeText } from "#domain/fields/text.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import { queueNotices } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { keyPattern } from "#server/platform/text/person-tokens.ts"

import type { ApplicantClient, ApplicantLimits } from "../applicant-limits.ts"
import { formOf } from "../application-row.ts"

/** The most applications of one number whose codes are sent. */
const maxApplications = 5
/** Hours in which the code of an application is sent once by each channel, for any number of requests. */
const hoursOfSlot = 4
const dayMs = 86_400_000

type FieldError = "missing" | "format"

export type ForgottenCodeResult =
  | { outcome: "invalid"; errors: { contact?: FieldError; dob?: FieldError } }
  | { outcome: "too many"; retryAt: Date }
  /** The same answer whether there is such an application or not. */
  | { outcome: "asked" }

interface Deps extends Pick<SiteDeps, "now"> {
  limits: Pick<ApplicantLimits, "check">
}

interface Wanted {
  column: "applicant_mobile" | "application_number" | "email"
  value: string
}

const readContact = (input: unknown): Wanted | undefined => {
  const number = parseApplicationNumber(input)
  if (number) return { column: "application_number", value: number }
  const phone = mobile.safeParse(input)
  if (phone.success && phone.data) return { column: "applicant_mobile", value: phone.data }
  const address = email.safeParse(normalizeText(input))
  return address.success && address.data
    ? { column: "email", value: address.data.toLowerCase() }
    : undefined
}

const errorOf = (input: unknown): FieldError => (normalizeText(input) === "" ? "missing" : "format")

const findCodes = async (db: Database, { column, value }: Wanted, dob: string) => {
  const rows = await db
    .selectFrom("applications")
    .select(["admission_code", "form", "form_version"])
    .where((row) =>
      column === "email"
        ? row("search_tokens", "like", keyPattern(value))
        : row(column, "=", value),
    )
    .orderBy("submitted_at", "desc")
    .limit(maxApplications)
    .execute()
  return rows.flatMap((row) => {
    const form = formOf(row)
    // Different addresses may have the same token.
    const isAddress = column !== "email" || form.email.toLowerCase() === value
    return isAddress && form.dob === dob ? [row.admission_code] : []
  })
}

/**
 * Sends the admission code of an application to the contact that is stored with it, and nowhere else. The answer says nothing about
 * applications; each request counts as a wrong try, so that the limits say nothing either.
 */
export const sendForgottenCode =
  ({ now, limits }: Deps) =>
  async (
    input: { contact: unknown; dob: unknown },
    client: ApplicantClient,
  ): Promise<ForgottenCodeResult> => {
    const wanted = readContact(input.contact)
    const dob = toIsoDate(input.dob)
    if (!wanted || !dob) {
      return {
        outcome: "invalid",
        errors: {
          ...(!wanted && { contact: errorOf(input.contact) }),
          ...(!dob && { dob: errorOf(input.dob) }),
        },
      }
    }
    const time = now()
    const slot = Math.floor(Number(timeInIndia(time).slice(0, 2)) / hoursOfSlot)
    const stamp = stampOf({ now }, systemActors.visitor)
    const checked = await limits.check(
      { what: "forgotten", code: wanted.value, client },
      async (transaction) => {
        const codes = await findCodes(transaction, wanted, dob)
        await queueNotices(transaction, codes, {
          kind: "code",
          event: `${dayInIndia(time)} ${slot}`,
          at: stamp.at,
          expiresAt: new Date(time.getTime() + dayMs).toISOString(),
        })
        await writeAudit(transaction, stamp, "admission code asked for", codes)
        return undefined
      },
    )
    return checked.outcome === "too many" ? checked : { outcome: "asked" }
  }
