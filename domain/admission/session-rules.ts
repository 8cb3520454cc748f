import * as z from "zod/mini"

import { type AskedField, askableFields } from "../applications/form/form-fields.ts"
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
const repeated = <Item>(
  list: string,
  items: readonly Item[],
  name: keyof Item & string,
): Path[] => {
  const values = items.map((item) => item[name])
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [[list, index, name]] : [],
  )
}

// Codes are in addresses, where letter case does not count.
const inLowerCase = ({ code }: Programme) => ({ code: code.toLowerCase() })

const repetitions: Rule = ({ subjects, programmes, asked_fields }) => [
  ...repeated("asked_fields", asked_fields, "field"),
  ...repeated("subjects", subjects, "code"),
  ...repeated("programmes", programmes.map(inLowerCase), "code"),
  ...repeated("programmes", programmes, "number"),
  ...programmes.flatMap(({ slots, groups, subject_seats }, index) =>
    [
      ...repeated("slots", slots, "field"),
      ...repeated("groups", groups, "code"),
      ...repeated("subject_seats", subject_seats, "subject"),
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
