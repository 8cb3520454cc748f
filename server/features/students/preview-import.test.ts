import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"
import { linesOf, studentRow } from "#tests/support/students.ts"

describe.each(databases)("the preview of an import on $name", ({ open }) => {
  const { db, desk, importAll } = useStudentHarness(open)

  const preview = (...rows: Record<string, string>[]) => desk().previewImport(linesOf(rows))
  const stored = () => db().selectFrom("students").selectAll().orderBy("urn").execute()

  /** Files on top of three students who are there already, and what becomes of them. */
  const cases = () => {
    const [first, second, third] = [studentRow(), studentRow(), studentRow()]
    const numbersOf = (row: Record<string, string>) => ({
      aadhar: row["aadhar"]!,
      admission_number: row["admission_number"]!,
    })
    const fresh = studentRow()
    return {
      there: [first, second, third],
      files: {
        "the same again": [first, second, third],
        "changes and new ones": [{ ...first, semester: "2" }, fresh, second],
        "numbers of others": [
          studentRow({ aadhar: first["aadhar"]! }),
          studentRow({ admission_number: second["admission_number"]! }),
          { ...third, aadhar: first["aadhar"]! },
        ],
        "numbers twice in the file": [
          fresh,
          studentRow({ aadhar: fresh["aadhar"]! }),
          studentRow({ admission_number: fresh["admission_number"]! }),
          { ...fresh, semester: "2" },
        ],
        "numbers that the file sets free": [
          { ...first, ...numbersOf(studentRow()) },
          { ...second, ...numbersOf(first) },
          studentRow(numbersOf(second)),
          studentRow(numbersOf(first)),
        ],
        "what is wrong": [studentRow({ dob: "31-02-2007" }), fresh, studentRow({ course: "MBA" })],
      },
    }
  }
  type File = keyof ReturnType<typeof cases>["files"]

  test.each<File>([
    "the same again",
    "changes and new ones",
    "numbers of others",
    "numbers twice in the file",
    "numbers that the file sets free",
    "what is wrong",
  ])("of %s tells what the import then does, and stores nothing", async (name) => {
    const { there, files } = cases()
    await importAll(...there)
    const before = await stored()
    const { totals, refused } = await preview(...files[name])
    expect(await stored()).toEqual(before)
    const done = await importAll(...files[name])
    expect(totals).toEqual(done.totals)
    expect(refused).toEqual(done.refused.toSorted((a, b) => a.line - b.line))
  })

  test("tells refused rows by line and reason, in the file's order", async () => {
    const good = studentRow()
    const { refused } = await preview(
      studentRow({ aadhar: "123412341234", dob: "31-02-2007" }),
      good,
      studentRow({ aadhar: good["aadhar"]! }),
      good,
    )
    expect(refused).toEqual([
      { line: 2, problems: { aadhaar: ["aadhaar.check_digit"], dob: ["birth_date.format"] } },
      { line: 4, problems: "aadhaar_of_another" },
      { line: 5, problems: "twice_in_file" },
    ])
  })

  test("shows the first twenty who would be added, without their Aadhaar numbers", async () => {
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

  test("of more rows than one batch takes each batch in view of those before", async () => {
    const rows = Array.from({ length: 501 }, () => studentRow())
    const last = studentRow({ aadhar: rows[0]!["aadhar"]! })
    const { totals, refused } = await preview(...rows, last)
    expect(totals).toMatchObject({ added: 501, refused: 1 })
    expect(refused).toEqual([{ line: 503, problems: "aadhaar_of_another" }])
  })
})
