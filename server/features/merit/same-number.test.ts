import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import {
  buildRow,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService } from "./merit.ts"

const lastDate = "2025-07-14"

let days = 0
const freshDay = () => new Date(Date.UTC(2005, 0, ++days)).toISOString().slice(0, 10)

describe.each(databases)("applications with one Aadhaar number in lists on $name", ({ open }) => {
  const office = useApplicationsHarness(open)
  const merit = () =>
    createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now: () => harnessTime })

  /** A programme of one seat in a session of its own, and what a test does with it. */
  const programmeOf = async (session: string, whoIsRanked: "all" | "verified" = "all") => {
    const where = { session, programme: "BSc" }
    const basis = [{ component: "intermediate", weight: 1 }]
    const rule = { basis, ranked: whoIsRanked, allocation: { seats: 1 } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
    const apply = async (
      aadhar_no: string,
      i_obtmarks: string,
      status: Status = "submitted",
      submitted_at = "2025-07-01T06:30:00.000Z",
    ) => {
      const form = { course: "BSc", aadhar_no, i_obtmarks, dob: freshDay() }
      const [code] = await office.store(buildRow(form, { session, status, submitted_at }))
      return code!
    }
    const compute = async (candidatesAt?: string) => {
      const round = await merit().dryRun(where, officer.name, {
        ...(candidatesAt && { candidatesAt }),
      })
      if (round.outcome !== "computed") return round
      const ranked = round.places.flatMap((one) => (one.place.outcome ? [one.admission_code] : []))
      const leftOut = round.warnings.sameNumber.map(({ code }) => code).toSorted()
      return { round, ranked, leftOut, people: round.people }
    }
    const publish = async (leftOut?: number, seen?: Awaited<ReturnType<typeof compute>>) => {
      const computed = seen ?? (await compute())
      if (!("round" in computed)) throw new Error(computed.outcome)
      const { number, list } = computed.round
      const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate }
      return merit().publish(
        where,
        { ...publication, ...(leftOut !== undefined && { leftOut }) },
        officer,
      )
    }
    const answer = async (code: string, state: "accepted" | "absent") => {
      const { offers } = await merit().read(where)
      const { version } = offers.find((one) => one.code === code)!
      const answers = {
        number: 1,
        codes: [code],
        expectedVersions: { [code]: version },
        reason: "",
        state,
      }
      expect(await merit().recordAnswers(where, answers, officer)).toMatchObject({ leftOut: [] })
    }
    const withdraw = async () => {
      const order = { number: 1, reason: "A mark was wrong" }
      expect(await merit().withdraw(where, order, officer)).toEqual({ outcome: "withdrawn" })
    }
    const offers = async () => (await merit().read(where)).offers.map(({ code }) => code)
    return { apply, compute, publish, withdraw, answer, offers }
  }

  test.each(["before", "after"])(
    "the one that a withdrawn list ranked is ranked again, although another one came %s the withdrawal",
    async (when) => {
      const { apply, compute, publish, withdraw } = await programmeOf(
        when === "before" ? "2009-10" : "2010-11",
      )
      const aadhaar = freshAadhaar()
      const real = await apply(aadhaar, "451")
      expect(await publish()).toMatchObject({ outcome: "published" })
      if (when === "after") await withdraw()
      const fake = await apply(aadhaar, "499")
      if (when === "before") await withdraw()
      expect(await compute()).toMatchObject({ ranked: [real], leftOut: [fake] })
    },
  )

  test("are both left out and named, until the officer agrees to that or staff settle it", async () => {
    const { apply, compute, publish, offers } = await programmeOf("2011-12")
    const aadhaar = freshAadhaar()
    const [a, b] = [await apply(aadhaar, "451"), await apply(aadhaar, "452")]
    const other = await apply(freshAadhaar(), "403")
    expect(await compute()).toMatchObject({
      ranked: [other],
      leftOut: [a, b].toSorted(),
      people: { [a]: { name: "अंजलि कुशवाहा" } },
    })
    expect(await publish()).toEqual({ outcome: "changed" })
    expect(await publish(1)).toEqual({ outcome: "changed" })
    expect(await publish(2)).toMatchObject({ outcome: "published" })
    expect(await offers()).toEqual([other])
    const request = { decision: "same_person" as const, kept: a, reason: "Saw the card" }
    await office
      .service()
      .settleDuplicates({ ...request, expectedVersions: { [a]: 1, [b]: 1 } }, officer)
    expect(await compute()).toMatchObject({
      ranked: expect.arrayContaining([a, other]),
      leftOut: [],
    })
  })

  test.each<{ what: string; session: string; status: Status; hasList: boolean }>([
    { what: "verified", session: "2012-13", status: "verified", hasList: false },
    { what: "ranked, and not verified", session: "2013-14", status: "submitted", hasList: true },
  ])("keep their rank and offer if they are $what before another one comes", async (one) => {
    const { apply, compute, publish, offers, answer } = await programmeOf(one.session)
    const aadhaar = freshAadhaar()
    const first = await apply(aadhaar, "451", one.status)
    if (one.hasList) await publish()
    const fake = await apply(aadhaar, "499")
    expect(await compute()).toMatchObject({ ranked: [first], leftOut: [fake] })
    if (!one.hasList) await publish(1)
    expect(await offers()).toEqual([first])
    await answer(first, "accepted")
    expect(await publish(1)).toMatchObject({ outcome: "published" })
    expect(await offers()).toEqual([first])
  })

  describe("a form with the number of another that comes after the candidates were frozen", () => {
    const frozen = "2025-07-05T06:30:00.000Z"
    const later = "2025-07-06T06:30:00.000Z"

    test("still has its number if staff said so", async () => {
      const { apply, compute } = await programmeOf("2021-22")
      const aadhaar = freshAadhaar()
      const mistyped = await apply(aadhaar, "451")
      const owner = await apply(aadhaar, "450", "submitted", later)
      const people = { decision: "different_people" as const, kept: owner, reason: "Saw the card" }
      const expectedVersions = { [mistyped]: 1, [owner]: 1 }
      await office.service().settleDuplicates({ ...people, expectedVersions }, officer)
      expect(await compute(frozen)).toMatchObject({ ranked: [], leftOut: [mistyped] })
    })

    test.each<{ what: string; session: string; status: Status; ranked: "all" | "verified" }>([
      { what: "ranked unverified", session: "2016-17", status: "submitted", ranked: "all" },
      { what: "verified", session: "2017-18", status: "verified", ranked: "verified" },
      { what: "not ranked", session: "2018-19", status: "submitted", ranked: "verified" },
    ])("is only late, and does not stop the list of one who is $what", async (one) => {
      const { apply, compute, publish } = await programmeOf(one.session, one.ranked)
      const aadhaar = freshAadhaar()
      const own = await apply(aadhaar, "451", one.status)
      await apply(freshAadhaar(), "403", "verified")
      const seen = await compute(frozen)
      const late = await apply(aadhaar, "499", "submitted", later)
      const again = await compute(frozen)
      if (!("round" in seen) || !("round" in again)) throw new Error("refused")
      expect(again.round.warnings).toMatchObject({ sameNumber: [], late: [{ code: late }] })
      expect(again.round.warnings.notVerified).toEqual(seen.round.warnings.notVerified)
      expect(again.ranked.includes(own)).toBe(one.what !== "not ranked")
      expect(await publish(0, seen)).toMatchObject({ outcome: "published" })
    })
  })

  test("count once only, and need no agreement, if they could not be ranked anyway", async () => {
    const { apply, compute, publish } = await programmeOf("2019-20", "verified")
    const aadhaar = freshAadhaar()
    const unverified = [await apply(aadhaar, "451"), await apply(aadhaar, "452")]
    await apply(freshAadhaar(), "403", "verified")
    const computed = await compute()
    if (!("round" in computed)) throw new Error(computed.outcome)
    expect(computed.leftOut).toEqual([])
    const notVerified = computed.round.warnings.notVerified.map(({ code }) => code)
    expect(notVerified.toSorted()).toEqual(unverified.toSorted())
    expect(await publish()).toMatchObject({ outcome: "published" })
  })

  test("do not stop a list if fewer of them are left than the officer agreed to", async () => {
    const { apply, compute, publish } = await programmeOf("2020-21")
    const aadhaar = freshAadhaar()
    const fakes = [await apply(aadhaar, "451"), await apply(aadhaar, "452")]
    await apply(freshAadhaar(), "403")
    const seen = await compute()
    await office
      .db()
      .updateTable("applications")
      .set({ status: "rejected" })
      .where("admission_code", "in", fakes)
      .execute()
    expect(await publish(2, seen)).toMatchObject({ outcome: "published" })
  })

  test("lose their rank if staff find that the number is another's, and no accepted seat is taken silently", async () => {
    const { apply, compute, publish, answer } = await programmeOf("2014-15")
    const aadhaar = freshAadhaar()
    const first = await apply(aadhaar, "451")
    await publish()
    await answer(first, "accepted")
    const owner = await apply(aadhaar, "402")
    const request = { decision: "different_people" as const, kept: owner, reason: "Saw both cards" }
    const expectedVersions = { [first]: 1, [owner]: 1 }
    expect(
      await office.service().settleDuplicates({ ...request, expectedVersions }, officer),
    ).toEqual({ outcome: "stored" })
    expect(await compute()).toMatchObject({
      outcome: "refused",
      refusals: [{ reason: "accepted_not_ranked", code: first }],
    })
  })
})
