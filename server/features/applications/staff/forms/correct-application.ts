import { feeOf, firstYearOf, formRulesOf, haveSameFee } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { type Application, applicationSchema } from "#domain/applications/application.ts"
import { type FieldErrors, fieldErrorsOf } from "#domain/applications/form/field-errors.ts"
import type { FormRules } from "#domain/applications/form/field-schemas.ts"
import { fieldsInUse, steps } from "#domain/applications/form/form-fields.ts"
import { auditedChangesOf } from "#domain/audit/audited-changes.ts"
import { everyYear } from "#domain/fields/numbers.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, stampOf } from "#server/features/audit/audit.ts"
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

/** The fee follows course, category and EWS until it is paid. What was submitted late stays late. */
const feeAfter = (
  row: ApplicationsTable,
  before: Application,
  form: Application,
  session: NamedSession | undefined,
) =>
  row.fee_status === "received" || haveSameFee(before, form)
    ? row.fee
    : ((session && feeOf(session, form, new Date(row.submitted_at))) ?? row.fee)

/** What a correction changes in a row. */
export interface ReadCorrection {
  outcome: "valid"
  fields: Fields
  columns: ReturnType<typeof formColumns>
  fee: number
}

/**
 * Checks the changes of a form by the rules of the day of submission. The errors are those of the whole form that the
 * changes would make.
 */
export const readCorrection =
  ({
    fieldEncryption,
    admissionContext,
  }: Pick<CorrectionDeps, "fieldEncryption" | "admissionContext">) =>
  async (
    row: ApplicationsTable,
    changes: Record<string, unknown>,
  ): Promise<ReadCorrection | { outcome: "invalid"; errors: FieldErrors }> => {
    const before = wholeForm(fieldEncryption, row)
    const { settings, sessions, session: open } = await admissionContext()
    const session = sessions.find(({ label }) => label === row.session)
    const rules = rulesOf(row, before, session, open, settings.admission.urn_required)
    const sent = { ...before, ...withoutMasks(changes, before) }
    const result = applicationSchema(row.day, rules).safeParse(sent)
    if (!result.success) return { outcome: "invalid", errors: fieldErrorsOf(result.error.issues) }
    return {
      outcome: "valid",
      fields: differences(fieldEncryption, row.admission_code, before, result.data),
      columns: formColumns(fieldEncryption, row.admission_code, result.data),
      fee: feeAfter(row, before, result.data, session),
    }
  }

/**
 * Checks the changes that an applicant sent for some fields; others are left out. Errors of other fields mean that the form has errors
 * elsewhere, by the rules of its session: staff must correct it.
 */
export const readOwnChanges =
  (deps: Parameters<typeof readCorrection>[0]) =>
  async (
    row: ApplicationsTable,
    values: Readonly<Record<string, unknown>>,
    allowed: readonly string[],
  ): Promise<
    ReadCorrection | { outcome: "invalid"; errors: FieldErrors } | { outcome: "form" }
  > => {
    const isAllowed = ([field]: [string, unknown]) => allowed.includes(field)
    const named = Object.fromEntries(Object.entries(values).filter(isAllowed))
    const correction = await readCorrection(deps)(row, named)
    if (correction.outcome === "valid") return correction
    const own = Object.entries(correction.errors).filter(isAllowed)
    return own.length > 0
      ? { outcome: "invalid", errors: Object.fromEntries(own) }
      : { outcome: "form" }
  }

/** The change of a row by a correction, with its event. */
export const correctionChange = (
  row: ApplicationsTable,
  { fields, columns, fee }: ReadCorrection,
  why: string,
  stamp: AuditStamp,
): RowChange => {
  const changedFee = fee === row.fee ? {} : { fee: { from: row.fee, to: fee } }
  return {
    changes: { ...columns, fee },
    event: { kind: "correction", data: { why, fields, ...changedFee } },
    audit: {
      action: "application corrected",
      details: { changes: auditedChangesOf({ ...fields, ...changedFee }) },
    },
    stamp,
  }
}

interface Prepared {
  outcome: "prepared"
  correction: ReadCorrection
  /** The reason as it is stored. */
  why: string
}

/** Validates a correction with its reason. `allowed`: the fields that may change. */
export const prepareCorrection = async (
  deps: CorrectionDeps,
  row: ApplicationsTable,
  { changes, why }: Pick<Correction, "changes" | "why">,
  allowed: readonly string[] = correctable,
): Promise<Prepared | Extract<StaffActionResult, { outcome: "refused" }>> => {
  const unmasked = withoutMasks(changes, wholeForm(deps.fieldEncryption, row))
  const unknown = Object.keys(unmasked).filter((field) => !allowed.includes(field))
  const reason = required(textUpTo(500)).safeParse(why)
  const correction = await readCorrection(deps)(row, unmasked)
  if (unknown.length > 0 || !reason.success || correction.outcome === "invalid") {
    return refused({
      ...Object.fromEntries(unknown.map((field) => [field, ["unknown"]])),
      ...(correction.outcome === "invalid" && correction.errors),
      ...(!reason.success && { why: [reason.error.issues[0]!.message] }),
    })
  }
  return { outcome: "prepared", correction, why: reason.data }
}

/**
 * Corrects a form. The history keeps the old values, the staff member and the reason. The corrected Aadhaar number or course may
 * be that of another application: then staff must decide to whom the number belongs. `answer`: what is stored with it, if the
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
    const { db, now } = deps
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    if (row.version !== expectedVersion) return { outcome: "changed_meanwhile" }
    const prepared = await prepareCorrection(deps, row, { changes, why })
    if (prepared.outcome === "refused") return prepared
    const { fields, columns } = prepared.correction
    const stamp = stampOf({ now }, actor.name)
    if (Object.keys(fields).length === 0) {
      if (!answer) return { outcome: "stored" }
      return db
        .transaction()
        .execute((transaction) =>
          changeApplicationRow(transaction, row, { changes: {}, ...answer, stamp }),
        )
    }
    const change = correctionChange(row, prepared.correction, prepared.why, stamp)
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
