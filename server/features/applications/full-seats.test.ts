import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import { insertApplications } from "#server/features/applications/application-repository.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases, openConnection } from "#tests/support/servers/databases.ts"

import { readFullSeats, watchSeats } from "./full-seats.ts"

const [ba, ...others] = sampleSession.programmes
const session = {
  ...sampleSession,
  programmes: [{ ...ba!, seats: 2, subject_seats: [{ subject: "Hindi", seats: 1 }] }, ...others],
}
const admissionSession = async () => session
const arts = (first: string, status: "admitted" | "verified", label = session.label) =>
  buildRow(
    { course: "BA", first_major_subject: first, second_major_subject: "English" },
    { status, session: label },
  )

describe.each(databases)("seats on $name", ({ open }) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openConnection(open))
  })
  afterAll(() => close())

  test("are counted by those admitted in the session, again after each change", async () => {
    let version = 0
    const contentChanged = vi.fn<() => Promise<void>>(async () => void version++)
    const read = readFullSeats({ db, admissionSession, contentVersion: async () => version })
    const store = watchSeats({ db, admissionSession, contentChanged })(
      (...rows: Parameters<typeof insertApplications>[1]) => insertApplications(db, rows),
    )
    await store(arts("History", "verified"), arts("Hindi", "admitted", "2024-25"))
    expect(await read()).toMatchObject({ programmes: [], firstMajors: { BA: [] } })
    expect(contentChanged).not.toHaveBeenCalled()

    await store(arts("Hindi", "admitted"))
    expect(await read()).toMatchObject({ programmes: [], firstMajors: { BA: ["Hindi"] } })
    await store(arts("History", "admitted"))
    expect(await read()).toMatchObject({ programmes: ["BA"], firstMajors: { BA: ["Hindi"] } })
    await store(arts("History", "admitted"))
    expect(contentChanged).toHaveBeenCalledTimes(2)

    await watchSeats({ db, admissionSession, contentChanged })(() =>
      db.updateTable("applications").set({ status: "cancelled" }).execute(),
    )()
    expect(contentChanged).toHaveBeenCalledTimes(3)
    expect(await read()).toMatchObject({ programmes: [], firstMajors: { BA: [] } })
  })
})
