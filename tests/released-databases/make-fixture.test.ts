// With RELEASE_FIXTURE (npm run release:fixture) this writes the fixture into the repository; else it is a trial.
import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

import { afterAll, beforeAll, expect, inject, test } from "vitest"

import { releaseVersion } from "#server/platform/release.ts"
import { openEmptyPostgres, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { type Expected, makeFixture } from "./make-fixture.ts"

const isRelease = process.env["RELEASE_FIXTURE"] === "1"
const hasPostgres = inject("postgres") !== null

let temporary: Awaited<ReturnType<typeof openFolder>>
let postgres: OpenDatabase | undefined
let folder: string
let expected: Expected
beforeAll(async () => {
  if (isRelease && !hasPostgres) throw new Error("The fixture of a release needs PostgreSQL.")
  temporary = await openFolder()
  postgres = hasPostgres ? await openEmptyPostgres() : undefined
  folder = isRelease ? join(import.meta.dirname, releaseVersion) : join(temporary.path, "fixture")
  if (isRelease) await rm(folder, { recursive: true, force: true })
  const dataDir = join(temporary.path, "data")
  expected = await makeFixture(folder, releaseVersion, { dataDir, postgresUrl: postgres?.url })
}, 120_000)
afterAll(async () => {
  await postgres?.close()
  await temporary.remove()
})

/** Requests of the last minutes, which no backup and no migration of data copies. */
const leftEmpty = ["rate_limit_counters"]

test("the fixture of this release has rows in every table", () => {
  const empty = Object.entries(expected.counts).filter(([, count]) => count === 0)
  expect(empty.map(([name]) => name)).toEqual(leftEmpty)
})

test("each of its files is below 1 MB", async () => {
  for (const name of await readdir(folder)) {
    expect((await stat(join(folder, name))).size, name).toBeLessThan(1_000_000)
  }
})
