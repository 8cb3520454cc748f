import * as z from "zod/mini"

import { written } from "./fields/field-types.ts"
import { settingsSchema } from "./settings.ts"

const { college, deposit } = settingsSchema.shape

/** What a college says about itself when it replaces the sample (specification 3.11). */
export const collegeStartSchema = z.object({
  college: z.pick(college, { name: true, address: true, affiliation: true }),
  /** The helpline. */
  phone: written("phone"),
  email: written("email"),
  deposit,
})

export type CollegeStart = z.infer<typeof collegeStartSchema>
