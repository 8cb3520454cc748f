// A whole season of merit lists as staff play it over HTTP: 200 applicants in three programmes, three lists of each, a
// late applicant, an objection that was right, and an open seat that is given up and slid into.
import { execFile } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

import { beforeAll, describe, expect, test } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { applicationRoutes } from "#server/http/console/applications/application-routes.ts"
import { callRoutes } from "#server/http/console/call-routes.ts"
import { consoleCalls } from "#server/http/console/console-calls.ts"
import { readConfig } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { routesOfBlock } from "#tests/support/console-routes.ts"
import { askFeeAfterOffer } from "#tests/support/merit/fee-after-offer.ts"
import type { SeasonApplicant } from "#tests/support/merit/season-people.ts"
import { seasonRule, storeSeason } from "#tests/support/merit/season.ts"
import type { Routes } from "#tests/support/routes-alone.ts"
import { type CourseCode, sampleCourses, validForm } from "#tests/support/samples/applications.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { node24, root } from "../../scripts/tools.mjs"

const routes: Routes = async (app, { services }) => {
  await app.register(callRoutes(consoleCalls), { services })
  await app.register(applicationRoutes, { services, config: readConfig({}) })
}

interface Offer {
  code: string
  compartment: string
  category: string
  rank: number
  state: string
  version: string
}

