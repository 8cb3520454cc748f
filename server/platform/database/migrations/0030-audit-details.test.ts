import { type Kysely, sql } from "kysely"
import { expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"

import { connect } from "../connect.ts"
import { baseline } from "./0001-baseline.ts"
import { auditDetails } from "./0030-audit-details.ts"

test.each(databases)(
  "on $name older audit rows keep their text, and have no details",
  async (one) => {
    const place = await one.openEmpty()
    const db = connect(place) as unknown as Kysely<unknown>
    await baseline.up(db)
    const line = {
      actor: "clerk",
      action: "fee received",
      subject: "CODE",
      detail: "due > received",
    }
    await sql`insert into audit (at, actor, action, subject, detail)
    values ('2026-07-01', ${line.actor}, ${line.action}, ${line.subject}, ${line.detail})`.execute(
      db,
    )
    await auditDetails.up(db)
    const { rows } = await sql`select actor, action, subject, detail, details from audit`.execute(
      db,
    )
    expect(rows).toEqual([{ ...line, details: null }])
    await db.destroy()
    await place.close()
  },
)
