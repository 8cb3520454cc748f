import * as z from "zod/mini"

import { courseCodes } from "../applications/courses.ts"
import { choices } from "../applications/form/field-types.ts"
import { choiceField, written } from "../content/field-types.ts"

const rupees = z.int().check(z.nonnegative(), z.lte(1_000_000))
const year = z.int().check(z.gte(1950), z.lte(2100))

/** A day and a time of day in India. */
const moment = z.object({ day: z.iso.date(), time: written("clock") })

/** A course as one session offers it. */
const programme = z.object({
  code: choiceField(courseCodes),
  fees: z.record(z.enum(choices.category), rupees),
  /** Without a time, the form is open as soon as the session is. */
  opens: z.optional(moment),
  /** The last minute to apply. Without it the form stays open. */
  closes: z.optional(moment),
  /** The last minute of the late period, and its additional fee. */
  late: z.optional(z.object({ until: moment, fee: rupees })),
})

const fields = {
  /** Shown on the form (specification 5.2). */
  form_version: z.string(),
  /** The years of passing that an applicant can choose. */
  first_year_of_passing: year,
  last_year_of_passing: year,
  /** How many minutes after the end a form that was begun in time is still accepted. */
  grace_minutes: z.int().check(z.nonnegative(), z.lte(1440)),
  fee_last_day: z.optional(z.iso.date()),
  /** Printed on the identity card, like 2024-2025. */
  card_session: written("session"),
  /** The last day on which identity cards are valid, an ISO day. */
  card_valid_until: z.iso.date(),
  /** The courses that this session offers. */
  programmes: z.array(programme),
}

export type Moment = z.infer<typeof moment>
export type Programme = z.infer<typeof programme>
type Draft = z.infer<z.ZodMiniObject<typeof fields>>
type Path = (string | number)[]

/** The paths of courses that occur earlier in the list. */
const repeated = ({ programmes }: Draft): Path[] => {
  const codes = programmes.map(({ code }) => code)
  return codes.flatMap((code, index) =>
    codes.indexOf(code) < index ? [["programmes", index, "code"]] : [],
  )
}

const inOrder = (...moments: (Moment | undefined)[]) => {
  const texts = moments.flatMap((one) => (one ? `${one.day}T${one.time}` : []))
  return texts.every((text, index) => index === 0 || texts[index - 1]! <= text)
}

/** Programmes whose opening, closing and late end do not follow each other. A late period needs a closing time. */
const wrongTimes = ({ programmes }: Draft): Path[] =>
  programmes.flatMap(({ opens, closes, late }, index) =>
    inOrder(opens, closes, late?.until) && (closes || !late)
      ? []
      : [["programmes", index, "closes"]],
  )

/** An admission session and all that depends on the year (specification 3.15). */
export const sessionSchema = z.object(fields).check(({ value, issues }) => {
  const report = (message: string, paths: Path[]) =>
    issues.push(
      ...paths.map((path) => ({ code: "custom" as const, message, path, input: undefined })),
    )
  report("used_twice", repeated(value))
  report("not_in_order", wrongTimes(value))
  if (value.first_year_of_passing > value.last_year_of_passing) {
    report("not_in_order", [["last_year_of_passing"]])
  }
})

export type Session = z.infer<typeof sessionSchema>

/** A session with its name, like "2025-26". */
export interface NamedSession extends Session {
  label: string
}
