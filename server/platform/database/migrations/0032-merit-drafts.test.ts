import { type Kysely, sql } from "kysely"
import { expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"

import { connect } from "../connect.ts"
import { baseline } from "./0001-baseline.ts"
import { merit } from "./0010-merit.ts"
import { meritDrafts } from "./0032-merit-drafts.ts"

test.each(databases)(
  "a rule from before ranks all, and a list was frozen when it was published, on $name",
  async (database) => {
    const place = await database.openEmpty()
    const db = connect(place) as unknown as Kysely<unknown>
    for (const { up } of [baseline, merit]) await up(db)
    const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats: 1 } }
    await sql`insert into merit_rules (session, programme, version, rule, reason, changed_at, changed_by)
      values ('2025-26', 'BSc', 1, ${JSON.stringify(rule)}, '', '', 'officer')`.execute(db)
    await sql`insert into merit_rounds (session, programme, number, rule_version, list, sha256,
      last_date, published_at, published_by)
      values ('2025-26', 'BSc', 1, 1, '{}', '', '', '2025-07-10', 'officer')`.execute(db)
    await meritDrafts.up(db)
    const rules = await sql<{ rule: string }>`select rule from merit_rules`.execute(db)
    expect(JSON.parse(rules.rows[0]!.rule)).toEqual({ ...rule, ranked: "all" })
    const rounds = await sql`select candidates_at from merit_rounds`.execute(db)
    expect(rounds.rows).toEqual([{ candidates_at: "2025-07-10" }])
    await db.destroy()
    await place.close()
  },
)
