import { hash } from "node:crypto"

import { beforeEach, describe, expect, test } from "vitest"

import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { frozenInputSchema } from "#domain/merit/frozen-list-schema.ts"
import { recompute } from "#domain/merit/frozen-list.ts"
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import {
  buildRow,
  fieldEncryption,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { recordAnswersIn } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createMeritService } from "./merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const lastDate = "2025-07-14"

/** Applicants of general category by the marks of class 12, of 500. */
const marks = { A: "450", B: "440", C: "430", D: "420" }
const codeOf = (name: string) => `MERT-AAAA-AAA${name}`.replaceAll("-", "")

const ruleFor = (seats: number) => {
  const { basis, eligibility } = presetRule("intermediate", seats)
  return { basis, eligibility, ranked: "all", allocation: { seats } }
}

describe.each(databases)("rounds of merit lists on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let seconds: number
  let day: number
  const now = () => new Date(Date.UTC(2025, 6, day, 6, 30, ++seconds))
  const merit = () => createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now })

  const sign = async (rule: object, reason = "") => {
    const [newest] = (await merit().read(where)).rules
    const unmodifiedSince = newest?.changed_at ?? ""
    expect(await merit().saveRule(where, { unmodifiedSince, rule, reason }, officer)).toMatchObject(
      {
        outcome: "saved",
      },
    )
    const [draft] = (await merit().read(where)).rules
    const { version, changed_at } = draft!
    return merit().signRule(where, { version, unmodifiedSince: changed_at }, officer)
  }
  const compute = async () => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    return round
  }
  const publish = async (changes = {}) => {
    const { number, list } = await compute()
    const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate, ...changes }
    return merit().publish(where, publication, officer)
  }
  const answer = (number: number, state: OfferState, ...names: string[]) =>
    recordAnswersIn(
      merit(),
      where,
      { number, codes: names.map(codeOf), state, reason: "By letter" },
      officer,
    )
  const offers = async () =>
    Object.fromEntries(
      (await merit().read(where)).offers.map(({ code, state }) => [code.at(-1), state]),
    )
  const audit = async () => {
    const lines = await office.auditOf("merit 2025-26 BSc")
    return lines.map(({ actor, action, details }) => [actor, action, JSON.parse(details!)])
  }

  beforeEach(async () => {
    seconds = 0
    day = 10
    await office.store(
      ...Object.entries(marks).map(([name, i_obtmarks]) =>
        buildRow(
          { course: "BSc", gender: "male", category: "general", i_obtmarks },
          { admission_code: codeOf(name) },
        ),
      ),
    )
  })
  /** Signs a rule of two seats, and publishes the first list: A and B are offered a seat. */
  const publishFirst = async () => {
    await sign(ruleFor(2))
    expect(await publish()).toEqual({ outcome: "published", number: 1 })
  }

  test("need a signed rule", async () => {
    expect(await merit().dryRun(where, officer.name)).toMatchObject({ outcome: "not_signed" })
    const refused = await merit().saveRule(
      where,
      { unmodifiedSince: "", rule: {}, reason: "" },
      officer,
    )
    expect(refused).toMatchObject({ outcome: "refused", errors: { basis: expect.any(String) } })
    expect(await sign(ruleFor(2))).toEqual({ outcome: "signed" })
    expect((await merit().read(where)).rules).toMatchObject([
      { version: 1, signed_by: officer.name, signed_role: "officer" },
    ])
  })

  test("a signed rule is frozen: a change is a new version with its reason", async () => {
    await sign(ruleFor(2))
    const [{ changed_at: unmodifiedSince } = { changed_at: "" }] = (await merit().read(where)).rules
    const save = (reason: string, based = unmodifiedSince) =>
      merit().saveRule(where, { unmodifiedSince: based, rule: ruleFor(2), reason }, officer)
    expect(await save("")).toEqual({ outcome: "reason_missing" })
    expect(await save("Two seats more", "2025-01-01")).toEqual({ outcome: "changed" })
    expect(await merit().signRule(where, { version: 1, unmodifiedSince }, officer)).toEqual({
      outcome: "changed",
    })
    expect(await save("The number of seats")).toEqual({ outcome: "saved", version: 2 })
    const { rules } = await merit().read(where)
    expect(rules.map(({ version, signed_by }) => [version, signed_by])).toEqual([
      [2, null],
      [1, officer.name],
    ])
    // A round is computed by the newest signed version.
    expect(await compute()).toMatchObject({ number: 1, ruleVersion: 1 })
  })

  test("are published only as the officer saw them, once", async () => {
    await sign(ruleFor(2))
    expect(await publish({ sha256: "0" })).toEqual({ outcome: "changed" })
    expect(await publish({ number: 2 })).toEqual({ outcome: "changed" })
    const { number, list } = await compute()
    const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate }
    const both = await Promise.all([
      merit().publish(where, publication, officer),
      merit().publish(where, publication, officer),
    ])
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "published"])
    expect(await offers()).toEqual({ A: "offered", B: "offered" })
    expect((await audit()).at(-1)).toEqual([
      officer.name,
      "merit list published",
      {
        list: 1,
        from: expect.stringContaining("2025-07-10T06:30"),
        until: lastDate,
        sha256: publication.sha256,
      },
    ])
  })

  test("have a frozen file that recomputes, and shows of a code the last four characters", async () => {
    await publishFirst()
    const { list, sha256 } = (await merit().readList(where, 1))!
    const again = recompute(frozenInputSchema.parse(JSON.parse(list)), (text) =>
      hash("sha256", text),
    )
    expect(JSON.stringify(again)).toBe(list)
    expect(JSON.parse(list).result.sha256).toBe(sha256)
    expect(JSON.parse(list).about).toMatchObject({
      ...where,
      round: 1,
      rule_version: 1,
      rule_signed_at: expect.stringMatching(/^2025-07-10T/),
      basis: [{ component: "intermediate", weight: 1 }],
    })
    expect(JSON.parse(list).about).not.toHaveProperty("allocation")
    expect(list).not.toContain(codeOf("A"))
    expect(list).toMatch(new RegExp(`"${codeOf("A").slice(-4)}-[\\w-]{12}"`))
    expect(await merit().readList(where, 2)).toBeUndefined()
  })

  test("take answers to offers of the last public round", async () => {
    await publishFirst()
    expect(await answer(2, "accepted", "A")).toEqual({ outcome: "changed" })
    expect(await answer(1, "declined", "A")).toMatchObject({
      outcome: "recorded",
      recorded: { [codeOf("A")]: expect.any(String) },
    })
    expect(await offers()).toEqual({ A: "declined", B: "offered" })
    expect(await office.auditOf(codeOf("A"))).toMatchObject([
      {
        actor: officer.name,
        action: "merit offer declined",
        details:
          '{"session":"2025-26","programme":"BSc","list":1,"from":"offered","to":"declined"}',
      },
    ])
  })

  test("are withdrawn only if nobody has answered; the number is given again", async () => {
    await publishFirst()
    await answer(1, "declined", "A")
    const withdraw = () =>
      merit().withdraw(where, { number: 1, reason: "A mark was wrong" }, officer)
    expect(await withdraw()).toEqual({ outcome: "answered" })
    await answer(1, "offered", "A")
    const taken = { actor: officer.name, action: "merit offer reinstated" }
    expect(await office.auditOf(codeOf("A"))).toContainEqual(expect.objectContaining(taken))
    expect(await withdraw()).toEqual({ outcome: "withdrawn" })
    expect((await audit()).at(-1)).toEqual([
      officer.name,
      "merit list withdrawn",
      { list: 1, reason: "A mark was wrong" },
    ])
    expect(await withdraw()).toEqual({ outcome: "changed" })
    expect(await merit().read(where)).toMatchObject({
      offers: [],
      rounds: [{ number: 1, withdrawn_by: officer.name, withdrawn_reason: "A mark was wrong" }],
    })
    expect(await publish()).toEqual({ outcome: "published", number: 1 })
  })

  test("keep accepted seats, and go on without those who declined or did not come", async () => {
    await publishFirst()
    await answer(1, "accepted", "B")
    expect((await compute()).warnings.unanswered).toEqual([codeOf("A")])
    day = 15
    await answer(1, "absent", "A")
    // A late applicant ahead of everybody takes no accepted seat.
    await office.store(
      buildRow(
        { course: "BSc", gender: "male", category: "general", i_obtmarks: "460" },
        { admission_code: codeOf("E") },
      ),
    )
    const round = await compute()
    expect(round).toMatchObject({ number: 2, warnings: { unanswered: [] } })
    expect(round.difference).toEqual([
      { code: codeOf("E"), from: null, to: "open", reason: "new_applicant" },
      { code: codeOf("A"), from: "open", to: null, reason: "absent" },
    ])
    expect(await publish({ lastDate: "2025-07-19" })).toEqual({ outcome: "published", number: 2 })
    expect(await offers()).toEqual({ B: "accepted", E: "offered" })
    const { places } = round
    const c = places.find(({ admission_code }) => admission_code === codeOf("C"))
    expect(c?.place.outcome?.lists).toMatchObject([{ compartment: "open", waiting: 1 }])
  })

  test("tell those with an offer when the list is public; not those who keep a seat", async () => {
    await turnChannels(office.db(), ["email"])
    const messages = async () => {
      const rows = await office
        .db()
        .selectFrom("outgoing")
        .select(["admission_code", "data", "state", "due_at", "expires_at"])
        .where("kind", "=", "offer")
        .orderBy("id")
        .execute()
      return rows.map(({ admission_code: code, ...row }) => ({ name: code.at(-1), ...row }))
    }
    const publishAt = "2025-07-12T04:30:00.000Z"
    await sign(ruleFor(2))
    await publish({ publishAt })
    const offer = { data: JSON.stringify({ day: lastDate }), due_at: publishAt }
    const queued = { ...offer, state: "waiting", expires_at: "2025-07-14T18:30:00.000Z" }
    expect(await messages()).toEqual([
      { name: "A", ...queued },
      { name: "B", ...queued },
    ])
    await merit().withdraw(where, { number: 1, reason: "A mark was wrong" }, officer)
    expect((await messages()).map(({ state }) => state)).toEqual(["not_sent", "not_sent"])
    await publish()
    await answer(1, "accepted", "A")
    await answer(1, "declined", "B")
    await publish({ lastDate: "2025-07-20" })
    expect((await messages()).slice(2).map(({ name }) => name)).toEqual(["A", "B", "C"])
  })

  test("do not begin before the last one is public", async () => {
    await publishFirst()
    await answer(1, "accepted", "A")
    day = 15
    const scheduled = { publishAt: "2025-07-20T00:00:00.000Z", lastDate: "2025-07-24" }
    expect(await publish(scheduled)).toEqual({ outcome: "published", number: 2 })
    expect(await answer(2, "accepted", "B")).toEqual({ outcome: "changed" })
    expect(await merit().dryRun(where, officer.name)).toMatchObject({ outcome: "not_public" })
    const withdrawn = { number: 2, reason: "Too early" }
    // The answers of earlier rounds do not count.
    expect(await merit().withdraw(where, withdrawn, officer)).toEqual({ outcome: "withdrawn" })
  })

  test("are refused if they would take an accepted seat", async () => {
    await publishFirst()
    await answer(1, "accepted", "A")
    await answer(1, "accepted", "B")
    await sign({ ...ruleFor(2), eligibility: { minimum: { GEN: 89 } } }, "A higher minimum")
    expect(await merit().dryRun(where, officer.name)).toMatchObject({
      outcome: "refused",
      refusals: [{ reason: "accepted_not_ranked", code: codeOf("B") }],
    })
    await sign(ruleFor(1), "One seat less")
    expect(await merit().dryRun(where, officer.name)).toMatchObject({
      outcome: "refused",
      refusals: [{ reason: "too_many_accepted", seats: 1, accepted: 2 }],
    })
  })

  test("warn of missing percentages, and of people who are not eligible", async () => {
    const best = { ...ruleFor(2), basis: [{ component: "best_five", weight: 1 }] }
    await sign(best)
    const round = await compute()
    expect(round.warnings.missing).toContainEqual({ code: codeOf("C"), components: ["best_five"] })
    await sign({ ...ruleFor(2), eligibility: { minimum: { GEN: 85 } } }, "A minimum")
    expect((await compute()).warnings.notEligible).toEqual([
      {
        code: codeOf("D"),
        reasons: [
          { reason: "below_minimum", component: "intermediate", percentage: 8400, minimum: 8500 },
        ],
      },
    ])
  })

  test("name whom the missing residence costs a category or trait, which the place keeps", async () => {
    const form = { course: "BSc" as const, gender: "female", category: "general" }
    await office.store(buildRow(form, { admission_code: codeOf("E") }))
    const traits = { woman: { percent: 50 } }
    await sign({ ...ruleFor(2), is_for_residents: true, allocation: { seats: 2, traits } })
    const { warnings, places } = await compute()
    expect(warnings.withoutResidence).toEqual([{ code: codeOf("E"), lost: ["woman"] }])
    const lostBy = places.map(({ admission_code, place }) => [
      admission_code.at(-1),
      place.without_residence,
    ])
    expect(lostBy).toContainEqual(["E", ["woman"]])
    expect(lostBy).toContainEqual(["A", undefined])
  })

  test("name whom a limit leaves out, and whose board counts as another one", async () => {
    const limited = {
      ...ruleFor(2),
      deductions: { other_board: { unit: "points", loss: 5, boards: ["CBSE"] } },
      ranked: "all",
      allocation: { seats: 2, limits: { other_state: { percent: 50 } } },
    }
    await sign(limited)
    const { warnings, places } = await compute()
    const reason = { reason: "over_limit", trait: "other_state", most: 1, place: 2 }
    expect(warnings.notEligible).toContainEqual({ code: codeOf("B"), reasons: [reason] })
    expect(warnings.otherBoards).toContainEqual({ code: codeOf("B"), board: "UP Board" })
    const ranked = places.filter(({ place }) => place.outcome !== null)
    expect(ranked.map(({ admission_code }) => admission_code)).toEqual([codeOf("A")])
  })
})
