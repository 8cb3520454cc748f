import { randomBytes } from "node:crypto"

import { beforeEach, describe, expect, test } from "vitest"

import {
  buildRow,
  clerk,
  fieldEncryption,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { recordAll } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { createApplicantService, createMeritService, createSeatOffers } from "../merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const codeOf = (name: string) => `SEATEVENTSA${name}`

describe.each(databasesInFullRuns)("the history of a seat on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let time: number
  const now = () => new Date((time += 1000))
  const at = (instant: string) => void (time = Date.parse(instant))
  const deps = () => ({ db: office.db(), fieldEncryption, now, randomBytes })
  const merit = () => createMeritService({ ...sessionDeps, ...deps() })
  const publish = async (lastDate: string, publishAt = "") => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { number, list } = round
    const publication = { number, sha256: list.result.sha256, publishAt, lastDate }
    expect((await merit().publish(where, publication, officer)).outcome).toBe("published")
  }
  const eventsOf = async (name: string) => {
    const row = { admission_code: codeOf(name), session: where.session, course: "BSc" }
    return (await createSeatOffers({ now }).listEvents(office.db(), row)).map(
      ({ at: _at, ...event }) => event,
    )
  }
  const accept = async (name: string) => {
    const applicant = { admissionCode: codeOf(name), session: where.session, course: "BSc" }
    const service = createApplicantService(deps())
    const list = (await service.readRounds(applicant))!.rounds.at(-1)!.id
    const answer = { list, answer: "accepted" as const, isConfirmed: true }
    expect(await service.answerOffer(applicant, answer)).toEqual({ outcome: "recorded" })
  }
  const made = { actor: officer.name }
  const offer = { ...made, kind: "offer" }

  beforeEach(async () => {
    at("2025-07-10T06:30:00.000Z")
    const people = { A: ["450", "general"], B: ["440", "obc"], C: ["430", "general"] }
    await office.store(
      ...Object.entries(people).map(([name, [i_obtmarks, category]]) =>
        buildRow(
          { course: "BSc", category: category!, i_obtmarks: i_obtmarks! },
          { admission_code: codeOf(name), status: "verified" },
        ),
      ),
    )
    const data = JSON.stringify({ claim: "category", finding: "verified", reason: "" })
    const claim = {
      admission_code: codeOf("B"),
      at: "2025-07-01",
      actor: "clerk",
      kind: "claim",
    } as const
    await office
      .db()
      .insertInto("application_events")
      .values({ ...claim, data })
      .execute()
    const allocation = { seats: { open: 1, OBC: 1 }, vertical: { OBC: 50 } }
    const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
  })

  test("has the offer once its list is public, and the acceptance with actor and receipt", async () => {
    await publish("2025-07-14", "2025-07-11T06:30:00.000Z")
    expect(await eventsOf("B")).toEqual([])
    at("2025-07-11T06:30:00.000Z")
    await accept("B")
    expect(await eventsOf("B")).toEqual([
      { ...offer, list: 1, compartment: "OBC", lastDate: "2025-07-14" },
      {
        kind: "answer",
        actor: "applicant",
        list: 1,
        answer: "answered",
        before: "offered",
        state: "accepted",
        reason: "",
        receipt: expect.stringMatching(/^[2-9A-Z]{8}$/),
      },
    ])
  })

  test("has the refusal, the reinstatement and the reasons of the college", async () => {
    await publish("2025-07-14")
    const letter = { number: 1, codes: [codeOf("A")], reason: "Letter of 12 July" } as const
    await recordAll(merit(), where, { ...letter, state: "declined" }, clerk)
    const mistake = { ...letter, reason: "The letter was of another person" }
    await recordAll(merit(), where, { ...mistake, state: "offered" }, officer)
    expect(await eventsOf("A")).toMatchObject([
      { kind: "offer", compartment: "open" },
      { kind: "answer", actor: clerk.name, state: "declined", reason: letter.reason },
      { kind: "answer", actor: officer.name, answer: "reinstated", reason: mistake.reason },
    ])
  })

  test("has the lapse of an offer, the slide of an accepted seat, and a withdrawn list", async () => {
    await publish("2025-07-14")
    await accept("B")
    at("2025-07-15T06:30:00.000Z")
    const absent = { number: 1, codes: [codeOf("A")], state: "absent" } as const
    await recordAll(merit(), where, absent, clerk)
    await publish("2025-07-19")
    expect((await eventsOf("B")).at(-1)).toEqual({
      ...made,
      kind: "slide",
      list: 2,
      from: "OBC",
      to: "open",
    })
    const withdrawal = { number: 2, reason: "A mark was wrong" }
    await merit().withdraw(where, withdrawal, officer)
    expect((await eventsOf("B")).at(-1)).toMatchObject({ kind: "list_withdrawn", ...made, list: 2 })
    const back = { number: 1, codes: [codeOf("A")], state: "offered", reason: "Came late" } as const
    await recordAll(merit(), where, back, officer)
    await publish("2025-07-19")
    expect((await eventsOf("A")).slice(-3)).toEqual([
      expect.objectContaining({ kind: "answer", answer: "reinstated" }),
      { ...made, kind: "lapse", list: 1, lastDate: "2025-07-14" },
      { ...offer, list: 2, compartment: "open", lastDate: "2025-07-19" },
    ])
  })
})
