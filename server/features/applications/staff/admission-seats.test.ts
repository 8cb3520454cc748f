import { describe, expect, test } from "vitest"

import {
  buildRow,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("admissions to a course with one seat on $name", ({ open }) => {
  const programmes = sampleSession.programmes.map((programme) => ({ ...programme, seats: 1 }))
  const { db, service, store } = useApplicationsHarnessOfTest(open, {
    findSession: async () => ({ ...sampleSession, programmes }),
  })
  let urns = 0
  const row = (status: "verified" | "scrutiny" = "verified") =>
    buildRow({ aadhar_no: freshAadhaar(), urn: `SEAT${100 + ++urns}` }, { status })
  const admitAll = (codes: readonly string[], reason = "", first = "2025/0009") =>
    service().changeStatuses(
      codes,
      {
        to: "admitted",
        reason,
        expectedVersions: Object.fromEntries(codes.map((code) => [code, 1])),
        firstAdmissionNumber: first,
      },
      officer,
    )
  const numbers = async () => {
    const events = await db()
      .selectFrom("application_events")
      .select("data")
      .where("kind", "=", "status")
      .orderBy("id")
      .execute()
    return events.flatMap(({ data }) => JSON.parse(data).admission_number ?? [])
  }

  test("are refused above the seats, and the record says how many are left", async () => {
    const codes = await store(row(), row())
    expect((await service().read(codes[0]!, officer))?.seats).toEqual({ seats: 1, admitted: 0 })
    expect(await admitAll(codes)).toMatchObject([
      { outcome: "stored" },
      { outcome: "refused", errors: { seats: ["no_seat_left"] } },
    ])
    expect(await service().read(codes[1]!, officer)).toMatchObject({
      status: "verified",
      seats: { seats: 1, admitted: 1 },
      nextAdmissionNumber: "2025/0010",
    })
  })

  test("are stored above the seats with a reason, which is audited", async () => {
    const codes = await store(row(), row())
    const results = await admitAll(codes, "Order of the High Court")
    expect(results.map(({ outcome }) => outcome)).toEqual(["stored", "stored"])
    const audit = await db()
      .selectFrom("audit")
      .select(["subject", "details"])
      .where("action", "=", "admitted above the seats")
      .execute()
    expect(audit).toEqual([{ subject: codes[1], details: '{"seats":1,"admitted":2}' }])
  })

  test("get consecutive numbers without those left out", async () => {
    const codes = await store(row(), row("scrutiny"), row())
    const results = await admitAll(codes, "Order of the High Court")
    expect(results.map(({ outcome }) => outcome)).toEqual(["stored", "not_possible", "stored"])
    expect(await numbers()).toEqual(["2025/0009", "2025/0010"])
  })

  test("pass over the numbers that other students have", async () => {
    const reason = "Order of the High Court"
    const codes = await store(row(), row(), row(), row(), row())
    await admitAll(codes.slice(0, 1), reason, "2025/0010")
    await admitAll(codes.slice(1, 2), reason, "2025/0011")
    expect(await service().freeAdmissionNumbers("2025/0009", 3)).toEqual([
      "2025/0009",
      "2025/0012",
      "2025/0013",
    ])
    expect(await admitAll(codes.slice(2), reason)).toEqual([
      { id: codes[2], outcome: "stored", admissionNumber: "2025/0009" },
      { id: codes[3], outcome: "stored", admissionNumber: "2025/0012" },
      { id: codes[4], outcome: "stored", admissionNumber: "2025/0013" },
    ])
  })

  test("begin after a first number that is taken", async () => {
    const reason = "Order of the High Court"
    const codes = await store(row(), row())
    await admitAll(codes.slice(0, 1), reason)
    expect(await admitAll(codes.slice(1), reason)).toMatchObject([{ admissionNumber: "2025/0010" }])
  })

  test("are proposed the next number that no student of any course has, also of a cancelled admission", async () => {
    const reason = "Order of the High Court"
    const science = buildRow(
      { aadhar_no: freshAadhaar(), urn: "SEAT99", course: "BSc" },
      { status: "verified" },
    )
    const codes = await store(row(), row(), row(), science)
    const proposed = async () => (await service().read(codes[2]!, officer))?.nextAdmissionNumber
    expect(await proposed()).toBe("")
    await admitAll(codes.slice(0, 1), reason)
    await admitAll(codes.slice(3), reason, "2025/0010")
    expect(await proposed()).toBe("2025/0011")
    await admitAll(codes.slice(1, 2), reason, "2025/0011")
    const cancelled = { to: "cancelled", reason, expectedVersion: 2 } as const
    expect(await service().changeStatus(codes[1]!, cancelled, officer)).toEqual({
      outcome: "stored",
    })
    expect(await proposed()).toBe("2025/0012")
  })

  test("at the same time get different numbers", async () => {
    const codes = await store(row(), row(), row())
    const results = await Promise.all(codes.map((code) => admitAll([code], "Order", "2025/0020")))
    const given = results.flat().map(({ admissionNumber }) => admissionNumber)
    expect(given.toSorted()).toEqual(["2025/0020", "2025/0021", "2025/0022"])
  })
})
