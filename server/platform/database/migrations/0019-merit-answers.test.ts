import { type Kysely, sql } from "kysely"
import { expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"

import { connect } from "../connect.ts"
import { baseline } from "./0001-baseline.ts"
import { merit } from "./0010-merit.ts"
import { meritObjections } from "./0013-merit-objections.ts"
import { meritAnswers } from "./0019-merit-answers.ts"

/** round, code, state, answered at, by, receipt. */
type Place = [number, string, string, string | null, string | null, string | null]

const accepted = ["accepted", "2025-07-03", "applicant", "AB23CD45"] as const
const places: Place[] = [
  // Kept in two more lists, then changed by staff in the last one.
  [1, "CARRIED", ...accepted],
  [2, "CARRIED", ...accepted],
  [3, "CARRIED", "declined", "2025-07-20", "Clerk", null],
  [1, "KEPT", ...accepted],
  [2, "KEPT", ...accepted],
  // The acceptance of the applicant is in the audit only.
  [1, "LOST", "absent", "2025-07-05", "Clerk", null],
  [1, "SILENT", "offered", null, null, null],
]
const receipt = "2025-26, BSc, round 1, receipt EF67GH89"
const audit = [
  ["2025-07-04", "applicant", "merit offer accepted", "LOST", receipt],
  ["2025-07-05", "Clerk", "merit offer absent", "LOST", "2025-26, BSc, round 1"],
  ["2025-07-04", "applicant", "merit offer accepted", "ERASED", receipt],
  ["2025-07-04", "applicant", "merit objection made", "KEPT", "2025-26, BSc, round 1: index"],
]

const store = async (db: Kysely<unknown>) => {
  for (const number of [1, 2, 3]) {
    await sql`insert into merit_rounds (session, programme, number, rule_version, list, sha256,
      last_date, published_at, published_by)
      values ('2025-26', 'BSc', ${number}, 1, '{}', '', '', ${`2025-07-0${number}`}, 'staff')`.execute(
      db,
    )
  }
  for (const [round, code, state, at, by, number] of places) {
    await sql`insert into merit_places (round_id, admission_code, list_code, place, compartment,
      state, answered_at, answered_by, receipt)
      values (${round}, ${code}, '', '{}', 'open', ${state}, ${at}, ${by}, ${number})`.execute(db)
  }
  for (const [at, actor, action, subject, detail] of audit) {
    await sql`insert into audit (at, actor, action, subject, detail)
      values (${at}, ${actor}, ${action}, ${subject}, ${detail})`.execute(db)
  }
}

test.each(databases)(
  "on $name each answer becomes one row, also a replaced one",
  async (database) => {
    const place = await database.openEmpty()
    const db = connect(place) as unknown as Kysely<unknown>
    for (const { up } of [baseline, merit, meritObjections]) await up(db)
    await store(db)
    await meritAnswers.up(db)
    const { rows: answers } = await sql<Record<string, unknown>>`
    select admission_code, round_id, kind, state_before, state, at, actor, receipt
    from merit_answers order by id`.execute(db)
    const own = ["answered", "offered", "accepted"]
    expect(
      answers.map(({ round_id, ...row }) => [Number(round_id), ...Object.values(row)]),
    ).toEqual([
      [1, "CARRIED", ...own, "2025-07-03", "applicant", "AB23CD45"],
      [1, "KEPT", ...own, "2025-07-03", "applicant", "AB23CD45"],
      [1, "LOST", ...own, "2025-07-04", "applicant", "EF67GH89"],
      [1, "LOST", "changed", "accepted", "absent", "2025-07-05", "Clerk", null],
      [3, "CARRIED", "changed", "accepted", "declined", "2025-07-20", "Clerk", null],
    ])
    const { rows: references } = await sql<{ code: string; state: string }>`
    select place.admission_code as code, answer.state from merit_places as place
    left join merit_answers as answer on answer.id = place.answer_id
    order by place.admission_code, place.round_id`.execute(db)
    expect(references.map(({ code, state }) => [code, state])).toEqual([
      ["CARRIED", "accepted"],
      ["CARRIED", "accepted"],
      ["CARRIED", "declined"],
      ["KEPT", "accepted"],
      ["KEPT", "accepted"],
      ["LOST", "absent"],
      ["SILENT", null],
    ])
    await db.destroy()
    await place.close()
  },
)
