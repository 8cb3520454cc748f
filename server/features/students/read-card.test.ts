import { describe, expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { start, useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("a student's card on $name", ({ open }) => {
  const { db, enrol, token, readCard } = useStudentHarness(open)

  test("has the photo of its own student only", async () => {
    const [one, other] = [await enrol(), await enrol()]
    for (const [{ urn }, image_file] of [
      [one, "one.jpg"],
      [other, "other.jpg"],
    ] as const) {
      await db().updateTable("students").set({ image_file }).where("urn", "=", urn).execute()
    }
    const card = await readCard(await token(one.aadhaar))
    expect(card).toMatchObject({ student: { image_file: "one.jpg" } })
    expect(JSON.stringify(card)).not.toContain("other.jpg")
  })

  test("leaves the photo empty if there is none", async () => {
    const { aadhaar } = await enrol()
    expect(await readCard(await token(aadhaar))).toMatchObject({ student: { image_file: null } })
  })
})

describe.each(databases)("a card's code on $name", ({ open }) => {
  const { db, service, at, later, enrol, disable } = useStudentHarness(open)

  const codeOf = async (urn: string) => {
    const students = db().selectFrom("students").select("card_code").where("urn", "=", urn)
    return (await students.executeTakeFirstOrThrow()).card_code
  }

  test("returns only name, course, session and validity", async () => {
    const { urn } = await enrol()
    expect(await service().checkCard(await codeOf(urn))).toEqual({
      name: "Anjali Kushwaha",
      course: { en: "Bachelor of Science", hi: "विज्ञान स्नातक" },
      session: "2024-2025",
      valid_until: sampleSession.card_valid_until,
      isValid: true,
    })
  })

  test.each([
    { of: "the student's session", session: "2025-2026", shown: "2024-2025" },
    { of: "a session that this site does not have", session: "2023-2024", shown: "2023-2024" },
  ])("names the session of $of", async ({ session, shown }) => {
    const { urn } = await enrol()
    await db().updateTable("students").set({ session }).where("urn", "=", urn).execute()
    expect(await service().checkCard(await codeOf(urn))).toMatchObject({ session: shown })
  })

  test("is invalid for a disabled student and after its last day", async () => {
    const { urn } = await enrol()
    const code = await codeOf(urn)
    at(`${sampleSession.card_valid_until}T18:29:00.000Z`)
    expect(await service().checkCard(code)).toMatchObject({ isValid: true })
    later(1)
    expect(await service().checkCard(code)).toMatchObject({ isValid: false })
    at(start.toISOString())
    await disable(urn)
    expect(await service().checkCard(code)).toMatchObject({ isValid: false })
  })

  test("is unknown if no student has it", async () =>
    expect(await service().checkCard("ABCDEFGHJKLM")).toBeUndefined())
})
