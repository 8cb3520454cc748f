import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import type { FloodHold } from "#domain/privacy/floods.ts"
import { createApplicationOrigins } from "#server/features/applications/application-origins.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { readConfig } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { createFloods } from "./floods.ts"

const now = new Date("2025-07-10T06:30:00.000Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
const page = { days: 1, until: now.toISOString() } as const
const orderOf = ({ sha256 }: { sha256: string }) =>
  ({ ...page, kind: "address", sha256, isConfirmed: true, acceptAgain: false }) as const
/** Last: more records of the audit cannot be deleted. */
let lastAuditId = 0

describe.each(databases)("floods on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let deleted: string[]
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())
  beforeEach(async () => {
    deleted = []
    for (const table of [
      "applications",
      "application_events",
      "application_origins",
      "duplicate_settlements",
      "merit_places",
      "merit_rounds",
      "merit_objections",
    ] as const) {
      await db.deleteFrom(table).execute()
    }
    const last = await db.selectFrom("audit").select("id").orderBy("id", "desc").executeTakeFirst()
    lastAuditId = Number(last?.id ?? 0)
  })

  const depsOf = (changes: Partial<Parameters<typeof createFloods>[0]> = {}) => ({
    db,
    now: () => now,
    files: { delete: async (names: readonly string[]) => void deleted.push(...names) },
    rules: async () => {
      throw new Error("a flood is removed whatever the periods are")
    },
    checkClock: async () => undefined,
    lastBackup: async () => now.toISOString(),
    currentSession: async () => "2025-26",
    ...changes,
  })
  const floods = (changes = {}) => createFloods(depsOf(changes))

  interface Given extends Partial<ApplicationsTable> {
    ip?: string
    photo?: string
  }
  const originsOf = (config = readConfig({})) =>
    createApplicationOrigins({
      db,
      now: () => now,
      randomBytes,
      fieldEncryption,
      config,
      admissionSession: async () => sampleSession,
    })
  let count = 0
  /** Stores applications from one address, each with a mobile number and a photo of its own. */
  const store = async (many: number, given: Given = {}) => {
    const { ip = "203.0.113.1", photo, ...changes } = given
    const origins = originsOf()
    const rows = Array.from({ length: many }, () => {
      count += 1
      const submitted_at = changes.submitted_at ?? hoursAgo(2)
      const own = {
        applicant_mobile: String(9_000_000_000 + count),
        image_file: `${count}-image.jpg`,
        signature_file: `${count}-signature.jpg`,
      }
      return buildRow(
        { aadhar_no: freshAadhaar() },
        { submitted_at, status_at: submitted_at, ...own, ...changes },
      )
    })
    const image = () => Buffer.from(photo ?? `photo ${randomBytes(8).toString("hex")}`)
    await insertApplications(
      db,
      rows,
      rows.map(({ source }) => (source === "paper" ? undefined : origins.of(ip, image()))),
    )
    return rows.map(({ admission_code }) => admission_code)
  }
  const codesLeft = async () =>
    (await db.selectFrom("applications").select("admission_code").execute())
      .map(({ admission_code }) => admission_code)
      .toSorted()
  const newAuditLines = () =>
    db
      .selectFrom("audit")
      .select(["actor", "action", "subject", "details"])
      .where("id", ">", lastAuditId)
      .where("actor", "!=", "applicant")
      .orderBy("id")
      .execute()

  test("40 applications of one address are one group, with counts, times and sample names", async () => {
    await store(1, { submitted_at: hoursAgo(3) })
    const [opened] = await store(1, { seen_at: hoursAgo(1), seen_by: "clerk" })
    await store(38)
    await store(9, { ip: "198.51.100.7" })
    const view = await floods().read(page)
    expect(view.groups).toHaveLength(1)
    expect(view).toMatchObject({ session: "2025-26", online: 49, withOrigin: 49 })
    const [group] = view.groups
    expect(group).toMatchObject({
      kind: "address",
      label: expect.stringMatching(/^[A-Za-z\d]{6}$/),
      count: 40,
      removable: 40,
      untouched: 39,
      firstAt: hoursAgo(3),
      lastAt: hoursAgo(2),
      isLarge: true,
      kept: [],
    })
    expect(group!.names).toHaveLength(1)
    // No code, address or hash of one leaves the server.
    const rows = await db.selectFrom("application_origins").selectAll().execute()
    for (const secret of [opened!, "203.0", rows[0]!.address, rows[0]!.network]) {
      expect(JSON.stringify(view)).not.toContain(secret)
    }
  })

  test("groups of a network, of a photo and of a mobile number", async () => {
    for (let host = 1; host <= 10; host++) await store(1, { ip: `203.0.113.${host}` })
    for (let net = 1; net <= 10; net++) await store(1, { ip: `198.51.${net}.1`, photo: "same" })
    for (let net = 1; net <= 10; net++) {
      await store(1, { ip: `192.0.${net}.1`, applicant_mobile: "9876543210" })
    }
    const view = await floods().read(page)
    expect(view.groups.map(({ kind, count: many, label }) => [kind, many, label])).toEqual([
      ["network", 10, expect.any(String)],
      ["image", 10, expect.any(String)],
      ["mobile", 10, "XXXXXX3210"],
    ])
  })

  test("other sessions, paper forms and earlier days are left out", async () => {
    await store(10, { session: "2024-25" })
    await store(10, { source: "paper", applicant_mobile: "9876543210" })
    await store(10, { submitted_at: hoursAgo(30) })
    expect((await floods().read(page)).groups).toEqual([])
    expect((await floods().read({ ...page, days: 3 })).groups).toMatchObject([{ count: 10 }])
    expect((await floods().read({ ...page, days: 0 })).groups).toMatchObject([{ count: 10 }])
  })

  const event = (code: string, kind: "claim" | "correction" | "status" | "note", data: object) =>
    db
      .insertInto("application_events")
      .values({
        admission_code: code,
        at: hoursAgo(1),
        actor: "clerk",
        kind,
        data: JSON.stringify(data),
      })
      .execute()
  const place = async (code: string, withdrawn_at: string | null = null) => {
    const { id } = await db
      .insertInto("merit_rounds")
      .values({
        session: "2025-26",
        programme: "BSc",
        number: ++count,
        rule_version: 1,
        list: "{}",
        sha256: "",
        last_date: "2025-08-01",
        object_until: null,
        published_at: hoursAgo(1),
        published_by: "officer",
        candidates_at: hoursAgo(1),
        withdrawn_at,
        withdrawn_by: null,
        withdrawn_reason: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
    const seat = { compartment: "open" as const, guarantee: null, answer_id: null }
    await db
      .insertInto("merit_places")
      .values({
        round_id: Number(id),
        admission_code: code,
        list_code: code.slice(0, 6),
        place: "{}",
        state: "offered",
        ...seat,
      })
      .execute()
    return Number(id)
  }

  /** Staff decide about an application and others that may be of one person. */
  const settle = (code: string, decision: "same_person" | "different_people", kept: string) =>
    db
      .insertInto("duplicate_settlements")
      .values({
        id: `of ${code}`,
        admission_code: code,
        decision,
        kept,
        reason: "",
        at: hoursAgo(1),
        actor: "clerk",
      })
      .execute()

  test.each<{ hold: FloodHold; given?: Given; act?: (code: string) => Promise<unknown> }>([
    { hold: "admitted", given: { status: "admitted" } },
    { hold: "admitted", given: { status: "cancelled" } },
    { hold: "fee", given: { fee_status: "received" } },
    { hold: "fee", given: { fee_status: "exempt" } },
    { hold: "query", given: { status: "query" } },
    { hold: "checked", given: { status: "scrutiny" } },
    { hold: "checked", given: { status: "verified" } },
    {
      hold: "checked",
      act: (code) => event(code, "claim", { claim: "category", finding: "verified" }),
    },
    { hold: "checked", act: (code) => event(code, "correction", { why: "a slip", fields: {} }) },
    {
      hold: "checked",
      given: { status: "rejected" },
      act: (code) => event(code, "status", { from: "submitted", to: "verified", reason: "" }),
    },
    { hold: "checked", act: (code) => settle(code, "same_person", code) },
    { hold: "checked", act: (code) => settle(code, "different_people", code) },
    { hold: "checked", act: (code) => settle(code, "different_people", "ANOTHERCODE1") },
    { hold: "offer", act: place },
    {
      hold: "objection",
      act: async (code) =>
        db
          .insertInto("merit_objections")
          .values({
            round_id: await place("ANOTHERCODE1"),
            admission_code: code,
            topic: "marks",
            text: "?",
            made_at: hoursAgo(1),
          } as never)
          .execute(),
    },
  ])("one is kept because of: $hold ($given)", async ({ hold, given, act }) => {
    await store(10)
    const [code] = await store(1, given ?? {})
    await act?.(code!)
    const [group] = (await floods().read(page)).groups
    expect(group).toMatchObject({
      count: 11,
      removable: 10,
      holds: { [hold]: 1 },
      kept: [{ hold, number: expect.stringMatching(/^2025-\d{5}-\d$/) }],
    })
    const ref = { ...page, kind: group!.kind, sha256: group!.sha256 }
    const removed = await floods().remove(
      { ...ref, isConfirmed: true, acceptAgain: false },
      "administrator",
    )
    expect(removed).toEqual({ outcome: "erased", count: 10 })
    expect(await codesLeft()).toEqual([code])
  })

  test.each([
    { status: "withdrawn" as const },
    { status: "rejected" as const },
    { assigned_to: "clerk", assigned_at: hoursAgo(1) },
  ])("one that staff have only looked at, rejected or withdrawn is removed: %o", async (given) => {
    const [code] = await store(1, given)
    await settle(code!, "same_person", "ANOTHERCODE1")
    await event(code!, "note", { text: "made up" })
    await place(code!, hoursAgo(1))
    await store(9)
    const [group] = (await floods().read(page)).groups
    expect(group).toMatchObject({ count: 10, removable: 10, untouched: 9 })
  })

  test("a removal is one audit entry with the number and the hash, and deletes pictures and history", async () => {
    const codes = await store(30)
    await event(codes[0]!, "note", { text: "made up" })
    await store(1, { ip: "198.51.100.7" })
    const [group] = (await floods().read(page)).groups
    const order = orderOf(group!)
    expect(await floods().remove(order, "administrator")).toEqual({ outcome: "erased", count: 30 })
    expect(await codesLeft()).toHaveLength(1)
    expect(deleted).toHaveLength(60)
    expect(await db.selectFrom("application_events").selectAll().execute()).toEqual([])
    expect(await newAuditLines()).toEqual([
      {
        actor: "administrator",
        action: "removed as a flood",
        subject: "applications 2025-26",
        details: JSON.stringify({ count: 30, sha256: group!.sha256 }),
      },
    ])
    // Its sender stays within the limits: the origins count, without the codes.
    const origins = await db.selectFrom("application_origins").selectAll().execute()
    expect(origins.filter(({ admission_code }) => admission_code === null)).toHaveLength(30)
  })

  test("a removal accepts applications from there again on request, with an audit entry of its own", async () => {
    const ip = "203.0.113.1"
    const removeNext = async (acceptAgain: boolean) => {
      const [group] = (await floods().read(page)).groups
      const order = { ...orderOf(group!), acceptAgain }
      expect(await floods().remove(order, "administrator")).toMatchObject({ outcome: "erased" })
      return group!.sha256
    }
    const config = readConfig({
      RATE_APPLICATIONS_PER_DAY: "20",
      RATE_NETWORK_APPLICATIONS_PER_DAY: "20",
    })
    const origins = originsOf(config)
    const wait = (from: string) => origins.secondsToWait(origins.of(from, undefined))
    await store(10, { ip })
    await removeNext(false)
    await store(10, { ip })
    await store(9, { ip: "198.51.100.7" })
    expect([await wait(ip), await wait("203.0.113.2")]).not.toContain(0)
    const sha256 = await removeNext(true)
    expect([await wait(ip), await wait("203.0.113.2")]).toEqual([0, 0])
    expect(await db.selectFrom("application_origins").select("address").execute()).toHaveLength(9)
    expect((await newAuditLines()).slice(1)).toMatchObject([
      { action: "removed as a flood" },
      {
        actor: "administrator",
        action: "flood origins accepted again",
        subject: "applications 2025-26",
        details: JSON.stringify({ sha256 }),
      },
    ])
  })

  test("a refused removal accepts nothing again", async () => {
    await store(12)
    const [group] = (await floods().read(page)).groups
    const order = { ...orderOf(group!), acceptAgain: true }
    const refusing = floods({ lastBackup: async () => hoursAgo(2) })
    expect(await refusing.remove(order, "administrator")).toMatchObject({ outcome: "refused" })
    expect(await db.selectFrom("application_origins").select("id").execute()).toHaveLength(12)
  })

  test.each([
    {
      why: "no checked backup is newer",
      changes: { lastBackup: async () => hoursAgo(2) },
      refusal: { outcome: "refused", reason: "no_backup" },
    },
    {
      why: "the clock is not trusted",
      changes: { checkClock: async () => ({ reason: "clock_ahead" as const }) },
      refusal: { outcome: "refused", reason: "clock_ahead" },
    },
    {
      why: "it is large and the number was not typed",
      isConfirmed: false,
      refusal: { outcome: "refused", reason: "too_many" },
    },
    {
      why: "another list was shown",
      sha256: "0".repeat(64),
      refusal: { outcome: "changed meanwhile" },
    },
  ])(
    "nothing is removed if $why",
    async ({ changes = {}, isConfirmed = true, sha256, refusal }) => {
      await store(12)
      const [group] = (await floods().read(page)).groups
      const order = {
        ...page,
        kind: "address",
        sha256: sha256 ?? group!.sha256,
        isConfirmed,
        acceptAgain: false,
      } as const
      expect(await floods(changes).remove(order, "administrator")).toEqual(refusal)
      expect(await codesLeft()).toHaveLength(12)
      expect(deleted).toEqual([])
      expect(await newAuditLines()).toEqual([])
    },
  )

  test("the list stays the same while the flood goes on, and changes when staff work on it", async () => {
    const [code] = await store(12)
    const [group] = (await floods().read(page)).groups
    const order = orderOf(group!)
    await store(5, { submitted_at: new Date(now.getTime() + 1000).toISOString() })
    await event(code!, "claim", { claim: "category", finding: "verified" })
    expect(await floods().remove(order, "administrator")).toEqual({ outcome: "changed meanwhile" })
    await db.deleteFrom("application_events").execute()
    expect(await floods().remove(order, "administrator")).toEqual({ outcome: "erased", count: 12 })
    expect(await codesLeft()).toHaveLength(5)
  })

  test("the list is a CSV file with those that stay, noted in the audit", async () => {
    await store(10)
    await store(1, { fee_status: "received" })
    const [group] = (await floods().read(page)).groups
    const ref = { ...page, kind: "address", sha256: group!.sha256 } as const
    const chunks: string[] = []
    for await (const chunk of (await floods().export(ref, "officer"))!) chunks.push(String(chunk))
    const lines = chunks.join("").trim().split("\r\n")
    expect(lines).toHaveLength(12)
    expect(lines.filter((line) => /,"?fee"?$/.test(line))).toHaveLength(1)
    expect(await newAuditLines()).toMatchObject([
      {
        action: "flood exported",
        subject: "floods",
        details: '{"kind":"applications","session":"2025-26","count":11}',
      },
    ])
    expect(await floods().export({ ...ref, sha256: "" }, "officer")).toBeUndefined()
  })
})
