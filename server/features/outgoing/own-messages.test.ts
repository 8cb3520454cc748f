import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import { eraseApplications } from "#server/features/privacy/privacy.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { listMessages, queueNotices, turnChannels } from "./outgoing.ts"

const at = "2025-07-10T06:30:00.000Z"

describe.each(databases)("the messages of an application on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  const rows = [buildRow({ email: "asha@example.com" }), buildRow({ email: "ravi@example.com" })]
  const [own, other] = rows.map(({ admission_code }) => admission_code) as [string, string]
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
    await turnChannels(db, ["email"])
    await insertApplications(db, rows)
  })
  afterAll(() => close())

  test("the queue holds neither name nor contact", async () => {
    const stored = JSON.stringify(await db.selectFrom("outgoing").selectAll().execute())
    for (const { applicant_name, applicant_mobile } of rows) {
      expect(stored).not.toContain(applicant_name)
      expect(stored).not.toContain(applicant_mobile)
    }
    expect(stored).not.toContain("@example.com")
  })

  test("an event that is queued again, also by two processes, is queued once", async () => {
    const event = { kind: "offer", event: "7", data: { day: "2025-07-20" }, at } as const
    await Promise.all([queueNotices(db, [own, other], event), queueNotices(db, [own], event)])
    expect(await listMessages(db, own)).toMatchObject([
      { kind: "received", channel: "email", state: "waiting" },
      { kind: "offer", data: { day: "2025-07-20" } },
    ])
  })

  test("an erasure removes those of the erased application alone", async () => {
    await db.transaction().execute((transaction) => eraseApplications(transaction, [own]))
    expect(await listMessages(db, own)).toEqual([])
    expect(await listMessages(db, other)).toHaveLength(2)
  })
})
