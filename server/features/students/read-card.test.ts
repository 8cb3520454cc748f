import { describe, expect, test } from "vitest"

import { settings as sample } from "#content/settings.ts"
import { databases } from "#tests/support/databases.ts"
import { start, useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("a card's code on $name", ({ open }) => {
  const { db, desk, at, later, enrol, disable } = useStudentHarness(open)

  const codeOf = async (urn: string) => {
    const students = db().selectFrom("students").select("card_code").where("urn", "=", urn)
    return (await students.executeTakeFirstOrThrow()).card_code
  }

  test("tells name, course, session and validity, and nothing else", async () => {
    const { urn } = await enrol()
    expect(await desk().checkCard(await codeOf(urn))).toEqual({
      name: "Anjali Kushwaha",
      course: "2",
      session: "2024-2025",
      valid_until: sample.card_valid_until,
      isValid: true,
    })
  })

  test("of a disabled student, or after its last day, is not valid", async () => {
    const { urn } = await enrol()
    const code = await codeOf(urn)
    at(`${sample.card_valid_until}T18:29:00.000Z`)
    expect(await desk().checkCard(code)).toMatchObject({ isValid: true })
    later(1)
    expect(await desk().checkCard(code)).toMatchObject({ isValid: false })
    at(start.toISOString())
    await disable(urn)
    expect(await desk().checkCard(code)).toMatchObject({ isValid: false })
  })

  test("that nobody has is unknown", async () =>
    expect(await desk().checkCard("ABCDEFGHJKLM")).toBeUndefined())
})
