import { describe, expect, test } from "vitest"

import { linesOf, studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("the preview of an import on $name", ({ open }) => {
  const { db, service, importAll, disable } = useStudentHarness(open)

  const preview = (...rows: Record<string, string>[]) => service().previewImport(linesOf(rows))
  const stored = () => db().selectFrom("students").selectAll().orderBy("urn").execute()

  /** Files to import over three existing students. */
  const cases = () => {
    const [first, second, third] = [studentRow(), studentRow(), studentRow()]
    const numbersOf = (row: Record<string, string>) => ({
      aadhar: row["aadhar"]!,
      admission_number: row["admission_number"]!,
    })
    const fresh = studentRow()
    return {
      existing: [first, second, third],
      files: {
        "unchanged rows": [first, second, third],
        "changed and new rows": [{ ...first, semester: "2" }, fresh, second],
        "numbers of other students": [
          studentRow({ aadhar: first["aadhar"]! }),
          studentRow({ admission_number: second["admission_number"]! }),
          { ...third, aadhar: first["aadhar"]! },
        ],
        "duplicate numbers in the file": [
          fresh,
          studentRow({ aadhar: fresh["aadhar"]! }),
          studentRow({ admission_number: fresh["admission_number"]! }),
          { ...fresh, semester: "2" },
        ],
        "numbers released by other rows of the file": [
          { ...first, ...numbersOf(studentRow()) },
          { ...second, ...numbersOf(first) },
          studentRow(numbersOf(second)),
          studentRow(numbersOf(first)),
        ],
        "invalid rows": [studentRow({ dob: "31-02-2007" }), fresh, studentRow({ course: "MBA" })],
      },
    }
  }
  type File = keyof ReturnType<typeof cases>["files"]

  test.each<File>([
    "unchanged rows",
    "changed and new rows",
    "numbers of other students",
    "duplicate numbers in the file",
    "numbers released by other rows of the file",
    "invalid rows",
  ])("of %s equals the import's result, and stores nothing", async (name) => {
    const { existing, files } = cases()
    await importAll(...existing)
    const before = await stored()
    const { totals, refused } = await preview(...files[name])
    expect(await stored()).toEqual(before)
    const done = await importAll(...files[name])
    expect(totals).toEqual(done.totals)
    expect(refused).toEqual(done.refused.toSorted((a, b) => a.row - b.row))
  })

  test("lists refused rows by number and reason, in the file's order", async () => {
    const good = studentRow()
    const { refused } = await preview(
      studentRow({ aadhar: "123412341234", dob: "31-02-2007" }),
      good,
      studentRow({ aadhar: good["aadhar"]! }),
      good,
    )
    expect(refused).toMatchObject([
      { row: 2, errors: { aadhaar: ["aadhaar.check_digit"], dob: ["birth_date.format"] } },
      { row: 4, errors: "aadhaar_of_another" },
      { row: 5, errors: "twice_in_file" },
    ])
  })

  test("shows the first twenty new students without Aadhaar numbers", async () => {
    const known = studentRow()
    await importAll(known)
    const rows = Array.from({ length: 25 }, () => studentRow({ course: "BSc" }))
    const { totals, first } = await preview(known, ...rows)
    expect(totals).toEqual({ added: 25, changed: 0, unchanged: 1, refused: 0 })
    expect(first.map(({ urn }) => urn)).toEqual(rows.slice(0, 20).map((row) => row["urn"]))
    expect(first[0]).toMatchObject({
      course: "2",
      dob: "2007-03-27",
      aadhaar_last_four: rows[0]!["aadhar"]!.slice(-4),
    })
    const shown = JSON.stringify(first)
    for (const row of rows) expect(shown).not.toContain(row["aadhar"])
  })

  test("predicts what an import does with numbers that disabled students have", async () => {
    const [disabled, moved] = [studentRow(), studentRow()]
    await importAll(disabled, moved)
    await disable(disabled["urn"]!)
    const rows = [
      // Its number is free. The disabled record may then get it again, and keeps nobody from it.
      studentRow({ aadhar: disabled["aadhar"]! }),
      { ...disabled, semester: "2" },
      studentRow({ aadhar: disabled["aadhar"]! }),
      { ...moved, aadhar: disabled["aadhar"]! },
    ]
    const previewed = await preview(...rows)
    const done = await importAll(...rows)
    expect(previewed.totals).toEqual(done.totals)
    expect(done.totals).toEqual({ added: 1, changed: 1, unchanged: 0, refused: 2 })
    expect(previewed.refused).toMatchObject([
      { row: 4, errors: "aadhaar_of_another" },
      { row: 5, errors: "aadhaar_of_another" },
    ])
  })

  test("checks each batch against the rows of earlier batches", async () => {
    const rows = Array.from({ length: 501 }, () => studentRow())
    const last = studentRow({ aadhar: rows[0]!["aadhar"]! })
    const { totals, refused } = await preview(...rows, last)
    expect(totals).toMatchObject({ added: 501, refused: 1 })
    expect(refused).toMatchObject([{ row: 503, errors: "aadhaar_of_another" }])
  })
})
