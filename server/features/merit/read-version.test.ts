import { beforeEach, describe, expect, test } from "vitest"

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
import { insertObjection } from "./objection-rows.ts"

const where = { session: "2025-26", programme: "BSc" }
const code = "VERSAAAAAAAA"
const lastDate = "2025-07-20"

describe.each(databases)("the version of a programme's merit lists on $name", ({ open }) => {
  const office = useApplicationsHarnessOfTest(open)
  let minutes: number
  const now = () => new Date(Date.UTC(2025, 6, 10, 6, minutes))
  const merit = () => createMeritService({ ...sessionDeps, db: office.db(), fieldEncryption, now })
  const version = () => merit().readVersion(where)
  const publish = async (publishAt = "") => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") throw new Error(round.outcome)
    const { number, list } = round
    const publication = { number, sha256: list.result.sha256, publishAt, lastDate }
    expect(await merit().publish(where, publication, officer)).toMatchObject({ number: 1 })
  }
  const object = () =>
    insertObjection(office.db(), {
      round_id: 1,
      admission_code: code,
      topic: "index",
      text: "90",
      made_at: now().toISOString(),
    })
  const answer = async () => {
    const given = { number: 1, codes: [code], state: "accepted", reason: "" } as const
    await recordAnswersIn(merit(), where, given, officer)
  }
  const decide = async () => {
    const [objection] = (await merit().read(where)).objections
    const decision = { verdict: "upheld", answer: "Yes" } as const
    await merit().answerObjection(where, objection!.id, decision, officer)
  }

  beforeEach(async () => {
    minutes = 0
    const form = { course: "BSc", category: "general" } as const
    await office.store(buildRow(form, { admission_code: code, status: "verified" }))
    const rule = { basis: [{ component: "intermediate", weight: 1 }], allocation: { seats: 2 } }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const unmodifiedSince = now().toISOString()
    await merit().signRule(where, { version: 1, unmodifiedSince }, officer)
  })

  test("differs after each change, and only then", async () => {
    const versions = [await version()]
    expect(await version()).toBe(versions[0])
    const changes = [publish, object, decide, answer]
    for (const change of changes) {
      minutes++
      await change()
      versions.push(await version())
    }
    minutes++
    await merit().withdraw(where, { number: 1, reason: "Wrong" }, officer)
    expect(await version()).toBe(versions.at(-1))
    expect(new Set(versions).size).toBe(versions.length)
    expect((await merit().read(where)).version).toBe(versions.at(-1))
  })

  test("differs once a scheduled list is public", async () => {
    await publish(new Date(Date.UTC(2025, 6, 10, 6, 30)).toISOString())
    const before = await version()
    minutes = 29
    expect(await version()).toBe(before)
    minutes = 30
    expect(await version()).not.toBe(before)
  })
})
