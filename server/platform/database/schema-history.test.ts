import { sql } from "kysely"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { releaseVersion } from "#server/platform/release.ts"
import { databases, openConnection, inOneProject } from "#tests/support/servers/databases.ts"

import type { Database } from "./connect.ts"
import { findInstallationValue, setInstallationValue } from "./installation.ts"
import { migrate } from "./migrate.ts"
import { compareHistory } from "./schema-history.ts"

const known = ["0001-a", "0002-b", "0003-c"]

test.each(
  inOneProject.flatMap(() => [
    { applied: [], is: "known" },
    { applied: ["0001-a", "0002-b"], is: "known" },
    { applied: known, is: "known" },
    { applied: [...known, "0004-d"], is: "newer" },
    { applied: ["0001-a", "0003-c"], is: "unreleased" },
    { applied: ["0001-a", "0002-b", "0002-bb", "0003-c"], is: "unreleased" },
    { applied: ["0000-first"], is: "older" },
  ]),
)("a database with $applied is $is", ({ applied, is }) => {
  expect(compareHistory(applied, known)).toBe(is)
})

describe.each(databases)("on $name", ({ name, open }) => {
  const setting = name === "SQLite" ? "DATA_DIR" : "DATABASE_URL"
  let db: Database
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterEach(() => close())

  test("a migration records the release that wrote the database last", async () => {
    expect(await findInstallationValue(db, "release")).toBe(releaseVersion)
    await setInstallationValue(db, "release", "0.1.9")
    await migrate(db)
    expect(await findInstallationValue(db, "release")).toBe(releaseVersion)
  })

  test("the database of a later release is refused, and the release is named", async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '')`.execute(db)
    await setInstallationValue(db, "release", "9.9.0")
    await expect(migrate(db)).rejects.toThrow(
      `${setting}: release 9.9.0 wrote this database; this is ${releaseVersion}. Install release 9.9.0 again`,
    )
    expect(await findInstallationValue(db, "release")).toBe("9.9.0")
  })

  test("the database of a version before the first release is refused, which says what to do", async () => {
    await sql`update kysely_migration set name = '0001-admission' where name like '0001%'`.execute(
      db,
    )
    await expect(migrate(db)).rejects.toThrow(
      new RegExp(`^${setting}: a version before release 0.1.0 wrote this database; .* export its`),
    )
  })

  test("the database of a version between two releases is refused", async () => {
    await sql`delete from kysely_migration where name like '0003%'`.execute(db)
    await expect(migrate(db)).rejects.toThrow(
      new RegExp(`^${setting}: a version between two releases .* 0.1.0 or later$`),
    )
  })
})
