import { expect, test } from "vitest"

import { studentSchema } from "#domain/student/student.ts"

import { bloodGroups, genderChoices, semesters } from "./choices.ts"

const { shape } = studentSchema("2026-06-01")
const takes = (field: "blood_group" | "gender" | "semester", value: string) =>
  shape[field].safeParse(value).success

test("every blood group that there could be is offered if and only if a student can have it", () => {
  const letters = ["A", "B", "AB", "O", "0", "H", "C"]
  const thinkable = letters.flatMap((letter) => [`${letter}+`, `${letter}-`, letter])
  const taken = thinkable.filter((group) => takes("blood_group", group))
  expect(bloodGroups.map(({ id }) => id)).toEqual(taken)
})

test("every semester and gender of the domain is offered, by its number", () => {
  const digits = [..."0123456789"]
  const taken = (field: "gender" | "semester") => digits.filter((digit) => takes(field, digit))
  expect(semesters.map(({ id }) => id)).toEqual(taken("semester"))
  expect(genderChoices.map(({ id }) => id)).toEqual(taken("gender"))
})
