import { randomBytes } from "node:crypto"

import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow, fieldEncryption } from "#tests/support/applications-harness.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { createApplicantLimits } from "../applicant-limits.ts"
import { insertApplications } from "../application-repository.ts"
import { sendForgottenCode } from "./forgotten-code.ts"

const form = { applicant_mobile: "9876543210", email: "Asha.K@example.com", dob: "2007-03-27" }

describe.each(databases)("a forgotten code on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  let code: string
  let time: Date
  beforeEach(async () => {
    ;({ db, close } = await openConnection(open))
    time = new Date("2025-07-10T06:30:00.000Z")
    await turnChannels(db, ["sms"])
    const row = buildRow(form)
    await insertApplications(db, [row])
    code = row.admission_code
  })
  afterEach(() => close())

  const ask = (contact: string, dob = "27-03-2007", address = "192.0.2.1") => {
    const deps = { db, now: () => time, randomBytes, fieldEncryption, wait: async () => undefined }
    return sendForgottenCode({ now: deps.now, limits: createApplicantLimits(deps) })(
      { contact, dob },
      { address, deviceCookie: "" },
    )
  }
  const queued = () =>
    db
      .selectFrom("outgoing")
      .select(["admission_code", "channel", "event"])
      .where("kind", "=", "code")
      .execute()
  const failures = async () =>
    (await db.selectFrom("sign_in_failures").select("id").execute()).length

  test.each([
    "+91 98765 43210",
    "९८७६५४३२१०",
    "2025-00001-9",
    "Asha.K@example.com",
    " asha.k@EXAMPLE.com ",
  ])("is sent to the stored contact, for %s with the date of birth", async (contact) => {
    expect(await ask(contact)).toEqual({ outcome: "asked" })
    expect(await queued()).toMatchObject([{ admission_code: code, channel: "sms" }])
  })

  test("the answer and the count of tries are the same for a number that nobody has", async () => {
    const right = await ask("9876543210")
    const counted = await failures()
    expect(await ask("9876543211")).toEqual(right)
    expect(await ask("9876543210", "28-03-2007")).toEqual(right)
    expect(await failures()).toBe(3 * counted)
    expect(await queued()).toHaveLength(1)
  })

  test("an address that is only like the stored one, or only its beginning, finds nobody", async () => {
    for (const address of ["asha-k@example.com", "asha.k@example.co", "k@example.com"])
      expect(await ask(address, "27-03-2007", `192.0.2.${address.length}`)).toEqual({
        outcome: "asked",
      })
    expect(await queued()).toEqual([])
  })

  test("the answer and the count of tries are the same for an address that nobody has", async () => {
    const right = await ask("asha.k@example.com")
    const counted = await failures()
    expect(await ask("nobody@example.com")).toEqual(right)
    expect(await failures()).toBe(2 * counted)
    expect(await queued()).toHaveLength(1)
  })

  test("is sent once in four hours, from wherever it is asked", async () => {
    for (let i = 0; i < 8; i++) await ask("9876543210", "27-03-2007", `192.0.2.${i}`)
    expect(await queued()).toHaveLength(1)
    time = new Date("2025-07-10T10:30:00.000Z")
    await ask("9876543210", "27-03-2007", "192.0.2.100")
    expect(await queued()).toHaveLength(2)
  })

  test("repeated requests from one address have to wait, for any number", async () => {
    for (const contact of ["9876543210", "9876543211"]) {
      const outcomes = []
      for (let i = 0; i < 5; i++) outcomes.push((await ask(contact)).outcome)
      expect(outcomes).toEqual(["asked", "asked", "asked", "too many", "too many"])
    }
  })

  test.each([
    { contact: "", dob: "", errors: { contact: "missing", dob: "missing" } },
    { contact: "12345", dob: "31-02-2007", errors: { contact: "format", dob: "format" } },
    { contact: "2025-00001-8", dob: "27-03-2007", errors: { contact: "format" } },
    { contact: "asha@", dob: "27-03-2007", errors: { contact: "format" } },
    { contact: "' or 1=1 --", dob: "27-03-2007", errors: { contact: "format" } },
  ])("'$contact' and '$dob' are refused", async ({ contact, dob, errors }) => {
    expect(await ask(contact, dob)).toEqual({ outcome: "invalid", errors })
    expect(await failures()).toBe(0)
  })
})
