import { describe, expect, test } from "vitest"

import type { roles } from "../staff/permissions.ts"
import { reasonFor } from "./canned-reasons.ts"
import { statusMessages } from "./messages/status-messages.ts"
import {
  findTransition,
  type Status,
  statuses,
  transitionsFrom,
  isInWorkList,
  type WorkList,
  workListNames,
  type FeeStatus,
} from "./workflow.ts"

const targets = (status: Status, role: (typeof roles)[number]) =>
  transitionsFrom(status, role).map(({ to }) => to)

describe("transitions by role", () => {
  test.each<{ from: Status; clerk: Status[]; officer: Status[] }>([
    {
      from: "submitted",
      clerk: ["scrutiny", "query", "verified"],
      officer: ["scrutiny", "query", "verified", "withdrawn"],
    },
    {
      from: "scrutiny",
      clerk: ["query", "verified"],
      officer: ["query", "verified", "rejected", "withdrawn"],
    },
    { from: "query", clerk: ["scrutiny"], officer: ["scrutiny", "rejected", "withdrawn"] },
    {
      from: "verified",
      clerk: ["scrutiny"],
      officer: ["scrutiny", "admitted", "rejected", "withdrawn"],
    },
    { from: "admitted", clerk: [], officer: ["cancelled"] },
    { from: "rejected", clerk: [], officer: ["scrutiny"] },
    { from: "withdrawn", clerk: [], officer: ["scrutiny"] },
    { from: "cancelled", clerk: [], officer: ["scrutiny"] },
  ])("from $from", ({ from, clerk, officer }) => {
    expect(targets(from, "clerk")).toEqual(clerk)
    expect(targets(from, "officer")).toEqual(officer)
    expect(targets(from, "administrator")).toEqual(officer)
    expect([...targets(from, "auditor"), ...targets(from, "editor")]).toEqual([])
  })
})

test.each<{ from: Status; to: Status; found: object | undefined }>([
  {
    from: "scrutiny",
    to: "query",
    found: { permission: "applications.work", isReasonRequired: true },
  },
  {
    from: "verified",
    to: "admitted",
    found: { permission: "applications.decide", isReasonRequired: false },
  },
  {
    from: "query",
    to: "rejected",
    found: { permission: "applications.decide", isReasonRequired: true },
  },
  {
    from: "admitted",
    to: "cancelled",
    found: { permission: "applications.decide", isReasonRequired: true },
  },
  { from: "submitted", to: "admitted", found: undefined },
  { from: "verified", to: "cancelled", found: undefined },
  { from: "cancelled", to: "admitted", found: undefined },
  { from: "submitted", to: "rejected", found: undefined },
  { from: "query", to: "query", found: undefined },
])("finds the transition from $from to $to", ({ from, to, found }) => {
  expect(findTransition(from, to)).toEqual(found && { from, to, ...found })
})

test("every status except the first can be reached, and every status can be left", () => {
  const reached = statuses.filter((to) => statuses.some((from) => findTransition(from, to)))
  const left = statuses.filter((from) => targets(from, "administrator").length > 0)
  expect(reached).toEqual(statuses.filter((status) => status !== "submitted"))
  expect(left).toEqual(statuses)
})

describe("the reason shown to the applicant", () => {
  test.each<{ to: Status; input: string; expected: string }>([
    { to: "query", input: "  ", expected: "missing" },
    { to: "rejected", input: "", expected: "missing" },
    { to: "cancelled", input: " ", expected: "missing" },
    { to: "cancelled", input: "क".repeat(501), expected: "text.too_long" },
    { to: "verified", input: "", expected: "" },
    { to: "withdrawn", input: " At her \n own wish ", expected: "At her own wish" },
    { to: "query", input: "क".repeat(501), expected: "text.too_long" },
    { to: "query", input: "अंकपत्र स्पष्ट नहीं है।", expected: "अंकपत्र स्पष्ट नहीं है।" },
  ])("for $to '$input' gives '$expected'", ({ to, input, expected }) => {
    const result = reasonFor(to).safeParse(input)
    expect(result.success ? result.data : result.error.issues[0]!.message).toBe(expected)
  })
})

test.each(statuses)("%s has a name and a next step in both languages", (status) => {
  const { name, next } = statusMessages[status]
  for (const text of [name, next]) {
    expect(text.en).toMatch(/^[A-Z]/)
    expect(text.hi).toMatch(/\p{Script=Devanagari}/u)
  }
})

test.each<{ status: Status; isSeen?: boolean; feeStatus?: FeeStatus; lists: WorkList[] }>([
  { status: "submitted", isSeen: false, lists: ["new"] },
  { status: "submitted", lists: ["checking"] },
  { status: "scrutiny", isSeen: false, lists: ["checking"] },
  { status: "query", lists: ["waiting"] },
  { status: "verified", lists: ["ready", "feeDue"] },
  { status: "verified", feeStatus: "received", lists: ["ready"] },
  { status: "admitted", lists: ["feeDue", "admitted"] },
  { status: "admitted", feeStatus: "exempt", lists: ["admitted"] },
  { status: "rejected", lists: [] },
  { status: "cancelled", lists: [] },
])("$status, seen: $isSeen, fee: $feeStatus is in $lists", ({ lists, ...state }) => {
  const full = { isSeen: true, feeStatus: "due", ...state } as const
  expect(workListNames.filter((list) => isInWorkList(list, full))).toEqual(lists)
})
