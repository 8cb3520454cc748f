import { randomBytes } from "node:crypto"

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createApplicantLimits } from "./applicant-limits.ts"
import { insertApplications } from "./application-repository.ts"
import { proveIdentity } from "./prove-identity.ts"

const number = freshAadhaar()
const other = freshAadhaar()
const here = "192.0.2.1"

describe.each(databases)("the identity of an applicant on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let connections: Database[]
  let time: Date
  let code: string
  let passportCode: string
  /** As two processes check it. */
  let provers: ReturnType<typeof proveIdentity>[]
  beforeAll(async () => {
    place = await open()
    connections = [connect(place), connect(place)]
    await migrate(connections[0]!)
    provers = connections.map((db) =>
      proveIdentity({
        db,
        fieldEncryption,
        limits: createApplicantLimits({
          db,
          fieldEncryption,
          now: () => time,
          randomBytes,
          wait: async (ms) => void (time = new Date(time.getTime() + ms)),
        }),
      }),
    )
    const rows = [
      buildRow({ aadhar_no: number }),
      buildRow({ aadhar_no: other }),
      buildRow({ identity_kind: "passport", aadhar_no: "K1234567" }),
    ]
    await insertApplications(connections[0]!, rows)
    code = rows[0]!.admission_code
    passportCode = rows[2]!.admission_code
  })
  beforeEach(async () => {
    time = new Date("2025-07-10T06:30:00.000Z")
    await connections[0]!.deleteFrom("sign_in_failures").execute()
    await connections[0]!.deleteFrom("audit").execute()
  })
  afterAll(async () => {
    for (const db of connections) await db.destroy()
    await place.close()
  })
  const prove = (typed: unknown, { address = here, process = 0, deviceCookie = "" } = {}) =>
    provers[process]!(code, typed, { address, deviceCookie })
  const later = (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000))
  const deviceOf = async () => {
    const result = await prove(number)
    return result.outcome === "proven" ? result.deviceCookie : ""
  }

  test.each([
    ["twelve digits", number],
    ["groups of four", number.replaceAll(/(.{4})(?=.)/g, "$1 ")],
  ])("is proven by the whole Aadhaar number in %s", async (_how, typed) =>
    expect(await prove(typed)).toMatchObject({ outcome: "proven" }),
  )

  test.each([
    ["nothing", undefined, "missing"],
    ["spaces", "  ", "missing"],
    ["the last four digits", number.slice(-4), "format"],
    ["the date of birth", "27032007", "format"],
    [
      "a number with a wrong check digit",
      `${number.slice(0, 11)}${(Number(number[11]) + 1) % 10}`,
      "format",
    ],
    ["a list", [number], "missing"],
    ["the number of another application", other, "wrong"],
  ])("is not proven by %s", async (_what, typed, outcome) =>
    expect(await prove(typed)).toEqual({ outcome }),
  )

  test.each([
    ["K1234567", "proven"],
    ["k 1234567", "proven"],
    ["K1234568", "wrong"],
    [number, "format"],
    ["1234567", "format"],
  ])("of a passport is asked with the passport's number: %s is %s", async (typed, outcome) =>
    expect(
      await provers[0]!(passportCode, typed, { address: here, deviceCookie: "" }),
    ).toMatchObject({ outcome }),
  )

  test("after three wrong numbers an address waits, at all processes together, and no other", async () => {
    for (let failure = 0; failure < 3; failure++)
      expect(await prove(other, { process: failure % 2 })).toEqual({ outcome: "wrong" })
    const retryAt = new Date(time.getTime() + 5000)
    expect(await prove(number, { process: 1 })).toEqual({ outcome: "too many", retryAt })
    expect(await prove(number, { address: "192.0.2.2" })).toMatchObject({ outcome: "proven" })
    time = retryAt
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
  })

  test("an address has 20 wrong numbers a day", async () => {
    for (let failure = 0; failure < 20; failure++) {
      expect(await prove(other)).toEqual({ outcome: "wrong" })
      later(16)
    }
    expect(await prove(number)).toMatchObject({ outcome: "too many" })
    later(24 * 60)
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
  })

  test("staff see once that wrong numbers have reached a limit, without the number", async () => {
    const db = connections[0]!
    const lines = () =>
      db
        .selectFrom("audit")
        .select(["actor", "subject", "details"])
        .where("action", "=", "limit of wrong numbers reached")
        .execute()
    const fail = async (times: number, address: string) => {
      for (let failure = 0; failure < times; failure++) {
        await prove(other, { address })
        later(16)
      }
    }
    await fail(19, here)
    expect(await lines()).toEqual([])
    await fail(1, here)
    await fail(20, "192.0.2.2")
    expect(await lines()).toEqual([{ actor: "visitor", subject: code, details: null }])
  })

  test("wrong numbers from 100 addresses do not keep the applicant from an act", async () => {
    for (let at = 0; at < 100; at++) await prove(other, { address: `198.51.100.${at}` })
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
  })

  test("all addresses together have 500 wrong numbers a day; a known device goes on", async () => {
    const deviceCookie = await deviceOf()
    for (let at = 0; at < 500; at++)
      await prove(other, { address: `198.51.${at % 50}.${Math.floor(at / 50)}` })
    expect(await prove(number)).toMatchObject({ outcome: "too many" })
    expect(await prove(number, { deviceCookie })).toMatchObject({ outcome: "proven" })
    later(24 * 60)
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
  })

  test("a device is known for the application that it proved, with limits of its own", async () => {
    const deviceCookie = await deviceOf()
    for (let failure = 0; failure < 3; failure++) await prove(other, { deviceCookie })
    expect(await prove(number, { deviceCookie })).toMatchObject({ outcome: "too many" })
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
    const forged = deviceCookie.replace(/.$/, (end) => (end === "A" ? "B" : "A"))
    for (let failure = 0; failure < 3; failure++) await prove(other)
    expect(await prove(number, { deviceCookie: forged })).toMatchObject({ outcome: "too many" })
  })

  test("counts no number that cannot be one", async () => {
    for (let i = 0; i < 9; i++) await prove("1234")
    expect(await prove(number)).toMatchObject({ outcome: "proven" })
  })
})
