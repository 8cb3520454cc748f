import type { Channel, OutgoingState } from "#domain/notices/notice.ts"
import { deadStates } from "#domain/notices/notice.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"

/** Rows of a page. */
const shownRows = 100
const worthMs = 5 * 86_400_000

/** How many messages of each channel have each state. */
export const countMessages = async (db: Database) => {
  const rows = await db
    .selectFrom("outgoing")
    .select((row) => ["channel", "state", row.fn.countAll().as("count")])
    .groupBy(["channel", "state"])
    .execute()
  return (channel: Channel, ...states: OutgoingState[]) =>
    rows
      .filter((row) => row.channel === channel && states.includes(row.state))
      .reduce((sum, { count }) => sum + Number(count), 0)
}

const selectShown = (db: Database) =>
  db
    .selectFrom("outgoing")
    .innerJoin("applications", "applications.admission_code", "outgoing.admission_code")
    .select(["outgoing.id", "kind", "channel", "state", "reason", "attempts", "created_at"])
    .select(["done_at", "application_number", "applicant_name"])
    .limit(shownRows)

/** The newest messages that wait for a person. */
export const listDead = async (db: Database) => {
  const rows = await selectShown(db)
    .where("state", "in", deadStates)
    .orderBy("outgoing.id", "desc")
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Days in which a message that waits for a person raises an alert. */
const alertDays = 14

/** How many messages began to wait for a person within the last fourteen days: older ones are not worth sending. */
export const countDead = async (db: Database, now: Date) => {
  const since = new Date(now.getTime() - alertDays * 86_400_000).toISOString()
  return countRows(
    db.selectFrom("outgoing").where("state", "in", deadStates).where("done_at", ">=", since),
  )
}

/** The oldest messages that a provider has not taken yet, with what it said. */
export const listDelayed = async (db: Database) => {
  const rows = await selectShown(db)
    .where("state", "=", "waiting")
    .where("reason", "!=", "")
    .orderBy("due_at")
    .limit(5)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Sends a dead message again, because a person has looked. False: another member has sent it, or it is erased. */
export const sendAgain = (db: Database, id: number, stamp: AuditStamp) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("outgoing")
      .set({
        state: "waiting",
        reason: "",
        attempts: 0,
        claim: null,
        due_at: stamp.at,
        expires_at: new Date(Date.parse(stamp.at) + worthMs).toISOString(),
        done_at: null,
      })
      .where("id", "=", id)
      .where("state", "in", deadStates)
      .returning(["admission_code", "channel", "kind"])
      .executeTakeFirst()
    if (!row) return false
    const { admission_code, channel, kind } = row
    await writeAudit(transaction, stamp, "message sent again", admission_code, { channel, kind })
    return true
  })
