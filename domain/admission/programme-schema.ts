import * as z from "zod/mini"

import { choices, subjectFields } from "../applications/form/form-fields.ts"
import { choiceField, written } from "../content/field-types.ts"
import { bilingual } from "../content/text.ts"

const rupees = z.int().check(z.nonnegative(), z.lte(1_000_000))
const seats = z.int().check(z.nonnegative(), z.lte(100_000))
const subjectCode = written("subject_code")
const subjectCodes = z.array(subjectCode)

/** A day and a time of day in India. */
const moment = z.object({ day: z.iso.date(), time: written("clock") })

/** A subject of the session. */
export const subject = z.object({
  /** The API's value, as stored in applications. */
  code: subjectCode,
  name: bilingual,
  /** The name on the courses page, if it says more: "Mathematics" for "Maths". */
  full_name: z.optional(bilingual),
})

/** One choice of a subject in the form. */
const slot = z.object({
  field: choiceField(subjectFields),
  is_required: z.boolean(),
  subjects: subjectCodes,
  /** Subjects of the list that are shown but cannot be chosen here. */
  excluded: subjectCodes,
  /** Whether only the subjects of the first major's group are offered. */
  same_group: z.boolean(),
})

/** A course as one session offers it. */
export const programme = z.object({
  /** The API's value of `course`, like "BSc". In lower case it is part of the form's address. */
  code: written("programme_code"),
  /** The course number in the login reply (specification 6.3). */
  number: written("programme_number"),
  name: bilingual,
  short_name: bilingual,
  slots: z.array(slot),
  /** Subjects that are studied together. A first major outside all groups counts to the last one. */
  groups: z.array(z.object({ code: z.string(), subjects: subjectCodes })),
  /** How many are admitted; without a number any. */
  seats: z.optional(seats),
  /** How many are admitted with a first major. */
  subject_seats: z.array(z.object({ subject: subjectCode, seats })),
  fees: z.record(z.enum(choices.category), rupees),
  /** The fee of general applicants who claim EWS, where the form asks for it. Without one they pay the general fee. */
  ews_fee: z.optional(rupees),
  /** Without a time, the form is open as soon as the session is. */
  opens: z.optional(moment),
  /** The last minute to apply. Without it the form stays open. */
  closes: z.optional(moment),
  /** The last minute of the late period, and its additional fee. */
  late: z.optional(z.object({ until: moment, fee: rupees })),
})

export type Subject = z.infer<typeof subject>
export type Programme = z.infer<typeof programme>
export type Moment = z.infer<typeof moment>
