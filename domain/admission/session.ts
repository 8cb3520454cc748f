import * as z from "zod/mini"

import { askedDocument } from "../applications/document-slots.ts"
import {
  type AdditionalField,
  additionalFieldDefinitions,
} from "../applications/form/form-fields.ts"
import { queryFields } from "../applications/query-answers.ts"
import { choiceField, written } from "../content/field-types.ts"
import type { ItemError } from "../content/read-item.ts"
import {
  type Moment,
  type Programme,
  type Subject,
  programme as programmeSchema,
  subject as subjectSchema,
} from "./programme-schema.ts"
import { longSheetTexts, type SheetTexts, sheetTextsSchema, unknownSlots } from "./sheet-texts.ts"

interface CheckedSession {
  first_year_of_passing: number
  last_year_of_passing: number
  subjects: Subject[]
  programmes: Programme[]
  asked_fields: AdditionalField[]
  list_days: string[]
  documents: { slot: string }[]
  sheet: SheetTexts
}
type Path = (string | number)[]
type Rule = (session: CheckedSession) => Path[]

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

const repetitions: Rule = ({ subjects, programmes, asked_fields, documents }) => [
  ...repeated("asked_fields", asked_fields, "field"),
  ...repeated("documents", documents, "slot"),
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
    additionalFieldDefinitions.some(({ name }) => name === question) &&
    !asked_fields.some(({ field }) => field === question)
  return asked_fields.flatMap(({ field }, index) => {
    const { only } = additionalFieldDefinitions.find(({ name }) => name === field) ?? {}
    return isMissing(only?.field) ? [["asked_fields", index, "field"]] : []
  })
}

const wrongYears: Rule = ({ first_year_of_passing, last_year_of_passing }) =>
  first_year_of_passing > last_year_of_passing ? [["last_year_of_passing"]] : []

/** The days of merit lists that do not follow each other. */
const wrongListDays: Rule = ({ list_days }) =>
  list_days.flatMap((day, index) =>
    index > 0 && list_days[index - 1]! >= day ? [["list_days", index]] : [],
  )

const rules: readonly (readonly [ItemError, Rule])[] = [
  ["used_twice", repetitions],
  ["unknown_subject", unknownSubjects],
  ["no_first_major", missingFirstMajors],
  ["without_question", withoutQuestion],
  ["not_in_order", wrongTimes],
  ["not_in_order", wrongYears],
  ["not_in_order", wrongListDays],
  ["unknown_slot", unknownSlots],
  ["too_long", longSheetTexts],
]

/** The rules across the parts of a session. Each error is at the value to change. */
const sessionRules = z.check<CheckedSession>(({ value, issues }) => {
  for (const [message, rule] of rules) {
    for (const path of rule(value)) issues.push({ code: "custom", message, path, input: undefined })
  }
})

const yearOfPassing = z.int().check(z.gte(1950), z.lte(2100))

const additionalField = z.object({
  field: choiceField(additionalFieldDefinitions.map(({ name }) => name)),
  /** Whether those to whom it applies must fill it in. */
  is_required: z.boolean(),
})

/** When the fee is due: with the application, or only after the offer of a seat. */
export const feeTimes = ["with_application", "after_offer"] as const
export type FeeTime = (typeof feeTimes)[number]

