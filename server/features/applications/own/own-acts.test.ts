// What applicants do with their own forms besides answers: corrections and withdrawals.
import { describe, expect, test } from "vitest"

import { statuses } from "#domain/applications/workflow.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { sampleSession, sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { listEvents } from "../staff/application-events.ts"
import { correctForm } from "./correct-form.ts"
import { withdrawApplication } from "./withdraw.ts"

const correctable_fields = ["applicant_mobile", "bank_account", "category"]

describe.each(databases)("an applicant on $name", ({ open }) => {
  const { db, service, store, rowOf } = useApplicationsHarness(open)
  const now = () => harnessTime
  const today = "2025-07-10"

  const correct = (
    code: string,
    values: Record<string, string>,
    { isConfirmed = true, lastDay = today }: { isConfirmed?: boolean; lastDay?: string } = {},
  ) => {
    const session = { ...sampleSession, correctable_fields, corrections_last_day: lastDay }
    const findSession = async () => session
    return correctForm({ ...sessionDeps, findSession, db: db(), fieldEncryption, now })(
      code,
      values,
      { isConfirmed },
    )
  }
  const withdraw = (code: string, isConfirmed = true) =>
    withdrawApplication({ db: db(), now, offers: createSeatOffers({ now }) })(code, { isConfirmed })
  const newCode = async (...row: Parameters<typeof buildRow>) => (await store(buildRow(...row)))[0]!
  const lastEvent = async (code: string) => (await listEvents(db(), code)).at(-1)

  test("corrects the fields of the session, which stays unseen, and the history keeps the former values", async () => {
    const code = await newCode({ applicant_mobile: "9415000001", category: "general" })
    const sent = { applicant_mobile: "9415000002", category: "obc", applicant_name: "Somebody" }
    expect(await correct(code, sent, { isConfirmed: false })).toEqual({ outcome: "open" })
    expect(await correct(code, sent)).toEqual({ outcome: "corrected" })
    const row = await rowOf(code)
    expect(row).toMatchObject({
      applicant_mobile: "9415000002",
      category: "obc",
      status: "submitted",
      seen_at: null,
    })
    expect(row.applicant_name).not.toBe("Somebody")
    expect(await lastEvent(code)).toMatchObject({
      kind: "correction",
      actor: "applicant",
      data: { fields: { applicant_mobile: { from: "9415000001", to: "9415000002" } } },
    })
  })

  test("corrects nothing after the last day, and nothing once the college has begun", async () => {
    const values = { applicant_mobile: "9415000003" }
    const code = await newCode()
    expect(await correct(code, values, { lastDay: "2025-07-09" })).toEqual({ outcome: "closed" })
    await service().markSeen([code], clerk)
    expect(await correct(code, values)).toEqual({ outcome: "closed" })
    for (const status of statuses.filter((one) => one !== "submitted")) {
      const other = await newCode({}, { status })
      expect(await correct(other, values)).toEqual({ outcome: "closed" })
    }
  })

  test.each([
    { what: "an empty field", values: { bank_account: "" }, errors: { bank_account: ["missing"] } },
    {
      what: "a wrong number",
      values: { applicant_mobile: "12" },
      errors: { applicant_mobile: ["mobile.format"] },
    },
  ])("$what is refused", async ({ values, errors }) => {
    const code = await newCode()
    expect(await correct(code, values)).toEqual({ outcome: "invalid", errors })
  })

  test("the same values are no correction", async () => {
    const code = await newCode({ applicant_mobile: "9415000004" })
    expect(await correct(code, { applicant_mobile: "94150 00004" })).toEqual({ outcome: "same" })
    expect((await rowOf(code)).version).toBe(1)
  })

  test.each(["submitted", "scrutiny", "query", "verified"] as const)(
    "withdraws an application in status %s, once",
    async (status) => {
      const code = await newCode({}, { status, assigned_to: "Kiran", assigned_at: "2025-07-09" })
      expect(await withdraw(code, false)).toEqual({ outcome: "open" })
      expect(await rowOf(code)).toMatchObject({ status })
      const outcomes = await Promise.all([withdraw(code), withdraw(code)])
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "withdrawn"])
      expect(await rowOf(code)).toMatchObject({
        status: "withdrawn",
        assigned_to: null,
        seen_at: null,
      })
      expect(await lastEvent(code)).toMatchObject({
        kind: "status",
        actor: "applicant",
        data: { from: status, to: "withdrawn" },
      })
    },
  )

  test.each(["admitted", "rejected", "withdrawn", "cancelled"] as const)(
    "does not withdraw an application in status %s",
    async (status) => {
      const code = await newCode({}, { status })
      expect(await withdraw(code)).toEqual({ outcome: "changed" })
      expect(await rowOf(code)).toMatchObject({ status })
    },
  )

  test("a withdrawn application can be reopened by an officer", async () => {
    const code = await newCode()
    await withdraw(code)
    const change = { to: "scrutiny", reason: "", expectedVersion: 2 } as const
    expect(await service().changeStatus(code, change, officer)).toEqual({ outcome: "stored" })
  })
})
