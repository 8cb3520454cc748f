import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import type { OwnAct } from "#domain/grievances/grievance-names.ts"
import { may, type Role } from "#domain/staff/permissions.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { minutesAfter, noon, openSite, type Site } from "#tests/support/samples/site-content.ts"
import { databases } from "#tests/support/servers/databases.ts"

import type { StaffAct } from "./act-on-grievance.ts"
import { createGrievances } from "./grievances-service.ts"
import type { GrievanceKeys } from "./own-grievance.ts"

const form = {
  category: "fees",
  text: "More was asked than is published.",
  name: "आशा कुमारी",
  mobile: "9876543210",
  submission_key: "a".repeat(24),
}
const never = async () => false
const reader = (role: Role, id = role as string) => ({
  actor: { name: `the ${role}`, role },
  member: { id, name: `the ${role}` },
})
const officer = reader("officer")
const principal = reader("principal")

describe.each(databases)("grievances on $name", ({ open }) => {
  let site: Site
  let time = noon
  let grievances: ReturnType<typeof createGrievances>
  beforeAll(async () => {
    site = await openSite(open)
    // Wednesday noon, 1 July 2026. Friday is a holiday.
    const holidays = async () => new Set(["2026-07-03"])
    const now = () => time
    const deps = { db: site.db, now, randomBytes, settings: async () => settings, holidays }
    grievances = createGrievances(deps)
    const dates = { createdAt: noon.toISOString(), updatedAt: noon.toISOString() }
    const flags = { emailVerified: 0, disabled: 0, twoFactorEnabled: 0 }
    for (const role of ["officer", "principal", "clerk"] as const) {
      const member = { id: role, name: `the ${role}`, email: `${role}@college.example`, role }
      await site.db
        .insertInto("staff")
        .values({ ...member, ...dates, ...flags })
        .execute()
    }
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    time = noon
    for (const table of ["grievance_events", "grievances", "grievance_responsibles"] as const)
      await site.db.deleteFrom(table).execute()
  })

  const send = async (changes: object = {}) => {
    const fields = { ...form, submission_key: randomBytes(18).toString("base64url"), ...changes }
    const sent = await grievances.submit(fields, "en", never)
    if (sent.outcome !== "stored") throw new Error(sent.outcome)
    return sent.receipt
  }
  const stored = () => site.db.selectFrom("grievances").selectAll().execute()
  const kindsOf = async (number: string) =>
    (await grievances.staff.find(number, principal))!.events.map(({ kind }) => kind)
  const act = (number: string, done: StaffAct, by = officer) => grievances.act(number, done, by)
  const ownAct = (keys: GrievanceKeys, kind: OwnAct, text: string) =>
    grievances.own.act(keys, { act: kind, text }, never)
  const close = (number: string) =>
    act(number, { kind: "closed", text: "Paid back.", outcome: "resolved" })
  const lastLine = () =>
    site.db.selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow()

  test("one is stored with number, code and last day; its audit line has none of its text", async () => {
    const receipt = await send()
    expect(receipt).toEqual({
      number: expect.stringMatching(/^G-2026-\d{5}-\d$/),
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
      at: noon.toISOString(),
      // 15 working days without 1 July, the holiday and three Sundays.
      due_on: "2026-07-20",
    })
    const line = await lastLine()
    expect(line).toMatchObject({
      actor: "visitor",
      action: "grievance received",
      subject: `grievances/${receipt.number}`,
      details: null,
    })
  })

  test("the same form sent twice, one after the other or at once, is one grievance", async () => {
    const first = await grievances.submit(form, "en", never)
    const again = await Promise.all([
      grievances.submit(form, "en", never),
      grievances.submit(form, "hi", never),
    ])
    expect(again).toEqual([first, first])
    const key = randomBytes(18).toString("base64url")
    const atOnce = await Promise.all([send({ submission_key: key }), send({ submission_key: key })])
    expect(atOnce[0]).toEqual(atOnce[1])
    expect(await stored()).toHaveLength(2)
  })

  test("another text under the same key is another grievance", async () => {
    const submission_key = "b".repeat(24)
    const [one, two] = [
      await send({ submission_key }),
      await send({ submission_key, text: "And the library is closed." }),
    ]
    expect(two.number).not.toBe(one.number)
    expect(await stored()).toHaveLength(2)
  })

  test("numbers follow each other, and are not given again after an erasure", async () => {
    const placeOf = ({ number }: { number: string }) => Number(number.split("-")[2])
    const first = await send()
    await site.db.deleteFrom("grievance_events").execute()
    await site.db.deleteFrom("grievances").execute()
    expect(placeOf(await send())).toBe(placeOf(first) + 1)
  })

  test("a wrong form is refused, and does not count; one too many is not stored", async () => {
    const count = () => Promise.reject(new Error("counted"))
    expect(await grievances.submit({ ...form, mobile: "1" }, "en", count)).toEqual({
      outcome: "refused",
      errors: { mobile: "invalid" },
    })
    expect(await grievances.submit({ ...form, website: "x" }, "en", count)).toEqual({
      outcome: "dropped",
    })
    expect(await grievances.submit(form, "en", async () => true)).toEqual({ outcome: "too many" })
    expect(await stored()).toEqual([])
  })

  test("number and code open it, without notes and names of staff; a wrong code opens nothing", async () => {
    const keys = await send()
    await act(keys.number, { kind: "reply", text: "We ask the bank." })
    await act(keys.number, { kind: "note", text: "Secret." })
    const own = (await grievances.own.read(keys))!
    expect(own).toMatchObject({ number: keys.number, text: form.text, isLate: false })
    expect(own.events.map(({ kind, text }) => [kind, text])).toEqual([
      ["received", ""],
      ["reply", "We ask the bank."],
    ])
    expect(JSON.stringify(own)).not.toMatch(/Secret|the officer|9876543210|आशा/)
    const typed = { number: keys.number.toLowerCase(), code: keys.code.toLowerCase() }
    expect(await grievances.own.read(typed)).toEqual(own)
    const other = await send()
    expect(await grievances.own.read({ ...keys, code: other.code })).toBeUndefined()
    expect(await grievances.own.read({ ...keys, number: "G-2026-99999-0" })).toBeUndefined()
    expect(await ownAct({ ...keys, code: other.code }, "message", "x")).toBe("unknown")
  })

  test("the person adds a message while it is open; twice the same is one", async () => {
    const keys = await send()
    expect(await ownAct(keys, "message", "Still nothing.")).toBe("done")
    expect(await ownAct(keys, "message", "Still nothing.")).toBe("done")
    expect(await ownAct(keys, "message", " ")).toBe("missing")
    expect(await ownAct(keys, "message", "x".repeat(5001))).toBe("too_long")
    expect(await ownAct(keys, "reopened", "Why?")).toBe("open")
    const one = { act: "message", text: "One too many." } as const
    expect(await grievances.own.act(keys, one, async () => true)).toBe("too many")
    expect(await kindsOf(keys.number)).toEqual(["received", "message"])
    await close(keys.number)
    expect(await ownAct(keys, "message", "Thank you.")).toBe("closed")
  })

  test("the person opens it again within the set time, with a new clock", async () => {
    const keys = await send()
    await close(keys.number)
    expect(await grievances.own.read(keys)).toMatchObject({
      outcome: "resolved",
      reopenUntil: "2026-07-31",
    })
    time = minutesAfter(30 * 24 * 60)
    expect(await ownAct(keys, "reopened", "Not paid.")).toBe("done")
    expect(await grievances.own.read(keys)).toMatchObject({
      closed_at: null,
      outcome: null,
      due_on: "2026-08-18",
    })
    expect(await kindsOf(keys.number)).toEqual(["received", "closed", "reopened"])
    await close(keys.number)
    time = minutesAfter(62 * 24 * 60)
    expect(await grievances.own.read(keys)).toMatchObject({ reopenUntil: null })
    expect(await ownAct(keys, "reopened", "Not paid.")).toBe("too late")
  })

  test("each act of the staff is an event with time and actor, and an audit line", async () => {
    const { number } = await send()
    time = minutesAfter(1)
    expect(await act(number, { kind: "assigned", memberId: "principal" })).toEqual({
      outcome: "done",
    })
    expect(await lastLine()).toMatchObject({ action: "grievance assigned", actor: "the officer" })
    await close(number)
    expect(await lastLine()).toMatchObject({ action: "grievance closed" })
    const { events, ...record } = (await grievances.staff.find(number, officer))!
    expect(record).toMatchObject({ responsible_id: "principal", outcome: "resolved" })
    expect(JSON.stringify(record)).not.toContain("code")
    const by = { at: time.toISOString(), actor: "the officer" }
    expect(events.slice(1)).toMatchObject([
      { ...by, kind: "assigned", detail: "the principal" },
      { ...by, kind: "closed", text: "Paid back.", detail: "resolved" },
    ])
  })

  test("acts that make no sense change nothing", async () => {
    const { number } = await send()
    expect(await act(number, { kind: "reopened", text: "x" })).toEqual({ outcome: "open" })
    expect(await act(number, { kind: "reply", text: " " })).toEqual({
      outcome: "refused",
      errors: { text: ["missing"] },
    })
    expect(await act(number, { kind: "assigned", memberId: "clerk" })).toEqual({
      outcome: "refused",
      errors: { member: ["not_a_choice"] },
    })
    expect(await act("G-2026-99999-0", { kind: "note", text: "x" })).toEqual({ outcome: "unknown" })
    await close(number)
    expect(await act(number, { kind: "reply", text: "x" })).toEqual({ outcome: "closed" })
    expect(await close(number)).toEqual({ outcome: "closed" })
    expect(await kindsOf(number)).toEqual(["received", "closed"])
  })

  test("a new one goes to the member chosen for its category, while that member may answer", async () => {
    const { responsibles } = grievances
    expect(await responsibles.choose("fees", "clerk", "x")).toBe(false)
    expect(await responsibles.choose("fees", "officer", "x")).toBe(true)
    expect(await responsibles.choose("fees", "principal", "x")).toBe(true)
    expect((await responsibles.read()).chosen).toEqual([
      { category: "fees", member_id: "principal" },
    ])
    const { number } = await send()
    expect(await kindsOf(number)).toEqual(["received", "assigned"])
    expect(await grievances.own.read(await send())).toMatchObject({ responsible: "the principal" })
    expect(await responsibles.choose("fees", null, "x")).toBe(true)
    expect(await kindsOf((await send()).number)).toEqual(["received"])
  })

  test("one about ragging is seen by few, and by its responsible person", async () => {
    const { number } = await send({ category: "ragging", name: "", mobile: "" })
    const filter = { state: undefined, isMine: false, isLate: false, category: undefined }
    const listed = async (by: ReturnType<typeof reader>) =>
      (await grievances.staff.list(filter, { page: 1, perPage: 10 }, by)).total
    for (const role of ["officer", "auditor"] as const) {
      expect(may(role, "grievances.read")).toBe(true)
      expect(await grievances.staff.find(number, reader(role))).toBeUndefined()
      expect(await listed(reader(role))).toBe(0)
      expect(await grievances.staff.count(reader(role))).toEqual({ open: 0, late: 0, mine: 0 })
    }
    expect(await act(number, { kind: "note", text: "x" }, officer)).toEqual({ outcome: "unknown" })
    for (const role of ["principal", "administrator"] as const)
      expect(await listed(reader(role))).toBe(1)
    await act(number, { kind: "assigned", memberId: "officer" }, principal)
    expect(await listed(officer)).toBe(1)
    expect(await grievances.staff.count(officer)).toEqual({ open: 1, late: 0, mine: 1 })
    expect(await grievances.report.read()).toMatchObject([{ category: "ragging", received: 1 }])
  })

  test("lists the earliest due first, filters, and marks what is late", async () => {
    const old = await send()
    const closed = await send({ category: "other" })
    await close(closed.number)
    time = minutesAfter(20 * 24 * 60)
    const young = await send()
    const list = async (changes: object = {}) => {
      const filter = { state: undefined, isMine: false, isLate: false, category: undefined }
      const page = { page: 1, perPage: 10 }
      const found = await grievances.staff.list({ ...filter, ...changes }, page, officer)
      expect(found.total).toBe(found.grievances.length)
      return found.grievances.map(({ id, isLate }) => [id, isLate])
    }
    expect(await list()).toEqual([
      [old.number, true],
      [young.number, false],
      [closed.number, false],
    ])
    expect(await list({ isLate: true })).toEqual([[old.number, true]])
    expect(await list({ state: "closed" })).toEqual([[closed.number, false]])
    expect(await list({ state: "open" })).toHaveLength(2)
    expect(await list({ category: "other" })).toHaveLength(1)
    expect(await list({ isMine: true })).toEqual([])
    expect(await grievances.staff.count(officer)).toEqual({ open: 2, late: 1, mine: 0 })
  })
})
