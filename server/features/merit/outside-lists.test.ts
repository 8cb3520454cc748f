import { beforeEach, describe, expect, test } from "vitest"

import {
  buildRow,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarnessOfTest,
} from "#tests/support/applications-harness.ts"
import { recordAll } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { createApplicantService, createMeritService } from "./merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const lastDate = "2025-07-14"
/** Applicants by the marks of class 12, of 500. */
const marks = { A: "450", B: "440", C: "430", D: "420" }
const codeOf = (name: string) => `OUTSAAAAAAA${name}`
const nameOf = (code: string) => code.at(-1)!

describe.each(databases)("people with a seat outside a list, on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  const merit = () =>
    createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now: () => harnessTime })
  const compute = async () => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(JSON.stringify(round))
    const seated = round.places
      .filter(({ state }) => state !== null)
      .map(({ admission_code, state }) => `${nameOf(admission_code)} ${state}`)
    return { ...round, seated }
  }
  const publish = async () => {
    const { number, list } = await compute()
    const publication = { number, sha256: list.result.sha256, publishAt: "", lastDate }
    expect(await merit().publish(where, publication, officer)).toMatchObject({
      outcome: "published",
    })
  }
  const admit = async (code: string, more: { isOutsideLists?: boolean; reason?: string } = {}) => {
    const { version } = await office.rowOf(code)
    const change = { to: "admitted", reason: "", firstAdmissionNumber: `2025/${code}` } as const
    const expectedVersions = { [code]: version }
    const [result] = await office
      .service()
      .changeStatuses([code], { ...change, expectedVersions, ...more }, officer)
    expect(result).toMatchObject({ outcome: "stored" })
  }
  const admitOutside = (name: string) =>
    admit(codeOf(name), { isOutsideLists: true, reason: "Order of a court" })

  beforeEach(async () => {
    await office.store(
      ...Object.entries(marks).map(([name, i_obtmarks]) =>
        buildRow(
          { course: "BSc", category: "general", i_obtmarks },
          { admission_code: codeOf(name), status: "verified" },
        ),
      ),
    )
    const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats: 2 } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
  })

  describe("who is admitted outside the lists", () => {
    test("takes no part in the first list, which gives all of its seats, and is named", async () => {
      await admitOutside("A")
      const { seated, warnings, places } = await compute()
      expect(seated).toEqual(["B offered", "C offered"])
      expect(warnings.outside).toEqual([{ code: codeOf("A") }])
      expect(places.map(({ admission_code }) => nameOf(admission_code))).toEqual(["B", "C", "D"])
    })

    test("frees an offer without an answer for the next list, and can no longer accept it", async () => {
      await publish()
      await admitOutside("A")
      const [round] = await office.db().selectFrom("merit_rounds").select("id").execute()
      const deps = { db: office.db(), now: () => harnessTime, randomBytes: () => Buffer.alloc(12) }
      const own = createApplicantService(deps)
      const answer = { list: Number(round!.id), answer: "accepted", isConfirmed: true } as const
      const applicant = { admissionCode: codeOf("A"), session: where.session, course: "BSc" }
      expect(await own.answerOffer(applicant, answer)).toEqual({ outcome: "no_offer" })
      const { seated, warnings, difference } = await compute()
      expect(seated).toEqual(["B offered", "C offered"])
      expect(warnings.unanswered).toEqual([codeOf("B")])
      expect(difference).toContainEqual({
        code: codeOf("A"),
        from: "open",
        to: null,
        reason: "outside",
      })
    })

    test("is not somebody with an accepted seat, who keeps it", async () => {
      await publish()
      const accepted = { number: 1, codes: [codeOf("A")], state: "accepted" } as const
      await recordAll(merit(), where, accepted, officer)
      await admit(codeOf("A"))
      const { seated, warnings } = await compute()
      expect(seated).toEqual(["A accepted", "B offered"])
      expect(warnings.outside).toEqual([])
    })
  })

  describe("who is admitted to another programme", () => {
    /** An application to another programme with the number of A. */
    const admitElsewhere = async () => {
      const { aadhaar_index } = await office.rowOf(codeOf("A"))
      const form = { course: "BA", category: "general" }
      const changes = { admission_code: codeOf("Z"), status: "verified" } as const
      await office.store({ ...buildRow(form, changes), aadhaar_index })
      await admit(codeOf("Z"))
    }
    const placeOf = ({ places }: Awaited<ReturnType<typeof compute>>, name: string) =>
      places.find(({ admission_code }) => admission_code === codeOf(name))

    test("is left out by name and reads why", async () => {
      await admitElsewhere()
      const round = await compute()
      expect(round.seated).toEqual(["B offered", "C offered"])
      expect(round.warnings.elsewhere).toEqual([{ code: codeOf("A") }])
      expect(round.people[codeOf("A")]).toBeDefined()
      expect(placeOf(round, "A")).toMatchObject({
        state: null,
        place: { admitted_elsewhere: true, outcome: null },
      })
    })

    test("gives an offer without an answer to the next list", async () => {
      await publish()
      await admitElsewhere()
      const { seated, difference, warnings } = await compute()
      expect(seated).toEqual(["B offered", "C offered"])
      expect(warnings.unanswered).toEqual([codeOf("B")])
      expect(difference).toContainEqual(
        expect.objectContaining({ code: codeOf("A"), reason: "elsewhere" }),
      )
    })

    test("keeps an accepted seat, with a warning by name", async () => {
      await publish()
      const accepted = { number: 1, codes: [codeOf("A")], state: "accepted" } as const
      await recordAll(merit(), where, accepted, officer)
      await admitElsewhere()
      const { seated, warnings } = await compute()
      expect(seated).toEqual(["A accepted", "B offered"])
      expect(warnings).toMatchObject({ elsewhere: [], bothProgrammes: [{ code: codeOf("A") }] })
    })

    test("reads nothing of it before the college has seen the card", async () => {
      await admitElsewhere()
      await office
        .db()
        .updateTable("applications")
        .set({ status: "submitted" })
        .where("admission_code", "=", codeOf("A"))
        .execute()
      const round = await compute()
      expect(round.warnings).toMatchObject({ elsewhere: [], notVerified: [{ code: codeOf("A") }] })
      expect(placeOf(round, "A")?.place.admitted_elsewhere).toBeUndefined()
    })
  })
})
