import { expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"

import { connect } from "../connect.ts"
import { migrate } from "../migrate.ts"
import { staff } from "./0007-staff.ts"
import { makersOfLinks } from "./0014-makers-of-links.ts"

const link = {
  token_hash: "x",
  purpose: "join",
  role: "administrator",
  staff_id: null,
  made_by: "command line",
  expires_at: "2999-01-01T00:00:00.000Z",
}

test.each(databases)("links from before open nothing any more, on $name", async ({ open }) => {
  const place = await open()
  const db = connect(place)
  await staff.up(db)
  await db
    .insertInto("staff_links")
    .values(link as never)
    .execute()
  await makersOfLinks.up(db)
  expect(await db.selectFrom("staff_links").selectAll().execute()).toEqual([])
  await db.destroy()
  await place.close()
})

test.each(databases)("a link's maker is a member of staff, on $name", async ({ open }) => {
  const place = await open()
  const db = connect(place)
  await migrate(db)
  await expect(
    db
      .insertInto("staff_links")
      .values({ ...link, purpose: "join", made_by_id: "nobody" })
      .execute(),
  ).rejects.toThrow(/foreign key/i)
  await db.destroy()
  await place.close()
})
