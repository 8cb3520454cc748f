import * as z from "zod/mini"

import { askableFields } from "../applications/form/form-fields.ts"
import { choiceField, written } from "../content/fields/field-types.ts"
import { programme, subject } from "./programme-schema.ts"
import { sessionRules } from "./session-rules.ts"

const year = z.int().check(z.gte(1950), z.lte(2100))

const askedField = z.object({
  field: choiceField(askableFields.map(({ name }) => name)),
  /** Whether those to whom it applies must fill it in. */
  is_required: z.boolean(),
})

/** An admission session and all that depends on the year (specification 3.15). */
export const sessionSchema = z
  .object({
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
    /** All subjects of the session, in the order of the courses page. */
    subjects: z.array(subject),
    /** The courses that this session offers. */
    programmes: z.array(programme),
    /** The fields that the form asks besides those of specification 4.1. Sessions stored before ask none. */
    asked_fields: z.prefault(z.array(askedField), []),
  })
  .check(sessionRules)

export type Session = z.infer<typeof sessionSchema>

/** A session with its name, like "2025-26". */
export interface NamedSession extends Session {
  label: string
}
