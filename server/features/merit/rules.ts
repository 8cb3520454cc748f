import { seatsOfRule } from "#domain/merit/allocation-rule.ts"
import { checkRule, type MeritRule, type RuleErrors } from "#domain/merit/candidates/merit-rule.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { listRules, meritSubject, type Where } from "./merit-rows.ts"

type Deps = Pick<SiteDeps, "db" | "now" | "findSession">

/** The seats that the session gives a programme; undefined: it sets no number. */
export const findSessionSeats = async (
  { findSession }: Pick<SiteDeps, "findSession">,
  { session, programme }: Where,
) => (await findSession(session))?.programmes.find(({ code }) => code === programme)?.seats

interface RuleDraft {
  /** When the version was changed on which this change is based; empty if there was none. */
  unmodifiedSince: string
  rule: unknown
  reason: string
}

type SaveOutcome =
  | { outcome: "saved"; version: number }
  | { outcome: "changed" }
  | { outcome: "reason_missing" }
  | { outcome: "refused"; errors: RuleErrors }

/** Refuses a rule with other seats than the session gives the programme. */
const refuseSeatsOf = async (
  rule: MeritRule,
  deps: Pick<SiteDeps, "findSession">,
  where: Where,
): Promise<Extract<SaveOutcome, { outcome: "refused" }> | undefined> => {
  const seats = await findSessionSeats(deps, where)
  if (seats === undefined || seatsOfRule(rule.allocation) === seats) return undefined
  return { outcome: "refused", errors: { "allocation.seats": "sessionSeats" } }
}

/**
 * Saves a draft of a programme's rule. A signed version is frozen: a change of it becomes a new version and needs a
 * reason.
 */
export const saveRule =
  ({ db, now, findSession }: Deps) =>
  async (where: Where, draft: RuleDraft, { name }: Actor): Promise<SaveOutcome> => {
    const checked = checkRule(draft.rule)
    if ("errors" in checked) return { outcome: "refused", errors: checked.errors }
    const otherSeats = await refuseSeatsOf(checked.rule, { findSession }, where)
    if (otherSeats) return otherSeats
    const { session, programme } = where
    const at = now().toISOString()
    const values = { rule: JSON.stringify(checked.rule), changed_at: at, changed_by: name }
    return db.transaction().execute(async (transaction): Promise<SaveOutcome> => {
      const [newest] = await listRules(transaction, where)
      if ((newest?.changed_at ?? "") !== draft.unmodifiedSince) return { outcome: "changed" }
      const isDraft = newest && !newest.signed_at
      const version = isDraft ? newest.version : (newest?.version ?? 0) + 1
      if (newest?.signed_at && draft.reason === "") return { outcome: "reason_missing" }
      if (isDraft) {
        const updated = await transaction
          .updateTable("merit_rules")
          .set({ ...values, reason: draft.reason || newest.reason })
          .where((row) => row.and({ session, programme, version }))
          .where("signed_at", "is", null)
          .executeTakeFirst()
        if (updated.numUpdatedRows === 0n) return { outcome: "changed" }
      } else {
        const inserted = await transaction
          .insertInto("merit_rules")
          .values({ ...where, ...values, version, reason: draft.reason })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (inserted.numInsertedOrUpdatedRows === 0n) return { outcome: "changed" }
      }
      const details = {
        version,
        ...(newest && !isDraft && { former: newest.version }),
        ...(draft.reason && { reason: draft.reason }),
      }
      await writeAudit(
        transaction,
        { by: name, at },
        "merit rule saved",
        meritSubject(where),
        details,
      )
      return { outcome: "saved", version }
    })
  }

type SignOutcome = { outcome: "signed" | "changed" } | Extract<SaveOutcome, { outcome: "refused" }>

/** Signs the draft, which freezes it, if it has not changed since it was seen. */
export const signRule =
  ({ db, now, findSession }: Deps) =>
  async (
    where: Where,
    { version, unmodifiedSince }: { version: number; unmodifiedSince: string },
    { name, role }: Actor,
  ): Promise<SignOutcome> => {
    const { session, programme } = where
    const draft = (await listRules(db, where)).find((rule) => rule.version === version)
    // The session may have got its seats after the draft was saved.
    const otherSeats = draft && (await refuseSeatsOf(draft.rule, { findSession }, where))
    if (otherSeats) return otherSeats
    const at = now().toISOString()
    return db.transaction().execute(async (transaction) => {
      const signed = await transaction
        .updateTable("merit_rules")
        .set({ signed_at: at, signed_by: name, signed_role: role })
        .where((row) => row.and({ session, programme, version }))
        .where("changed_at", "=", unmodifiedSince)
        .where("signed_at", "is", null)
        .executeTakeFirst()
      if (signed.numUpdatedRows === 0n) return { outcome: "changed" as const }
      await writeAudit(transaction, { by: name, at }, "merit rule signed", meritSubject(where), {
        version,
      })
      return { outcome: "signed" as const }
    })
  }
