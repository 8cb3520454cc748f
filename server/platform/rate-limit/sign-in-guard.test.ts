import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createSignInGuard } from "./sign-in-guard.ts"

describe.each(databases)("the sign-in guard on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let db: Database
  beforeAll(async () => {
    place = await open()
    db = connect(place)
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  test("sign-ins to one account from one address can end at the same time", async () => {
    const guard = createSignInGuard({
      db,
      realm: "staff",
      now: () => new Date("2026-07-01T06:30:00.000Z"),
      randomBytes,
      wait: async () => undefined,
      hash: (text) => text,
      limits: { delays: [0], perDay: 20, perWeek: 20 },
    })
    const attempt = { account: "asha", device: "", ip: "192.0.2.1" }
    const signIns = Array.from({ length: 8 }, () => 0)
    for (const round of [1, 2, 3, 4, 5]) {
      const recorded = await Promise.all(signIns.map(() => guard.record(db, attempt)))
      await Promise.all(
        recorded.map((id) =>
          db.transaction().execute((transaction) => guard.settle(transaction, attempt, id)),
        ),
      )
      const left = await db.selectFrom("sign_in_failures").selectAll().execute()
      expect(left, `round ${round}`).toEqual([])
    }
  })
})
