import * as z from "zod/mini"

import { type AskedField, askableFields } from "../applications/form/asked-fields.ts"
import type { ItemError } from "../content/items/item-errors.ts"
import type { Moment, Programme, Subject } from "./programme-schema.ts"

interface Session {
  first_year_of_passing: number
  last_year_of_passing: number
  subjects: Subject[]
  programmes: Programme[]
  asked_fields: AskedField[]
}
type Path = (string | number)[]
type Rule = (session: Session) => Path[]

/** The places of values that occur earlier in the list. */
const repeated = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

const repetitions: Rule = ({ subjects, programmes, asked_fields }) => [
  ...repeated(asked_fields.map(({ field }) => field)).map((index) => [
    "asked_fields",
    index,
    "field",
  ]),
  ...repeated(subjects.map(({ code }) => code)).map((index) => ["subjects", index, "code"]),
  // Codes are in addresses, where letter case does not count.
  ...repeated(programmes.map(({ code }) => code.toLowerCase())).map((index) => [
    "programmes",
    index,
    "code",
  ]),
  ...repeated(programmes.map(({ number }) => number)).map((index) => [
    "programmes",
    index,
    "number",
  ]),
  ...programmes.flatMap(({ slots, groups, subject_seats }, index): Path[] =>
    [
      ...repeated(slots.map(({ field }) => field)).map((at) => ["slots", at, "field"]),
      ...repeated(groups.map(({ code }) => code)).map((at) => ["groups", at, "code"]),
      ...repeated(subject_seats.map(({ subject }) => subject)).map((at) => [
        "subject_seats",
        at,
        "subject",
      ]),
    ].map((path) => ["programmes", index, ...path]),
  ),
]

/** Every subject that a programme names, with its path in the programme. */
const namedSubjects = ({ slots, groups, subject_seats }: Programme): [Path, string][] => {
  const listed = (path: Path, codes: readonly string[]) =>
    codes.map((code, index): [Path, string] => [[...path, index], code])
  return [
    ...slots.flatMap(({ subjects, excluded }, index) => [
      ...listed(["slots", index, "subjects"], subjects),
      ...listed(["slots", index, "excluded"], excluded),
    ]),
    ...groups.flatMap(({ subjects }, index) => listed(["groups", index, "subjects"], subjects)),
    ...subject_seats.map(({ subject }, index): [Path, string] => [
      ["subject_seats", index, "subject"],
      subject,
    ]),
  ]
}

const unknownSubjects: Rule = ({ subjects, programmes }) => {
  const known = new Set(subjects.map(({ code }) => code))
  return programmes.flatMap((programme, index) =>
    namedSubjects(programme)
      .filter(([, subject]) => !known.has(subject))
      .map(([path]) => ["programmes", index, ...path]),
  )
}

/** Every programme asks for a first major: students are listed by it, and its group decides about the second. */
const missingFirstMajors: Rule = ({ programmes }) =>
  programmes.flatMap(({ slots }, index) =>
    slots.some(({ field, is_required }) => field === "first_major_subject" && is_required)
      ? []
      : [["programmes", index, "slots"]],
  )

const inOrder = (...moments: (Moment | undefined)[]) => {
  const texts = moments.flatMap((one) => (one ? `${one.day}T${one.time}` : []))
  return texts.every((text, index) => index === 0 || texts[index - 1]! <= text)
}

/** Programmes whose opening, closing and late end do not follow each other. A late period needs a closing time. */
const wrongTimes: Rule = ({ programmes }) =>
  programmes.flatMap(({ opens, closes, late }, index) =>
    inOrder(opens, closes, late?.until) && (closes || !late)
      ? []
      : [["programmes", index, "closes"]],
  )

/** A certificate's number cannot be asked without the question whether one claims it. */
const withoutQuestion: Rule = ({ asked_fields }) => {
  const isMissing = (question: string | undefined) =>
    askableFields.some(({ name }) => name === question) &&
    !asked_fields.some(({ field }) => field === question)
  return asked_fields.flatMap(({ field }, index) => {
    const { only } = askableFields.find(({ name }) => name === field) ?? {}
    return isMissing(only?.field) ? [["asked_fields", index, "field"]] : []
  })
}

const wrongYears: Rule = ({ first_year_of_passing, last_year_of_passing }) =>
  first_year_of_passing > last_year_of_passing ? [["last_year_of_passing"]] : []

const rules: readonly (readonly [ItemError, Rule])[] = [
  ["used_twice", repetitions],
  ["unknown_subject", unknownSubjects],
  ["no_first_major", missingFirstMajors],
  ["without_question", withoutQuestion],
  ["not_in_order", wrongTimes],
  ["not_in_order", wrongYears],
]

/** The rules across the parts of a session. Each error is at the value to change. */
export const sessionRules = z.check<Session>(({ value, issues }) => {
  for (const [message, rule] of rules) {
    for (const path of rule(value)) issues.push({ code: "custom", message, path, input: undefined })
  }
})
