import * as z from "zod/mini"

import { type CourseCode, courseCodes } from "../applications/courses.ts"
import { type Category, choices } from "../applications/form/field-types.ts"
import { retention } from "../privacy/retention.ts"
import { longText, picture, written } from "./field-types.ts"
import { bilingual } from "./text.ts"

const wholeRupees = z.int().check(z.nonnegative(), z.lte(1_000_000))
const feesOfCourse = z.record(z.enum(choices.category), wholeRupees)

/** What the start page of the admission says (specification 5.1). It leaves out what is not given. */
const admission = z.prefault(
  z.object({
    /** The last day to apply, an ISO day. */
    last_day: z.optional(z.iso.date()),
    /** The last day to pay the fee, an ISO day. */
    fee_last_day: z.optional(z.iso.date()),
    /** Who may apply. */
    eligibility: z.optional(longText),
    /** How an applicant gets the university registration number (URN). */
    urn_help: z.optional(longText),
    /** Whether the form must have a URN (specification 4.1). */
    urn_required: z.prefault(z.boolean(), true),
  }),
  // For settings stored before these fields existed.
  {},
)

/** The settings of a college (specification 3.11). Fees are whole rupees. */
export const settingsSchema = z.object({
  /** Whether these are still the sample values of a new site. */
  is_sample: z.boolean(),
  college: z.object({
    name: bilingual,
    address: bilingual,
    affiliation: bilingual,
    /** Shown beside the college's name on pages, sheets and cards. Without one, a neutral emblem is used. */
    emblem: z.optional(picture),
    /** Latitude north and longitude east, in degrees. The contact page links to a map of it. */
    location: z.optional(
      z.object({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
      }),
    ),
  }),
  /** The home page banner: admissions, last date, helpline, e-mail. */
  announcement: longText,
  phones: z.array(written("phone")),
  email: written("email"),
  /** Printed on the admission sheet and the fee slip, like 2025-26. */
  admission_session: written("short_session"),
  admission,
  /** Printed on the identity card, like 2024-2025. */
  card_session: written("session"),
  /** The last day on which identity cards are valid, an ISO day. */
  card_valid_until: z.iso.date(),
  fees: z.record(z.enum(courseCodes), feesOfCourse),
  /** The account for fee deposits, printed on the bank slip. */
  deposit: z.object({
    bank_name: bilingual,
    branch: bilingual,
    account_name: z.string(),
    account_number: written("account"),
    ifsc: written("ifsc"),
  }),
  retention,
})

export type Settings = z.infer<typeof settingsSchema>

/** The fee of a first-year admission, in whole rupees. */
export const feeOf = (settings: Settings, course: CourseCode, category: Category) =>
  settings.fees[course][category]
