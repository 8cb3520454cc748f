// Which events of an application queue a message, in their own transaction.
import { beforeEach, describe, expect, test } from "vitest"

import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { buildRow, officer, useApplicationsHarness } from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("events that applicants are told of on $name", ({ open }) => {
  const harness = useApplicationsHarness(open)
  beforeEach(async () => {
    await turnChannels(harness.db(), ["email", "sms"])
    await harness.db().deleteFrom("outgoing").execute()
  })
  const messages = (code: string) =>
    harness
      .db()
      .selectFrom("outgoing")
      .select(["kind", "channel", "state", "reason", "due_at"])
      .where("admission_code", "=", code)
      .orderBy("id")
      .execute()
  const kinds = async (code: string) => (await messages(code)).map(({ kind }) => kind)
  const store = async (changes = {}) => {
    const [code] = await harness.store(buildRow({}, changes))
    return code!
  }
  const change = async (code: string, to: "query" | "rejected" | "scrutiny" | "verified") => {
    const { version: expectedVersion } = await harness.rowOf(code)
    const reason = "Please bring the certificate."
    return harness.service().changeStatus(code, { to, reason, expectedVersion }, officer)
  }

  test("each event is queued once for each channel", async () => {
    const code = await store()
    expect(await messages(code)).toMatchObject([
      { kind: "received", channel: "email", state: "waiting" },
      { kind: "received", channel: "sms", state: "waiting" },
    ])
  })

  test("a question and a decision are queued, a check is not", async () => {
    const code = await store()
    await change(code, "scrutiny")
    expect(await kinds(code)).toEqual(["received", "received"])
    await change(code, "query")
    await change(code, "rejected")
    expect((await kinds(code)).slice(2)).toEqual(["query", "query", "decision", "decision"])
  })

  test("a question that is undone within a minute is never sent", async () => {
    const code = await store()
    await change(code, "query")
    const { version: seen } = await harness.rowOf(code)
    expect((await messages(code)).at(-1)).toMatchObject({ due_at: "2025-07-10T06:31:00.000Z" })
    expect(await harness.service().undoChange(code, seen, officer)).toMatchObject({
      outcome: "stored",
    })
    expect((await messages(code)).slice(2)).toMatchObject([
      { kind: "query", state: "not_sent", reason: "taken_back" },
      { kind: "query", state: "not_sent", reason: "taken_back" },
    ])
  })

  test("a change that is refused queues nothing", async () => {
    const code = await store({ status: "verified" })
    const { version: expectedVersion } = await harness.rowOf(code)
    const refused = { to: "admitted", reason: "", admissionNumber: "", expectedVersion } as const
    const { outcome } = await harness.service().changeStatus(code, refused, officer)
    expect(outcome).toBe("refused")
    expect(await kinds(code)).toEqual(["received", "received"])
  })

  test.each([
    { status: "withdrawn" as const, queued: ["refund", "refund"] },
    // The deposit was a mistake of the counter: nothing was paid back.
    { status: "verified" as const, queued: [] },
  ])("a fee that is due again, of a $status application: $queued", async ({ status, queued }) => {
    const code = await store({ status, fee_status: "received", fee_at: "2025-07-05" })
    await harness.service().undoFee(code, "Paid back by cheque", officer)
    expect((await kinds(code)).slice(2)).toEqual(queued)
  })
})