/** An admission session and all that depends on the year (specification 3.15). */
export const sessionSchema = z
  .object({
    /** Shown on the form (specification 5.2). */
    form_version: z.string(),
    /** The years of passing that an applicant can choose. */
    first_year_of_passing: yearOfPassing,
    last_year_of_passing: yearOfPassing,
    /** How many minutes after the end a form that was begun in time is still accepted. */
    grace_minutes: z.int().check(z.nonnegative(), z.lte(1440)),
    /** Sessions stored before this choice existed asked for the fee with the application. */
    fee_due: z.prefault(z.enum(feeTimes), "with_application"),
    /** The last day of all to pay the fee. An offer may name an earlier one. */
    fee_last_day: z.optional(z.iso.date()),
    /** The last day on which an applicant without a result can enter the marks of class 12. */
    marks_last_day: z.optional(z.iso.date()),
    /**
     * The last day on which applicants can correct their forms, and the fields that they can correct. Without a day nobody can.
     */
    corrections_last_day: z.optional(z.iso.date()),
    correctable_fields: z.prefault(z.array(choiceField(queryFields)), []),
    /** The documents that applicants send as files. A slot that is not here is not asked. */
    documents: z.prefault(z.array(askedDocument), []),
    /** The days on which the college plans to publish its merit lists, in order, ISO days. */
    list_days: z.prefault(z.array(z.iso.date()).check(z.maxLength(10)), []),
    /** The members of the committee who sign the drafts of merit lists, by name. Without any, drafts are not signed. */
    committee: z.prefault(
      z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20)),
      [],
    ),
    /** Printed on the identity card, like 2024-2025. */
    card_session: written("session"),
    /** The last day on which identity cards are valid, an ISO day. */
    card_valid_until: z.iso.date(),
    /** All subjects of the session, in the order of the courses page. */
    subjects: z.array(subjectSchema),
    /** The courses that this session offers. */
    programmes: z.array(programmeSchema),
    /** The fields that the form asks besides those of specification 4.1. Sessions stored before ask none. */
    asked_fields: z.prefault(z.array(additionalField), []),
    /** Declarations and papers on the admission sheet. Sessions stored before have those of the specification. */
    sheet: sheetTextsSchema,
  })
  .check(sessionRules)

export type Session = z.infer<typeof sessionSchema>

/** A session with its name, like "2025-26". */
export interface NamedSession extends Session {
  label: string
  /** Whether its fees, dates, account and name were confirmed. Until then it takes no application. The sample college needs none. */
  isConfirmed: boolean
}

const nextYear = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`

/** The name of the session after this one: "2026-27" after "2025-26". */
export const nextLabel = (label: string) => {
  const year = Number(label.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`
}

/** The session on the identity cards moves on by a year: "2025-2026" after "2024-2025". */
const nextCardSession = (text: string) =>
  text
    .split("-")
    .map((year) => String(Number(year) + 1))
    .join("-")

/** 29 February has no counterpart in the next year. */
const nextCardDay = (day: string) => nextYear(day).replace(/-02-29$/, "-02-28")

/** What sessions from this one on begin with, and earlier ones did not have (`content/sessions.ts`). */
export type SessionDefaults = Pick<
  Session,
  "fee_due" | "correctable_fields" | "documents" | "asked_fields"
>
const firstWithDefaults = "2026-27"

/** Whether a new session gets the defaults that the session of which it is a copy did not have. */
export const gainsDefaults = (from: string, to: string) =>
  from < firstWithDefaults && to >= firstWithDefaults

/** What a college chose in an earlier session stays; the fee was always due with the application. */
const withDefaults = (session: Session, defaults: SessionDefaults) => {
  const chosen = <Item>(own: Item[], usual: Item[]) => (own.length > 0 ? own : usual)
  return {
    ...session,
    fee_due: defaults.fee_due,
    correctable_fields: chosen(session.correctable_fields, defaults.correctable_fields),
    documents: chosen(session.documents, defaults.documents),
    asked_fields: chosen(session.asked_fields, defaults.asked_fields),
  }
}

/**
 * What a new session begins with: the last one without its dates. The old dates would close the new session at once, and
 * nobody knows the new ones yet. `defaults`: those that it gains.
 */
export const nextSession = (session: Session, defaults?: SessionDefaults): Session => {
  const {
    fee_last_day: _day,
    marks_last_day: _marks,
    corrections_last_day: _corrections,
    programmes,
    ...last
  } = defaults ? withDefaults(session, defaults) : session
  return {
    ...last,
    list_days: [],
    last_year_of_passing: last.last_year_of_passing + 1,
    card_session: nextCardSession(last.card_session),
    card_valid_until: nextCardDay(last.card_valid_until),
    programmes: programmes.map(
      ({ opens: _opens, closes: _closes, late: _late, ...undated }) => undated,
    ),
  }
}
