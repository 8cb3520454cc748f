import type { AuditAction } from "#domain/audit/audit-actions.ts"
import { textUpTo, required } from "#domain/fields/text-schemas.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { type EncryptedField, findApplicationRow, openField } from "../application-row.ts"
import { refused, type StaffActionResult } from "./change-application-row.ts"

const actions: Record<EncryptedField, AuditAction> = {
  aadhar_no: "Aadhaar number revealed",
  bank_account: "bank account revealed",
}

/**
 * Replaces numbers of nine or more digits. A reason is written to the audit log, which must not contain them even
 * if somebody types them.
 */
export const withoutNumbers = (text: string) => text.replaceAll(/\p{Nd}(?:[\s-]?\p{Nd}){8,}/gu, "…")

/**
 * Reveals a full number to one staff member. The audit entry with the reason is written before the number is
 * returned.
 */
export const reveal =
  ({ db, fieldEncryption, now }: Pick<SiteDeps, "db" | "fieldEncryption" | "now">) =>
  async (
    code: string,
    field: EncryptedField,
    input: unknown,
    actor: Actor,
  ): Promise<StaffActionResult | { outcome: "revealed"; value: string }> => {
    const why = required(textUpTo(300)).safeParse(input)
    if (!why.success) return refused({ why: [why.error.issues[0]!.message] })
    const row = await findApplicationRow(db, code)
    if (!row) return { outcome: "unknown" }
    const value = openField(fieldEncryption, row, field)
    const stamp = stampOf({ now }, actor.name)
    await writeAudit(db, stamp, actions[field], code, { reason: withoutNumbers(why.data) })
    return { outcome: "revealed", value }
  }
