import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import type { SentStudent } from "./edit-student.ts"
import { identityKeyOf } from "./student-row.ts"

describe.each(databases)("a student's record on $name", ({ open }) => {
  const harness = useStudentHarness(open)
  const { db, deps, service, enrol, token, readCard, signIn, later, disable, enable } = harness

  const rowOf = (urn: string) =>
    db().selectFrom("students").selectAll().where("urn", "=", urn).executeTakeFirstOrThrow()
  const recordOf = async (urn: string) => (await service().studentList.find([urn]))[0]!
  const edit = async (urn: string, changes: SentStudent, expectedVersion = 1) =>
    service().editStudent(urn, { ...(await recordOf(urn)), ...changes }, expectedVersion, "officer")
  const lastLines = (count: number) =>
    db().selectFrom("audit").selectAll().orderBy("id", "desc").limit(count).execute()

  test("is changed with a new version; its audit line holds no personal data", async () => {
    const { urn, aadhaar } = await enrol()
    later(5)
    const changes = {
      applicant_name: "  अंजलि  कुशवाहा ",
      course: "BSc",
      dob: "27-03-2007",
      semester: "2",
    }
    expect(await edit(urn, changes)).toEqual({ outcome: "changed" })
    expect(await rowOf(urn)).toMatchObject({
      applicant_name: "अंजलि कुशवाहा",
      search_tokens: expect.stringMatching(/^ anjli kusvh /),
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
      details: '{"changes":{"applicant_name":null,"semester":["1","2"]}}',
    })
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("saved without changes writes no audit line", async () => {
    const { urn } = await enrol()
    const before = [await rowOf(urn), await lastLines(1)]
    expect(await edit(urn, {})).toEqual({ outcome: "unchanged" })
    expect([await rowOf(urn), await lastLines(1)]).toEqual(before)
  })

  test("is not overwritten by a change based on an old version", async () => {
    const { urn } = await enrol()
    await edit(urn, { semester: "2" })
    expect(await edit(urn, { semester: "3" })).toEqual({ outcome: "changed meanwhile" })
    expect(await edit(urn, { semester: "3" }, 3)).toEqual({ outcome: "changed meanwhile" })
    expect(await rowOf(urn)).toMatchObject({ semester: "2", version: 2 })
  })

  test.each<{ changes: SentStudent; errors: object }>([
    { changes: { applicant_name: "R2" }, errors: { applicant_name: ["name.letters"] } },
    { changes: { aadhaar: "123412341234" }, errors: { aadhaar: ["aadhaar.check_digit"] } },
    {
      changes: { session: "", semester: "7" },
      errors: { session: ["missing"], semester: ["choice"] },
    },
    { changes: { minor_subject: "Zoology" }, errors: { minor_subject: ["subject.conflict"] } },
  ])("refuses $changes: $errors", async ({ changes, errors }) => {
    const { urn } = await enrol()
    expect(await edit(urn, changes)).toEqual({ outcome: "refused", errors })
    expect((await rowOf(urn)).version).toBe(1)
  })

  test("refuses a number that belongs to another student", async () => {
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

  test("ignores sent values for URN, card code and photo", async () => {
    const { urn } = await enrol()
    await db().updateTable("students").set({ image_file: "a.jpg" }).execute()
    const { card_code } = await rowOf(urn)
    const sent = { urn: "X/99", card_code: "X", image_file: "b.jpg", semester: "2" }
    expect(await edit(urn, sent)).toEqual({ outcome: "changed" })
    expect(await rowOf(urn)).toMatchObject({ card_code, image_file: "a.jpg", semester: "2" })
  })

  test("replaces the Aadhaar number and ends the student's sessions", async () => {
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

  test("ends the student's sessions when the birth date changes", async () => {
    const { urn, aadhaar } = await enrol()
    const session = await token(aadhaar)
    await edit(urn, { dob: "2006-03-27" })
    expect(await readCard(session)).toBeUndefined()
  })

  test("of four concurrent edits to one admission number, stores one and refuses three", async () => {
    for (let round = 0; round < 10; round++) {
      const enrolled = [await enrol(), await enrol(), await enrol(), await enrol()]
      const admission_number = `ONE/${round}`
      const edited = await Promise.all(enrolled.map(({ urn }) => edit(urn, { admission_number })))
      const outcomes = edited.map(({ outcome }) => outcome).toSorted()
      const refused = Array(3).fill("admission_of_another")
      expect(outcomes).toEqual([...refused, "changed"])
    }
  })

  test("reports an unknown student", async () =>
    expect(await service().editStudent("NOBODY", {}, 1, "officer")).toEqual({ outcome: "unknown" }))

  test("disabling a disabled or unknown student changes nothing and writes no audit line", async () => {
    const { urn } = await enrol()
    expect(await disable(urn)).toBe("changed")
    const before = await lastLines(1)
    expect(before).toMatchObject([{ action: "student disabled", subject: urn }])
    expect([await disable(urn), await disable("NOBODY")]).toEqual(["unchanged", "unchanged"])
    expect(await lastLines(1)).toEqual(before)
    expect((await rowOf(urn)).version).toBe(2)
  })

  describe("that is disabled", () => {
    const enrolSecond = async () => {
      const first = await enrol()
      await disable(first.urn)
      const second = await enrol({ aadhar: first.aadhaar })
      return { first, second }
    }

    test("keeps its Aadhaar number, and keeps nobody else from having it", async () => {
      const { first, second } = await enrolSecond()
      expect(await recordOf(first.urn)).toMatchObject({ status: "disabled" })
      expect(await recordOf(second.urn)).toMatchObject({ status: "active" })
      const { fieldEncryption } = deps()
      expect(identityKeyOf(fieldEncryption, await rowOf(first.urn))).toBe(first.aadhaar)
      const found = await service().searchStudents(first.aadhaar, 9)
      expect(found.map(({ urn }) => urn).toSorted()).toEqual([first.urn, second.urn].toSorted())
    })

    test("is not enabled while another active student has its number", async () => {
      const { first, second } = await enrolSecond()
      expect(await enable(first.urn)).toBe("aadhaar_of_another")
      expect(await recordOf(first.urn)).toMatchObject({ status: "disabled", version: 2 })
      await disable(second.urn)
      expect(await enable(first.urn)).toBe("changed")
      expect(await enable(second.urn)).toBe("aadhaar_of_another")
    })

    test("can be edited, and get a number that an active one has", async () => {
      const { first, second } = await enrolSecond()
      expect(await edit(first.urn, { semester: "2" }, 2)).toEqual({ outcome: "changed" })
      const third = await enrol()
      expect(await edit(first.urn, { aadhaar: third.aadhaar }, 3)).toEqual({ outcome: "changed" })
      expect(await edit(second.urn, { aadhaar: third.aadhaar })).toEqual({
        outcome: "aadhaar_of_another",
      })
    })

    test("does not take the sign-in from the active student with its number", async () => {
      const { first, second } = await enrolSecond()
      const done = await signIn(first.aadhaar)
      expect(done).toMatchObject({ outcome: "signed in", student: { urn: second.urn } })
      await disable(second.urn)
      expect(await signIn(first.aadhaar)).toEqual({ outcome: "refused" })
    })

    test("of four that are enabled at once with one number, one is", async () => {
      for (let round = 0; round < 10; round++) {
        const { first, second } = await enrolSecond()
        await disable(second.urn)
        const urns = [first.urn, second.urn]
        for (let more = 0; more < 2; more++) {
          const { urn } = await enrol({ aadhar: first.aadhaar })
          await disable(urn)
          urns.push(urn)
        }
        const outcomes = await Promise.all(urns.map((urn) => enable(urn)))
        const refused = Array(3).fill("aadhaar_of_another")
        expect(outcomes.toSorted()).toEqual([...refused, "changed"])
      }
    })
  })
})
