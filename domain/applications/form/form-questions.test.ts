import { expect, test } from "vitest"

import { validForm } from "#tests/support/samples/applications.ts"

import { questionErrors, questionsOf } from "./form-questions.ts"

const usual = validForm("BA")

test("asks nothing about a usual form", () => expect(questionsOf(usual)).toEqual({}))

test.each([
  { changes: { i_obtmarks: "0" }, asks: { i_obtmarks: "question.zero_marks" } },
  { changes: { i_obtmarks: "०.0" }, asks: { i_obtmarks: "question.zero_marks" } },
  { changes: { i_obtmarks: "" }, asks: {} },
  { changes: { highschool_year: "2021" }, asks: {} },
  { changes: { highschool_year: "2020" }, asks: { highschool_year: "question.age" } },
  { changes: { dob: "27-03-2009" }, asks: { highschool_year: "question.age" } },
  { changes: { dob: "27-03-1997" }, asks: {} },
  { changes: { dob: "27-03-1996" }, asks: { highschool_year: "question.age" } },
  { changes: { dob: "27" }, asks: {} },
  { changes: { highschool_year: "2024" }, asks: { i_year: "question.same_year" } },
  { changes: { highschool_year: "2023" }, asks: { i_year: "question.same_year" } },
  { changes: { highschool_year: "" }, asks: {} },
  { changes: { i_maxmarks: "100" }, asks: { i_maxmarks: "question.unusual_maximum" } },
  { changes: { i_maxmarks: "501" }, asks: { i_maxmarks: "question.unusual_maximum" } },
  { changes: { i_maxmarks: "5000" }, asks: { i_maxmarks: "question.unusual_maximum" } },
  { changes: { i_maxmarks: "450" }, asks: {} },
  // The maximum must be above zero: an error, no question.
  { changes: { i_maxmarks: "0" }, asks: {} },
  { changes: { i_maxmarks: "10", i_obtmarks: "9", i_grading: "cgpa_cbse" }, asks: {} },
])("asks about $changes: $asks", ({ changes, asks }) => {
  const own = { ...usual, dob: "2007-03-27" }
  expect(questionsOf({ ...own, ...changes })).toEqual(asks)
})

test.each([
  { confirmed: undefined, open: ["i_maxmarks", "i_obtmarks"] },
  { confirmed: "i_obtmarks", open: ["i_maxmarks"] },
  { confirmed: ["i_obtmarks", "i_maxmarks"], open: [] },
])("'$confirmed' leaves $open open", ({ confirmed, open }) =>
  expect(
    Object.keys(questionErrors({ ...usual, i_maxmarks: "10", i_obtmarks: "0", confirmed })),
  ).toEqual(open),
)
