import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"
import { createSignInAttempts } from "#server/platform/rate-limit/sign-in-attempts.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

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
  /** As two processes check it. */
  let provers: ReturnType<typeof proveIdentity>[]
  beforeAll(async () => {
    place = await open()
    connections = [connect(place), connect(place)]
    await migrate(connections[0]!)
    provers = connections.map((db) =>
      proveIdentity({
        now: () => time,
        fieldEncryption,
        attempts: createSignInAttempts(db, () => time),
      }),
    )
    const rows = [buildRow({ aadhar_no: number }), buildRow({ aadhar_no: other })]
    await insertApplications(connections[0]!, rows)
    code = rows[0]!.admission_code
  })
  beforeEach(async () => {
    time = new Date("2025-07-10T06:30:00.000Z")
    await connections[0]!.deleteFrom("sign_in_attempts").execute()
  })
  afterAll(async () => {
    for (const db of connections) await db.destroy()
    await place.close()
  })
  const prove = (typed: unknown, address = here, process = 0) =>
    provers[process]!(code, typed, address)

  test.each([
    ["twelve digits", number],
    ["groups of four", number.replaceAll(/(.{4})(?=.)/g, "$1 ")],
  ])("is proven by the whole Aadhaar number in %s", async (_how, typed) =>
    expect(await prove(typed)).toEqual({ outcome: "proven" }),
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

  test("has five wrong numbers in 15 minutes from one address, from all processes together", async () => {
    for (let failure = 0; failure < 5; failure++)
      expect(await prove(other, here, failure % 2)).toEqual({ outcome: "wrong" })
    expect(await prove(number, "192.0.2.2")).toEqual({ outcome: "proven" })
    expect(await prove(number)).toMatchObject({ outcome: "too many" })
  })

  test("has twenty wrong numbers in 15 minutes from all addresses and processes together", async () => {
    for (let failure = 0; failure < 20; failure++)
      expect(await prove(other, `192.0.2.${10 + failure}`, failure % 2)).toEqual({
        outcome: "wrong",
      })
    const retryAt = new Date(time.getTime() + 15 * 60_000)
    for (const process of [0, 1])
      expect(await prove(number, here, process)).toEqual({ outcome: "too many", retryAt })
    time = retryAt
    expect(await prove(number)).toEqual({ outcome: "proven" })
  })

  test("counts no number that cannot be one", async () => {
    for (let i = 0; i < 9; i++) await prove("1234")
    expect(await prove(number)).toEqual({ outcome: "proven" })
  })
})
