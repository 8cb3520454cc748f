import { expect, test } from "vitest"

import { buildRow } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/databases.ts"

import { connect } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { contentHashes } from "./0015-content-hashes.ts"

test.each(databases)("applications from before have no hash, on $name", async ({ open }) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  await db.schema.alterTable("applications").dropColumn("content_hash").execute()
  const { content_hash: _hash, ...row } = buildRow()
  await db
    .insertInto("applications")
    .values(row as never)
    .execute()
  await contentHashes.up(db)
  const stored = await db.selectFrom("applications").selectAll().execute()
  expect(stored).toEqual([{ ...row, content_hash: null }])
  await db.destroy()
  await place.close()
})
