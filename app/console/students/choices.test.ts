import { expect, test } from "vitest"

import { studentSchema } from "#domain/student/student.ts"

import { bloodGroups, genderChoices, semesters } from "./choices.ts"

const { shape } = studentSchema("2026-06-01")
const accepts = (field: "blood_group" | "gender" | "semester", value: string) =>
  shape[field].safeParse(value).success

test("offers exactly the blood groups that the schema accepts", () => {
  const letters = ["A", "B", "AB", "O", "0", "H", "C"]
  const candidates = letters.flatMap((letter) => [`${letter}+`, `${letter}-`, letter])
  const accepted = candidates.filter((group) => accepts("blood_group", group))
  expect(bloodGroups.map(({ id }) => id)).toEqual(accepted)
})

test("offers every semester and gender of the schema by its number", () => {
  const digits = [..."0123456789"]
  const accepted = (field: "gender" | "semester") => digits.filter((digit) => accepts(field, digit))
  expect(semesters.map(({ id }) => id)).toEqual(accepted("semester"))
  expect(genderChoices.map(({ id }) => id)).toEqual(accepted("gender"))
})
