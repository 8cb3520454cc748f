import { feeOf, firstYearOf, formRulesOf } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import { fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import type { FormRules } from "#domain/applications/form/field-schemas.ts"
import { fieldsInUse, steps } from "#domain/applications/form/form-fields.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import { everyYear } from "#domain/fields/numbers.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { FieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { lockNumbers } from "../../application-numbers.ts"
import { findApplicationRow, formColumns, previousValuesOf } from "../../application-row.ts"
import { markPossibleDuplicates } from "../../duplicates/mark-possible-duplicates.ts"
import { noteCorrectedNumber } from "../../duplicates/note-corrected-number.ts"
import { addEvents, type EventData } from "../application-events.ts"
import {
  changeApplicationRow,
  refused,
  type RowChange,
  type StaffActionResult,
} from "../change-application-row.ts"
import { isEncryptedField, maskOf, wholeForm } from "./masked-form.ts"

/** A requested correction of a form. */
export interface Correction {
  /** Only the changed fields, by form field name. */
  changes: Record<string, unknown>
  why: unknown
  /** The version that the client saw. */
  expectedVersion: unknown
}

export type CorrectionDeps = Pick<SiteDeps, "db" | "fieldEncryption" | "admissionContext" | "now">

type Fields = EventData["correction"]["fields"]

const correctable = ["course", ...steps.flatMap((step) => step.fields)].filter(
  (field) => field !== "agreed_to_declaration" && !(uploadNames as string[]).includes(field),
)

/** Drops encrypted fields that were sent back masked: they were not changed. */
const withoutMasks = (changes: Record<string, unknown>, form: Application) =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => !(isEncryptedField(field) && value === maskOf(field, form[field])),
    ),
  )

/**
 * The fields that differ between two forms. Encrypted fields stay encrypted, bound to the application and the
 * field's history.
 */
const differences = (
  fieldEncryption: FieldEncryption,
  code: string,
  before: Application,
  after: Application,
) => {
  const fields: Fields = {}
  for (const field of Object.keys(after) as (keyof Application)[]) {
    const [from, to] = [before[field], after[field]]
    if (JSON.stringify(from) === JSON.stringify(to)) continue
    if (isEncryptedField(field)) {
      const lastDigits = (digits: string) => ({
        encrypted: fieldEncryption.encrypt(digits, previousValuesOf(code, field)),
        last_four: digits.slice(-4),
      })
      fields[field] = { from: lastDigits(before[field]), to: lastDigits(after[field]) }
    } else fields[field] = { from, to }
  }
  return fields
}

/**
 * The rules of a correction: those of the application's session. What the form was received without is not required
 * now, and no filled field is lost.
 */
const rulesOf = (
  { session: label }: ApplicationsTable,
  before: Application,
  session: NamedSession | undefined,
  /** The session of today: a record of another system may name one that was never stored. */
  { programmes }: NamedSession,
  isUrnRequired: boolean,
): FormRules => {
  const ofSession = session
    ? formRulesOf(session, isUrnRequired)
    : {
        isUrnRequired,
        years: everyYear,
        firstYear: firstYearOf(label),
        additionalFields: [],
        programmes,
      }
  return {
    ...ofSession,
    isUrnRequired: isUrnRequired && before.urn !== "",
    additionalFields: fieldsInUse(before, ofSession.additionalFields),
  }
}

/** The fee follows course and category until it is paid. What was submitted late stays late. */
const feeAfter = (row: ApplicationsTable, form: Application, session: NamedSession | undefined) =>
  row.fee_status === "received" || (row.course === form.course && row.category === form.category)
    ? row.fee
    : ((session && feeOf(session, form, new Date(row.submitted_at))) ?? row.fee)

interface Prepared {
  outcome: "prepared"
  fields: Fields
  /** The corrected form. */
  form: Application
  session: NamedSession | undefined
  /** The reason as it is stored. */
  why: string
}

/** Validates a correction by the rules of the day of submission. `allowed`: the fields that may change. */
export const prepareCorrection = async (
  { fieldEncryption, admissionContext }: CorrectionDeps,
  row: ApplicationsTable,
  { changes, why }: Pick<Correction, "changes" | "why">,
  allowed: readonly string[] = correctable,
): Promise<Prepared | Extract<StaffActionResult, { outcome: "refused" }>> => {
  const before = wholeForm(fieldEncryption, row)
  const unmasked = withoutMasks(changes, before)
  const unknown = Object.keys(unmasked).filter((field) => !allowed.includes(field))
  const reason = required(textUpTo(500)).safeParse(why)
  const { settings, sessions, session: open } = await admissionContext()
  const session = sessions.find(({ label }) => label === row.session)
  const rules = rulesOf(row, before, session, open, settings.admission.urn_required)
  const result = applicationSchema(row.day, rules).safeParse({ ...before, ...unmasked })
  if (unknown.length > 0 || !reason.success || !result.success) {
    return refused({
      ...Object.fromEntries(unknown.map((field) => [field, ["unknown"]])),
      ...(!result.success && fieldErrorsOf(result.error.issues)),
      ...(!reason.success && { why: [reason.error.issues[0]!.message] }),
    })
  }
  const form = result.data
  const fields = differences(fieldEncryption, row.admission_code, before, form)
  return { outcome: "prepared", fields, form, session, why: reason.data }
}

/**
 * Corrects a form. The history keeps the old values, the staff member and the reason. The corrected Aadhaar number or course may
 * be that of another application: then staff must settle whose the number is. `answer`: what is stored with it, if the
 * correction was proposed.
 */
export const correctApplication =
  (deps: CorrectionDeps) =>
  async (
    code: string,
    { changes, why, expectedVersion }: Correction,
    actor: Actor,
    answer?: Pick<RowChange, "event" | "audit">,
  ): Promise<StaffActionResult> => {
    const { db, fieldEncryption, now } = deps
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const prepared = await prepareCorrection(deps, row, { changes, why })
    if (prepared.outcome === "refused") return prepared
    const { fields, form, session } = prepared
    const stamp = stampOf({ now }, actor.name)
    if (Object.keys(fields).length === 0) {
      if (!answer) return { outcome: "stored" }
      return db
        .transaction()
        .execute((transaction) =>
          changeApplicationRow(transaction, row, { changes: {}, ...answer, stamp }),
        )
    }
    const columns = formColumns(fieldEncryption, code, form)
    const fee = feeAfter(row, form, session)
    const changedFee = fee === row.fee ? {} : { fee: { from: row.fee, to: fee } }
    const change: RowChange = {
      changes: { ...columns, fee },
      event: {
        kind: "correction",
        data: { why: prepared.why, fields, ...changedFee },
      },
      audit: {
        action: "application corrected",
        details: { changes: auditedChangesOf({ ...fields, ...changedFee }) },
      },
      stamp,
    }
    return db.transaction().execute(async (transaction) => {
      // Before the row is locked, as transactions do that store applications.
      await lockNumbers(transaction, row)
      const changed = await changeApplicationRow(transaction, row, change)
      if (changed.outcome !== "stored") return changed
      if (answer) await addEvents(transaction, [code], answer.event, answer.audit, stamp)
      await markPossibleDuplicates(transaction, [columns])
      if (fields["aadhar_no"]) await noteCorrectedNumber(transaction, code, change.stamp)
      return changed
    })
  }
