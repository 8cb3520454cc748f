import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { migrationNames } from "#server/platform/database/migrate.ts"

import { node24, root } from "../../scripts/tools.mjs"
import { openEmptySqlite, type OpenDatabase } from "../support/servers/databases.ts"

let place: OpenDatabase
beforeAll(async () => {
  place = await openEmptySqlite()
})
afterAll(() => place.close())

/** Runs `work` in another process, with the database as `db`. */
const run = (work: string) =>
  promisify(execFile)(
    node24,
    [
      "--input-type=module",
      "--eval",
      `import { connect } from "#server/platform/database/connect.ts"
      import { migrate } from "#server/platform/database/migrate.ts"
      const db = connect({ dataDir: ${JSON.stringify(place.dataDir)}, url: undefined })
      ${work}
      await db.destroy()`,
    ],
    { cwd: root },
  )

test("processes can migrate one SQLite database concurrently and run read-modify-write transactions", async () => {
  await Promise.all(Array.from({ length: 4 }, () => run("await migrate(db)")))
  const count = `
    for (let i = 0; i < 50; i++) {
      await db.transaction().execute(async (transaction) => {
        const counter = transaction.selectFrom("installation").select("value")
        const { value } = await counter.where("name", "=", "count").executeTakeFirstOrThrow()
        await transaction.updateTable("installation").set({ value: String(Number(value) + 1) })
          .where("name", "=", "count").execute()
      })
    }`
  const db = connect(place)
  await db.insertInto("installation").values({ name: "count", value: "0" }).execute()
  await Promise.all([run(count), run(count), run(count)])
  const { value } = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", "count")
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  await db.destroy()
  expect(value).toBe("150")
  expect(rows.map(({ name }) => name).toSorted()).toEqual(migrationNames)
})
