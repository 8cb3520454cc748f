import { randomBytes } from "node:crypto"

import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { networkPacing } from "#server/platform/database/migrations/0028-network-pacing.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases, databasesInFullRuns, openConnection } from "#tests/support/servers/databases.ts"

import { createApplicationOrigins, forgetOrigins, originLimitsOf } from "./application-origins.ts"
import { insertApplications } from "./application-repository.ts"

const dayMs = 86_400_000
const start = new Date("2025-07-01T06:30:00.000Z")
/** To encrypt a form takes longer than to store it. */
const template = buildRow()
let lastCode = 0

/** A database whose clock the test sets, and applications that come from an address. */
const useOrigins = (open: Parameters<typeof openConnection>[0]) => {
  let db: Database
  let close: () => Promise<void>
  let time = start
  let session = sampleSession
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())
  beforeEach(async () => {
    time = start
    session = sampleSession
    await db.deleteFrom("applications").execute()
    await db.deleteFrom("application_origins").execute()
  })
  const originsFor = (env: Record<string, string>) => {
    const config = readConfig(env)
    const now = () => time
    const deps = { db, now, randomBytes, fieldEncryption, admissionSession: async () => session }
    const origins = createApplicationOrigins({ ...deps, config })
    const counting = { limits: originLimitsOf(config), now }
    return {
      ...origins,
      wait: (ip: string) => origins.secondsToWait(origins.of(ip, undefined)),
      /** Sends an application from each address, in batches as they come in. Returns how many were stored. */
      send: async (ips: readonly string[], label = session.label) => {
        let stored = 0
        for (let at = 0; at < ips.length; at += 50) {
          const batch = ips.slice(at, at + 50)
          const submitted = { session: label, submitted_at: time.toISOString() }
          const outcomes = await insertApplications(
            db,
            batch.map(() => {
              const admission_code = `CODE${++lastCode}`
              const other = {
                admission_code,
                application_number: admission_code,
                aadhaar_index: admission_code,
              }
              return { ...template, ...submitted, ...other }
            }),
            batch.map((ip) => origins.of(ip, undefined)),
            counting,
          )
          stored += outcomes.filter((outcome) => outcome === "stored").length
        }
        return stored
      },
    }
  }
  return {
    db: () => db,
    originsFor,
    setTime: (at: number) => {
      time = new Date(start.getTime() + at)
    },
    setSession: (changed: typeof session) => {
      session = changed
    },
    rows: () => db.selectFrom("application_origins").selectAll().execute(),
  }
}

const small = {
  RATE_APPLICATIONS_PER_DAY: "2",
  RATE_APPLICATIONS_PER_FORTNIGHT: "3",
  RATE_NETWORK_APPLICATIONS_PER_DAY: "4",
  RATE_NETWORK_APPLICATIONS_PER_FORTNIGHT: "5",
}

