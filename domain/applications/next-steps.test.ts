import { expect, test } from "vitest"

import { listTodoOf, nextStepsOf, type Situation } from "./next-steps.ts"

const checked: Situation = { status: "verified", fee: "later" }

test.each([
  { given: {}, steps: [] },
  { given: { status: "query" }, steps: ["answer_query"] },
  { given: { status: "submitted" }, steps: ["bring_sheet"] },
  { given: { status: "submitted", fee: "asked" }, steps: ["bring_sheet", "pay"] },
  { given: { status: "submitted", standing: "declined" }, steps: [] },
  { given: { fee: "asked", standing: "offered" }, steps: ["accept_seat", "pay"] },
  { given: { standing: "overdue", fee: "none" }, steps: ["go_to_counter"] },
  { given: { status: "scrutiny", standing: "accepted" }, steps: ["complete_admission"] },
  { given: { status: "scrutiny", awaitedMarks: "open" }, steps: ["enter_marks"] },
  { given: { status: "scrutiny", isPaperDue: true }, steps: ["send_papers"] },
  { given: { status: "admitted", standing: "offered", fee: "asked" }, steps: ["pay"] },
  { given: { status: "rejected", standing: "offered", isPaperDue: true, fee: "none" }, steps: [] },
] satisfies { given: Partial<Situation>; steps: string[] }[])("$given has to: $steps", (one) =>
  expect([...nextStepsOf({ ...checked, ...one.given })]).toEqual(one.steps),
)

test.each([
  { standing: "waiting", given: {}, todo: "waiting" },
  { standing: "waiting", given: { status: "submitted" }, todo: "waiting_busy" },
  { standing: "waiting", given: { fee: "asked" }, todo: "waiting_busy" },
  { standing: "not_verified", given: { status: "scrutiny" }, todo: "not_verified" },
  { standing: "not_verified", given: {}, todo: "verified_since" },
  { standing: "incomplete", given: {}, todo: "incomplete" },
  { standing: "incomplete", given: { awaitedMarks: "open" }, todo: "enter_marks" },
  { standing: "incomplete", given: { awaitedMarks: "late" }, todo: "incomplete" },
  { standing: "incomplete", given: { hasMarksSince: true }, todo: "marks_since" },
  { standing: "offered", given: { fee: "asked" }, todo: "offered" },
] as const)("the list that says $standing says $todo, with $given", ({ standing, given, todo }) =>
  expect(listTodoOf(standing, { ...checked, ...given })).toBe(todo),
)
