import * as z from "zod/mini"

import { identityKindOf } from "../fields/identifiers/identity-kinds.ts"
import { readIdentity } from "../fields/identifiers/identity.ts"
import { withoutAwaitedMarks } from "./form/class-12-result.ts"
import { type FormRules, isIdentityKindAsked, schemaOf } from "./form/field-schemas.ts"
import type { FormField } from "./form/form-definition.ts"
import { fieldOf, formFields, isAsked } from "./form/form-fields.ts"
import { conditionalFields, crossFieldRules, gapYears } from "./form/form-rules.ts"
import { cgpa, isCgpa, percentage } from "./form/percentage.ts"

type StoredField = Exclude<FormField, { type: "picture" }>

/**
 * The form by the names of the save call. Later fields that the session does not ask are not stored; `upgradeForm`
 * adds them, empty, whenever a form is read.
 */
export type Application = { course: string } & {
  [Of in StoredField as Of["name"]]: Of["type"] extends "several" ? string[] : string
}

type Schema = z.ZodMiniType<Application>

/** The maximum and the percentage of a school, of which the request need not or may not say the value. */
const marksOf = (form: Application, school: "highschool" | "i") => {
  const grading = form[`${school}_grading`]
  const maximum = isCgpa(grading) ? cgpa.maximum : form[`${school}_maxmarks`]
  return {
    [`${school}_maxmarks`]: maximum,
    [`${school}_percentage`]: percentage(form[`${school}_obtmarks`], maximum, grading),
  }
}

const isRecord = (sent: unknown): sent is Record<string, unknown> =>
  typeof sent === "object" && sent !== null

const schemaOn = (today: string, rules: FormRules) => {
  const shape = [{ name: "course", type: "course" } as const, ...formFields].flatMap((field) => {
    const schema = schemaOf(field, today, rules)
    return schema ? [[field.name, schema]] : []
  })
  const isGapAsked = isAsked(fieldOf("gap_years"), rules.additionalFields)
  const isKindAsked = isIdentityKindAsked(rules.additionalFields)
  const isResultAsked = isAsked(fieldOf("i_result"), rules.additionalFields)
  return z.pipe(
    z.pipe(
      // Without scripts the inputs of the marks are there in any case.
      z.transform((sent) => (isResultAsked && isRecord(sent) ? withoutAwaitedMarks(sent) : sent)),
      z.object(Object.fromEntries(shape)).check(crossFieldRules(rules), conditionalFields(rules)),
    ),
    z.transform((sent) => {
      const form = sent as Application
      return {
        ...form,
        ...(isKindAsked && {
          aadhar_no: readIdentity(identityKindOf(form.identity_kind), form.aadhar_no).data!,
        }),
        // The address copy and the percentages are computed here, not taken from the request, so that the page and
        // the API agree.
        p_address: form.same_as_correspondence === "yes" ? form.c_address : form.p_address,
        ...marksOf(form, "highschool"),
        ...marksOf(form, "i"),
        ...(isGapAsked && { gap_years: String(gapYears(form.i_year, rules.firstYear) ?? "") }),
      }
    }),
  )
}

let latest: ({ today: string; schema: Schema } & FormRules) | undefined

const areSameRules = (one: FormRules & { today: string }, other: FormRules & { today: string }) =>
  one.today === other.today &&
  one.isUrnRequired === other.isUrnRequired &&
  one.years.first === other.years.first &&
  one.years.last === other.years.last &&
  one.firstYear === other.firstYear &&
  // The same objects as long as the session is the same. Comparing their content would cost more than it saves.
  one.additionalFields === other.additionalFields &&
  one.programmes.length === other.programmes.length &&
  one.programmes.every((programme, index) => programme === other.programmes[index])

/**
 * Schema of an application in the save call (specification 4.1): the same names, without the two pictures. `today` is
 * an ISO day, used for the age. Issues carry message keys.
 */
export const applicationSchema = (today: string, rules: FormRules): Schema => {
  // Cached for a day: building the schema costs more than parsing, on the server and on a cheap phone.
  if (!latest || !areSameRules(latest, { today, ...rules })) {
    latest = { today, ...rules, schema: schemaOn(today, rules) }
  }
  return latest.schema
}
