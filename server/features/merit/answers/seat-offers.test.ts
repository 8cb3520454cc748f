import { text } from "node:stream/consumers"

import { parse } from "csv-parse/sync"
import { beforeEach, describe, expect, test } from "vitest"

import type { FeeTime } from "#domain/admission/session.ts"
import { leftStatuses } from "#domain/applications/workflow.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { queueReminders } from "#server/features/notices/remind.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { recordAnswersIn } from "#tests/support/merit/record-answers.ts"
import { sampleSession, sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService, createSeatOffers } from "../merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats: 2 } }
/** Applicants by the marks of class 12, of 500. */
const marks = { A: "450", B: "440", C: "430", D: "420" }
const codeOf = (name: string) => `SEATAAAAAAA${name}`
const today = "2025-07-10"
const yesterday = "2025-07-09"

describe.each(databases)("admission and fee on $name", ({ open }) => {
  let feeDue: FeeTime
  const findSession = async () => ({ ...sampleSession, fee_due: feeDue })
  const office = useApplicationsHarnessOfTest(open, { findSession })
  const merit = () =>
    createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now: () => harnessTime })
  const publish = async (lastDate: string) => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { number, list } = round
    const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate }
    return merit().publish(where, publication, officer)
  }
  const withdraw = (number: number) =>
    merit().withdraw(where, { number, reason: "The last day was wrong" }, officer)
  const answer = (state: OfferState, name: string) =>
    recordAnswersIn(
      merit(),
      where,
      { number: 1, codes: [codeOf(name)], state, reason: "A letter" },
      officer,
    )
  const stateOf = async (name: string) =>
    (await merit().read(where)).offers.find(({ code }) => code === codeOf(name))?.state
  const admitAll = async (
    names: readonly string[],
    more: { isOutsideLists?: boolean; reason?: string } = {},
  ) => {
    const rows = await Promise.all(names.map((name) => office.rowOf(codeOf(name))))
    const expectedVersions = Object.fromEntries(
      rows.map((row) => [row.admission_code, row.version]),
    )
    const firstAdmissionNumber = `2025/${names[0]}1`
    const change = {
      to: "admitted",
      reason: "",
      expectedVersions,
      firstAdmissionNumber,
      ...more,
    } as const
    return office.service().changeStatuses(names.map(codeOf), change, officer)
  }
  const admit = async (name: string, more?: Parameters<typeof admitAll>[1]) =>
    (await admitAll([name], more))[0]
  const pay = (name: string, reference = `J-${name}`) =>
    office.service().receiveFee(codeOf(name), { date: today, reference }, clerk)
  /** An officer records money without a seat. */
  const payWithoutSeat = (name: string, reason = "Paid too early", actor: Actor = officer) => {
    const slip = { date: today, reference: `J-${name}`, isWithoutSeat: true, reason }
    return office.service().receiveFee(codeOf(name), slip, actor)
  }
  const listWithoutSeat = async () => {
    const filter = { feeStatus: "without_seat" } as const
    const query = { filter, sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
    const { applications } = await office.service().list(query)
    return applications.map(({ id, fee_state }) => [id.at(-1), fee_state])
  }
  const refusal = (field: string, key: string) => ({
    outcome: "refused",
    errors: { [field]: [key] },
  })

  beforeEach(async () => {
    feeDue = "after_offer"
    await office.store(
      ...Object.entries(marks).map(([name, i_obtmarks]) =>
        buildRow(
          { course: "BSc", category: "general", i_obtmarks },
          { admission_code: codeOf(name), status: "verified" },
        ),
      ),
    )
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
  })
  const sign = async () => {
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
  }
  /** Signs the rule, and publishes the first list, which offers a seat to A and B. */
  const offerSeats = async () => {
    await sign()
    await publish(today)
  }

  test("an admission does not depend on an offer before a rule is signed", async () => {
    const read = await office.service().read(codeOf("D"), officer)
    expect(read?.offer).toEqual({ state: "no_lists" })
    expect(await admit("D")).toMatchObject({ outcome: "stored" })
    expect(await pay("D")).toEqual({ outcome: "stored" })
  })

  /** The first list is of the day before yesterday, and yesterday was its last day. */
  const endOffers = () =>
    office
      .db()
      .updateTable("merit_rounds")
      .set({ published_at: "2025-07-08T06:30:00.000Z", last_date: yesterday })
      .execute()

  test("money before any seat is recorded by an officer with a reason, and found", async () => {
    expect(await pay("D")).toEqual(refusal("offer", "no_list_yet"))
    expect(await payWithoutSeat("D", "Why", clerk)).toEqual({ outcome: "not_allowed" })
    expect(await payWithoutSeat("D", " ")).toEqual(refusal("reason", "missing"))
    expect(await payWithoutSeat("D")).toEqual({ outcome: "stored" })
    expect(await office.rowOf(codeOf("D"))).toMatchObject({
      fee_status: "received",
      fee_reason: "Paid too early",
    })
    expect((await office.auditOf(codeOf("D"))).at(-1)?.details).toMatch(/without_seat/)
    expect(await listWithoutSeat()).toEqual([["D", "received_early"]])
    await offerSeats()
    expect(await payWithoutSeat("C")).toEqual({ outcome: "stored" })
    expect(await listWithoutSeat()).toEqual([
      ["C", "received_early"],
      ["D", "received_early"],
    ])
    await answer("declined", "A")
    await publish(today)
    expect(await stateOf("C")).toBe("offered")
    expect(await listWithoutSeat()).toEqual([["D", "received_early"]])
  })

  test("a deposit in time accepts the seat, also if its slip comes after the last day", async () => {
    await offerSeats()
    await endOffers()
    expect(await pay("A")).toEqual(refusal("offer", "offer_over"))
    const early = { date: "2025-07-07", reference: "J-1" }
    expect(await office.service().receiveFee(codeOf("A"), early, clerk)).toEqual(
      refusal("offer", "offer_over"),
    )
    const slip = { date: yesterday, reference: "J-1" }
    expect(await office.service().receiveFee(codeOf("A"), slip, clerk)).toEqual({
      outcome: "stored",
    })
    expect(await stateOf("A")).toBe("accepted")
    await answer("absent", "B")
    await publish(today)
    const late = { date: yesterday, reference: "J-2" }
    expect(await office.service().receiveFee(codeOf("B"), late, clerk)).toEqual(
      refusal("offer", "offer_needed"),
    )
    expect(await payWithoutSeat("B")).toEqual({ outcome: "stored" })
    expect(await listWithoutSeat()).toEqual([["B", "received_without_seat"]])
  })

  test("money without a seat accepts no offer, and only an officer takes it back", async () => {
    await offerSeats()
    expect(await payWithoutSeat("A")).toEqual({ outcome: "stored" })
    expect(await stateOf("A")).toBe("offered")
    expect(await payWithoutSeat("C")).toEqual({ outcome: "stored" })
    const takeBack = (actor: Actor) => office.service().undoFee(codeOf("C"), "Paid back", actor)
    expect(await takeBack(clerk)).toEqual({ outcome: "not_allowed" })
    expect(await takeBack(officer)).toEqual({ outcome: "stored" })
  })

  test("a fee with the application is not due after the last day of an offer, and accepts none then", async () => {
    feeDue = "with_application"
    await offerSeats()
    await endOffers()
    expect((await office.service().countWorkLists()).feeDue).toBe(2)
    const slip = { date: yesterday, reference: "J-1" }
    expect(await office.service().receiveFee(codeOf("A"), slip, clerk)).toEqual({
      outcome: "stored",
    })
    expect(await stateOf("A")).toBe("offered")
  })

  test("the fee of somebody admitted to another course needs an officer, and accepts no seat", async () => {
    await offerSeats()
    const { aadhaar_index } = await office.rowOf(codeOf("A"))
    await office.store(
      buildRow(
        { course: "BA" },
        { admission_code: codeOf("E"), status: "admitted", aadhaar_index },
      ),
    )
    expect(await pay("A")).toEqual(refusal("offer", "paid_elsewhere"))
    expect(await payWithoutSeat("A")).toEqual({ outcome: "stored" })
    expect(await stateOf("A")).toBe("offered")
  })

  test("need an accepted offer once a rule is signed", async () => {
    await sign()
    expect(await admit("A")).toMatchObject(refusal("offer", "offer_needed"))
    expect(await pay("A")).toEqual(refusal("offer", "offer_needed"))
    await publish(today)
    const setLastDate = (last_date: string) =>
      office.db().updateTable("merit_rounds").set({ last_date }).execute()
    await setLastDate(yesterday)
    expect(await pay("A")).toEqual(refusal("offer", "offer_over"))
    expect((await office.rowOf(codeOf("A"))).fee_status).toBe("due")
    await withdraw(1)
    await publish(today)
    expect(await admit("A")).toMatchObject(refusal("offer", "offer_not_accepted"))
    expect(await office.rowOf(codeOf("A"))).toMatchObject({ status: "verified", version: 1 })
    expect(await pay("C")).toEqual(refusal("offer", "offer_needed"))
  })

  test.each(leftStatuses)(
    "a deposit of somebody %s is recorded for the refund, and accepts no seat",
    async (status) => {
      await offerSeats()
      await office.db().updateTable("applications").set({ status }).execute()
      for (const name of ["B", "C"]) {
        expect(await pay(name)).toEqual({ outcome: "stored" })
        await office.service().undoFee(codeOf(name), "Recorded for a test", clerk)
      }
      expect(await stateOf("B")).toBe("offered")
    },
  )

  test("a deposit accepts an open offer, or neither is stored", async () => {
    await payWithoutSeat("D")
    await offerSeats()
    expect((await office.service().read(codeOf("A"), officer))?.offer).toEqual({
      state: "offered",
      compartment: "open",
      number: 1,
      lastDate: today,
      offeredOn: today,
      isOpen: true,
      isLast: true,
    })
    expect(await pay("A", "J-D")).toMatchObject({ outcome: "journal_taken" })
    expect(await stateOf("A")).toBe("offered")
    expect(await pay("A")).toEqual({ outcome: "stored" })
    expect(await stateOf("A")).toBe("accepted")
    const lines = (await office.auditOf(codeOf("A"))).map(({ actor, action }) => [actor, action])
    expect(lines).toEqual([
      [clerk.name, "fee received"],
      [clerk.name, "merit offer accepted"],
    ])
    expect(await admit("A")).toMatchObject({ outcome: "stored" })
  })

  test("an exemption accepts an open offer too", async () => {
    await offerSeats()
    const exempt = (name: string) =>
      office.service().exemptFee(codeOf(name), "A freeship card", officer)
    expect(await exempt("C")).toEqual(refusal("offer", "offer_needed"))
    expect(await exempt("B")).toEqual({ outcome: "stored" })
    expect(await stateOf("B")).toBe("accepted")
  })

  test("of several admitted together, only those with an accepted offer are", async () => {
    await offerSeats()
    await pay("B")
    expect(await admitAll(["C", "B"])).toMatchObject([
      { id: codeOf("C"), ...refusal("offer", "offer_needed") },
      { id: codeOf("B"), outcome: "stored" },
    ])
    expect((await office.rowOf(codeOf("C"))).status).toBe("verified")
    expect((await office.rowOf(codeOf("B"))).status).toBe("admitted")
  })

  test("an admitted applicant gives up the seat only by a cancelled admission, which frees it", async () => {
    await offerSeats()
    for (const name of ["A", "B"]) await pay(name)
    await admit("A")
    const leftOut = [{ code: codeOf("A"), why: "admitted", state: "accepted" }]
    for (const state of ["declined", "offered"] as const)
      expect(await answer(state, "A")).toMatchObject({ recorded: {}, leftOut })
    expect(await stateOf("A")).toBe("accepted")
    const before = (await merit().readOverview(where.session, ["BSc"]))[0]!
    expect(before.offers).toMatchObject({ accepted: 2, declined: 0 })
    const { version } = await office.rowOf(codeOf("A"))
    const cancelled = {
      to: "cancelled" as const,
      reason: "Left the college",
      expectedVersions: { [codeOf("A")]: version },
    }
    await office.service().changeStatuses([codeOf("A")], cancelled, officer)
    const after = (await merit().readOverview(where.session, ["BSc"]))[0]!
    expect(after.offers).toMatchObject({ accepted: 1, declined: 1 })
    expect(await merit().dryRun(where, officer.name)).toMatchObject({
      difference: [
        { code: codeOf("C"), to: "open", reason: "from_waiting" },
        { code: codeOf("A"), from: "open", to: null, reason: "not_ranked" },
      ],
    })
  })

  test("a seat outside the lists needs a reason, and the audit names it", async () => {
    await offerSeats()
    expect(await admit("D", { isOutsideLists: true })).toMatchObject(refusal("reason", "missing"))
    const reason = "Sports seat, order of the principal"
    expect(await admit("D", { isOutsideLists: true, reason })).toMatchObject({ outcome: "stored" })
    const lines = await office.auditOf(codeOf("D"))
    expect(lines.map(({ action }) => action)).toContain("admitted outside the merit lists")
  })

  test("of an offer that ends tomorrow, only those are told who need it", async () => {
    await sign()
    await publish("2025-07-11")
    await admit("A", { isOutsideLists: true, reason: "Order of a court" })
    await turnChannels(office.db(), ["email"])
    const offers = createSeatOffers({ now: () => harnessTime })
    const sessions = async () => [await findSession()]
    await queueReminders({ db: office.db(), now: () => harnessTime, offers, sessions })()
    const told = await office
      .db()
      .selectFrom("outgoing")
      .select(["admission_code", "event"])
      .where("kind", "=", "last_day")
      .execute()
    expect(told).toEqual([{ admission_code: codeOf("B"), event: "seat 2025-07-11" }])
  })

  test("an accepted seat is not freed by a rejection of several people, or without a reason", async () => {
    const versions = async (names: readonly string[]) => {
      const rows = await Promise.all(names.map((name) => office.rowOf(codeOf(name))))
      return Object.fromEntries(rows.map((row) => [row.admission_code, row.version]))
    }
    await offerSeats()
    await pay("B")
    const leave = async (names: readonly string[], to: "withdrawn" | "rejected", reason: string) =>
      office
        .service()
        .changeStatuses(
          names.map(codeOf),
          { to, reason, expectedVersions: await versions(names) },
          officer,
        )
    expect(await leave(["B", "C"], "rejected", "No marksheet")).toMatchObject([
      { id: codeOf("B"), ...refusal("offer", "offer_accepted") },
      { id: codeOf("C"), outcome: "stored" },
    ])
    expect(await leave(["B"], "withdrawn", "")).toMatchObject([refusal("reason", "missing")])
    expect((await office.rowOf(codeOf("B"))).status).toBe("verified")
    expect(await leave(["B"], "withdrawn", "Letter of 10 July")).toMatchObject([
      { outcome: "stored" },
    ])
  })

  test("a fee that is due with the application is taken without a seat, and accepts an open offer", async () => {
    feeDue = "with_application"
    expect(await pay("C")).toEqual({ outcome: "stored" })
    await offerSeats()
    expect(await pay("D")).toEqual({ outcome: "stored" })
    expect(await pay("B")).toEqual({ outcome: "stored" })
    expect(await stateOf("B")).toBe("accepted")
    expect((await office.service().countWorkLists()).feeDue).toBe(1)
  })

  test("after an offer, only fees of open and accepted seats and of admissions are due", async () => {
    const due = async () => {
      const { fees } = await office.service().report()
      const query = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
      const listed = await office.service().list({ ...query, filter: { list: "feeDue" } })
      const names = listed.applications.map(({ id }) => id.at(-1)).toSorted()
      expect((await office.service().countWorkLists()).feeDue).toBe(names.length)
      expect(fees.due.applications).toBe(names.length)
      return names.join("")
    }
    expect(await due()).toBe("")
    await offerSeats()
    expect(await due()).toBe("AB")
    await answer("accepted", "A")
    await answer("declined", "B")
    expect(await due()).toBe("A")
    await admit("D", { isOutsideLists: true, reason: "Sports seat" })
    expect(await due()).toBe("AD")
    await pay("A")
    expect(await due()).toBe("D")
  })

  test("the list shows the newest offer of each application", async () => {
    await offerSeats()
    await answer("accepted", "A")
    const listed = await office.service().find(["A", "B", "C"].map(codeOf))
    const offers = new Map(listed.map(({ id, offer }) => [id.at(-1), offer]))
    const offer = {
      compartment: "open",
      number: 1,
      lastDate: today,
      offeredOn: today,
      isOpen: true,
    }
    expect(offers.get("A")).toEqual({ ...offer, state: "accepted" })
    expect(offers.get("B")).toEqual({ ...offer, state: "offered" })
    expect(offers.get("C")).toBeNull()
    const query = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
    const { applications } = await office
      .service()
      .list({ ...query, filter: { offer: "accepted" } })
    expect(applications.map(({ id }) => id)).toEqual([codeOf("A")])
  })

  test.each(leftStatuses)(
    "the list shows and finds the seat of a %s one as the overview counts it",
    async (status) => {
      await offerSeats()
      await answer("accepted", "A")
      await answer("accepted", "B")
      await office
        .db()
        .updateTable("applications")
        .set({ status })
        .where("admission_code", "=", codeOf("B"))
        .execute()
      const query = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
      const [overview] = await merit().readOverview(where.session, ["BSc"])
      for (const state of ["accepted", "declined", "offered", "absent"] as const) {
        const { applications } = await office.service().list({ ...query, filter: { offer: state } })
        expect(applications.map(({ offer }) => offer?.state)).toEqual(applications.map(() => state))
        expect(applications.length).toBe(overview!.offers[state])
      }
      expect(overview!.offers).toMatchObject({ accepted: 1, declined: 1 })
    },
  )

  test("an export has what the college found, the place in the last list, and the admission number", async () => {
    const exported = async () => {
      const asked = { filter: {}, format: "csv", language: "en" } as const
      const outcome = await office.service().export(asked, officer)
      if (outcome.outcome !== "exported") throw new Error(outcome.outcome)
      const table = await text(outcome.table)
      const records = parse<Record<string, string>>(table, { bom: true, columns: true })
      const titles = ["Intermediate: Marks obtained", "Merit list", "Rank", "Merit index"]
      return records
        .map((record) => [...titles, "Admission number"].map((title) => record[title]).join(" | "))
        .toSorted()
        .toReversed()
    }
    expect(await exported()).toEqual([
      "450 |  |  |  | ",
      "440 |  |  |  | ",
      "430 |  |  |  | ",
      "420 |  |  |  | ",
    ])
    await offerSeats()
    await answer("accepted", "A")
    await admit("A")
    expect(await exported()).toEqual([
      "450 | 1 | 1 | 90.00 | 2025/A1",
      "440 | 1 | 2 | 88.00 | ",
      "430 | 1 | 3 | 86.00 | ",
      "420 | 1 | 4 | 84.00 | ",
    ])
  })

  test("the sheet has the deposit slips only while the fee is asked", async () => {
    const sheetsOf = async () => {
      const place = { origin: "https://college.example", language: "en" } as const
      const query = { filter: {}, sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
      const codes = ["A", "C"].map(codeOf)
      const { sheets } = await office.service().printSheets({ ...query, ...place, codes }, clerk)
      return sheets.map(({ fee }) => fee)
    }
    expect(await sheetsOf()).toEqual([{ state: "later" }, { state: "later" }])
    await offerSeats()
    expect(await sheetsOf()).toEqual([
      { state: "asked", lastDay: today, isSeatOffered: true },
      { state: "later" },
    ])
    await answer("declined", "A")
    expect(await sheetsOf()).toEqual([{ state: "none" }, { state: "later" }])
    feeDue = "with_application"
    await publish(today)
    expect(await sheetsOf()).toMatchObject([{ state: "none" }, { state: "asked" }])
    expect((await office.service().report()).fees.due.applications).toBe(3)
  })
})
