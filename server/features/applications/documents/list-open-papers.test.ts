// The list of required papers that are missing, and of originals that nobody has seen or given back.
import { text } from "node:stream/consumers"

import { describe, expect, test } from "vitest"

import { eraseApplications } from "#server/features/privacy/erase-records.ts"
import {
  buildRow,
  clerk,
  harnessTime,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { insertDocument } from "./document-repository.ts"

const session = {
  ...sampleSession,
  documents: [
    { slot: "highschool_marksheet", is_required: true, when: "with_application" as const },
    { slot: "category", is_required: true, when: "with_application" as const },
    { slot: "character_certificate", is_required: false, when: "with_application" as const },
    { slot: "transfer_certificate", is_required: true, when: "after_offer" as const },
  ],
}
const findSession = async () => session
const marksheet = { slot: "highschool_marksheet", kind: "missing", since: "2025-07-01" }
const all = { limit: 100, offset: 0 }

describe.each(databases)("the list of missing papers on $name", ({ open }) => {
  const { db, service, store, rowOf } = useApplicationsHarness(open, { findSession })
  const newCode = async (...row: Parameters<typeof buildRow>) => (await store(buildRow(...row)))[0]!
  const list = async (filter: Parameters<ReturnType<typeof service>["listPapers"]>[0] = {}) =>
    (await service().listPapers(filter, all)).data
  const find = async (code: string) => (await service().findPapers([code]))[0]
  const note = async (code: string, state: "seen" | "kept" | "returned", slot = marksheet.slot) =>
    service().noteOriginal(
      code,
      { slot, state, expectedVersion: (await rowOf(code)).version },
      clerk,
    )
  const sent = async (code: string, state: "new" | "accepted" | "returned") =>
    insertDocument(
      db(),
      {
        code,
        slot: marksheet.slot,
        state,
        files: [{ file: `${code}${state}`, bytes: 1, sha256: "" }],
      },
      { at: harnessTime.toISOString(), by: "applicant" },
    )

  test("names what each applicant lacks, and since when", async () => {
    const general = await newCode({ category: "general" })
    expect(await find(general)).toMatchObject({ papers: [marksheet], since: "2025-07-01" })
    const claimed = await newCode({ category: "obc" })
    expect((await find(claimed))?.papers.map(({ slot }) => slot)).toEqual([
      "highschool_marksheet",
      "category",
    ])
    const at = { status: "admitted", status_at: "2025-07-08T20:00:00.000Z" } as const
    const admitted = await newCode({ category: "general" }, at)
    // In India it is the next day already.
    const certificate = { slot: "transfer_certificate", kind: "missing", since: "2025-07-09" }
    expect((await find(admitted))?.papers).toEqual([marksheet, certificate])
  })

  test("a document counts once it is accepted, an original once it is seen", async () => {
    const code = await newCode({ category: "general" })
    await sent(code, "new")
    expect((await find(code))?.papers).toEqual([marksheet])
    await sent(code, "returned")
    expect((await find(code))?.papers).toEqual([marksheet])
    await sent(code, "accepted")
    expect((await find(code))?.papers).toEqual([{ ...marksheet, kind: "unseen" }])
    await note(code, "seen")
    expect(await find(code)).toBeUndefined()
  })

  test("an original that is kept stays in the list until it is given back, also of who left", async () => {
    const code = await newCode({ category: "general" })
    await note(code, "kept")
    const kept = { slot: marksheet.slot, kind: "kept", since: "2025-07-10" }
    expect((await find(code))?.papers).toEqual([kept])
    await db()
      .updateTable("applications")
      .set({ status: "withdrawn" })
      .where("admission_code", "=", code)
      .execute()
    expect((await find(code))?.papers).toEqual([kept])
    await note(code, "returned")
    expect(await find(code)).toBeUndefined()
  })

  test("an application that has left is not listed", async () => {
    const code = await newCode({}, { status: "rejected" })
    expect(await find(code)).toBeUndefined()
  })

  test("the day of the last query that names a missing paper is shown", async () => {
    const code = await newCode({ category: "general" })
    expect(await find(code)).toMatchObject({ asked_on: "" })
    const ask = async (fields: string[]) =>
      service().changeStatus(
        code,
        {
          to: "query",
          reason: "Send it.",
          query: { fields },
          expectedVersion: (await rowOf(code)).version,
        },
        clerk,
      )
    expect(await ask(["document_highschool_marksheet"])).toEqual({ outcome: "stored" })
    expect(await find(code)).toMatchObject({ asked_on: "2025-07-10", status: "query" })
  })

  test("is sorted by day and filtered by session, programme, paper and state, in pages", async () => {
    const codes = (await list({})).map(({ id }) => id)
    await db()
      .transaction()
      .execute((transaction) => eraseApplications(transaction, codes))
    const late = await newCode({ category: "general" }, { day: "2025-07-03" })
    const early = await newCode({ category: "obc", course: "BA" }, { day: "2025-07-02" })
    const old = await newCode({ category: "general" }, { session: "2024-25" })
    const idsOf = async (filter: Parameters<typeof list>[0]) =>
      (await list(filter)).map(({ id }) => id)
    expect(await idsOf({})).toEqual([early, late])
    expect(await idsOf({ course: "BA" })).toEqual([early])
    expect(await idsOf({ slot: "category" })).toEqual([early])
    expect(await idsOf({ kind: "unseen" })).toEqual([])
    expect(await idsOf({ session: "2024-25" })).toEqual([old])
    const second = await service().listPapers({}, { limit: 1, offset: 1 })
    expect(second).toMatchObject({ total: 2, data: [{ id: late }] })
  })

  test("reads a session of more applications than it reads at once", async () => {
    const row = buildRow({}, { session: "2023-24" })
    const rows = Array.from({ length: 501 }, (_, index) => {
      const code = `BULK${String(index).padStart(8, "A")}`
      return { ...row, admission_code: code, application_number: code }
    })
    await store(...rows)
    const page = await service().listPapers({ session: "2023-24" }, { limit: 25, offset: 500 })
    expect(page.total).toBe(501)
    expect(page.data).toHaveLength(1)
  })

  test("is exported with a line for each application, and audited", async () => {
    const { table, fileName, total } = await service().exportPapers(
      { filter: { course: "BA" }, format: "csv", language: "en" },
      clerk,
    )
    expect(fileName).toBe("missing-papers-2025-07-10.csv")
    const lines = (await text(table)).trim().split("\r\n")
    expect(lines).toHaveLength(total + 1)
    expect(lines[1]).toContain("High School marksheet: not received, 02-07-2025")
    const line = await db()
      .selectFrom("audit")
      .select(["action", "details"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()
    expect(line.action).toBe("missing papers exported")
    expect(JSON.parse(line.details!)).toEqual({ format: "csv", rows: total, filters: ["course"] })
  })
})
