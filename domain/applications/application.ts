import * as z from "zod/mini"

import { oneOf } from "../fields/choice.ts"
import { required } from "../fields/text.ts"
import { courseCodes } from "./courses.ts"
import { crossFieldRules } from "./cross-field-rules.ts"
import { percentage } from "./percentage.ts"
import { sections } from "./sections.ts"

const schemaOn = (today: string) => {
  const { basic_info, eligibility, income_details, education_details, upload_section } =
    sections(today)
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
      // Copied and counted here and not taken as sent, so that the page and the contract agree.
      p_address: form.same_as_correspondence === "yes" ? form.c_address : form.p_address,
      highschool_percentage: percentage(form.highschool_obtmarks, form.highschool_maxmarks),
      i_percentage: percentage(form.i_obtmarks, form.i_maxmarks),
    })),
  )
}

type Schema = ReturnType<typeof schemaOn>
let latest: { today: string; schema: Schema } | undefined

/**
 * An application as the save call sends it (specification 4.1), under the same names, without the two
 * pictures. `today` is an ISO day: the age is counted on it. Issues carry message keys.
 */
export const applicationSchema = (today: string): Schema => {
  // Built once a day: building costs more than parsing, on the server and on a cheap phone alike.
  if (latest?.today !== today) latest = { today, schema: schemaOn(today) }
  return latest.schema
}

export type Application = z.output<Schema>
