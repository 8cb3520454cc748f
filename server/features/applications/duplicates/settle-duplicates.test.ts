import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { publishListIn } from "#tests/support/merit/publish-list.ts"
import { type Form, freshAadhaar } from "#tests/support/samples/applications.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { compareDuplicates } from "./compare-duplicates.ts"
import type { SettlementRequest } from "./settle-duplicates.ts"

const officerOnly = { outcome: "refused", errors: { kept: ["duplicate_officer_only"] } }

type Actor = typeof clerk | typeof officer

/** A day of birth for each group of applications, so that the groups are no likely duplicates of each other. */
let days = 0
const freshDay = () => new Date(Date.UTC(2005, 0, ++days)).toISOString().slice(0, 10)

describe.each(databases)("applications with one Aadhaar number on $name", ({ open }) => {
  const { db, service, store, rowOf, auditOf } = useApplicationsHarness(open)

  /** Stores an application for each status, all with one number. */
  const storeWith = async (form: Form, ...states: Status[]) =>
    store(...states.map((status) => buildRow(form, { status })))
  const sharing = (...states: Status[]) =>
    storeWith({ aadhar_no: freshAadhaar(), dob: freshDay() }, ...states)
  const seenOf = async (codes: readonly string[]) =>
    Object.fromEntries(
      await Promise.all(codes.map(async (code) => [code, (await rowOf(code)).version] as const)),
    )
  const settle = async (
    codes: readonly string[],
    decision: SettlementRequest["decision"],
    kept: string | undefined,
    actor: Actor = clerk,
  ) => {
    const request = {
      decision,
      kept,
      reason: "Saw both cards",
      expectedVersions: await seenOf(codes),
    }
    return service().settleDuplicates(request, actor)
  }
  const bring = async (
    code: string,
    to: Status,
    { admissionNumber = "", reason = "As told", actor = officer as Actor } = {},
  ) => {
    const change = {
      to,
      reason,
      expectedVersions: await seenOf([code]),
      firstAdmissionNumber: admissionNumber,
    }
    const [result] = await service().changeStatuses([code], change, actor)
    return result
  }
  const questionOf = async (code: string) => (await service().read(code, clerk))!.duplicates
  const statusesOf = async (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => (await rowOf(code)).status))
  const sameNumber = { outcome: "refused", errors: { aadhar_no: ["same_number"] } }

  test("are marked, and neither is verified before a decision, also not in bulk", async () => {
    const [a, b] = await sharing("submitted", "scrutiny")
    const [free] = await sharing("submitted")
    expect(await questionOf(a!)).toMatchObject({ number: { open: [b] }, sharing: [b] })
    const codes = [a!, b!, free!]
    const change = { to: "verified" as const, reason: "", expectedVersions: await seenOf(codes) }
    expect(await service().changeStatuses(codes, change, clerk)).toEqual([
      { id: a, ...sameNumber },
      { id: b, ...sameNumber },
      { id: free, outcome: "stored" },
    ])
    expect(await statusesOf(codes)).toEqual(["submitted", "scrutiny", "verified"])
  })

  test("of another course or session are no duplicates", async () => {
    const form = { aadhar_no: freshAadhaar(), dob: freshDay() }
    const [a] = await store(
      buildRow({ ...form, course: "BSc" }),
      buildRow({ ...form, course: "BA" }),
      buildRow({ ...form, course: "BSc" }, { session: "2024-25" }),
    )
    expect(await questionOf(a!)).toBeNull()
    expect(await bring(a!, "verified")).toMatchObject({ outcome: "stored" })
  })

  test.each(["rejected", "withdrawn", "cancelled"] as const)(
    "that are %s free the number",
    async (status) => {
      const [, b] = await sharing(status, "submitted")
      expect(await questionOf(b!)).toBeNull()
      expect(await bring(b!, "verified")).toMatchObject({ outcome: "stored" })
    },
  )

  test("and a later one keep the first from nothing that it had", async () => {
    const [first, fake] = await sharing("verified", "submitted")
    expect(await bring(fake!, "verified")).toMatchObject(sameNumber)
    const admission = { admissionNumber: "2025/7001" }
    expect(await bring(first!, "admitted", admission)).toMatchObject({ outcome: "stored" })
    expect(await bring(fake!, "verified")).toMatchObject(sameNumber)
  })

  test("and a later one do not keep a member from undoing a step back", async () => {
    const [first] = await sharing("verified", "submitted")
    await bring(first!, "scrutiny", { actor: clerk })
    expect(await service().undoChanges([first!], await seenOf([first!]), clerk)).toEqual([
      { id: first, outcome: "stored" },
    ])
    expect((await rowOf(first!)).status).toBe("verified")
  })

  test("do not keep a member from undoing a finding on a claim, which changes no status", async () => {
    const [one] = await sharing("verified", "verified")
    const { version: expectedVersion } = await rowOf(one!)
    const checked = { claim: "category", finding: "verified" as const, reason: "", expectedVersion }
    expect(await service().markClaim(one!, checked, clerk)).toEqual({ outcome: "stored" })
    expect(await service().undoChanges([one!], await seenOf([one!]), clerk)).toEqual([
      { id: one, outcome: "stored" },
    ])
  })

  test("are settled by keeping one: a clerk rejects the other, whose applicant reads why", async () => {
    const [kept, other] = await sharing("scrutiny", "submitted")
    expect(await settle([kept!, other!], "same_person", kept)).toEqual({ outcome: "stored" })
    expect(await statusesOf([kept!, other!])).toEqual(["scrutiny", "rejected"])
    expect((await rowOf(other!)).status_reason).toBe("Saw both cards")
    expect(await auditOf(kept!)).toMatchObject([
      {
        actor: clerk.name,
        action: "duplicates settled",
        details: JSON.stringify({
          decision: "same_person",
          kept: (await rowOf(kept!)).application_number,
        }),
      },
    ])
    expect(await auditOf(other!)).toMatchObject([
      { action: "duplicates settled" },
      { action: "application status changed", details: '{"from":"submitted","to":"scrutiny"}' },
      { action: "application status changed", details: '{"from":"scrutiny","to":"rejected"}' },
    ])
    const number = async (code: string) => (await rowOf(code)).application_number
    expect((await service().read(kept!, clerk))!.events).toMatchObject([
      {
        kind: "duplicates",
        data: {
          decision: "same_person",
          reason: "Saw both cards",
          kept: await number(kept!),
          others: [await number(other!)],
        },
      },
    ])
    expect(await questionOf(kept!)).toBeNull()
    expect(await bring(kept!, "verified")).toMatchObject({ outcome: "stored" })
  })

  test("that are reinstated open the question again", async () => {
    const [kept, other] = await sharing("submitted", "submitted")
    await settle([kept!, other!], "same_person", kept)
    await bring(kept!, "verified")
    expect(await bring(other!, "scrutiny")).toMatchObject({ outcome: "stored" })
    expect(await questionOf(other!)).toMatchObject({ number: { open: [kept] } })
    expect(await bring(other!, "verified")).toMatchObject(sameNumber)
    // Nothing is taken from the one that was verified meanwhile.
    expect(await questionOf(kept!)).toMatchObject({ number: { mayCompete: true } })
  })

  test("whose rejection is undone do not get a verification back that another one has", async () => {
    const [kept, other] = await sharing("submitted", "verified")
    expect(await settle([kept!, other!], "same_person", kept, officer)).toEqual({
      outcome: "stored",
    })
    expect(await bring(kept!, "verified")).toMatchObject({ outcome: "stored" })
    expect(await service().undoChanges([other!], await seenOf([other!]), officer)).toEqual([
      { id: other, ...sameNumber },
    ])
    expect(await statusesOf([kept!, other!])).toEqual(["verified", "rejected"])
  })

  test("are settled as different people: both are verified, and only the number's owner competes", async () => {
    const [owner, other] = await sharing("submitted", "scrutiny")
    expect(await settle([owner!, other!], "different_people", owner)).toEqual({
      outcome: "stored",
    })
    for (const code of [owner!, other!])
      expect(await bring(code, "verified")).toMatchObject({ outcome: "stored" })
    expect(await questionOf(owner!)).toBeNull()
    expect(await questionOf(other!)).toMatchObject({ number: { ownedBy: owner, open: [] } })
    expect(await bring(other!, "admitted", { admissionNumber: "2025/7002" })).toMatchObject({
      outcome: "refused",
      errors: { aadhar_no: ["number_of_another"] },
    })
    const correction = { changes: { aadhar_no: freshAadhaar() }, why: "As on the card" }
    const { version: expectedVersion } = await rowOf(other!)
    await service().correct(other!, { ...correction, expectedVersion }, officer)
    expect(await questionOf(other!)).toBeNull()
    expect(await bring(other!, "admitted", { admissionNumber: "2025/7003" })).toMatchObject({
      outcome: "stored",
    })
  })

  test("that share a corrected number again open the question anew", async () => {
    const [owner, other] = await sharing("submitted", "scrutiny")
    await settle([owner!, other!], "different_people", owner)
    // The clock of these tests stands still.
    await db().updateTable("duplicate_settlements").set({ at: "2025-01-01" }).execute()
    const aadhar_no = freshAadhaar()
    for (const code of [other!, owner!]) {
      const { version: expectedVersion } = await rowOf(code)
      const correction = { changes: { aadhar_no }, why: "As on the card", expectedVersion }
      expect(await service().correct(code, correction, officer)).toEqual({ outcome: "stored" })
    }
    expect(await questionOf(owner!)).toMatchObject({ number: { open: [other], ownedBy: null } })
    expect(await questionOf(other!)).toMatchObject({ number: { open: [owner], ownedBy: null } })
  })

  test("are not kept with a number that was corrected since: the next one is a new question", async () => {
    const [kept, fake] = await sharing("scrutiny", "submitted")
    await settle([kept!, fake!], "same_person", kept)
    // The clock of these tests stands still.
    await db().updateTable("duplicate_settlements").set({ at: "2025-01-01" }).execute()
    const aadhar_no = freshAadhaar()
    const [owner] = await storeWith({ aadhar_no, dob: freshDay() }, "submitted")
    const correction = { changes: { aadhar_no }, why: "As on the card" }
    const { version: expectedVersion } = await rowOf(kept!)
    await service().correct(kept!, { ...correction, expectedVersion }, officer)
    expect(await bring(kept!, "verified")).toMatchObject(sameNumber)
    for (const code of [kept!, owner!])
      expect(await questionOf(code)).toMatchObject({
        number: { mayBeVerified: false, mayCompete: false },
      })
  })

  test("are more than two: one is kept, and those told apart before are not rejected", async () => {
    const form = { aadhar_no: freshAadhaar(), dob: freshDay() }
    const [a, b] = await storeWith(form, "submitted", "submitted")
    await settle([a!, b!], "different_people", a)
    const [c, d] = await storeWith(form, "submitted", "query")
    expect(await questionOf(a!)).toMatchObject({ number: { open: [c, d].toSorted() } })
    expect(await settle([a!, b!, c!, d!], "same_person", a)).toEqual({ outcome: "stored" })
    expect(await statusesOf([a!, b!, c!, d!])).toEqual([
      "submitted",
      "submitted",
      "rejected",
      "rejected",
    ])
    // The number is still that of the first, whatever the second is.
    expect(await questionOf(a!)).toBeNull()
    expect(await questionOf(b!)).toMatchObject({ number: { ownedBy: a, mayCompete: false } })
    await bring(b!, "verified")
    expect(await bring(b!, "admitted", { admissionNumber: "2025/7004" })).toMatchObject({
      outcome: "refused",
      errors: { aadhar_no: ["number_of_another"] },
    })
    const rows = await db()
      .selectFrom("duplicate_settlements")
      .select(["admission_code", "decision", "kept", "reason", "actor"])
      .where("admission_code", "in", [a!, b!])
      .execute()
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({
      admission_code: b,
      decision: "different_people",
      kept: a,
      reason: "Saw both cards",
      actor: clerk.name,
    })
  })

  test("that were told apart are settled anew from the page of either: the other one is rejected", async () => {
    const [a, b] = await sharing("submitted", "submitted")
    await settle([a!, b!], "different_people", a)
    const page = await service().compareDuplicates(b!)
    expect(page!.rejected).toEqual({ [a!]: [b], [b!]: [a] })
    expect(await settle([a!, b!], "same_person", a)).toEqual({ outcome: "stored" })
    expect(await statusesOf([a!, b!])).toEqual(["submitted", "rejected"])
  })

  test("are compared with a bound: the page has the versions of all, and the first ones whole", async () => {
    const codes = await sharing(...Array<Status>(12).fill("submitted"), "scrutiny")
    const [own] = codes
    const statements: string[] = []
    const counted = db().withPlugin({
      transformQuery: ({ node }) => {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const page = (await compareDuplicates({ db: counted, fieldEncryption })(own!))!
    expect(page.sharing).toHaveLength(10)
    // Who is worked on is shown before those that nobody has touched.
    expect(page.sharing.map(({ id }) => id)).toContain(codes.at(-1))
    expect(page.sharingCount).toBe(12)
    expect(page.versions).toEqual(await seenOf(codes))
    expect(Object.keys(page.rejected).toSorted()).toEqual(
      [own, ...page.sharing.map(({ id }) => id)].toSorted(),
    )
    expect(page.rejected[own!]).toHaveLength(12)
    const few = await sharing("submitted", "submitted")
    const ofMany = statements.splice(0).length
    await compareDuplicates({ db: counted, fieldEncryption })(few[0]!)
    // As many statements as for two: they are not read one by one.
    expect(ofMany).toBe(statements.length)
    expect(await settle(codes, "same_person", own)).toEqual({ outcome: "stored" })
  })

  test("that staff kept are verified although another one came since", async () => {
    const form = { aadhar_no: freshAadhaar(), dob: freshDay() }
    const [real, fake] = await storeWith(form, "submitted", "submitted")
    await settle([real!, fake!], "same_person", real)
    const [later] = await storeWith(form, "submitted")
    expect(await bring(later!, "verified")).toMatchObject(sameNumber)
    expect(await bring(real!, "verified")).toMatchObject({ outcome: "stored" })
  })

  test.each<{ state: Status; actor: Actor; result: object }>([
    { state: "verified", actor: clerk, result: officerOnly },
    { state: "verified", actor: officer, result: { outcome: "stored" } },
    {
      state: "admitted",
      actor: officer,
      result: { outcome: "refused", errors: { kept: ["duplicate_admitted"] } },
    },
  ])(
    "lose the number to another one, although they are $state, only by an officer",
    async ({ state, actor, result }) => {
      const [real, fake] = await sharing(state, "submitted")
      expect(await settle([real!, fake!], "different_people", fake, actor)).toEqual(result)
    },
  )

  test.each<{ what: string; states: Status[]; actor: Actor; result: object }>([
    {
      what: "a clerk, of a verified one",
      states: ["submitted", "verified"],
      actor: clerk,
      result: officerOnly,
    },
    {
      what: "an officer, of an admitted one",
      states: ["submitted", "admitted"],
      actor: officer,
      result: { outcome: "refused", errors: { kept: ["duplicate_admitted"] } },
    },
  ])("are not rejected by $what", async ({ states, actor, result }) => {
    const codes = await sharing(...states)
    expect(await settle(codes, "same_person", codes[0], actor)).toEqual(result)
    expect(await statusesOf(codes)).toEqual(states)
    expect(await auditOf(codes[0]!)).toEqual([])
    const settled = db().selectFrom("duplicate_settlements").selectAll()
    expect(await settled.where("admission_code", "in", codes).execute()).toEqual([])
  })

  test.each<{ what: string; change: Partial<SettlementRequest>; result: object }>([
    {
      what: "no reason",
      change: { reason: " " },
      result: { outcome: "refused", errors: { reason: ["missing"] } },
    },
    {
      what: "a reason of more than 500 characters",
      change: { reason: "x".repeat(501) },
      result: { outcome: "refused", errors: { reason: ["text.too_long"] } },
    },
    {
      what: "nobody who is kept",
      change: { kept: undefined },
      result: { outcome: "refused", errors: { kept: ["choice"] } },
    },
    {
      what: "one application",
      change: { expectedVersions: { A: 1 } },
      result: { outcome: "not_possible" },
    },
    {
      what: "unknown ones",
      change: { expectedVersions: { A: 1, B: 1 } },
      result: { outcome: "unknown" },
    },
  ])("are not settled with $what", async ({ change, result }) => {
    const codes = await sharing("submitted", "submitted")
    const request = {
      decision: "different_people" as const,
      kept: codes[0],
      reason: "Saw both cards",
      expectedVersions: await seenOf(codes),
      ...change,
    }
    expect(await service().settleDuplicates(request, officer)).toEqual(result)
  })

  test("are not settled by a page that is out of date: another version, a third one, or none", async () => {
    const changed = { outcome: "changed_meanwhile" }
    const form = { aadhar_no: freshAadhaar(), dob: freshDay() }
    const codes = await storeWith(form, "submitted", "submitted")
    const expectedVersions = await seenOf(codes)
    await service().addNote(codes[0]!, "Called", clerk)
    const request = { decision: "same_person" as const, kept: codes[0], reason: "Saw the card" }
    await bring(codes[1]!, "query")
    expect(await service().settleDuplicates({ ...request, expectedVersions }, clerk)).toEqual(
      changed,
    )
    const [third] = await storeWith(form, "submitted")
    expect(await settle(codes, "same_person", codes[0])).toEqual(changed)
    expect(await settle([...codes, third!], "same_person", codes[0])).toMatchObject({
      outcome: "stored",
    })
    expect(await settle(codes, "same_person", codes[0])).toEqual(changed)
  })

  test("of two decisions at once only one is stored", async () => {
    const codes = await sharing("submitted", "submitted")
    const expectedVersions = await seenOf(codes)
    const outcomes = await Promise.all(
      codes.map((kept) =>
        service().settleDuplicates(
          { decision: "same_person", kept, reason: "Saw the card", expectedVersions },
          clerk,
        ),
      ),
    )
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      "changed_meanwhile",
      "stored",
    ])
    expect((await statusesOf(codes)).toSorted()).toEqual(["rejected", "submitted"])
  })

  test("are found in the list, and counted", async () => {
    const session = "2023-24"
    const of = (form: Form) => buildRow({ dob: "2004-01-01", ...form }, { session })
    const aadhar_no = freshAadhaar()
    const [a, b, likely] = await store(
      of({ aadhar_no, applicant_name: "Asha Devi" }),
      of({ aadhar_no, applicant_name: "Ravi Kumar" }),
      of({ applicant_name: "आशा" }),
      of({ applicant_name: "Suman" }),
    )
    const list = async (duplicates?: "number" | "likeness") => {
      const query = { sort: "submitted_at", order: "asc", limit: 9, offset: 0 } as const
      const page = await service().list({ ...query, filter: { session, duplicates } })
      return Object.fromEntries(page.applications.map((one) => [one.id, one.duplicates]))
    }
    expect(await list("number")).toEqual({ [a!]: ["number", "likeness"], [b!]: ["number"] })
    expect(await list("likeness")).toEqual({
      [a!]: ["number", "likeness"],
      [likely!]: ["likeness"],
    })
    expect(Object.values(await list())).toContainEqual([])
    expect((await service().countWorkLists(session)).sameNumber).toBe(2)
    await settle([a!, b!], "same_person", a)
    expect(await list("number")).toEqual({})
    expect((await service().countWorkLists(session)).sameNumber).toBe(0)
  })

  describe("and likely duplicates with another number", () => {
    const likelyPair = async (...states: Status[]) => {
      const dob = freshDay()
      return store(...states.map((status) => buildRow({ dob }, { status })))
    }

    test("are shown, and keep nobody from anything", async () => {
      const [a, b] = await likelyPair("submitted", "submitted")
      expect(await questionOf(a!)).toMatchObject({ likely: [b], sharing: [] })
      const compared = await service().compareDuplicates(a!)
      expect(compared).toMatchObject({ own: { id: a }, sharing: [], likely: [{ id: b }] })
      expect(await bring(a!, "verified")).toMatchObject({ outcome: "stored" })
    })

    test("are dismissed as different people, which says nothing about a number", async () => {
      const [a, b] = await likelyPair("submitted", "submitted")
      expect(await settle([a!, b!], "different_people", undefined)).toEqual({ outcome: "stored" })
      expect(await questionOf(a!)).toBeNull()
      const { form } = (await service().compareDuplicates(b!))!.own
      expect(form.aadhar_no).toMatch(/^XXXX XXXX \d{4}$/)
      const aadhar_no = freshAadhaar()
      for (const code of [a!, b!]) {
        const { version: expectedVersion } = await rowOf(code)
        const correction = { changes: { aadhar_no }, why: "As on the card", expectedVersion }
        await service().correct(code, correction, officer)
      }
      expect(await questionOf(a!)).toMatchObject({ number: { open: [b] } })
    })

    test("are settled as one person: the other one is rejected", async () => {
      const [a, b] = await likelyPair("submitted", "submitted")
      expect(await settle([a!, b!], "same_person", b)).toEqual({
        outcome: "refused",
        errors: { kept: ["likely_officer_only"] },
      })
      expect(await settle([a!, b!], "same_person", b, officer)).toEqual({ outcome: "stored" })
      expect(await statusesOf([a!, b!])).toEqual(["rejected", "submitted"])
    })
  })

  test("whose seat is offered or accepted are rejected by an officer only", async () => {
    const form = { aadhar_no: freshAadhaar(), dob: freshDay(), course: "BCom" }
    const [first] = await storeWith(form, "scrutiny")
    await publishListIn(db(), { programme: "BCom" })
    const published_at = "2025-07-01T06:30:00.000Z"
    await db().updateTable("merit_rounds").set({ published_at }).execute()
    const [second] = await storeWith(form, "submitted")
    const codes = [first!, second!]
    const places = db().updateTable("merit_places").where("admission_code", "=", first!)
    for (const state of ["offered", "accepted"] as const) {
      await places.set({ state }).execute()
      for (const decision of ["same_person", "different_people"] as const)
        expect(await settle(codes, decision, second)).toEqual(officerOnly)
    }
    expect(await settle(codes, "same_person", second, officer)).toEqual({ outcome: "stored" })
  })
})
