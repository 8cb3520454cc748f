import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("an import of students on $name", ({ open }) => {
  const { db, importAll } = useStudentHarness(open)

  test("is idempotent; a changed row updates its student", async () => {
    const rows = [studentRow(), studentRow(), studentRow()]
    expect((await importAll(...rows)).totals).toEqual({
      added: 3,
      changed: 0,
      unchanged: 0,
      refused: 0,
    })
    rows[1] = { ...rows[1]!, applicant_mobile: "9415000001" }
    expect((await importAll(...rows)).totals).toEqual({
      added: 0,
      changed: 1,
      unchanged: 2,
      refused: 0,
    })
  })

  test("keeps a student's card code and photo", async () => {
    const row = studentRow()
    await importAll(row)
    await db().updateTable("students").set({ image_file: "a.jpg" }).execute()
    const [before] = await db().selectFrom("students").selectAll().execute()
    await importAll({ ...row, semester: "2" })
    const [after] = await db().selectFrom("students").selectAll().execute()
    expect(after).toMatchObject({
      semester: "2",
      image_file: "a.jpg",
      card_code: before!.card_code,
    })
  })

  describe("the photo of an application", () => {
    const apply = (
      row: Record<string, string>,
      { dob = "2007-03-27", status = "verified" as Status, image_file = "own.jpg" } = {},
    ) =>
      insertApplications(db(), [
        buildRow({ aadhar_no: row["aadhar"]!, dob }, { status, image_file }),
      ])
    const photos = async () =>
      (await db().selectFrom("students").select("image_file").execute()).map(
        ({ image_file }) => image_file,
      )

    test("of the same person gets on the card, also of one who was imported before", async () => {
      const [first, second] = [studentRow(), studentRow()]
      await importAll(first)
      await apply(first)
      await apply(second, { image_file: "second.jpg" })
      expect((await importAll(first, second)).totals).toMatchObject({ added: 1, changed: 1 })
      expect((await photos()).toSorted()).toEqual(["own.jpg", "second.jpg"])
      expect((await importAll(first, second)).totals).toMatchObject({ unchanged: 2 })
    })

    test.each([
      { what: "with another date of birth", changes: { dob: "2007-03-28" } },
      { what: "that nobody has checked", changes: { status: "submitted" as const } },
      { what: "that was cancelled", changes: { status: "cancelled" as const } },
      { what: "on paper, without a photo", changes: { image_file: "" } },
    ])("$what does not", async ({ changes }) => {
      const row = studentRow()
      await apply(row, changes)
      await importAll(row)
      expect(await photos()).toEqual([null])
    })

    test("of another person does not", async () => {
      await apply(studentRow())
      await importAll(studentRow())
      expect(await photos()).toEqual([null])
    })
  })

  test("lists refused rows with number and reason, and imports the rest", async () => {
    const [good, other] = [studentRow(), studentRow()]
    const { totals, refused } = await importAll(
      good,
      studentRow({ aadhar: "123412341234", dob: "31-02-2007" }),
      studentRow({ aadhar: good["aadhar"]! }),
      studentRow({ admission_number: good["admission_number"]! }),
      { ...good, applicant_name: "Another Name" },
      studentRow({ course: "MBA", minor_subject: "Zoology" }),
      other,
    )
    expect(totals).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 5 })
    expect(refused.toSorted((a, b) => a.row - b.row)).toEqual([
      {
        row: 3,
        errors: { aadhaar: ["aadhaar.check_digit"], dob: ["birth_date.format"] },
        values: { aadhaar: "XXXXXXXX1234", dob: "31-02-2007" },
      },
      {
        row: 4,
        errors: "aadhaar_of_another",
        values: { aadhaar: `XXXXXXXX${good["aadhar"]!.slice(-4)}` },
      },
      {
        row: 5,
        errors: "admission_of_another",
        values: { admission_number: good["admission_number"] },
      },
      { row: 6, errors: "twice_in_file", values: { urn: good["urn"] } },
      { row: 7, errors: { course: ["choice"] }, values: { course: "MBA" } },
    ])
  })

  test("names a wrong value, but no Aadhaar number in another column", async () => {
    const { refused } = await importAll(
      studentRow({ bloodGroup: "X+", applicant_mobile: "9999 4105 7058", semester: "" }),
    )
    expect(refused[0]!.values).toEqual({ applicant_mobile: "…", blood_group: "X+", semester: "" })
  })

  test.each([
    { what: "good", changes: {} },
    { what: "refused", changes: { dob: "x" } },
  ])("yields to other tasks while importing many $what rows", async ({ changes }) => {
    let turns = 0
    let isFinished = false
    const count = () => {
      turns++
      if (!isFinished) setImmediate(count)
    }
    setImmediate(count)
    await importAll(...Array.from({ length: 1500 }, () => studentRow(changes)))
    isFinished = true
    expect(turns).toBeGreaterThanOrEqual(3)
  })

  test("accepts names of courses and genders, and several date formats", async () => {
    const rows = [
      studentRow({ course: "BSc", gender: "Female", dob: "2007-03-27" }),
      studentRow({ course: "Bachelor of Science", gender: "2", dob: "27-03-2007" }),
      studentRow({ course: "bsc", gender: "female", dob: "27032007" }),
    ]
    await importAll(...rows)
    const stored = await db().selectFrom("students").select(["course", "gender", "dob"]).execute()
    const same = { course: "2", gender: "2", dob: "2007-03-27" }
    expect(stored).toEqual([same, same, same])
  })
})
