import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import {
  countChoices,
  countProgrammeApplications,
  missingButUsed,
  type SessionUsage,
  totalOf,
} from "./session-usage.ts"

const usage: SessionUsage = {
  programmes: { BA: { submitted: 3, admitted: 2 }, BSc: { verified: 4 } },
  choices: [
    { programme: "BA", field: "first_major_subject", subject: "Hindi", count: 5, admitted: 2 },
    { programme: "BA", field: "minor_subject", subject: "Physics", count: 5, admitted: 2 },
    { programme: "BSc", field: "first_major_subject", subject: "Physics", count: 4, admitted: 0 },
  ],
}

test("counts the applications of a programme and of the session", () => {
  expect(countProgrammeApplications(usage, "BA")).toBe(5)
  expect(countProgrammeApplications(usage, "BCom")).toBe(0)
  expect(totalOf(usage)).toBe(9)
})

test("counts those that chose a subject, anywhere or in one place", () => {
  expect(countChoices(usage, { subject: "Physics" })).toBe(9)
  expect(countChoices(usage, { programme: "BA", field: "first_major_subject" }, "admitted")).toBe(2)
  expect(countChoices(usage, { subject: "Botany" })).toBe(0)
})

test("finds programmes and subjects that a change would take from applications", () => {
  expect(missingButUsed(sampleSession, usage)).toEqual({ programmes: [], subjects: [] })
  const changed = {
    programmes: sampleSession.programmes.filter(({ code }) => code === "BSc"),
    subjects: sampleSession.subjects.filter(({ code }) => code !== "Physics" && code !== "Maths"),
  }
  expect(missingButUsed(changed, usage)).toEqual({ programmes: ["BA"], subjects: ["Physics"] })
})
