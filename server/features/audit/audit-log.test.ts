import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import {
  type AuditFilter,
  type AuditLine,
  listChoices,
  listLines,
  maxCountedLines,
  streamLines,
} from "./audit-log.ts"

const line = (at: string, actor: string, action: string, subject: string, detail = "") => ({
  at: `2026-07-${at}:00.000Z`,
  actor,
  action,
  subject,
  detail,
})
const lines = [
  line("01T06:30", "clerk", "content saved", "notices/water"),
  line("01T18:29", "clerk", "content saved", "notices/wa"),
  line("01T18:30", "officer", "content saved", "slides/water"),
  line("02T06:00", "officer", "revealed", "ABCD", "Asked by the bank"),
  line("03T06:00", "clerk", "revealed", "ABCE"),
  // Inserted last, with an earlier time.
  line("03T05:59", "अंजलि", "content saved", "abcd"),
]
const none: AuditFilter = {
  actor: "",
  action: "",
  subject: "",
  from: "",
  to: "",
}

describe.each(databases)("the audit on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
    for (const each of lines) await db.insertInto("audit").values(each).execute()
  })
  afterAll(() => close())

  const list = (filter: Partial<AuditFilter>, page = 1, perPage = 10) =>
    listLines(db, { ...none, ...filter }, { page, perPage })
  const idsOf = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).lines.map(({ id }) => id)

  test.each<{ filter: Partial<AuditFilter>; ids: number[] }>([
    { filter: {}, ids: [5, 6, 4, 3, 2, 1] },
    { filter: { actor: "clerk" }, ids: [5, 2, 1] },
    { filter: { actor: "अंजलि" }, ids: [6] },
    { filter: { actor: "cler" }, ids: [] },
    { filter: { action: "revealed" }, ids: [5, 4] },
    { filter: { actor: "officer", action: "revealed" }, ids: [4] },
    { filter: { subject: "notices/" }, ids: [2, 1] },
    { filter: { subject: "notices/water" }, ids: [1] },
    { filter: { subject: "ABC" }, ids: [5, 4] },
    { filter: { subject: "%" }, ids: [] },
    { filter: { from: "2026-07-02" }, ids: [5, 6, 4, 3] },
    { filter: { to: "2026-07-01" }, ids: [2, 1] },
    { filter: { from: "2026-07-02", to: "2026-07-02" }, ids: [4, 3] },
  ])("the filter $filter returns $ids, newest first", async ({ filter, ids }) =>
    expect(await idsOf(filter)).toEqual(ids),
  )

  test("pages contain each line once, and the total counts all", async () => {
    expect(await idsOf({ action: "content saved" }, 1, 3)).toEqual([6, 3, 2])
    expect(await idsOf({ action: "content saved" }, 2, 3)).toEqual([1])
    const { lines: shown, ...counted } = await list({ action: "content saved" }, 1, 3)
    expect(counted).toEqual({ total: 4, isTotalExact: true })
    expect(shown[0]).toEqual({ ...lines[5], id: 6, details: null, application_number: null })
  })

  test("lists the distinct actors and actions", async () =>
    expect(await listChoices(db)).toEqual({
      actors: ["clerk", "officer", "अंजलि"],
      actions: ["content saved", "revealed"],
    }))

  test.each<{ what: string; change: (within: Database) => Promise<unknown> }>([
    {
      what: "changed",
      change: (within) => within.updateTable("audit").set({ actor: "nobody" }).execute(),
    },
    {
      what: "written over",
      change: (within) =>
        within
          .insertInto("audit")
          .values({ ...lines[0]!, id: 1 } as never)
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ actor: "nobody" }))
          .execute(),
    },
  ])("no line can be $what, not even by the server", async ({ change }) => {
    await expect(change(db)).rejects.toThrow()
    expect(await idsOf({})).toEqual([5, 6, 4, 3, 2, 1])
    expect(await list({ actor: "nobody" })).toMatchObject({ total: 0 })
  })
})

const onPostgres = databases.filter(({ name }) => name === "PostgreSQL")
test.each(onPostgres)("the audit on $name cannot be truncated", async ({ open }) => {
  const { db, close } = await openConnection(open)
  await expect(sql`truncate table audit`.execute(db)).rejects.toThrow(/append-only/)
  await close()
})

describe.each(databases)("many lines in the audit on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterEach(() => close())

  test("the count stops at its limit, and says that it is not exact", async () => {
    const many = Array.from({ length: 500 }, () => line("05T06:00", "import", "stored", "URN"))
    for (let written = 0; written <= maxCountedLines; written += many.length) {
      await db.insertInto("audit").values(many).execute()
    }
    const { total, isTotalExact } = await listLines(
      db,
      { ...none, actor: "import" },
      { page: 1, perPage: 10 },
    )
    expect({ total, isTotalExact }).toEqual({ total: maxCountedLines, isTotalExact: false })
  })

  test("streams all matching lines, newest first, each once", async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      line("20T06:00", "many", "exported before", `S${String(index).padStart(4, "0")}`),
    )
    await db.insertInto("audit").values(many).execute()
    const rows: AuditLine[] = []
    for await (const row of streamLines(db, { ...none, actor: "many" })) rows.push(row)
    expect(rows).toHaveLength(1200)
    expect([rows[0]!.subject, rows.at(-1)!.subject]).toEqual(["S1199", "S0000"])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1200)
  })
})

describe.each(databases)("the audit of applications on $name", ({ open }) => {
  test("an admission code finds its lines only when it is whole", async () => {
    const { db, close } = await openConnection(open)
    const idsOf = async (subject: string) =>
      (await listLines(db, { ...none, subject }, { page: 1, perPage: 10 })).lines.map(
        ({ id }) => id,
      )
    const code = "MNPQRSTVWXYZ"
    await insertApplications(db, [buildRow({}, { admission_code: code })])
    const own = await idsOf(code)
    expect(own.length).toBeGreaterThan(0)
    for (let length = 1; length < code.length; length++) {
      expect(await idsOf(code.slice(0, length))).toEqual([])
    }
    await close()
  })
})
