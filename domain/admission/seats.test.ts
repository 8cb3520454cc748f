import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { fullSeatsOf, hasSeats } from "./seats.ts"

const [ba, bsc, bcom] = sampleSession.programmes
const programmes = [
  { ...ba!, seats: 3 },
  { ...bsc!, subject_seats: [{ subject: "Physics", seats: 1 }] },
  bcom!,
]
const hindi = (count: number) => ({ course: "BA", first_major: "Hindi", count })
const physics = { course: "BSc", first_major: "Physics", count: 1 }
const maths = { course: "BSc", first_major: "Maths", count: 99 }

test.each([
  { what: "nobody", admitted: [], full: [], physicsFull: [] },
  { what: "one below the seats", admitted: [hindi(2)], full: [], physicsFull: [] },
  {
    what: "as many as the seats, over several first majors",
    admitted: [hindi(2), { course: "BA", first_major: "History", count: 1 }],
    full: ["BA"],
    physicsFull: [],
  },
  {
    what: "a first major whose seats are taken",
    admitted: [physics, maths],
    full: [],
    physicsFull: ["Physics"],
  },
])("$what: full are $full and $physicsFull", ({ admitted, full, physicsFull }) =>
  expect(fullSeatsOf(programmes, admitted)).toEqual({
    programmes: full,
    firstMajors: { BA: [], BSc: physicsFull, BCom: [] },
  }),
)

test("a programme with no seats at all is full, one without a number never", () => {
  expect(fullSeatsOf([{ ...ba!, seats: 0 }, bcom!], [])).toMatchObject({ programmes: ["BA"] })
})

test("the sample limits no seats", () => {
  expect(hasSeats(sampleSession.programmes)).toBe(false)
  expect(hasSeats(programmes)).toBe(true)
})
