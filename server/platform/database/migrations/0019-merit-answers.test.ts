import { type Kysely, sql } from "kysely"
import { expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"

import { connect } from "../connect.ts"
import { merit } from "./0010-merit.ts"
import { meritObjections } from "./0013-merit-objections.ts"
import { meritAnswers } from "./0019-merit-answers.ts"

/** round, code, state, answered at, by, receipt. */
type Place = [number, string, string, string | null, string | null, string | null]

const accepted = ["accepted", "2025-07-03", "applicant", "AB12CD34"] as const
const places: Place[] = [
  // Carried over into two more lists, then overridden by staff in the last one.
  [1, "CARRIED", ...accepted],
  [2, "CARRIED", ...accepted],
  [3, "CARRIED", "declined", "2025-07-20", "Clerk", null],
  // The list of round 2 was withdrawn and made again.
  [1, "KEPT", ...accepted],
  [2, "KEPT", ...accepted],
  [3, "KEPT", ...accepted],
  [1, "ABSENT", "absent", "2025-07-09", "Clerk", null],
  [1, "SILENT", "offered", null, null, null],
]

test.each(databases)("on $name each stored answer becomes one row", async ({ openEmpty }) => {
  const place = await openEmpty()
  const db = connect(place) as unknown as Kysely<unknown>
  for (const { up } of [merit, meritObjections]) await up(db)
  for (const [round, code, state, at, by, receipt] of places) {
    await sql`insert into merit_places (round_id, admission_code, list_code, place, compartment,
      state, answered_at, answered_by, receipt)
      values (${round}, ${code}, '', '{}', 'open', ${state}, ${at}, ${by}, ${receipt})`.execute(db)
  }
  await meritAnswers.up(db)
  const { rows: answers } = await sql<Record<string, unknown>>`select * from merit_answers
    order by at, admission_code`.execute(db)
  const own = { kind: "answered", state_before: "offered", reason: "" }
  const acceptance = { state: "accepted", at: "2025-07-03", actor: "applicant" }
  expect(
    answers.map(({ id: _id, round_id, ...row }) => ({ ...row, round: Number(round_id) })),
  ).toEqual([
    { ...own, ...acceptance, admission_code: "CARRIED", receipt: "AB12CD34", round: 1 },
    { ...own, ...acceptance, admission_code: "KEPT", receipt: "AB12CD34", round: 1 },
    {
      ...own,
      admission_code: "ABSENT",
      state: "absent",
      at: "2025-07-09",
      actor: "Clerk",
      receipt: null,
      round: 1,
    },
    {
      admission_code: "CARRIED",
      kind: "changed",
      state_before: "accepted",
      state: "declined",
      reason: "",
      at: "2025-07-20",
      actor: "Clerk",
      receipt: null,
      round: 3,
    },
  ])
  const { rows: references } = await sql<Record<string, unknown>>`
    select place.round_id, place.admission_code, answer.state from merit_places as place
    left join merit_answers as answer on answer.id = place.answer_id
    order by place.admission_code, place.round_id`.execute(db)
  expect(
    references.map((row) => [Number(row["round_id"]), row["admission_code"], row["state"]]),
  ).toEqual([
    [1, "ABSENT", "absent"],
    [1, "CARRIED", "accepted"],
    [2, "CARRIED", "accepted"],
    [3, "CARRIED", "declined"],
    [1, "KEPT", "accepted"],
    [2, "KEPT", "accepted"],
    [3, "KEPT", "accepted"],
    [1, "SILENT", null],
  ])
  await db.destroy()
  await place.close()
})
