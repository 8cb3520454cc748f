import { randomBytes } from "node:crypto"

import { beforeEach, describe, expect, test } from "vitest"

import type { OfferState, OwnAnswer } from "#domain/merit/rounds/offers.ts"
import {
  buildRow,
  fieldEncryption,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { recordAnswersIn } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService, createApplicantService } from "./merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const codeOf = (name: string) => `MERT-BBBB-BBB${name}`.replaceAll("-", "")
const applicant = (name: string) => ({
  admissionCode: codeOf(name),
  session: where.session,
  course: where.programme,
})
const lastDate = "2025-07-14"

describe.each(databases)("an applicant's part of merit lists on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let time: number
  const now = () => new Date(++time)
  const at = (instant: string) => void (time = Date.parse(instant))
  const deps = () => ({ db: office.db(), fieldEncryption, now, randomBytes })
  const merit = () => createMeritService({ ...sessionDeps, ...deps() })
  const own = () => createApplicantService(deps())

  const publish = async (changes = {}) => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { number, list } = round
    const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate, ...changes }
    return merit().publish(where, publication, officer)
  }
  const record = (number: number, state: OfferState, ...names: string[]) =>
    recordAnswersIn(
      merit(),
      where,
      { number, codes: names.map(codeOf), state, reason: "Letter of 11 July" },
      officer,
    )
  const current = async (name: string) => (await own().readRounds(applicant(name)))?.rounds.at(-1)
  const answersOf = async (name: string) => (await own().readRounds(applicant(name)))?.answers ?? []
  const answer = async (name: string, given: OwnAnswer, isConfirmed = true, list?: number) => {
    const listId = list ?? (await current(name))?.id ?? 0
    return own().answerOffer(applicant(name), { list: listId, answer: given, isConfirmed })
  }
  const object = async (name: string, text = "My marks are 452", topic = "index", list?: number) =>
    own().makeObjection(applicant(name), {
      isConfirmed: true,
      list: list ?? (await current(name))?.id ?? 0,
      topic,
      text,
    })
  const auditOf = (name: string) =>
    office
      .db()
      .selectFrom("audit")
      .select(["actor", "action", "details"])
      .where("subject", "=", codeOf(name))
      .orderBy("id")
      .execute()

  beforeEach(async () => {
    at("2025-07-10T06:30:00.000Z")
    const marks = { A: "450", B: "440", C: "430", D: "420" }
    await office.store(
      ...Object.entries(marks).map(([name, i_obtmarks]) =>
        buildRow({ course: "BSc", i_obtmarks }, { admission_code: codeOf(name) }),
      ),
    )
    const basis = [{ component: "intermediate", weight: 1 }]
    const rule = { basis, ranked: "all", allocation: { seats: 2 } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
  })

  const firstDay = "2025-07-11T00:00:00.000Z"
  /** Publishes the first list, which offers a seat to A and B. */
  const publishFirst = async () => {
    await publish({ publishAt: firstDay })
    at(firstDay)
  }

  test("nothing is shown, answered or objected to before a list is public", async () => {
    expect(await own().readRounds(applicant("A"))).toBeUndefined()
    await publish({ publishAt: firstDay })
    const id = (await merit().read(where)).rounds[0]!.id
    expect(await own().readRounds(applicant("A"))).toBeUndefined()
    expect(await answer("A", "accepted", true, id)).toEqual({ outcome: "changed" })
    expect(await object("A", "Too early", "index", id)).toEqual({ outcome: "changed" })
    at(firstDay)
    expect(await own().readRounds(applicant("A"))).toMatchObject({
      today: "2025-07-11",
      takesAnswers: true,
      rounds: [{ number: 1, state: "offered", lastDate, objectUntil: "2025-07-14" }],
    })
    expect(await current("C")).toMatchObject({ state: null, place: { outcome: { rank: 3 } } })
  })

  test("an answer is asked for and stored once, with a receipt that stays", async () => {
    await publishFirst()
    expect(await answer("A", "accepted", false)).toEqual({ outcome: "open" })
    expect((await current("A"))?.state).toBe("offered")
    const both = await Promise.all([answer("A", "accepted"), answer("A", "accepted")])
    expect(both).toEqual([{ outcome: "recorded" }, { outcome: "recorded" }])
    const [{ receipt, at: answeredAt } = { receipt: "", at: "" }] = await answersOf("A")
    expect(receipt).toMatch(/^[2-9A-Z]{8}$/)
    expect(answeredAt).toMatch(/^2025-07-11T/)
    const lines = await auditOf("A")
    expect(lines.filter(({ action }) => action === "merit offer accepted")).toEqual([
      {
        actor: "applicant",
        action: "merit offer accepted",
        details: JSON.stringify({
          ...where,
          list: 1,
          from: "offered",
          to: "accepted",
          receipt,
        }),
      },
    ])
    expect(await answer("A", "declined")).toEqual({ outcome: "answered", state: "accepted" })
    await record(1, "declined", "A")
    expect(await current("A")).toMatchObject({ state: "declined", isOwnAnswer: false })
    expect(await answersOf("A")).toMatchObject([
      { state: "accepted", actor: "applicant", receipt, at: answeredAt },
      {
        kind: "changed",
        state: "declined",
        actor: officer.name,
        reason: "Letter of 11 July",
        receipt: null,
      },
    ])
  })

  test("a seat that was given up is taken back until the last day, with another receipt", async () => {
    await publishFirst()
    await answer("A", "accepted")
    await record(1, "declined", "A")
    expect(await answer("A", "declined")).toEqual({ outcome: "recorded" })
    expect(await answer("A", "accepted", false)).toEqual({ outcome: "open" })
    expect((await current("A"))?.state).toBe("declined")
    expect(await answer("A", "accepted")).toEqual({ outcome: "recorded" })
    expect(await current("A")).toMatchObject({ state: "accepted", isOwnAnswer: true })
    const receipts = (await answersOf("A")).flatMap(({ receipt }) => receipt ?? [])
    expect(new Set(receipts).size).toBe(2)
    expect(await answer("B", "declined")).toEqual({ outcome: "recorded" })
    at("2025-07-14T18:30:00.000Z")
    expect(await answer("B", "accepted")).toEqual({ outcome: "late" })
    at("2025-07-11T01:00:00.000Z")
    expect(await answer("B", "accepted")).toEqual({ outcome: "recorded" })
  })

  test("somebody without an offer, or who has left, cannot answer", async () => {
    await publishFirst()
    expect(await answer("C", "accepted")).toEqual({ outcome: "no_offer" })
    await office
      .db()
      .updateTable("applications")
      .set({ status: "withdrawn" })
      .where("admission_code", "=", codeOf("B"))
      .execute()
    expect(await answer("B", "accepted")).toEqual({ outcome: "no_offer" })
  })

  test("the last day counts in Indian time", async () => {
    await publishFirst()
    at("2025-07-14T18:29:00.000Z")
    expect(await answer("B", "declined", false)).toEqual({ outcome: "open" })
    at("2025-07-14T18:30:00.000Z")
    expect(await answer("B", "accepted")).toEqual({ outcome: "late" })
  })

  test("an objection names the index or an own claim, with a text, once", async () => {
    await publishFirst()
    expect(await object("C", " ", "ncc_c")).toEqual({
      outcome: "invalid_objection",
      errors: { topic: "missing", text: "missing" },
    })
    expect(await object("C", "x".repeat(1001))).toEqual({
      outcome: "invalid_objection",
      errors: { text: "text.too_long" },
    })
    const both = await Promise.all([object("C"), object("C")])
    expect(both).toEqual([{ outcome: "objected" }, { outcome: "objected" }])
    expect(await object("C", "Another", "ncc_b")).toEqual({ outcome: "objection_open" })
    const lines = (await auditOf("C")).filter(({ action }) => action === "merit objection made")
    expect(lines).toEqual([
      {
        actor: "applicant",
        action: "merit objection made",
        details: '{"session":"2025-26","programme":"BSc","list":1,"topic":"index"}',
      },
    ])
    expect((await own().readRounds(applicant("C")))?.objections).toMatchObject([
      { number: 1, topic: "index", text: "My marks are 452", verdict: null },
    ])
    expect((await own().readRounds(applicant("A")))?.objections).toEqual([])
  })

  test("an objection that is not confirmed is not stored, and says whether one can be", async () => {
    await publishFirst()
    const list = (await current("D"))!.id
    const ask = (changes = {}) =>
      own().makeObjection(applicant("D"), {
        list,
        topic: "index",
        text: "My marks are 452",
        isConfirmed: false,
        ...changes,
      })
    expect(await ask()).toEqual({ outcome: "open" })
    expect(await ask({ list: 0 })).toEqual({ outcome: "changed" })
    expect(await ask({ text: "" })).toMatchObject({ outcome: "invalid_objection" })
    expect((await own().readRounds(applicant("D")))?.objections).toEqual([])
  })

  test("an objection is answered once, and another one can follow", async () => {
    await publishFirst()
    await object("C")
    const { objections } = await merit().read(where)
    expect(objections).toMatchObject([{ code: codeOf("C"), verdict: null }])
    const { id } = objections[0]!
    const decide = (programme = where.programme) =>
      merit().answerObjection(
        { ...where, programme },
        id,
        { verdict: "upheld", answer: "Corrected." },
        officer,
      )
    expect(await decide("BA")).toEqual({ outcome: "changed" })
    expect(await decide()).toEqual({ outcome: "answered" })
    expect(await decide()).toEqual({ outcome: "changed" })
    expect((await own().readRounds(applicant("C")))?.objections).toMatchObject([
      { verdict: "upheld", answer: "Corrected." },
    ])
    expect((await auditOf("C")).at(-1)).toEqual({
      actor: officer.name,
      action: "merit objection upheld",
      details: '{"session":"2025-26","programme":"BSc"}',
    })
    expect(await object("C", "Another", "ncc_b")).toEqual({ outcome: "objected" })
    at("2025-07-14T18:30:00.000Z")
    expect(await object("D")).toEqual({ outcome: "too_late_to_object" })
  })

  test("while the next list is made, and after it, the old offer takes no answer", async () => {
    await publishFirst()
    await answer("A", "accepted")
    await record(1, "declined", "A")
    await answer("A", "accepted")
    at("2025-07-15T00:00:00.000Z")
    const list = (await current("B"))!.id
    await publish({ publishAt: "2025-07-16T00:00:00.000Z", lastDate: "2025-07-20" })
    expect(await own().readRounds(applicant("B"))).toMatchObject({
      takesAnswers: false,
      rounds: [{ number: 1 }],
    })
    expect(await answer("B", "accepted", true, list)).toEqual({ outcome: "changed" })
    at("2025-07-16T00:00:00.000Z")
    expect(await answer("B", "accepted", true, list)).toEqual({ outcome: "changed" })
    // The accepted seat keeps its answer in the next list.
    expect(await current("A")).toMatchObject({ number: 2, state: "accepted", isOwnAnswer: true })
    const offer = (await merit().read(where)).offers.find(({ code }) => code === codeOf("A"))
    expect(offer?.answers.every((one) => one.list === 1)).toBe(true)
    expect(offer?.answers.filter(({ receipt }) => receipt)).toHaveLength(2)
    expect(await answer("B", "declined")).toEqual({ outcome: "recorded" })
  })

  test("a withdrawn list is named until another is public, and takes nothing", async () => {
    await publishFirst()
    at("2025-07-15T00:00:00.000Z")
    await publish({ lastDate: "2025-07-20" })
    const list = (await current("B"))!.id
    await merit().withdraw(where, { number: 2, reason: "A mark was wrong" }, officer)
    expect(await own().readRounds(applicant("B"))).toMatchObject({
      rounds: [{ number: 1 }],
      withdrawn: { number: 2 },
    })
    expect(await answer("B", "accepted", true, list)).toEqual({ outcome: "changed" })
    await publish({ lastDate: "2025-07-20" })
    expect((await own().readRounds(applicant("B")))?.withdrawn).toBeUndefined()
    // The new list has the number of the withdrawn one, but is another.
    expect(await answer("B", "accepted", true, list)).toEqual({ outcome: "changed" })
    expect(await answer("B", "accepted")).toEqual({ outcome: "recorded" })
  })
})
