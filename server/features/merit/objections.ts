import { dayInIndia } from "#domain/fields/india-time.ts"
import { isTopicOf, objectionText, type Verdict } from "#domain/merit/rounds/objections.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { formOf } from "#server/features/applications/applications.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { findShownRound, type Where } from "./merit-rows.ts"
import { insertObjection, updateOpenObjection } from "./objection-rows.ts"
import type { Applicant } from "./read-own-rounds.ts"

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
      const action = `merit objection ${answer.verdict}` as const
      await writeAudit(transaction, { by: name, at }, action, code, where)
      return { outcome: "answered" as const }
    })

interface TypedObjection {
  /** If not, nothing is stored: the outcome says whether an objection would be. */
  isConfirmed: boolean
  /** The id of the list that the applicant saw. */
  list: number
  topic: string
  text: string
}

interface ObjectionErrors {
  topic?: "missing"
  text?: string
}

type ObjectionOutcome =
  /** An objection can be stored; it was not confirmed. */
  | { outcome: "open" }
  /** Also if the same objection is open already. */
  | { outcome: "objected" }
  | { outcome: "invalid_objection"; errors: ObjectionErrors }
  /** Another list is public now, this one was withdrawn, or the applicant is not in it. */
  | { outcome: "changed" }
  /** The last day for objections has passed. */
  | { outcome: "too_late_to_object" }
  /** Another objection to this list is open. */
  | { outcome: "objection_open" }

const findOwn = (transaction: Database, list: number, code: string) =>
  transaction
    .selectFrom("merit_places as place")
    .innerJoin("applications as application", "application.admission_code", "place.admission_code")
    .select(["application.form", "application.form_version"])
    .where("round_id", "=", list)
    .where("place.admission_code", "=", code)
    .executeTakeFirst()

const findOpen = (transaction: Database, list: number, code: string) =>
  transaction
    .selectFrom("merit_objections")
    .select(["topic", "text"])
    .where("round_id", "=", list)
    .where("admission_code", "=", code)
    .where("verdict", "is", null)
    .executeTakeFirst()

/**
 * Stores the objection of an applicant to the own index or claim in the last public list, up to its last day for
 * objections. The caller has authenticated the applicant before it confirms.
 */
export const makeObjection =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    { admissionCode, session, course }: Applicant,
    { list, topic, text: input, isConfirmed }: TypedObjection,
  ): Promise<ObjectionOutcome> =>
    db.transaction().execute(async (transaction): Promise<ObjectionOutcome> => {
      const time = now()
      const at = time.toISOString()
      const where = { session, programme: course }
      const round = await findShownRound(transaction, where, at)
      const own = round?.id === list && (await findOwn(transaction, list, admissionCode))
      if (!round || !own) return { outcome: "changed" }
      if (dayInIndia(time) > (round.object_until ?? "")) return { outcome: "too_late_to_object" }
      const text = objectionText.safeParse(input)
      const isTopic = isTopicOf(topic, { ...formOf(own) })
      if (!isTopic || !text.success) {
        const errors = {
          ...(!isTopic && { topic: "missing" as const }),
          ...(!text.success && { text: text.error.issues[0]!.message }),
        }
        return { outcome: "invalid_objection", errors }
      }
      const objection = { round_id: list, admission_code: admissionCode, topic, text: text.data }
      if (!isConfirmed || !(await insertObjection(transaction, { ...objection, made_at: at }))) {
        const open = await findOpen(transaction, list, admissionCode)
        if (!open) return { outcome: "open" }
        const isOld = open.topic === topic && open.text === text.data
        return { outcome: isOld ? "objected" : "objection_open" }
      }
      const details = { session, programme: course, list: round.number, topic }
      const stamp = { by: systemActors.applicant, at }
      await writeAudit(transaction, stamp, "merit objection made", admissionCode, details)
      return { outcome: "objected" }
    })
