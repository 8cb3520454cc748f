import { beforeEach, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import type { FloodsView } from "#server/features/privacy/privacy.ts"
import { connect } from "#server/platform/database/connect.ts"
import { setInstallationValue } from "#server/platform/database/installation.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { consoleOfBlock } from "#tests/support/console.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { password } from "#tests/support/staff-session.ts"

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

describe.each(databasesInFullRuns)("flood routes on $name", ({ open }) => {
  const site = consoleOfBlock(open)
  const cookies = new Map<Role, string>()
  const cookieOf = async (role: Role) => {
    if (!cookies.has(role)) cookies.set(role, await site.cookieFor(role))
    return cookies.get(role)!
  }
  const inDatabase = async <Result>(work: (db: ReturnType<typeof connect>) => Promise<Result>) => {
    const db = connect({ dataDir: site.dataDir, url: site.databaseUrl })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  const read = async (role: Role, query = "days=1") => {
    const cookie = await cookieOf(role)
    const reply = await site.call("GET", `/floods?${query}`, { cookie })
    return { status: reply.statusCode, view: reply.json().data as FloodsView }
  }
  const call = async (path: "export" | "remove", body: object, role: Role = "administrator") => {
    const reply = await site.call("POST", `/floods/${path}`, { cookie: await cookieOf(role), body })
    return { status: reply.statusCode, text: reply.body }
  }
  const countApplications = () =>
    inDatabase(
      async (db) => (await db.selectFrom("applications").select("admission_code").execute()).length,
    )
  const refOf = ({ days, until, groups: [group] }: FloodsView) => ({
    days,
    until,
    kind: group!.kind,
    sha256: group!.sha256,
  })

  beforeEach(async () => {
    const session = (await site.services.settings()).admission_session
    await inDatabase(async (db) => {
      await db.deleteFrom("applications").execute()
      const sent = { session, submitted_at: hoursAgo(2), status_at: hoursAgo(2) }
      const rows = Array.from({ length: 12 }, () =>
        buildRow({ aadhar_no: freshAadhaar() }, { ...sent, applicant_mobile: "9876543210" }),
      )
      await insertApplications(db, rows)
      await setInstallationValue(db, "last_backup", hoursAgo(1))
    })
  })

  test.each(["clerk", "editor", "auditor"] as const)("refuse the %s", async (role) => {
    expect((await read(role)).status).toBe(403)
    expect((await call("export", {}, role)).status).toBe(403)
    expect((await call("remove", {}, role)).status).toBe(403)
  })

  test("an officer sees a flood and downloads its list, but cannot remove it", async () => {
    const { view } = await read("officer")
    expect(view.groups).toMatchObject([{ kind: "mobile", count: 12, label: "XXXXXX3210" }])
    const list = await call("export", refOf(view), "officer")
    expect(list.text.trim().split("\r\n")).toHaveLength(13)
    expect((await call("remove", { ...refOf(view), password }, "officer")).status).toBe(403)
    expect(await countApplications()).toBe(12)
  })

  test("an administrator removes it with its number and the password", async () => {
    const { view } = await read("administrator")
    const removed = await call("remove", { ...refOf(view), password, count: "12" })
    expect(JSON.parse(removed.text)).toEqual({ data: { count: 12 } })
    expect(await countApplications()).toBe(0)
  })

  test.each([
    { given: {}, lines: 0 },
    { given: { acceptAgain: true }, lines: 1 },
  ])("applications are accepted again only on request: $given", async ({ given, lines }) => {
    const { view } = await read("administrator")
    const countLines = () =>
      inDatabase(async (db) => {
        const found = db.selectFrom("audit").where("action", "=", "flood origins accepted again")
        return (await found.select("id").execute()).length
      })
    const before = await countLines()
    await call("remove", { ...refOf(view), password, count: "12", ...given })
    expect((await countLines()) - before).toBe(lines)
  })

  test.each([
    { given: { count: "12", password: "" }, errors: { password: ["missing"] } },
    { given: { count: "12", password: "another one" }, errors: { password: ["password.wrong"] } },
    { given: { count: "11", password }, errors: { count: ["privacy.count"] } },
    { given: { count: "12", password, until: "yesterday" }, errors: { until: ["choice"] } },
    { given: { count: "12", password, days: 2 }, errors: { days: ["choice"] } },
    { given: { count: "12", password, kind: "name" }, errors: { kind: ["choice"] } },
  ])("nothing is removed: $errors", async ({ given, errors }) => {
    const { view } = await read("administrator")
    const refused = await call("remove", { ...refOf(view), ...given })
    expect([refused.status, JSON.parse(refused.text).errors]).toEqual([422, errors])
    expect(await countApplications()).toBe(12)
  })

  test("nothing is removed without a backup that contains all of it, or if another list was shown", async () => {
    const { view } = await read("administrator")
    const order = { ...refOf(view), password, count: "12" }
    const other = await call("remove", { ...order, sha256: "0".repeat(64) })
    expect([other.status, JSON.parse(other.text).message]).toEqual([409, "changed_meanwhile"])
    await inDatabase((db) => setInstallationValue(db, "last_backup", hoursAgo(3)))
    const refused = await call("remove", order)
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([409, "erasure_no_backup"])
    expect(await countApplications()).toBe(12)
  })
})
