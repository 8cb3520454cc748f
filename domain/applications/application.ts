import * as z from "zod/mini"

import { oneOf } from "../fields/choice-schemas.ts"
import { required } from "../fields/text.ts"
import { courseCodes } from "./courses.ts"
import { crossFieldRules, percentage } from "./cross-field-rules.ts"
import { type FormRules, sections } from "./form/sections.ts"

const schemaOn = (today: string, rules: FormRules) => {
  const { basic_info, eligibility, income_details, education_details, upload_section } = sections(
    today,
    rules,
  )
  return z.pipe(
    z
      .object({
        course: required(oneOf(courseCodes)),
        ...basic_info,
        ...eligibility,
        ...income_details,
        ...education_details,
        ...upload_section,
      })
      .check(crossFieldRules),
    z.transform((form) => ({
      ...form,
      // The address copy and the percentages are computed here, not taken from the request, so that the page and the
      // API agree.
      p_address: form.same_as_correspondence === "yes" ? form.c_address : form.p_address,
      highschool_percentage: percentage(form.highschool_obtmarks, form.highschool_maxmarks),
      i_percentage: percentage(form.i_obtmarks, form.i_maxmarks),
    })),
  )
}

type Schema = ReturnType<typeof schemaOn>
let latest: { of: string; schema: Schema } | undefined

/**
 * Schema of an application in the save call (specification 4.1): the same names, without the two pictures. `today` is
 * an ISO day, used for the age. Issues carry message keys.
 */
export const applicationSchema = (
  today: string,
  rules: FormRules = { isUrnRequired: true },
): Schema => {
  // Cached for a day: building the schema costs more than parsing, on the server and on a cheap phone.
  const of = `${today} ${rules.isUrnRequired}`
  if (latest?.of !== of) latest = { of, schema: schemaOn(today, rules) }
  return latest.schema
}

export type Application = z.output<Schema>
