import { afterEach, beforeEach, describe, expect, test } from "vitest"

import type { NamedSession } from "#domain/admission/session.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { buildRow, officer, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { queueReminders } from "./remind.ts"

const tomorrow = "2025-07-11"

describe.each(databases)("messages about a last day tomorrow on $name", ({ open }) => {
  const harness = useApplicationsHarness(open, {}, [beforeEach, afterEach])
  let time: Date
  beforeEach(async () => {
    time = new Date("2025-07-10T06:30:00.000Z")
    await turnChannels(harness.db(), ["email"])
  })
  const remind = (session: Partial<NamedSession> = {}) =>
    queueReminders({
      db: harness.db(),
      now: () => time,
      offers: createSeatOffers({ now: () => time }),
      sessions: async () => [{ ...sampleSession, ...session }],
    })()
  const reminders = () =>
    harness
      .db()
      .selectFrom("outgoing")
      .select(["admission_code", "event", "expires_at"])
      .where("kind", "=", "last_day")
      .orderBy("id")
      .execute()
  const store = async (...parameters: Parameters<typeof buildRow>) => {
    const [code] = await harness.store(buildRow(...parameters))
    return code!
  }
  const ask = async (answer_by: string) => {
    const code = await store()
    const change = { to: "query", reason: "Which board?", expectedVersion: 1 } as const
    await harness.service().changeStatus(code, { ...change, query: { answer_by } }, officer)
    return code
  }

  test("an open question with this last day is queued once, for any number of runs", async () => {
    const code = await ask(tomorrow)
    await ask("2025-07-12")
    await Promise.all([remind(), remind()])
    await remind()
    expect(await reminders()).toEqual([
      {
        admission_code: code,
        event: `answer ${tomorrow}`,
        expires_at: "2025-07-10T18:30:00.000Z",
      },
    ])
  })

  test("nothing is queued before nine in the morning", async () => {
    await ask(tomorrow)
    time = new Date("2025-07-10T03:29:00.000Z")
    await remind()
    expect(await reminders()).toEqual([])
    time = new Date("2025-07-10T03:30:00.000Z")
    await remind()
    expect(await reminders()).toHaveLength(1)
  })

  test("the last day of the fee is for those who still owe it", async () => {
    const due = await store()
    await store({}, { fee_status: "exempt" })
    await store({}, { status: "withdrawn" })
    await remind({ fee_last_day: tomorrow })
    expect(await reminders()).toMatchObject([{ admission_code: due, event: `fee ${tomorrow}` }])
  })

  test("where the fee is due after an offer, those without a seat are not asked", async () => {
    await store()
    const admitted = await store({}, { status: "admitted" })
    await remind({ fee_last_day: tomorrow, fee_due: "after_offer" })
    expect(await reminders()).toMatchObject([{ admission_code: admitted }])
  })

  test("the last day for marks is for those who await a result", async () => {
    await store()
    const code = await store()
    const row = await harness.rowOf(code)
    const form = JSON.stringify({ ...JSON.parse(row.form), i_result: "Awaited" })
    await harness
      .db()
      .updateTable("applications")
      .set({ form })
      .where("admission_code", "=", code)
      .execute()
    await remind({ marks_last_day: tomorrow })
    expect(await reminders()).toMatchObject([{ admission_code: code, event: `marks ${tomorrow}` }])
  })
})
