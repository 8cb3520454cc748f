// Stores the applicants of a season (season-people.ts) as the college has them before the first list: verified, with
// the claims checked.

import { firstSession, specifiedSession as session } from "#content/sessions.ts"
import { feeOf } from "#domain/admission/programmes.ts"
import type { Application } from "#domain/applications/application.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { rowOf } from "#server/features/applications/application-row.ts"
import { addEvents } from "#server/features/applications/staff/application-events.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { CourseCode } from "../samples/applications.ts"
import { type SeasonApplicant, seasonApplicants } from "./season-people.ts"

const submitted_at = `${session.slice(0, 4)}-06-20T06:30:00.000Z`
const checked = { by: "Meera Singh", at: `${session.slice(0, 4)}-07-01T06:30:00.000Z` }

/** The seats of the three programmes. */
const seasonSeats: Record<CourseCode, number> = { BA: 40, BSc: 24, BCom: 16 }

/**
 * The rule of each programme of the season: marks of class 12, with the reservations of the state. Nobody of the season
 * has a verified residence.
 */
export const seasonRule = (course: CourseCode) => ({
  ...presetRule("intermediate", seasonSeats[course]),
  is_for_residents: false,
})

const rowFor = (fieldEncryption: FieldEncryption, { code, form }: SeasonApplicant) => ({
  ...rowOf(fieldEncryption, {
    admission_code: code,
    submission_key: undefined,
    session,
    submitted_at,
    fee: feeOf(firstSession(session), form as unknown as Application, new Date(submitted_at))!,
    image_file: "",
    signature_file: "",
    notice_version: "",
    form: form as unknown as Application,
  }),
  status: "verified" as const,
  status_at: checked.at,
  version: 2,
  seen_at: checked.at,
  seen_by: checked.by,
})

/** Stores the applicants with what the college found about their claims, and returns them. */
export const storeSeason = async (db: Database, fieldEncryption: FieldEncryption) => {
  const applicants = seasonApplicants()
  await insertApplications(
    db,
    applicants.map((one) => rowFor(fieldEncryption, one)),
  )
  const claims = [...new Set(applicants.flatMap(({ verified }) => verified))]
  for (const claim of claims) {
    const codes = applicants
      .filter(({ verified }) => verified.includes(claim))
      .map(({ code }) => code)
    const data = { claim, finding: "verified" as const, reason: "" }
    const details = { claim, from: "unchecked", to: "verified" } as const
    const audit = { action: "claim verified", details } as const
    await addEvents(db, codes, { kind: "claim", data }, audit, checked)
  }
  return applicants
}
