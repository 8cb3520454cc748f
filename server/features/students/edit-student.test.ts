import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import type { SentStudent } from "./edit-student.ts"

describe.each(databases)("a student's record on $name", ({ open }) => {
  const { db, desk, enrol, token, readCard, signIn, later, disable } = useStudentHarness(open)

  const rowOf = (urn: string) =>
    db().selectFrom("students").selectAll().where("urn", "=", urn).executeTakeFirstOrThrow()
  const recordOf = async (urn: string) => (await desk().studentList.find([urn]))[0]!
  const edit = async (urn: string, changes: SentStudent, seen = 1) =>
    desk().editStudent(urn, { ...(await recordOf(urn)), ...changes }, seen, "officer")
  const lastLines = (count: number) =>
    db().selectFrom("audit").selectAll().orderBy("id", "desc").limit(count).execute()

  test("is changed, with one version more and an audit line that says nothing of it", async () => {
    const { urn, aadhaar } = await enrol()
    later(5)
    const changes = { applicant_name: "  अंजलि  कुशवाहा ", course: "BSc", dob: "27-03-2007" }
    expect(await edit(urn, changes)).toEqual({ outcome: "changed" })
    expect(await rowOf(urn)).toMatchObject({
      applicant_name: "अंजलि कुशवाहा",
      name_words: " अंजलि कुशवाहा ",
      course: "2",
      version: 2,
      updated_at: "2026-07-01T06:35:00.000Z",
    })
    const [line] = await lastLines(1)
    expect({ ...line, id: 0 }).toEqual({
      id: 0,
      at: "2026-07-01T06:35:00.000Z",
      actor: "officer",
      action: "student changed",
      subject: urn,
      detail: "",
    })
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("saved as it was stays as it is, without an audit line", async () => {
    const { urn } = await enrol()
    const before = [await rowOf(urn), await lastLines(1)]
    expect(await edit(urn, {})).toEqual({ outcome: "unchanged" })
    expect([await rowOf(urn), await lastLines(1)]).toEqual(before)
  })

  test("that another has changed meanwhile is not written over", async () => {
    const { urn } = await enrol()
    await edit(urn, { semester: "2" })
    expect(await edit(urn, { semester: "3" })).toEqual({ outcome: "changed meanwhile" })
    expect(await edit(urn, { semester: "3" }, 3)).toEqual({ outcome: "changed meanwhile" })
    expect(await rowOf(urn)).toMatchObject({ semester: "2", version: 2 })
  })

  test.each<{ changes: SentStudent; problems: object }>([
    { changes: { applicant_name: "R2" }, problems: { applicant_name: ["name.letters"] } },
    { changes: { aadhaar: "123412341234" }, problems: { aadhaar: ["aadhaar.check_digit"] } },
    {
      changes: { session: "", semester: "7" },
      problems: { session: ["missing"], semester: ["choice"] },
    },
    { changes: { minor_subject: "Zoology" }, problems: { minor_subject: ["subject.conflict"] } },
  ])("with $changes is refused: $problems", async ({ changes, problems }) => {
    const { urn } = await enrol()
    expect(await edit(urn, changes)).toEqual({ outcome: "refused", problems })
    expect((await rowOf(urn)).version).toBe(1)
  })

  test("takes no number that belongs to another student", async () => {
    const other = await enrol({ admission_number: "OTHER/1" })
    const { urn } = await enrol()
    const clashes: [SentStudent, string][] = [
      [{ aadhaar: other.aadhaar }, "aadhaar_of_another"],
      [{ admission_number: "OTHER/1" }, "admission_of_another"],
    ]
    for (const [changes, outcome] of clashes) {
      expect(await edit(urn, changes)).toEqual({ outcome })
    }
    expect((await rowOf(urn)).version).toBe(1)
  })

  test("keeps its URN, its card and its photo, whatever is sent", async () => {
    const { urn } = await enrol()
    await db().updateTable("students").set({ image_file: "a.jpg" }).execute()
    const { card_code } = await rowOf(urn)
    const sent = { urn: "X/99", card_code: "X", image_file: "b.jpg", semester: "2" }
    expect(await edit(urn, sent)).toEqual({ outcome: "changed" })
    expect(await rowOf(urn)).toMatchObject({ card_code, image_file: "a.jpg", semester: "2" })
  })

  test("an Aadhaar number that is given takes the former one's place, and signs out", async () => {
    const { urn, aadhaar } = await enrol()
    const session = await token(aadhaar)
    await edit(urn, { semester: "2" })
    expect(await readCard(session)).toBeDefined()
    expect(await edit(urn, { aadhaar: "9999 9999 0019" }, 2)).toEqual({ outcome: "changed" })
    expect(await readCard(session)).toBeUndefined()
    expect(await signIn(aadhaar)).toEqual({ outcome: "refused" })
    expect(await signIn("999999990019")).toMatchObject({ outcome: "signed in" })
    expect(await recordOf(urn)).toMatchObject({ aadhaar_last_four: "0019" })
  })

  test("a corrected day of birth signs out too", async () => {
    const { urn, aadhaar } = await enrol()
    const session = await token(aadhaar)
    await edit(urn, { dob: "2006-03-27" })
    expect(await readCard(session)).toBeUndefined()
  })

  test("four who are given one number at once: one is, the others are told", async () => {
    for (let round = 0; round < 10; round++) {
      const enrolled = [await enrol(), await enrol(), await enrol(), await enrol()]
      const admission_number = `ONE/${round}`
      const edited = await Promise.all(enrolled.map(({ urn }) => edit(urn, { admission_number })))
      const outcomes = edited.map(({ outcome }) => outcome).toSorted()
      const refused = Array(3).fill("admission_of_another")
      expect(outcomes).toEqual([...refused, "changed"])
    }
  })

  test("of nobody can't be changed", async () =>
    expect(await desk().editStudent("NOBODY", {}, 1, "officer")).toEqual({ outcome: "unknown" }))

  test("disabling the disabled, or nobody, changes nothing and is not written down", async () => {
    const { urn } = await enrol()
    expect(await disable(urn)).toBe(true)
    const before = await lastLines(1)
    expect(before).toMatchObject([{ action: "student disabled", subject: urn }])
    expect([await disable(urn), await disable("NOBODY")]).toEqual([false, false])
    expect(await lastLines(1)).toEqual(before)
    expect((await rowOf(urn)).version).toBe(2)
  })
})
