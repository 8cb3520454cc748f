import type { Verdict } from "#domain/merit/rounds/objections.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import type { Where } from "../merit-rows.ts"
import { updateOpenObjection } from "./objection-rows.ts"

interface Answer {
  verdict: Verdict
  /** What the applicant reads. */
  answer: string
}

/** Answers an open objection. "changed": somebody has answered it, or there is none. */
export const answerObjection =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    id: number,
    answer: Answer,
    { name }: Actor,
  ): Promise<{ outcome: "answered" | "changed" }> =>
    db.transaction().execute(async (transaction) => {
      const at = now().toISOString()
      const decision = { ...answer, answered_at: at, answered_by: name }
      const code = await updateOpenObjection(transaction, where, id, decision)
      if (code === undefined) return { outcome: "changed" as const }
      const detail = `${where.session}, ${where.programme}`
      const action = `merit objection ${answer.verdict}` as const
      await writeAudit(transaction, { by: name, at }, action, code, detail)
      return { outcome: "answered" as const }
    })
