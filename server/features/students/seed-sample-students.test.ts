import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { hasSampleStudents, seedSampleStudents } from "./seed-sample-students.ts"

describe.each(databases)("sample students on $name", ({ open }) => {
  const { db, service, now } = useStudentHarness(open)
  const seed = (isSample: boolean) =>
    seedSampleStudents(db(), service().importStudents("sample"), { isSample, now: now() })
  const urns = async () =>
    (await db().selectFrom("students").select("urn").orderBy("urn").execute()).map(({ urn }) => urn)

  test("are seeded once into a sample site only, and not again after removal", async () => {
    await seed(false)
    expect(await urns()).toEqual([])
    expect(await hasSampleStudents(db())).toBe(false)

    await seed(true)
    expect(await urns()).toHaveLength(3)
    expect(await hasSampleStudents(db())).toBe(true)

    await db().deleteFrom("students").execute()
    await seed(true)
    expect(await urns()).toEqual([])
  })
})
