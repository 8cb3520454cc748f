import { beforeEach, describe, expect, test } from "vitest"

import type { NamedSession } from "#domain/admission/session.ts"
import type { Status } from "#domain/applications/workflow.ts"
import {
  buildRow,
  fieldEncryption,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { sampleSession } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService } from "./merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const noon = "2025-07-10T06:30:00.000Z"
const lastDate = "2025-07-20"
const codeOf = (name: string) => `DRAFTAAAAAA${name}`

describe.each(databases)("the draft of a merit list on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let time: Date
  let session: NamedSession
  const now = () => time
  const merit = () =>
    createMeritService({
      db: office.db(),
      fieldEncryption,
      now,
      findSession: async () => session,
    })
  const apply = (
    name: string,
    marks: string,
    { status = "verified", at = "2025-07-01T06:30:00.000Z" }: { status?: Status; at?: string } = {},
  ) =>
    office.store(
      buildRow(
        { course: "BSc", category: "general", gender: "male", i_obtmarks: marks },
        { admission_code: codeOf(name), status, submitted_at: at },
      ),
    )
  const sign = async (ranked?: "verified" | "all") => {
    const basis = [{ component: "intermediate", weight: 1 }]
    const rule = { basis, ...(ranked && { ranked }), allocation: { seats: 1 } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    await merit().signRule(where, { version: 1, unmodifiedSince: now().toISOString() }, officer)
  }
  const compute = async (options?: { candidatesAt?: string; since?: string }) => {
    const round = await merit().dryRun(where, officer.name, options)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    return round
  }
  type Computed = Awaited<ReturnType<typeof compute>>
  const publish = ({ number, list, candidatesAt }: Computed) => {
    const seen = { number, sha256: list.result.sha256, candidatesAt }
    return merit().publish(where, { ...seen, publishAt: "", lastDate }, officer)
  }
  const rankedIn = ({ places }: Computed) =>
    places
      .filter(({ place }) => place.outcome !== null)
      .map(({ admission_code }) => admission_code.at(-1))
      .join("")
  const names = (list: readonly { code: string | null }[]) =>
    list.map(({ code }) => code?.at(-1)).join("")

  beforeEach(() => {
    time = new Date(noon)
    session = sampleSession
  })

  test("ranks only verified applications unless the rule says otherwise, and names the others", async () => {
    await apply("A", "450", { status: "submitted" })
    await apply("B", "440")
    await sign()
    const round = await compute()
    expect(rankedIn(round)).toBe("B")
    expect(names(round.warnings.notVerified)).toBe("A")
    const left = round.places.find(({ admission_code }) => admission_code === codeOf("A"))
    expect(left).toMatchObject({ state: null, place: { not_verified: true, outcome: null } })
  })

  test("ranks all if the rule says so, with a warning by name", async () => {
    await apply("A", "450", { status: "submitted" })
    await apply("B", "440")
    await sign("all")
    const round = await compute()
    expect(rankedIn(round)).toBe("AB")
    expect(names(round.warnings.notVerified)).toBe("A")
  })

  test("is not touched by an application that arrives later, which is listed as late", async () => {
    await apply("A", "430")
    await sign("all")
    const round = await compute()
    await apply("B", "450", { at: "2025-07-10T06:31:00.000Z" })
    time = new Date("2025-07-10T07:00:00.000Z")
    expect(await publish(round)).toEqual({ outcome: "published", number: 1 })
    const [published] = (await merit().read(where)).rounds
    expect(published).toMatchObject({ candidates_at: noon })
    expect(names((await compute({ candidatesAt: noon })).warnings.late)).toBe("B")
  })

  test.each([
    { shown: "first", isLate: true },
    { shown: "second", isLate: false },
  ])("is published with the time of the $shown page, if two have the same list", async (of) => {
    await apply("A", "430")
    await sign()
    const first = await compute()
    await apply("B", "450", { status: "submitted", at: "2025-07-10T06:31:00.000Z" })
    time = new Date("2025-07-10T07:00:00.000Z")
    const second = await compute()
    expect(second.list.result.sha256).toBe(first.list.result.sha256)
    expect([names(second.warnings.notVerified), names(second.warnings.late)]).toEqual(["B", ""])
    const shown = of.shown === "first" ? first : second
    expect(await publish(shown)).toEqual({ outcome: "published", number: 1 })
    const [round] = (await merit().read(where)).rounds
    expect(round).toMatchObject({ candidates_at: shown.candidatesAt })
    const placed = await office.db().selectFrom("merit_places").select("admission_code").execute()
    expect(placed.some(({ admission_code }) => admission_code === codeOf("B"))).toBe(!of.isLate)
  })

  test("is not published with a time to come", async () => {
    await apply("A", "430")
    await sign()
    const seen = { ...(await compute()), candidatesAt: "2030-01-01T00:00:00.000Z" }
    expect(await publish(seen)).toEqual({ outcome: "to_come" })
  })

  test("takes the candidates up to the time that the officer chose, and never of a time to come", async () => {
    await apply("A", "430", { at: "2025-07-01T06:30:00.000Z" })
    await apply("B", "450", { at: "2025-07-05T06:30:00.000Z" })
    await sign()
    const early = await compute({ candidatesAt: "2025-07-04T00:00:00.000Z" })
    expect([rankedIn(early), names(early.warnings.late)]).toEqual(["A", "B"])
    await expect(compute({ candidatesAt: "2030-01-01T00:00:00.000Z" })).rejects.toThrow("to_come")
  })

  test("is found again by its signatures, the newest first, until its list is published", async () => {
    await apply("A", "430", { at: "2025-07-01T06:30:00.000Z" })
    await apply("B", "450", { at: "2025-07-05T06:30:00.000Z" })
    await sign()
    const drafts = async () => (await merit().read(where)).drafts
    const early = await compute({ candidatesAt: "2025-07-04T00:00:00.000Z" })
    const newest = await compute()
    expect(await drafts()).toEqual([])
    const remark = async ({ list }: Computed) =>
      merit().noteOnDraft(
        where,
        { number: 1, sha256: list.result.sha256, kind: "remark", name: "", text: "Read" },
        officer,
      )
    await remark(early)
    await remark(newest)
    await remark(newest)
    expect(await drafts()).toMatchObject([
      { candidatesAt: noon, sha256: newest.list.result.sha256, signatures: 0, texts: 2 },
      { candidatesAt: early.candidatesAt, signatures: 0, texts: 1 },
    ])
    await publish(newest)
    expect(await drafts()).toEqual([])
  })

  const setStatus = (name: string, status: Status) =>
    office
      .db()
      .updateTable("applications")
      .set({ status })
      .where("admission_code", "=", codeOf(name))
      .execute()

  test("asks again for what touches the list, and names who has changed", async () => {
    await apply("A", "430")
    await apply("B", "420")
    await sign()
    const round = await compute()
    await setStatus("B", "withdrawn")
    expect(await publish(round)).toEqual({ outcome: "changed" })
    const { candidatesAt, list } = round
    const again = await compute({ candidatesAt, since: list.result.sha256 })
    expect(again.changed).toEqual([{ code: null, kind: "removed" }])
    expect(rankedIn(again)).toBe("A")
    expect(await publish(again)).toEqual({ outcome: "published", number: 1 })
  })

  test("is published as it was, when others are verified meanwhile, who take part in the next list", async () => {
    await apply("A", "430")
    await apply("B", "450", { status: "submitted" })
    await sign()
    const round = await compute()
    await setStatus("B", "verified")
    const { candidatesAt, list } = round
    const again = await compute({ candidatesAt, since: list.result.sha256 })
    expect([rankedIn(again), names(again.warnings.since), again.changed]).toEqual(["A", "B", []])
    expect(again.people[codeOf("B")]).toBeDefined()
    expect(rankedIn(await compute())).toBe("AB")
    expect(await publish(round)).toEqual({ outcome: "published", number: 1 })
    const { place } = await office
      .db()
      .selectFrom("merit_places")
      .select("place")
      .where("admission_code", "=", codeOf("B"))
      .executeTakeFirstOrThrow()
    expect(JSON.parse(place)).toMatchObject({ after_draft: true, outcome: null })
    expect(rankedIn(await compute())).toBe("AB")
  })

  test("needs as many seats in the rule as the session gives the course", async () => {
    await apply("A", "430")
    await sign()
    const round = await compute()
    const withSeats = (seats: number) => ({
      ...sampleSession,
      programmes: sampleSession.programmes.map((programme) => ({ ...programme, seats })),
    })
    session = withSeats(1)
    expect(await compute()).toBeDefined()
    session = withSeats(2)
    const differ = { outcome: "seats_differ", ofRule: 1, ofSession: 2 }
    expect(await merit().dryRun(where, officer.name)).toMatchObject(differ)
    expect(await publish(round)).toMatchObject(differ)
    const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats: 3 } }
    const { changed_at } = (await merit().read(where)).rules[0]!
    const draft = { unmodifiedSince: changed_at, rule, reason: "More seats" }
    expect(await merit().saveRule(where, draft, officer)).toEqual({
      outcome: "refused",
      errors: { "allocation.seats": "sessionSeats" },
    })
    session = sampleSession
    expect(await merit().saveRule(where, draft, officer)).toEqual({ outcome: "saved", version: 2 })
    session = withSeats(2)
    const seen = { version: 2, unmodifiedSince: (await merit().read(where)).rules[0]!.changed_at }
    const refused = { outcome: "refused", errors: { "allocation.seats": "sessionSeats" } }
    expect(await merit().signRule(where, seen, officer)).toEqual(refused)
    session = withSeats(3)
    expect(await merit().signRule(where, seen, officer)).toEqual({ outcome: "signed" })
  })

  describe("with a committee", () => {
    const committee = ["Dr. Asha Verma", "Dr. R. K. Singh"]
    const note = (
      { number, list }: Computed,
      kind: "signature" | "remark" | "deviation",
      name: string,
      text = "",
    ) =>
      merit().noteOnDraft(where, { number, sha256: list.result.sha256, kind, name, text }, officer)

    beforeEach(async () => {
      session = { ...sampleSession, committee }
      await apply("A", "430")
      await sign()
    })

    test("is published once every member has signed", async () => {
      const round = await compute()
      expect(await publish(round)).toEqual({ outcome: "unexplained", deviations: ["unsigned"] })
      for (const name of committee) {
        expect(await note(round, "signature", name)).toMatchObject({ outcome: "noted" })
      }
      const { notes } = await compute()
      expect(notes.map(({ kind, name, actor }) => [kind, name, actor])).toEqual(
        committee.map((name) => ["signature", name, officer.name]),
      )
      expect(await publish(round)).toMatchObject({ outcome: "published" })
    })

    test("is published with a reason for each open warning and missing signature", async () => {
      await apply("B", "420", { status: "submitted" })
      const round = await compute()
      expect(await publish(round)).toEqual({
        outcome: "unexplained",
        deviations: ["notVerified", "unsigned"],
      })
      await note(round, "deviation", "notVerified", "They did not come to the counter")
      await note(round, "deviation", "unsigned", "Dr. Singh is on leave")
      expect(await publish(round)).toMatchObject({ outcome: "published" })
    })

    test("refuses a stranger's signature, a second one, and a remark without a text", async () => {
      const round = await compute()
      expect(await note(round, "signature", "A stranger")).toEqual({ outcome: "not_possible" })
      await note(round, "signature", committee[0]!)
      expect(await note(round, "signature", committee[0]!)).toEqual({ outcome: "not_possible" })
      expect(await note(round, "remark", "")).toEqual({ outcome: "not_possible" })
    })

    test("loses its signatures when the list becomes another one", async () => {
      const round = await compute()
      for (const name of committee) await note(round, "signature", name)
      await apply("B", "450")
      const other = await compute()
      expect(other.notes).toEqual([])
      expect((await publish(other)).outcome).toBe("unexplained")
    })

    test("keeps its list, which drafts without notes lose to the next one", async () => {
      const signed = await compute()
      await note(signed, "signature", committee[0]!)
      for (const [name, marks] of [
        ["B", "450"],
        ["C", "440"],
      ] as const) {
        await apply(name, marks)
        await compute()
      }
      const rows = await office
        .db()
        .selectFrom("merit_drafts")
        .select(["sha256", "list"])
        .orderBy("id")
        .execute()
      expect(rows[0]).toMatchObject({ sha256: signed.list.result.sha256 })
      expect(rows.map(({ list }) => list !== null)).toEqual([true, false, true])
    })

    test("of an earlier version is printed while it is still the same list", async () => {
      const { number, list } = await compute()
      const seen = { number, sha256: list.result.sha256 }
      await office.db().updateTable("merit_drafts").set({ list: null }).execute()
      expect(await merit().printDraft(where, seen, officer)).toMatchObject({ list })
      await setStatus("A", "scrutiny")
      expect(await merit().printDraft(where, seen, officer)).toBeUndefined()
    })

    test("is printed with all names and the notes, as it was signed", async () => {
      const round = await compute()
      await note(round, "remark", "", "Read aloud in the meeting")
      const { number, list } = round
      const seen = { number, sha256: list.result.sha256 }
      const printed = await merit().printDraft(where, seen, officer)
      expect(printed?.draft?.committee).toEqual(committee)
      expect(printed?.draft?.notes).toMatchObject([{ text: "Read aloud in the meeting" }])
      expect([...printed!.people.byCode.values()]).toHaveLength(1)
      await office.db().updateTable("applications").set({ status: "scrutiny" }).execute()
      const later = await merit().printDraft(where, seen, officer)
      expect(later).toMatchObject({ list: printed!.list, people: printed!.people })
    })
  })
})