describe.each(databases)("origins on $name", ({ open }) => {
  const harness = useOrigins(open)

  test("limit a day and a fortnight, and say when the next application is stored", async () => {
    const { send, wait } = harness.originsFor(small)
    expect(await wait("203.0.113.1")).toBe(0)
    expect(await send(Array(3).fill("203.0.113.1"))).toBe(2)
    expect(await wait("203.0.113.1")).toBe(86_400)
    expect(await wait("203.0.113.2")).toBe(0)
    harness.setTime(dayMs - 1500)
    expect(await wait("203.0.113.1")).toBe(2)
    harness.setTime(dayMs)
    expect(await send(Array(2).fill("203.0.113.1"))).toBe(1)
    expect(await wait("203.0.113.1")).toBe(13 * 86_400)
    harness.setTime(14 * dayMs)
    expect(await send(["203.0.113.1"])).toBe(1)
  })

  test("limit a network of many addresses", async () => {
    const { send, wait } = harness.originsFor(small)
    const ips = [1, 2, 3, 4, 5].map((one) => `203.0.113.${one}`)
    expect(await send(ips)).toBe(4)
    expect(await wait("203.0.113.99")).toBe(86_400)
    expect(await wait("203.0.114.1")).toBe(0)
    expect(await send(["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1::3"])).toBe(2)
    expect(await send(["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:4::1"])).toBe(2)
  })

  test("hold for parallel transactions", async () => {
    const { send } = harness.originsFor(small)
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(["203.0.113.1"])))
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(2)
  })

  test("exempt networks are not limited, and do not count for their neighbours", async () => {
    const env = { ...small, RATE_EXEMPT_NETWORKS: "203.0.113.7" }
    const { send, wait } = harness.originsFor(env)
    expect(await send(Array(9).fill("203.0.113.7"))).toBe(9)
    expect(await wait("203.0.113.7")).toBe(0)
    expect(await wait("203.0.113.8")).toBe(0)
    expect(await send(Array(3).fill("127.0.0.1"))).toBe(2)
  })

  test("applications dated in the future do not count: the clock was set back", async () => {
    const { send, wait } = harness.originsFor(small)
    harness.setTime(3 * dayMs)
    await send(Array(2).fill("203.0.113.1"))
    harness.setTime(0)
    expect(await wait("203.0.113.1")).toBe(0)
    expect(await send(["203.0.113.1"])).toBe(1)
  })

  test("store keyed hashes and no address; an erased application still counts, without its code", async () => {
    const { send, wait, of } = harness.originsFor(small)
    await send(Array(2).fill("203.0.113.1"))
    const [row] = await harness.rows()
    expect(JSON.stringify(await harness.rows())).not.toContain("203.0.113")
    expect(row).toMatchObject({ address: expect.stringMatching(/^[\w-]{43}$/), image: "" })
    const photo = of("203.0.113.1", Buffer.from("photo"))
    expect(of("203.0.113.2", Buffer.from("photo")).image).toBe(photo.image)
    expect(of("203.0.113.2", Buffer.from("another")).image).not.toBe(photo.image)
    const codes = (await harness.rows()).map(({ admission_code }) => admission_code!)
    await forgetOrigins(harness.db(), codes)
    expect((await harness.rows()).map(({ admission_code }) => admission_code)).toEqual([null, null])
    expect(await wait("203.0.113.1")).toBe(86_400)
  })

  test("are deleted after a fortnight, but those of the open session a fortnight after its last day", async () => {
    const { send, sweep } = harness.originsFor({})
    const closing = (day: string | undefined) =>
      harness.setSession({
        ...sampleSession,
        fee_last_day: undefined,
        list_days: [],
        programmes: sampleSession.programmes.map(({ closes: _closes, late: _late, ...one }) =>
          day ? { ...one, closes: { day, time: "17:00" } } : one,
        ),
      })
    closing("2025-07-20")
    await send(["203.0.113.1"])
    await send(["203.0.113.2"], "2024-25")
    const code = (await harness.rows())[0]!.admission_code!
    harness.setTime(13 * dayMs)
    await sweep()
    expect(await harness.rows()).toHaveLength(2)
    harness.setTime(15 * dayMs)
    await sweep()
    expect((await harness.rows()).map(({ admission_code }) => admission_code)).toEqual([code])
    closing(undefined)
    harness.setTime(60 * dayMs)
    await sweep()
    expect(await harness.rows()).toHaveLength(1)
    closing("2025-07-20")
    harness.setTime(33 * dayMs)
    await sweep()
    expect(await harness.rows()).toHaveLength(1)
    harness.setTime(34 * dayMs)
    await sweep()
    expect(await harness.rows()).toEqual([])
  })

  test("of an erased application keep no hash of its photo", async () => {
    const { send } = harness.originsFor({})
    await send(["203.0.113.1"])
    await harness.db().updateTable("application_origins").set({ image: "hash" }).execute()
    await forgetOrigins(harness.db(), [(await harness.rows())[0]!.admission_code!])
    expect(await harness.rows()).toMatchObject([{ admission_code: null, image: "" }])
  })

  test("of applications that were erased before migration 0028 lose the hash of the photo, no others", async () => {
    const db = harness.db()
    const { send } = harness.originsFor({})
    await send(Array(2).fill("203.0.113.1"))
    const [erased, kept] = await harness.rows()
    await db.updateTable("application_origins").set({ image: "hash" }).execute()
    await db
      .updateTable("application_origins")
      .set({ admission_code: null })
      .where("id", "=", erased!.id)
      .execute()
    await sql`drop index sign_in_failures_network`.execute(db)
    await networkPacing.up(db)
    const images = new Map((await harness.rows()).map(({ id, image }) => [id, image]))
    expect([images.get(erased!.id), images.get(kept!.id)]).toEqual(["", "hash"])
  })

  test("of an erased application are deleted after a fortnight", async () => {
    const { send, sweep } = harness.originsFor({})
    await send(["203.0.113.1"])
    await forgetOrigins(harness.db(), [(await harness.rows())[0]!.admission_code!])
    harness.setTime(14 * dayMs)
    await sweep()
    expect(await harness.rows()).toEqual([])
  })
})

/** The figures of docs/security.md, "Floods of applications". */
describe.each(databasesInFullRuns)("with the default limits on $name", ({ open }) => {
  const harness = useOrigins(open)

  test.each([
    { from: "one address", ip: () => "203.0.113.1", day: 300, fortnight: 1500 },
    {
      from: "one network",
      ip: (at: number) => `203.0.113.${at % 250}`,
      day: 1000,
      fortnight: 4000,
    },
  ])("$from gets $day applications in a day, $fortnight in a fortnight", async (row) => {
    const { send } = harness.originsFor({})
    const day = (count: number) => Array.from({ length: count }, (_, at) => row.ip(at))
    let stored = await send(day(row.day + 50))
    expect(stored).toBe(row.day)
    for (let days = 1; days < 14; days++) {
      harness.setTime(days * dayMs)
      stored += await send(day(row.day + 50))
    }
    expect(stored).toBe(row.fortnight)
  })
})
