import { describe, expect, test } from "vitest"

import {
  clerk,
  buildRow,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { databases } from "#tests/support/servers/databases.ts"

describe.each(databases)("fees on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf } = useApplicationsHarness(open)
  const storeOne = async (changes: Parameters<typeof buildRow>[1] = {}) => {
    const [code] = await store(buildRow({}, changes))
    return code!
  }
  const eventsOf = async (code: string) =>
    (await service().read(code, clerk))!.events.map(({ data }) => data)

  test("a deposit is stored with its day and journal number, and can be reverted", async () => {
    const code = await storeOne()
    const slip = { date: "09/07/2025", reference: " JN 0042 " }
    expect(await service().receiveFee(code, slip, clerk)).toEqual({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({
      fee_status: "received",
      fee_at: "2025-07-09",
      fee_reference: "JN 0042",
      version: 2,
    })
    expect(await service().undoFee(code, " ", clerk)).toEqual({
      outcome: "refused",
      errors: { reason: ["missing"] },
    })
    expect(await service().undoFee(code, "Slip of a brother", clerk)).toEqual({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({
      fee_status: "due",
      fee_at: null,
      fee_reference: "",
      fee_journal: null,
      fee_reason: "",
    })
    expect(await eventsOf(code)).toEqual([
      { from: "due", to: "received", date: "2025-07-09", reference: "JN 0042", reason: "" },
      { from: "received", to: "due", date: "", reference: "", reason: "Slip of a brother" },
    ])
    expect((await auditOf(code)).map(({ action }) => action)).toEqual(["fee received", "fee due"])
  })

  test("an exemption has its reason, and only a role that may exempt reverts it", async () => {
    const code = await storeOne()
    const reason = "निःशुल्क कार्ड 4417"
    expect(await service().exemptFee(code, reason, officer)).toEqual({ outcome: "stored" })
    expect(await rowOf(code)).toMatchObject({ fee_status: "exempt", fee_reason: reason })
    expect(await service().undoFee(code, "wrong", clerk)).toEqual({ outcome: "not_allowed" })
    expect(await service().undoFee(code, "wrong", officer)).toEqual({ outcome: "stored" })
    expect(JSON.stringify(await auditOf(code))).not.toContain("4417")
  })

  test.each([
    { slip: { date: "11-07-2025", reference: "1" }, errors: { date: ["day.future"] } },
    { slip: { date: "31-02-2025", reference: "1" }, errors: { date: ["day.format"] } },
    {
      slip: { date: 5, reference: " " },
      errors: { date: ["day.format"], reference: ["missing"] },
    },
    { slip: { date: "10-07-2025", reference: "" }, errors: { reference: ["missing"] } },
  ])("a slip with $slip is refused", async ({ slip, errors }) => {
    const code = await storeOne()
    expect(await service().receiveFee(code, slip, clerk)).toEqual({ outcome: "refused", errors })
    expect(await service().exemptFee(code, "", officer)).toMatchObject({ outcome: "refused" })
    expect(await rowOf(code)).toMatchObject({ fee_status: "due", version: 1 })
  })

  test("a received fee can be neither received again nor exempted; a due fee cannot be reverted", async () => {
    const slip = { date: "2025-07-10", reference: "1" }
    const [paid, due] = [await storeOne({ fee_status: "received" }), await storeOne()]
    expect(await service().receiveFee(paid, slip, clerk)).toEqual({ outcome: "not_possible" })
    expect(await service().exemptFee(paid, "card", officer)).toEqual({ outcome: "not_possible" })
    expect(await service().undoFee(due, "wrong", officer)).toEqual({ outcome: "not_possible" })
    for (const outcome of [
      await service().receiveFee("NOSUCHCODE22", slip, clerk),
      await service().exemptFee("NOSUCHCODE22", "card", officer),
      await service().undoFee("NOSUCHCODE22", "wrong", officer),
    ]) {
      expect(outcome).toEqual({ outcome: "unknown" })
    }
  })

  test("a journal number belongs to one application of a session, in any spelling", async () => {
    const names = { applicant_name: "Anjali Kushwaha" }
    const [first, second] = [
      await storeOne({ ...names, session: "2032-33" }),
      await storeOne({ session: "2032-33" }),
    ]
    const other = await storeOne({ session: "2033-34" })
    const slip = (reference: string) => ({ date: "2025-07-09", reference })
    expect(await service().receiveFee(first, slip("sb-77 01"), clerk)).toEqual({
      outcome: "stored",
    })
    expect(await service().receiveFee(second, slip("SB7701"), clerk)).toEqual({
      outcome: "journal_taken",
      other: { id: first, ...names, fee_at: "2025-07-09" },
    })
    expect(await rowOf(second)).toMatchObject({ fee_status: "due", version: 1 })
    expect(await service().receiveFee(other, slip("SB7701"), clerk)).toEqual({ outcome: "stored" })
    const q = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
    const { applications } = await service().list({ ...q, filter: { q: "sb 7701" } })
    expect(applications.map(({ id }) => id).toSorted()).toEqual([first, other].toSorted())
    await service().undoFee(first, "Slip of a brother", clerk)
    expect(await service().receiveFee(second, slip("SB7701"), clerk)).toEqual({ outcome: "stored" })
  })

  test("a journal number of another day is stored once it is confirmed", async () => {
    const session = "2035-36"
    const [first, second, third] = [
      await storeOne({ session }),
      await storeOne({ session }),
      await storeOne({ session }),
    ]
    const slip = (date: string) => ({ date, reference: "sb-4711" })
    await service().receiveFee(first, slip("2025-07-08"), clerk)
    expect(await service().receiveFee(second, slip("2025-07-09"), clerk)).toMatchObject({
      outcome: "journal_taken",
      other: { id: first, fee_at: "2025-07-08" },
    })
    const repeat = { ...slip("2025-07-09"), reference: "SB 4711", isRepeat: true }
    expect(await service().receiveFee(second, repeat, clerk)).toEqual({ outcome: "stored" })
    expect(await rowOf(second)).toMatchObject({ fee_reference: "SB 4711", fee_journal: "SB4711" })
    expect((await auditOf(second)).at(-1)).toMatchObject({
      action: "fee received",
      details: '{"from":"due","to":"received","journal":"another_day"}',
    })
    // It is now of that day too.
    expect(await service().receiveFee(third, slip("2025-07-09"), clerk)).toMatchObject({
      other: { id: second },
    })
    const q = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
    const { applications } = await service().list({ ...q, filter: { q: "sb4711" } })
    expect(applications.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  })

  test("a journal number of the same day is stored only by an officer with a reason", async () => {
    const session = "2036-37"
    const [first, second, third] = [
      await storeOne({ session }),
      await storeOne({ session }),
      await storeOne({ session }),
    ]
    const slip = { date: "2025-07-09", reference: "SB-1" }
    await service().receiveFee(first, slip, clerk)
    const repeat = { ...slip, isRepeat: true, reason: "Of the branch at Robertsganj" }
    expect(await service().receiveFee(second, repeat, clerk)).toEqual({ outcome: "not_allowed" })
    expect(await service().receiveFee(second, { ...repeat, reason: " " }, officer)).toEqual({
      outcome: "refused",
      errors: { reason: ["missing"] },
    })
    expect(await rowOf(second)).toMatchObject({ fee_status: "due", version: 1 })
    expect(await service().receiveFee(second, repeat, officer)).toEqual({ outcome: "stored" })
    expect(await rowOf(second)).toMatchObject({
      fee_status: "received",
      fee_reference: "SB-1",
      fee_reason: "Of the branch at Robertsganj",
    })
    expect((await auditOf(second)).at(-1)?.details).toBe(
      '{"from":"due","to":"received","journal":"same_day"}',
    )
    expect(await eventsOf(second)).toMatchObject([{ reason: "Of the branch at Robertsganj" }])
    // The first one is taken back: the number is still that of the second.
    await service().undoFee(first, "Wrong slip", clerk)
    expect(await service().receiveFee(third, slip, clerk)).toMatchObject({ other: { id: second } })
  })

  test("of two concurrent deposits with one journal number, one is stored", async () => {
    const codes = [await storeOne({ session: "2034-35" }), await storeOne({ session: "2034-35" })]
    const slip = { date: "2025-07-10", reference: "A1" }
    const outcomes = await Promise.all(codes.map((code) => service().receiveFee(code, slip, clerk)))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["journal_taken", "stored"])
  })

  test("the counter lists what a member did today, and the deposits that they recorded", async () => {
    const meena = { name: "Meena Devi", role: "clerk" } as const
    const session = "2035-36"
    const [a, b, c] = [
      await storeOne({ session, fee: 100 }),
      await storeOne({ session, fee: 20 }),
      await storeOne({ session }),
    ]
    const slip = (reference: string) => ({ date: "2025-07-10", reference })
    await service().receiveFee(a, slip("1"), meena)
    await service().receiveFee(b, slip("2"), meena)
    await service().addNote(c, "Asked the father", meena)
    await service().undoFee(b, "Wrong slip", officer)
    const { recent, deposits } = await service().readCounterToday(meena)
    expect(recent.map(({ id }) => id)).toEqual([c, b, a])
    expect(deposits).toEqual({ count: 1, total: 100 })
    expect(await service().readCounterToday({ name: "Nobody", role: "clerk" })).toEqual({
      recent: [],
      deposits: { count: 0, total: 0 },
    })
  })

  test("of two concurrent deposits for one fee, one is stored", async () => {
    const code = await storeOne()
    const slips = ["1", "2"].map((reference) =>
      service().receiveFee(code, { date: "2025-07-10", reference }, clerk),
    )
    const outcomes = (await Promise.all(slips)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1)
    expect(await eventsOf(code)).toHaveLength(1)
  })

  test("the list of a day has its deposits by journal number, and their sum", async () => {
    const on = (fee_at: string, fee_reference: string, fee: number) =>
      storeOne({ fee_status: "received", fee_at, fee_reference, fee })
    const [b, a] = [await on("2025-06-05", "B", 1200), await on("2025-06-05", "A", 475)]
    await on("2025-06-06", "C", 1)
    const { fees, total } = await service().listFeesOfDay("2025-06-05")
    expect(fees.map(({ id, fee_reference }) => [id, fee_reference])).toEqual([
      [a, "A"],
      [b, "B"],
    ])
    expect(total).toBe(1675)
    expect(await service().listFeesOfDay("2025-06-07")).toEqual({ fees: [], total: 0 })
  })

  test("the deposits of a day name who recorded them, and are exported as CSV, which is audited", async () => {
    const [code, imported] = [
      await storeOne({ session: "2036-37", applicant_name: "=Anjali" }),
      await storeOne({ session: "2036-37" }),
    ]
    await service().receiveFee(code, { date: "2025-05-02", reference: "91" }, clerk)
    await service().receiveFee(imported, { date: "2025-05-02", reference: "92" }, officer)
    const { fees } = await service().listFeesOfDay("2025-05-02")
    expect(fees.map(({ received_by }) => received_by)).toEqual([clerk.name, officer.name])
    const { fileName, table } = await service().exportFeesOfDay("2025-05-02", "hi", clerk)
    const [heading, first] = (await table.toArray()).join("").split("\r\n")
    expect(fileName).toBe("deposits-2025-05-02.csv")
    expect(heading).toContain("किसने दर्ज किया")
    expect(first).toContain('"91","02-05-2025","\'=Anjali"')
    const line = await db().selectFrom("audit").selectAll().orderBy("id", "desc").executeTakeFirst()
    expect(line).toMatchObject({
      action: "deposits exported",
      details: '{"day":"2025-05-02","rows":2}',
    })
  })

  test("filters by fee and by seen follow each change", async () => {
    const session = "2031-32"
    const [a, b, c] = await store(...[1, 2, 3].map(() => buildRow({}, { session })))
    const totals = async () => {
      const ask = { sort: "submitted_at", order: "asc", limit: 0, offset: 0 } as const
      const of = async (filter: object) =>
        (await service().list({ ...ask, filter: { session, ...filter } })).total
      return [
        await of({ feeStatus: "due" }),
        await of({ feeStatus: "received" }),
        await of({ feeStatus: "exempt" }),
        await of({ isSeen: true }),
        await of({ isSeen: false, feeStatus: "due" }),
      ]
    }
    expect(await totals()).toEqual([3, 0, 0, 0, 3])
    await service().receiveFee(a!, { date: "2025-07-10", reference: "1" }, clerk)
    await service().exemptFee(b!, "Freeship card", officer)
    await service().markSeen([a!, c!], clerk)
    await service().markSeen([c!], clerk)
    expect(await totals()).toEqual([1, 1, 1, 3, 0])
    await service().undoFee(a!, "wrong", clerk)
    expect(await totals()).toEqual([2, 0, 1, 3, 0])
  })
})
