import { sql } from "kysely"
import { beforeEach, describe, expect, test } from "vitest"

import type { Settings } from "#domain/content/settings.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { connect } from "#server/platform/database/connect.ts"
import { qrOf } from "#server/platform/pictures/qr-code.ts"
import {
  buildRow,
  fieldEncryption,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { databases, openSqlite, inOneProject } from "#tests/support/servers/databases.ts"

import { createMeritService } from "./merit.ts"
import {
  printList,
  createPublicLists,
  findNextPublication,
  hasPublicLists,
} from "./public-lists.ts"
import { printLetters } from "./round/print-letters.ts"

const where = { session: "2025-26", programme: "BSc" }
const address = { session: "2025-26", programme: "bsc", number: "1" }
const published = new Date("2025-07-10T06:30:00.000Z")
const scheduled = new Date("2025-07-20T03:30:00.000Z")
const code = "MERTAAAAAAAB"

describe.each(databases)("public merit lists on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let time: Date
  const now = () => time
  const merit = () => createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now })
  const lists = (web = "codes") =>
    createPublicLists({
      db: office.db(),
      now,
      settings: async () => ({ merit_lists: { web, paper: "names" } }) as Settings,
    })
  const publish = async (publishAt: string) => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { sha256 } = round.list.result
    const publication = { number: round.number, sha256, publishAt, lastDate: "2025-07-30" }
    await merit().publish(where, publication, officer)
  }

  beforeEach(async () => {
    time = published
    const row = { course: "BSc", gender: "male", category: "general", i_obtmarks: "450" }
    await office.store(buildRow({ ...row, applicant_name: "Asha Devi" }, { admission_code: code }))
    const rule = { ...presetRule("intermediate", 2), ranked: "all" }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    await merit().signRule(where, { version: 1, unmodifiedSince: now().toISOString() }, officer)
  })

  test("begin with the first publication", async () => {
    expect(await hasPublicLists(office.db(), now())).toBe(false)
    await publish("")
    expect(await hasPublicLists(office.db(), now())).toBe(true)
    expect(await lists().listRounds()).toMatchObject([
      { ...where, number: 1, lastDate: "2025-07-30", publishedAt: published.toISOString() },
    ])
  })

  test("are found by the parts of their address, in any letter case", async () => {
    await publish("")
    const round = await lists().findRound(address)
    expect(round).toMatchObject({ ...where, number: 1 })
    expect(await lists().findRound({ ...address, number: "01" })).toBe(undefined)
    expect(await lists().findRound({ ...address, programme: "BA" })).toBe(undefined)
    const list = await lists().readList(round!)
    expect(JSON.stringify(list)).toBe(await lists().readFile(round!))
    expect(list.result.sha256).toBe(round!.sha256)
  })

  test("are printed with names unless the college says otherwise, and the audit says by whom", async () => {
    await publish("")
    const print = (paper: string, number = 1) =>
      printList({
        db: office.db(),
        now,
        settings: async () => ({ merit_lists: { web: "codes", paper } }) as Settings,
      })(where, number, officer)
    const printed = (await print("names"))!
    const [person] = printed.list.candidates
    const { application_number: applicationNumber } = await office.rowOf(code)
    expect(printed.people).toEqual({
      isNamed: true,
      byCode: new Map([
        [person!.code, { applicationNumber, name: "Asha Devi", fatherName: "Ramdhani Kushwaha" }],
      ]),
    })
    expect((await print("codes"))!.people).toEqual({
      isNamed: false,
      byCode: new Map([[person!.code, { applicationNumber, name: "" }]]),
    })
    expect(await print("names", 2)).toBe(undefined)
    const lines = await office.auditOf("merit 2025-26 BSc")
    expect(lines.filter(({ action }) => action === "merit list printed")).toMatchObject([
      { actor: officer.name, details: '{"list":1}' },
      { actor: officer.name, details: '{"list":1}' },
    ])
  })

  test("have offer letters, and the audit says by whom they are printed", async () => {
    await publish("")
    const print = printLetters({
      db: office.db(),
      now,
      settings: async () => settings as Settings,
      courseNames: sessionDeps.courseNames,
    })
    const printed = await print(where, 1, officer)
    expect(printed).toMatchObject({ number: 1, total: 1, letters: [{ name: "Asha Devi" }] })
    const { application_number: number } = await office.rowOf(code)
    expect(printed!.letters[0]).toMatchObject({ number, qr: qrOf(number) })
    const lines = await office.auditOf("merit 2025-26 BSc")
    expect(lines.at(-1)).toMatchObject({
      actor: officer.name,
      action: "offer letters printed",
      details: '{"list":1,"count":1}',
    })
  })

  test("show names only if the college says so, and none of somebody erased", async () => {
    await publish("")
    const round = (await lists().findRound(address))!
    const [person] = (await lists().readList(round)).candidates
    const nameIn = async (web?: "names") =>
      (await lists(web).readPeople(round)).byCode.get(person!.code)?.name
    expect(await nameIn()).toBe("")
    expect(await nameIn("names")).toBe("Asha Devi")
    const places = office.db().deleteFrom("merit_places").where("admission_code", "=", code)
    await places.execute()
    expect((await lists("names").readPeople(round)).byCode.size).toBe(0)
  })

  test("appear at their time and disappear when they are withdrawn", async () => {
    await publish("")
    const second = { ...address, number: "2" }
    await publish(scheduled.toISOString())
    time = new Date(scheduled.getTime() - 1)
    expect(await lists().findRound(second)).toBe(undefined)
    expect(await findNextPublication(office.db(), time)).toEqual(scheduled)
    time = scheduled
    expect(await lists().findRound(second)).toMatchObject({ number: 2 })
    expect(await findNextPublication(office.db(), time)).toBe(undefined)
    await merit().withdraw(where, { number: 2, reason: "A mark was wrong" }, officer)
    expect(await lists().findRound(second)).toBe(undefined)
  })
})

test.each(inOneProject)(
  "SQLite finds public lists without reading past the frozen ones",
  async () => {
    const database = await openSqlite()
    const db = connect(database)
    const { rows } = await sql<{ detail: string }>`explain query plan
    select id, session, programme, number, sha256, last_date, published_at from merit_rounds
    where withdrawn_at is null and published_at <= '2026'`.execute(db)
    expect(rows[0]!.detail).toContain("USING COVERING INDEX merit_rounds_public")
    await db.destroy()
    await database.close()
  },
)
