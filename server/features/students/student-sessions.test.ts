import { randomBytes } from "node:crypto"

import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("a student's session on $name", ({ open }) => {
  const { db, service, later, enrol, disable, enable, signIn, token, readCard } =
    useStudentHarness(open)

  test.each([
    { after: "30 idle minutes; each use extends it", every: 29, uses: 3, last: 30 },
    { after: "8 hours even when used", every: 20, uses: 23, last: 20 },
  ])("expires after $after", async ({ every, uses, last }) => {
    const secret = await token((await enrol()).aadhaar)
    for (let i = 0; i < uses; i++) {
      later(every)
      expect(await readCard(secret)).toBeDefined()
    }
    later(last)
    expect(await readCard(secret)).toBeUndefined()
  })

  test("ends at sign-out without ending other sessions", async () => {
    const { aadhaar } = await enrol()
    const [one, other] = [await token(aadhaar), await token(aadhaar)]
    await service().signOut(one)
    expect(await readCard(one)).toBeUndefined()
    expect(await readCard(other)).toBeDefined()
  })

  test("ends when staff disable the student, who can sign in again once enabled", async () => {
    const { urn, aadhaar } = await enrol()
    const secret = await token(aadhaar)
    await disable(urn)
    expect(await readCard(secret)).toBeUndefined()
    expect(await signIn(aadhaar)).toEqual({ outcome: "refused" })
    await enable(urn)
    expect(await readCard(secret)).toBeUndefined()
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("is not found by a random token", async () => {
    await token((await enrol()).aadhaar)
    expect(await readCard(randomBytes(32).toString("base64url"))).toBeUndefined()
  })

  test("is removed by the sweep only after it ended", async () => {
    const { aadhaar } = await enrol()
    await token(aadhaar)
    await signIn(aadhaar, "01012000")
    later(31)
    const fresh = await token(aadhaar)
    await service().sweepSessionsAndFailures()
    expect(await db().selectFrom("student_sessions").selectAll().execute()).toHaveLength(1)
    expect(await db().selectFrom("sign_in_attempts").selectAll().execute()).toEqual([])
    expect(await readCard(fresh)).toBeDefined()
  })
})
