import { randomBytes } from "node:crypto"

import { beforeEach, describe, expect, test } from "vitest"

import type { OfferState, OwnAnswer } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { versionsOf } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createApplicantService, createMeritService } from "../merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const names = ["A", "B", "C"]
const codeOf = (name: string) => `ANSWERAAAAA${name}`
const lastDate = "2025-07-14"
const firstDay = "2025-07-11T06:30:00.000Z"
const dayAfter = "2025-07-14T18:30:00.000Z"
const otherClerk = { name: "Other clerk", role: "clerk" } as const
const reason = "Letter of 11 July"

describe.each(databases)("answers that staff record on $name", ({ open }) => {
  const office = useApplicationsHarness(open)
  let time: number
  const now = () => new Date((time += 1000))
  const at = (instant: string) => void (time = Date.parse(instant))
  const deps = () => ({ db: office.db(), fieldEncryption, now, randomBytes })
  const merit = () => createMeritService({ ...sessionDeps, ...deps() })

  const publish = async (publishAt = "", last = lastDate) => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { number, list } = round
    const publication = { number, sha256: list.result.sha256, publishAt, lastDate: last }
    expect((await merit().publish(where, publication, officer)).outcome).toBe("published")
  }

  beforeEach(async () => {
    const db = office.db()
    for (const table of ["merit_answers", "merit_places", "merit_rounds", "merit_rules"] as const)
      await db.deleteFrom(table).execute()
    for (const table of ["applications", "application_events"] as const)
      await db.deleteFrom(table).execute()
    await office.store(
      ...[...names, "D"].map((name, index) =>
        buildRow(
          { course: "BSc", category: "general", i_obtmarks: String(450 - 10 * index) },
          { admission_code: codeOf(name), status: "verified" },
        ),
      ),
    )
    at("2025-07-10T06:30:00.000Z")
    const basis = [{ component: "intermediate", weight: 1 }]
    const rule = { basis, ranked: "all", allocation: { seats: names.length } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
    await publish()
    at(firstDay)
  })

  const offers = async () => (await merit().read(where)).offers
  const offerOf = async (name: string) =>
    (await offers()).find(({ code }) => code === codeOf(name))!
  const versions = () => versionsOf(merit(), where)
  interface More {
    expectedVersions?: Record<string, string>
    reason?: string
    by?: Actor
    number?: number
  }
  /** Records an answer from a page that shows the present state, or what it showed before. */
  const record = async (state: OfferState, who: readonly string[], more: More = {}) => {
    const { by = clerk, number = 1 } = more
    const answers = {
      number,
      codes: who.map(codeOf),
      state,
      reason: more.reason ?? "",
      expectedVersions: more.expectedVersions ?? (await versions()),
    }
    return merit().recordAnswers(where, answers, by)
  }
  const answer = async (name: string, given: OwnAnswer) => {
    const applicant = { admissionCode: codeOf(name), session: where.session, course: "BSc" }
    const service = createApplicantService(deps())
    const list = (await service.readRounds(applicant))!.rounds.at(-1)!.id
    return service.answerOffer(applicant, { list, answer: given, isConfirmed: true })
  }
  const setApplication = (name: string, changes: object) =>
    office
      .db()
      .updateTable("applications")
      .set(changes)
      .where("admission_code", "=", codeOf(name))
      .execute()
  const leftOut = (name: string, why: string, state: OfferState | null) => [
    { code: codeOf(name), why, state },
  ]
  const officerWith = { by: officer, reason }

  test("a page loaded before an online acceptance records nothing, and the receipt stays", async () => {
    at(dayAfter)
    const stale = await versions()
    at(firstDay)
    expect(await answer("A", "accepted")).toEqual({ outcome: "recorded" })
    const accepted = await offerOf("A")
    at(dayAfter)
    for (const by of [clerk, officer]) {
      const result = await record("absent", ["A"], { expectedVersions: stale, by, reason })
      expect(result).toMatchObject({ recorded: {}, leftOut: leftOut("A", "changed", "accepted") })
    }
    expect(await offerOf("A")).toEqual(accepted)
    expect(accepted.answers).toMatchObject([{ actor: "applicant", receipt: expect.any(String) }])
  })

  test("people who accepted are left out in bulk and listed, and the others are recorded", async () => {
    await answer("A", "accepted")
    at(dayAfter)
    const result = await record("absent", names, officerWith)
    expect(result).toMatchObject({
      recorded: { [codeOf("B")]: expect.any(String), [codeOf("C")]: expect.any(String) },
      leftOut: leftOut("A", "accepted", "accepted"),
    })
    expect((await offers()).map(({ state }) => state)).toEqual(["accepted", "absent", "absent"])
  })

  test("people whose fee is settled are left out, except to accept", async () => {
    await setApplication("A", { fee_status: "received" })
    await setApplication("B", { fee_status: "exempt" })
    at(dayAfter)
    expect(await record("absent", names)).toMatchObject({
      leftOut: [
        ...leftOut("A", "fee_settled", "offered"),
        ...leftOut("B", "fee_settled", "offered"),
      ],
    })
    const alone = await record("absent", ["A"], { reason })
    expect(alone).toMatchObject({ leftOut: leftOut("A", "officer_only", "offered") })
    expect(await record("accepted", ["A", "B"])).toMatchObject({ leftOut: [] })
  })

  test("nobody is admitted and without a seat, whoever records it", async () => {
    await record("accepted", ["A"])
    await setApplication("A", { status: "admitted" })
    at(dayAfter)
    for (const state of ["declined", "absent", "offered"] as const) {
      expect(await record(state, ["A"], officerWith)).toMatchObject({
        leftOut: leftOut("A", "admitted", "accepted"),
      })
    }
  })

  test("'did not come' is refused until the last day in India has passed", async () => {
    for (const instant of [firstDay, "2025-07-14T18:29:00.000Z"]) {
      at(instant)
      expect(await record("absent", names, officerWith)).toEqual({ outcome: "too_early" })
    }
    expect((await offers()).every(({ state }) => state === "offered")).toBe(true)
    at(dayAfter)
    expect(await record("absent", names)).toMatchObject({ outcome: "recorded", leftOut: [] })
  })

  test("a refusal by letter needs a reason, for one person at a time", async () => {
    expect(await record("declined", names, { reason })).toEqual({ outcome: "one_at_a_time" })
    expect(await record("declined", ["A"])).toEqual({ outcome: "reason_missing" })
    expect(await record("declined", ["A"], { reason })).toMatchObject({ leftOut: [] })
    expect((await offerOf("A")).answers).toMatchObject([
      { kind: "answered", state: "declined", actor: clerk.name, reason, receipt: null },
    ])
  })

  test("an answer is overridden by an officer, with a reason, for one person at a time", async () => {
    await answer("A", "accepted")
    await answer("B", "accepted")
    for (const state of ["declined", "offered"] as const) {
      expect(await record(state, ["A"], { reason })).toMatchObject({
        leftOut: leftOut("A", "officer_only", "accepted"),
      })
    }
    expect(await record("declined", ["A"], { by: officer })).toEqual({ outcome: "reason_missing" })
    expect(await record("offered", ["A", "B"], officerWith)).toMatchObject({ recorded: {} })
    const [before] = (await offerOf("A")).answers
    expect(await record("declined", ["A"], officerWith)).toMatchObject({ leftOut: [] })
    expect((await offerOf("A")).answers).toMatchObject([
      before!,
      { kind: "changed", before: "accepted", state: "declined", actor: officer.name, reason },
    ])
  })

  test("a seat that was given up is reinstated with a reason until the next list is made", async () => {
    await answer("A", "declined")
    at(dayAfter)
    await record("absent", ["B"])
    expect(await record("accepted", ["A"], { reason })).toMatchObject({
      leftOut: leftOut("A", "officer_only", "declined"),
    })
    expect(await record("absent", ["A"], officerWith)).toMatchObject({
      leftOut: leftOut("A", "given_up", "declined"),
    })
    expect(await record("offered", ["A"], { by: officer })).toEqual({ outcome: "reason_missing" })
    expect(await record("offered", ["A"], officerWith)).toMatchObject({ leftOut: [] })
    expect((await offerOf("A")).answers.map(({ kind, state }) => [kind, state])).toEqual([
      ["answered", "declined"],
      ["reinstated", "offered"],
    ])
    await publish("2025-07-20T00:00:00.000Z", "2025-07-24")
    expect(await record("accepted", ["B"], officerWith)).toEqual({ outcome: "changed" })
  })

  test("a person without an offer, or with this answer already, is left out", async () => {
    await record("accepted", ["A"])
    expect(await record("accepted", ["A", "B", "D"])).toMatchObject({
      recorded: { [codeOf("B")]: expect.any(String) },
      leftOut: [...leftOut("A", "recorded", "accepted"), ...leftOut("D", "no_offer", null)],
    })
  })

  describe("are undone", () => {
    const undo = async (recorded: Awaited<ReturnType<typeof record>>, by: Actor = clerk) => {
      if (recorded.outcome !== "recorded") throw new Error(recorded.outcome)
      const undoing = {
        number: 1,
        codes: Object.keys(recorded.recorded),
        expectedVersions: recorded.recorded,
      }
      return merit().undoAnswers(where, undoing, by)
    }

    test("by who recorded them, and a further row says so", async () => {
      at(dayAfter)
      const recorded = await record("absent", names)
      expect(await undo(recorded, otherClerk)).toMatchObject({
        recorded: {},
        leftOut: names.map((name) => leftOut(name, "not_undone", "absent")[0]),
      })
      expect(await undo(recorded)).toMatchObject({ leftOut: [] })
      const { state, answers } = await offerOf("A")
      expect(state).toBe("offered")
      expect(answers.map(({ kind, state: after }) => [kind, after])).toEqual([
        ["answered", "absent"],
        ["undone", "offered"],
      ])
      expect(await undo(recorded)).toMatchObject({ recorded: {} })
    })

    test("and say so of people whom the list offers nothing any more", async () => {
      const undoing = { number: 1, codes: [codeOf("D")], expectedVersions: { [codeOf("D")]: 1 } }
      expect(await merit().undoAnswers(where, undoing, clerk)).toMatchObject({
        recorded: {},
        leftOut: leftOut("D", "no_offer", null),
      })
    })

    test("with the acceptance that they overrode", async () => {
      await answer("A", "accepted")
      const recorded = await record("declined", ["A"], officerWith)
      expect(await undo(recorded, officer)).toMatchObject({ leftOut: [] })
      expect((await offerOf("A")).state).toBe("accepted")
    })

    test("within a minute", async () => {
      const recorded = await record("accepted", ["A"])
      time += 60_000
      expect(await undo(recorded)).toMatchObject({
        leftOut: leftOut("A", "not_undone", "accepted"),
      })
    })

    test("unless the applicant answered, the fee came or somebody was admitted since", async () => {
      const declined = await record("declined", ["A"], { reason })
      await answer("A", "accepted")
      expect(await undo(declined)).toMatchObject({ leftOut: leftOut("A", "changed", "accepted") })
      const accepted = await record("accepted", ["B", "C"])
      await setApplication("B", { fee_status: "received" })
      await setApplication("C", { status: "admitted" })
      expect(await undo(accepted)).toMatchObject({
        recorded: {},
        leftOut: [
          ...leftOut("B", "fee_settled", "accepted"),
          ...leftOut("C", "admitted", "accepted"),
        ],
      })
    })
  })

  test("a clerk's and an applicant's answer at once leave the acceptance", async () => {
    at(dayAfter)
    const stale = await versions()
    at("2025-07-14T18:29:00.000Z")
    const [own] = await Promise.all([
      answer("A", "accepted"),
      record("declined", ["A"], { expectedVersions: stale, reason }),
    ])
    const { state, answers } = await offerOf("A")
    const receipts = answers.flatMap(({ receipt }) => receipt ?? [])
    expect(own).toEqual({ outcome: "recorded" })
    expect([state, receipts.length]).toEqual(["accepted", 1])
  })
})
