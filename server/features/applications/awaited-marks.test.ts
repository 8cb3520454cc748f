import { describe, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { sampleSession, sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { enterOwnMarks, importAwaitedMarks, previewAwaitedMarks } from "./awaited-marks.ts"

const at = harnessTime.toISOString()
const marks = { i_grading: "marks", i_maxmarks: "500", i_obtmarks: "412" }
const noMarks = { i_grading: "", i_maxmarks: "", i_obtmarks: "", i_percentage: "" }

describe.each(databases)("marks of an awaited result on $name", ({ open }) => {
  const { db, service, store, rowOf } = useApplicationsHarness(open)

  const depsUntil = (marks_last_day?: string) => ({
    ...sessionDeps,
    findSession: async () => ({ ...sampleSession, ...(marks_last_day && { marks_last_day }) }),
    db: db(),
    fieldEncryption,
    now: () => harnessTime,
  })

  let rolls = 0
  const awaiting = async (changes: Record<string, string> = {}, status: Status = "submitted") => {
    const i_roll = `24${String(++rolls).padStart(6, "0")}`
    const row = buildRow({ i_roll, ...changes }, { status })
    const form = { ...JSON.parse(row.form), i_result: "awaited", ...noMarks, ...changes }
    const [code] = await store({ ...row, form: JSON.stringify(form), status })
    return { code: code!, roll: changes["i_roll"] ?? i_roll }
  }
  const formOf = async (code: string) => JSON.parse((await rowOf(code)).form)
  const enter = (
    code: string,
    sent: object = {},
    more: { lastDay?: string; isConfirmed?: boolean } = {},
  ) =>
    enterOwnMarks(depsUntil(more.lastDay))(
      code,
      { ...marks, ...sent },
      { isConfirmed: more.isConfirmed ?? true },
    )

  describe("entered by the applicant", () => {
    test("make the result passed, with their percentage, as an event of the applicant", async () => {
      const { code } = await awaiting()
      expect(await enter(code, {}, { isConfirmed: false })).toEqual({ outcome: "open" })
      expect(await formOf(code)).toMatchObject({ i_result: "awaited", i_obtmarks: "" })
      expect(await enter(code)).toEqual({ outcome: "entered" })
      expect(await formOf(code)).toMatchObject({
        ...marks,
        i_result: "passed",
        i_percentage: "82.40",
      })
      expect(await rowOf(code)).toMatchObject({ status: "submitted", seen_at: null, version: 2 })
      const { events } = (await service().read(code, clerk))!
      expect(events).toMatchObject([
        {
          at,
          actor: "applicant",
          kind: "correction",
          data: {
            why: "",
            fields: {
              i_result: { from: "awaited", to: "passed" },
              i_obtmarks: { from: "", to: "412" },
              i_percentage: { from: "", to: "82.40" },
            },
          },
        },
      ])
      expect(await enter(code)).toEqual({ outcome: "changed" })
    })

    test("may be a CGPA", async () => {
      const { code } = await awaiting({ i_result: "compartment" })
      const sent = { i_grading: "cgpa_cbse", i_maxmarks: "", i_obtmarks: "9.2" }
      expect(await enter(code, sent)).toEqual({ outcome: "entered" })
      expect(await formOf(code)).toMatchObject({ i_maxmarks: "10", i_percentage: "87.40" })
    })

    test("take a verified application back to scrutiny", async () => {
      const { code } = await awaiting({}, "verified")
      expect(await enter(code)).toEqual({ outcome: "entered" })
      expect(await rowOf(code)).toMatchObject({ status: "scrutiny", status_at: at })
      const { events } = (await service().read(code, clerk))!
      expect(events.map(({ kind, actor }) => [kind, actor])).toEqual([
        ["correction", "applicant"],
        ["status", "applicant"],
      ])
      expect(events[1]!.data).toEqual({ from: "verified", to: "scrutiny", reason: "" })
    })

    test.each(["admitted", "rejected", "withdrawn", "cancelled"] as const)(
      "are refused once the application is %s",
      async (status) => {
        const { code } = await awaiting({}, status)
        expect(await enter(code)).toEqual({ outcome: "decided" })
        expect(await rowOf(code)).toMatchObject({ version: 1 })
      },
    )

    test.each([
      { lastDay: "2025-07-09", outcome: "late" },
      { lastDay: "2025-07-10", outcome: "entered" },
    ])("with the last day $lastDay are $outcome on 10 July", async ({ lastDay, outcome }) => {
      const { code } = await awaiting()
      expect(await enter(code, {}, { lastDay })).toEqual({ outcome })
    })

    test.each([
      { sent: { i_obtmarks: "" }, errors: { i_obtmarks: ["missing"] } },
      { sent: { i_obtmarks: "501" }, errors: { i_obtmarks: ["marks.above_maximum"] } },
      {
        sent: { i_grading: "cgpa_cbse", i_maxmarks: "" },
        errors: { i_obtmarks: ["marks.above_cgpa"] },
      },
    ])("are refused if they are not possible: $sent", async ({ sent, errors }) => {
      const { code } = await awaiting()
      expect(await enter(code, sent)).toEqual({ outcome: "invalid", errors })
      expect(await rowOf(code)).toMatchObject({ version: 1 })
    })

    test("are stored once, also when they come twice at once", async () => {
      const { code } = await awaiting()
      const outcomes = await Promise.all([enter(code), enter(code)])
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "entered"])
    })
  })

  describe("imported by roll number", () => {
    const load = (text: string) => importAwaitedMarks(depsUntil())("2025-26", text, officer)
    const preview = (text: string) => previewAwaitedMarks(depsUntil())("2025-26", text)

    test("are shown first, then stored with the member's name; the status stays", async () => {
      const one = await awaiting({}, "verified")
      const other = await awaiting()
      const text =
        `Roll\tBoard\tMax\tObtained\n${one.roll}\tup  board\t500\t412\n ${other.roll} ,600,300`.replaceAll(
          "\t",
          ",",
        )
      const read = await preview(text)
      expect(read).toMatchObject({
        outcome: "read",
        results: [
          { line: 2, roll: one.roll, percentage: "82.40" },
          { line: 3, roll: other.roll, percentage: "50.00" },
        ],
      })
      expect(JSON.stringify(read)).not.toContain("encrypted")
      expect(await rowOf(one.code)).toMatchObject({ version: 1 })
      expect(await load(text)).toEqual({ outcome: "stored", count: 2 })
      expect(await formOf(one.code)).toMatchObject({ i_result: "passed", i_percentage: "82.40" })
      expect(await rowOf(one.code)).toMatchObject({ status: "verified", seen_at: null })
      const { events } = (await service().read(other.code, clerk))!
      expect(events).toMatchObject([{ at, actor: "Member officer", kind: "correction" }])
    })

    test("go to all applications of one person", async () => {
      const aadhar_no = freshAadhaar()
      const { roll, code } = await awaiting({ aadhar_no })
      const second = await awaiting({ aadhar_no, i_roll: roll, course: "BA" })
      expect(await load(`${roll},500,400`)).toEqual({ outcome: "stored", count: 2 })
      for (const id of [code, second.code]) {
        expect(await formOf(id)).toMatchObject({ i_percentage: "80.00" })
      }
    })

    test("are refused as a whole, with the fault of each line", async () => {
      const fine = await awaiting()
      const ofOther = await awaiting({}, "rejected")
      const [one] = [await awaiting(), await awaiting()]
      const entered = await awaiting()
      expect(await enter(entered.code)).toEqual({ outcome: "entered" })
      const twin = await awaiting({ i_roll: one.roll, i_board: "CBSE" })
      const text = [
        `${fine.roll},500,412`,
        `${fine.roll},UP Board,500,412`,
        `${one.roll},500,412`,
        `${one.roll},CISCE,500,412`,
        `${ofOther.roll},500,400`,
        `${twin.roll},CBSE,500,501`,
        `?,500,400`,
        `1,2`,
        `${entered.roll},500,400`,
        `99-NONE-1,500,400`,
      ].join("\n")
      const errors = [
        { line: 2, error: "twice" },
        { line: 3, error: "several" },
        { line: 4, error: "unknown" },
        { line: 5, error: "decided" },
        { line: 6, error: "marks" },
        { line: 7, error: "roll" },
        { line: 8, error: "columns" },
        { line: 9, error: "entered" },
        { line: 10, error: "unknown" },
      ]
      expect(await preview(text)).toEqual({ outcome: "refused", errors })
      expect(await load(text)).toEqual({ outcome: "refused", errors })
      expect(await rowOf(fine.code)).toMatchObject({ version: 1 })
    })
  })
})
