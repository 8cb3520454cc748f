import { randomBytes } from "node:crypto"

import { beforeEach, describe, expect, test } from "vitest"

import type { QueryDetails } from "#domain/applications/query-answers.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { listEvents } from "../staff/application-events.ts"
import { listAnsweredCodes } from "../staff/forms/review-answer.ts"
import { answerQuery, type SentAnswer } from "./answer-query.ts"

const reason = "The roll number differs from the marksheet."
const fields = ["i_roll", "bank_account", "weightage"]

describe.each(databases)("the answer to a query on $name", ({ open }) => {
  const { db, files, service, store, rowOf } = useApplicationsHarness(open)
  let code: string
  beforeEach(async () => {
    ;[code] = (await store(buildRow({ i_roll: "2412345" }))) as [string]
  })

  const versionOf = async () => (await rowOf(code)).version
  const ask = async (query: QueryDetails = { fields }) =>
    service().changeStatus(
      code,
      { to: "query", reason, query, expectedVersion: await versionOf() },
      clerk,
    )
  const answer = (sent: Partial<SentAnswer>, isConfirmed = true) =>
    answerQuery({
      ...sessionDeps,
      db: db(),
      fieldEncryption,
      files: files(),
      randomBytes,
      now: () => harnessTime,
    })(code, { text: "", values: {}, ...sent }, { isConfirmed })
  const review = async (accepted: string[], returned: string[], why = "") =>
    service().reviewAnswer(
      code,
      { accepted, returned, reason: why, expectedVersion: await versionOf() },
      clerk,
    )
  const answered = () => listAnsweredCodes(db(), "2025-26")
  const formOf = async () => JSON.parse((await rowOf(code)).form) as Record<string, unknown>

  test("is stored beside the form, and the application goes back to scrutiny", async () => {
    await ask()
    const sent = { text: " I copied it wrongly. ", values: { i_roll: "2412346" } }
    expect(await answer(sent, false)).toEqual({ outcome: "open" })
    expect(await rowOf(code)).toMatchObject({ status: "query" })
    expect(await answer(sent)).toEqual({ outcome: "answered" })
    expect(await rowOf(code)).toMatchObject({ status: "scrutiny", status_reason: "" })
    expect(await formOf()).toMatchObject({ i_roll: "2412345" })
    expect((await listEvents(db(), code)).slice(-2)).toMatchObject([
      {
        kind: "answer",
        actor: "applicant",
        data: {
          text: "I copied it wrongly.",
          fields: { i_roll: { from: "2412345", to: "2412346" } },
        },
      },
      { kind: "status", actor: "applicant", data: { from: "query", to: "scrutiny" } },
    ])
    expect(await answered()).toContain(code)
  })

  test("changes the form as far as staff accept it; the rest is asked again", async () => {
    await ask()
    await answer({
      values: { i_roll: "2412346", bank_account: "00998877665", weightage: ["ncc_b"] },
    })
    expect(await review(["i_roll"], [])).toEqual({
      outcome: "refused",
      errors: { fields: ["missing"] },
    })
    expect(await review(["i_roll", "bank_account"], ["weightage"])).toEqual({
      outcome: "refused",
      errors: { reason: ["missing"] },
    })
    const why = "Bring the NCC certificate."
    expect(await review(["i_roll", "bank_account"], ["weightage"], why)).toEqual({
      outcome: "stored",
    })
    expect(await formOf()).toMatchObject({
      i_roll: "2412346",
      weightage: ["ncc_b", "nss_240_hours"],
    })
    const row = await rowOf(code)
    expect(row).toMatchObject({ status: "query", status_reason: why })
    const read = await service().read(code, clerk)
    expect(read!.form.bank_account).toBe("XXXXX7665")
    // The numbers are encrypted in the history too.
    const history = JSON.stringify(
      await db().selectFrom("application_events").selectAll().execute(),
    )
    expect(history).not.toContain("00998877665")
    expect((await listEvents(db(), code)).slice(-3)).toMatchObject([
      {
        kind: "answer_review",
        data: { accepted: ["i_roll", "bank_account"], returned: ["weightage"] },
      },
      { kind: "correction", data: { fields: { i_roll: { to: "2412346" } } } },
      {
        kind: "status",
        data: { to: "query", query: { fields: ["weightage"], answer_by: "2025-07-17" } },
      },
    ])
    expect(await answer({ values: { i_roll: "1", weightage: ["ncc_c"] } })).toEqual({
      outcome: "answered",
    })
    expect(await review(["weightage"], [])).toEqual({ outcome: "stored" })
    expect(await formOf()).toMatchObject({ i_roll: "2412346", weightage: ["ncc_c"] })
    expect(await answered()).not.toContain(code)
  })

  test("an application is not verified before its changes are accepted or returned", async () => {
    await ask()
    await answer({ values: { i_roll: "2412346" } })
    const verify = async () =>
      service().changeStatus(
        code,
        { to: "verified", reason: "", expectedVersion: await versionOf() },
        clerk,
      )
    expect(await verify()).toEqual({ outcome: "refused", errors: { answer: ["answer_open"] } })
    await review(["i_roll"], [])
    expect(await verify()).toEqual({ outcome: "stored" })
  })

  test.each([
    { what: "nothing", sent: {}, errors: { text: ["missing"] } },
    {
      what: "the same value",
      sent: { values: { i_roll: "2412345" } },
      errors: { text: ["missing"] },
    },
    {
      what: "an empty required field",
      sent: { values: { i_roll: " " } },
      errors: { i_roll: ["missing"] },
    },
    {
      what: "1001 characters",
      sent: { text: "x".repeat(1001) },
      errors: { text: ["text.too_long"] },
    },
  ])("$what is refused", async ({ sent, errors }) => {
    await ask()
    expect(await answer(sent)).toEqual({ outcome: "invalid", errors })
    expect(await rowOf(code)).toMatchObject({ status: "query" })
  })

  test("1000 characters are an answer, without a change", async () => {
    await ask({})
    expect(await answer({ text: "x".repeat(1000) })).toEqual({ outcome: "answered" })
    expect(await review([], [])).toEqual({ outcome: "stored" })
  })

  test("fields that the query does not name stay as they are", async () => {
    await ask()
    expect(
      await answer({
        text: "Yes.",
        values: { applicant_name: "Somebody else", dob: "1999-01-01" },
      }),
    ).toEqual({ outcome: "answered" })
    expect((await listEvents(db(), code)).at(-2)).toMatchObject({ data: { fields: {} } })
  })

  test("without a query nothing is stored", async () => {
    expect(await answer({ text: "Yes." })).toEqual({ outcome: "changed" })
    await ask()
    expect(await answer({ text: "Yes." })).toEqual({ outcome: "answered" })
    expect(await answer({ text: "Again." })).toEqual({ outcome: "changed" })
  })

  test("of two answers at the same moment one is stored", async () => {
    await ask()
    const outcomes = await Promise.all([answer({ text: "One." }), answer({ text: "Two." })])
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["answered", "changed"])
  })
})