describe.each(databases)("a season of merit lists on $name", ({ open }) => {
  const site = routesOfBlock(open, routes)
  let people: SeasonApplicant[]
  beforeAll(async () => {
    const { DATA_DIR, APP_KEY } = site.config
    const encryption = createFieldEncryption(await loadAppKey(DATA_DIR, APP_KEY))
    await askFeeAfterOffer(site.db)
    people = await storeSeason(site.db, encryption)
  })
  const post = (path: string, body: object, role: Role = "officer") =>
    site.call("POST", path, { role, body })
  const merit = (course: CourseCode, action: string, body: object = {}, role: Role = "officer") =>
    post(`/merit/${course}/${action}`, body, role)
  const read = async (course: CourseCode) => (await site.call("GET", `/merit/${course}`)).data
  const offersOf = async (course: CourseCode): Promise<Offer[]> => (await read(course)).offers
  const dryRun = async (course: CourseCode) => (await merit(course, "dry-run")).data
  const publish = (course: CourseCode, { number, result }: Awaited<ReturnType<typeof dryRun>>) =>
    merit(course, "publish", { number, sha256: result.sha256, last_date: "14-07-2030" })
  /** Records answers as a page does that shows the present state. */
  const record = async (
    course: CourseCode,
    number: number,
    answer: { state: string; codes: readonly string[]; reason?: string },
    role: Role = "clerk",
  ) => {
    const expectedVersions = Object.fromEntries(
      (await offersOf(course)).map(({ code, version }) => [code, version]),
    )
    return merit(course, "answers", { number, expectedVersions, ...answer }, role)
  }
  /** Ends the time to answer the lists of a programme: their last day is over. */
  const lastDayPasses = (programme: CourseCode) =>
    site.db
      .updateTable("merit_rounds")
      .set({ last_date: "2020-07-14" })
      .where("programme", "=", programme)
      .execute()
  /** Accepts the offers, except the last open seat, which is declined, and the last one of all: nobody comes for it. */
  const answerAll = async (course: CourseCode, number: number) => {
    const offers = (await offersOf(course)).filter(({ state }) => state === "offered")
    const declined = offers.findLast(({ compartment }) => compartment === "open")
    const absent = offers.findLast((one) => one !== declined)
    const answerOf = (one: Offer) => {
      if (one === declined) return "declined"
      return one === absent ? "absent" : "accepted"
    }
    await lastDayPasses(course)
    for (const [state, some] of Map.groupBy(offers, answerOf)) {
      const codes = some.map(({ code }) => code)
      const { data } = await record(course, number, { state, codes, reason: "A letter" })
      expect(data.leftOut).toEqual([])
    }
  }
  const acceptedIn = async (course: CourseCode) =>
    new Map(
      (await offersOf(course)).flatMap(({ code, state, compartment }) =>
        state === "accepted" ? [[code, compartment] as const] : [],
      ),
    )
  /** Publishes the next list, and checks that it keeps every accepted seat, or gives an open one for it. */
  const publishNext = async (course: CourseCode, number: number) => {
    const before = await acceptedIn(course)
    expect((await publish(course, await dryRun(course))).data).toEqual({ number })
    const after = await acceptedIn(course)
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    for (const [code, compartment] of after)
      expect(["open", before.get(code)]).toContain(compartment)
  }
  const changeStatus = async (code: string, to: string, more: object = {}) => {
    const { version } = (await site.call("GET", `/applications/${code}`)).data
    const body = { ids: [code], expectedVersions: { [code]: version }, to, reason: "", ...more }
    return (await post("/applications/status", body)).data[0]
  }
  const admit = (code: string) =>
    changeStatus(code, "admitted", { firstAdmissionNumber: `2025/${code}` })
  const pay = (code: string) =>
    post(`/applications/${code}/receive-fee`, { date: "01-07-2025", reference: code }, "clerk")
  const verifyClaim = async (code: string, claim: string) => {
    const { version: expectedVersion } = (await site.call("GET", `/applications/${code}`)).data
    return post(
      `/applications/${code}/claim`,
      { claim, finding: "verified", expectedVersion },
      "clerk",
    )
  }

  /** The applicant objects on the status page to the category that did not count. */
  const object = async (admissionCode: string) => {
    const { rounds } = await read("BA")
    const applicant = { admissionCode, session: settings.admission_session, course: "BA" }
    const objection = {
      list: rounds[0].id,
      topic: "category",
      text: "I am of category OBC.",
      isConfirmed: true,
    }
    const { outcome } = await site.services.applicantMerit.makeObjection(applicant, objection)
    expect(outcome).toBe("objected")
  }

  // The rules are signed; nobody is admitted before the first list.
  const signRules = async () => {
    expect(people).toHaveLength(200)
    for (const course of sampleCourses) {
      await site.call("PUT", `/merit/${course}/rule`, {
        body: { unmodifiedSince: "", rule: seasonRule(course) },
      })
      const [{ changed_at: unmodifiedSince }] = (await read(course)).rules
      expect((await merit(course, "sign", { version: 1, unmodifiedSince })).status).toBe(200)
    }
    const { code } = people[0]!
    expect(await admit(code)).toMatchObject({ errors: { offer: ["offer_needed"] } })
    expect(await pay(code)).toMatchObject({ status: 422, errors: { offer: ["offer_needed"] } })
  }

  // Of two officers who publish the first list at once, one does.
  const publishFirst = async () => {
    for (const course of sampleCourses) {
      const round = await dryRun(course)
      const both = await Promise.all([publish(course, round), publish(course, round)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { compartments } = (await site.call("GET", `/merit/${course}/rounds/1`)).result
      const chosen = Object.values(compartments as object).flatMap((list) => list.chosen)
      expect(await offersOf(course)).toHaveLength(chosen.length)
    }
    const { programmes } = (await site.call("GET", "/merit")).data
    expect(programmes).toMatchObject([
      { code: "BA", seats: 40, round: { number: 1 } },
      { code: "BSc", seats: 24, round: { number: 1 } },
      { code: "BCom", seats: 16, round: { number: 1 } },
    ])
  }

  // A deposit accepts an offered seat, and only then the applicant is admitted.
  const admitAfterDeposit = async () => {
    const [first] = await offersOf("BA")
    expect(await admit(first!.code)).toMatchObject({ errors: { offer: ["offer_not_accepted"] } })
    expect((await pay(first!.code)).data).toMatchObject({ fee_status: "received" })
    expect(await admit(first!.code)).toMatchObject({ outcome: "stored" })
    const declined = { state: "declined", codes: [first!.code], reason: "A letter" }
    expect((await record("BA", 1, declined, "officer")).data).toEqual({
      recorded: {},
      leftOut: [{ code: first!.code, why: "admitted", state: "accepted" }],
    })
  }

  // Answers come in, a late form is entered, and an objection is right.
  const answerFirst = async () => {
    for (const course of sampleCourses) await answerAll(course, 1)
    const late = validForm("BA", { category: "general", i_obtmarks: "480", applicant_name: "Late" })
    const lateCode: string = (await post("/applications", { data: late }, "clerk")).data.id
    await changeStatus(lateCode, "verified")
    const objector = people[0]!.code
    expect((await offersOf("BA")).map(({ code }) => code)).not.toContain(objector)
    await object(objector)
    const { warnings } = await dryRun("BA")
    expect(warnings.unchecked).toContainEqual({ code: objector, claims: ["category"] })
    expect(warnings.objections).toEqual([{ code: objector }])
    const overview = async () => (await site.call("GET", "/merit")).data.programmes
    expect((await overview())[0]).toMatchObject({ code: "BA", objections: 1 })
    expect((await verifyClaim(objector, "category")).status).toBe(200)
    const [{ id }] = (await read("BA")).objections
    const decision = { verdict: "upheld", answer: "The certificate is right." }
    expect((await merit("BA", `objections/${id}`, decision)).status).toBe(200)
    expect((await overview())[0]).toMatchObject({ objections: 0 })
    return lateCode
  }

  // The second list seats both, and takes no accepted seat.
  const publishSecond = async (lateCode: string) => {
    const { difference } = await dryRun("BA")
    const objector = people[0]!.code
    expect(difference).toContainEqual(
      expect.objectContaining({ code: objector, from: null, to: "OBC", reason: "from_waiting" }),
    )
    expect(difference).toContainEqual(
      expect.objectContaining({ code: lateCode, from: null, reason: "new_applicant" }),
    )
    for (const course of sampleCourses) {
      await publishNext(course, 2)
      await answerAll(course, 2)
    }
  }

  // An open seat is given up, and who accepted a seat of a category slides into it.
  const slide = async () => {
    const inOpenSeats = (await offersOf("BA")).filter(
      ({ state, compartment }) => state === "accepted" && compartment === "open",
    )
    const { code } = inOpenSeats.at(-1)!
    const declined = { state: "declined", codes: [code], reason: "A letter" }
    expect((await record("BA", 2, declined, "officer")).data.leftOut).toEqual([])
    const { difference } = await dryRun("BA")
    const slid = difference.find(({ reason }: { reason: string }) => reason === "slid")
    expect(slid).toMatchObject({ to: "open" })
    for (const course of sampleCourses) await publishNext(course, 3)
    expect((await acceptedIn("BA")).get(slid.code)).toBe("open")
  }

  // The frozen file of the third list is verified by the command, and a changed one is not.
  const verifyFrozen = async () => {
    const { status: _status, ...list } = await site.call("GET", "/merit/BA/rounds/3")
    const path = join(site.config.DATA_DIR, "list.json")
    const verify = async () => {
      await writeFile(path, JSON.stringify(list))
      return promisify(execFile)(node24, ["scripts/merit/verify.ts", path], { cwd: root })
    }
    expect((await verify()).stdout).toContain(list.result.sha256)
    list.candidates[0].index = "99.99"
    await expect(verify()).rejects.toMatchObject({ code: 1 })
  }

  // One story: each step needs the state that the former one left.
  test("is played from the rules to the frozen third list", async () => {
    await signRules()
    await publishFirst()
    await admitAfterDeposit()
    await publishSecond(await answerFirst())
    await slide()
    await verifyFrozen()
    const rows = await site.db.selectFrom("audit").select("action").distinct().execute()
    const actions = rows.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining([
        "merit rule saved",
        "merit rule signed",
        "merit candidates read",
        "merit list published",
        ...["accepted", "declined", "absent"].map((state) => `merit offer ${state}`),
      ]),
    )
  })
})
