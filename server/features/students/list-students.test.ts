import { CompiledQuery, type RootOperationNode } from "kysely"
import { beforeEach, describe, expect, test } from "vitest"

import { studentRow } from "#tests/support/samples/students.ts"
import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

import { createStudentList, type StudentFilter, type StudentPage } from "./list-students.ts"

const none: StudentFilter = { q: "", course: "", session: "", semester: "", status: "" }
const firstPage: StudentPage = { page: 1, perPage: 10, sort: "admission_number", order: "asc" }

describe.each(databases)("the list of students on $name", ({ open }) => {
  const { db, service, importAll, disable } = useStudentHarness(open)

  const list = (filter: Partial<StudentFilter>, page: Partial<StudentPage> = {}) =>
    service().studentList.list({ ...none, ...filter }, { ...firstPage, ...page })
  const urnsOf = async (...args: Parameters<typeof list>) =>
    (await list(...args)).students.map(({ urn }) => urn)

  const anjali = studentRow({ urn: "U/1", admission_number: "2024/A7", aadhar: "999999990019" })
  const hindi = studentRow({
    urn: "U/2",
    admission_number: "B1",
    applicant_name: "अंजलि पाण्डेय",
    father_name: "रामधनी पाण्डेय",
    applicant_mobile: "9415000002",
    semester: "3",
  })
  const arts = studentRow({
    urn: "V-3",
    admission_number: "0019",
    applicant_name: "Ravi Anjaan",
    father_name: "Suresh Das",
    course: "1",
    first_major_subject: "Hindi",
    second_major_subject: "",
    minor_subject: "",
    session: "2025-2026",
  })
  beforeEach(async () => {
    await importAll(anjali, hindi, arts)
    await disable("U/2")
  })

  // The console fills its form from the list, and fills it again if the record that it then reads is another.
  test.each([{}, { q: "u/1" }])(
    "a listed student is the one that is read, filter %o",
    async (filter) => {
      const { students } = await list(filter)
      const listed = students.find(({ urn }) => urn === "U/1")
      expect(await service().studentList.find(["U/1"])).toStrictEqual([listed])
    },
  )

  test.each<{ filter: Partial<StudentFilter>; urns: string[] }>([
    { filter: {}, urns: ["V-3", "U/1", "U/2"] },
    { filter: { q: "u/1" }, urns: ["U/1"] },
    { filter: { q: " U/ " }, urns: ["U/1", "U/2"] },
    { filter: { q: "2024/A" }, urns: ["U/1"] },
    { filter: { q: "0019" }, urns: ["V-3", "U/1"] },
    { filter: { q: "9415000002" }, urns: ["U/2"] },
    { filter: { q: "+91 94150 00002" }, urns: ["U/2"] },
    { filter: { q: "anj" }, urns: ["V-3", "U/1", "U/2"] },
    { filter: { q: "kushwaha anj" }, urns: ["U/1"] },
    { filter: { q: "anj kushwaha" }, urns: [] },
    { filter: { q: "अञ्जलि" }, urns: ["U/1", "U/2"] },
    { filter: { q: "Pandey" }, urns: ["U/2"] },
    { filter: { q: "सुरेश" }, urns: ["V-3"] },
    { filter: { q: "999999990019" }, urns: [] },
    { filter: { q: "%" }, urns: [] },
    { filter: { q: "U_1" }, urns: [] },
    { filter: { course: "1" }, urns: ["V-3"] },
    { filter: { session: "2024-2025" }, urns: ["U/1", "U/2"] },
    { filter: { semester: "3" }, urns: ["U/2"] },
    { filter: { status: "disabled" }, urns: ["U/2"] },
    { filter: { q: "U/", status: "active" }, urns: ["U/1"] },
  ])("filters by $filter: $urns", async ({ filter, urns }) => {
    expect(await urnsOf(filter)).toEqual(urns)
    expect((await list(filter)).total).toBe(urns.length)
  })

  test("is sorted and paginated, with the total", async () => {
    const byName = { sort: "applicant_name", order: "desc", perPage: 2 } as const
    expect(await urnsOf({}, byName)).toEqual(["U/2", "V-3"])
    expect(await urnsOf({}, { ...byName, page: 2 })).toEqual(["U/1"])
    expect((await list({}, byName)).total).toBe(3)
    expect((await list({}, { ...byName, page: 2 })).total).toBe(3)
    expect(await list({}, { ...byName, page: 3 })).toEqual({ students: [], total: 3 })
    expect(await urnsOf({}, { sort: "session", order: "desc" })).toEqual(["V-3", "U/1", "U/2"])
  })

  test("shows the last four Aadhaar digits and no secrets", async () => {
    const [student] = await service().studentList.find(["U/1", "nobody"])
    expect(student).toMatchObject({ aadhaar_last_four: "0019", version: 1, dob: "2007-03-27" })
    const row = await db()
      .selectFrom("students")
      .selectAll()
      .where("urn", "=", "U/1")
      .executeTakeFirstOrThrow()
    const shown = JSON.stringify([student, await list({})])
    for (const secret of [
      "999999990019",
      row.aadhaar_index,
      row.aadhaar_encrypted,
      row.card_code,
    ]) {
      expect(shown).not.toContain(secret)
    }
    expect(await service().studentList.find([])).toEqual([])
  })

  test("indexes a changed name", async () => {
    await importAll({ ...anjali, applicant_name: "Meera" })
    expect(await urnsOf({ q: "anjali kushwaha" })).toEqual([])
    expect(await urnsOf({ q: "meera" })).toEqual(["U/1"])
  })
})

// PostgreSQL chooses by the number of rows.
const sqlite = databases.filter(({ name }) => name === "SQLite")

describe.each(sqlite)("the plan of a list on $name", ({ open }) => {
  const { db } = useStudentHarness(open)

  test.each<{
    filter: Partial<StudentFilter>
    sort?: StudentPage["sort"]
  }>([
    { filter: {} },
    { filter: {}, sort: "applicant_name" },
    { filter: {}, sort: "updated_at" },
    { filter: { session: "2024-2025" }, sort: "applicant_name" },
    { filter: { course: "2", status: "active" } },
    { filter: { q: "anj" } },
    { filter: { q: "U/1" } },
    { filter: { q: "9415000002" } },
    { filter: { q: "0019" } },
  ])("reads indexes only to find and count: $filter $sort", async ({ filter, sort }) => {
    const sent: RootOperationNode[] = []
    const noting = db().withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await createStudentList(noting).list(
      { ...none, ...filter },
      { ...firstPage, ...(sort && { sort }) },
    )
    const executor = db().getExecutor()
    for (const node of sent) {
      const query = executor.compileQuery(node, { queryId: "plan" })
      const explained = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters])
      const { rows } = await db().executeQuery<{ detail: string }>(explained)
      const steps = rows.map(({ detail }) => detail)
      expect(steps.filter((step) => /^SCAN students(?! USING)/.test(step))).toEqual([])
    }
  })
})
