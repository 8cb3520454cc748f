import * as z from "zod/mini"

import { email, mobile } from "../fields/contact.ts"
import { cleanText, normalizeLines, normalizeText } from "../fields/text.ts"
import {
  type GrievanceError,
  type GrievanceErrors,
  grievanceFields,
  grievanceLimits,
} from "./grievance-fields.ts"
import { grievanceCategories } from "./grievance-names.ts"

/** Categories in which a person need not give a name (specification 3.18). */
const anonymousCategories: readonly unknown[] = ["ragging", "harassment"]

const long = (max: number) =>
  z.string().check(z.maxLength(max, "too_long" satisfies GrievanceError))

const line = (field: "name" | "reference") =>
  z.pipe(z.transform(normalizeText), long(grievanceLimits[field]))

/** Empty, or a value of this kind. */
const contact = (field: "mobile" | "email", kind: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform(normalizeText),
    z.pipe(
      long(grievanceLimits[field]),
      z.transform((text: string, { issues }) => {
        if (text === "") return ""
        const read = z.safeParse(kind, text)
        if (read.success) return read.data
        issues.push({
          code: "custom",
          message: "invalid" satisfies GrievanceError,
          input: undefined,
        })
        return z.NEVER
      }),
    ),
  )

/** Normalizes a typed text. Returns "" for anything but text. */
const written = (input: unknown) => (typeof input === "string" ? cleanText(input).trim() : "")

/** A text that a grievance, a message or a reply consists of. */
export const grievanceText = z.pipe(
  z.transform(written),
  long(grievanceLimits.text).check(z.minLength(1, "missing" satisfies GrievanceError)),
)

const schema = z.object({
  category: z.enum(grievanceCategories, { error: "missing" satisfies GrievanceError }),
  text: grievanceText,
  name: line("name"),
  mobile: contact("mobile", mobile),
  email: contact("email", email),
  address: z.pipe(z.transform(normalizeLines), long(grievanceLimits.address)),
  reference: line("reference"),
})

export type Grievance = z.infer<typeof schema>

/** What is missing in fields that are each valid by themselves: a name, and one way to answer. */
const whatIsMissing = (fields: Record<string, unknown>): GrievanceErrors => {
  if (anonymousCategories.includes(fields.category)) return {}
  const hasContact = (["mobile", "email", "address"] as const).some(
    (field) => normalizeText(fields[field]) !== "",
  )
  return {
    ...(normalizeText(fields.name) === "" && { name: "missing" }),
    ...(!hasContact && { mobile: "contact" }),
  }
}

/**
 * Reads a posted form; returns the grievance, or one error per field. Everybody gives a name and one way to answer, but for
 * ragging and harassment.
 */
export const readGrievance = (
  fields: Record<string, unknown>,
): { grievance: Grievance } | { errors: GrievanceErrors } => {
  const all = Object.fromEntries(grievanceFields.map((field) => [field, fields[field]]))
  const result = z.safeParse(schema, all)
  const missing = whatIsMissing(all)
  if (result.success && Object.keys(missing).length === 0) return { grievance: result.data }
  // Reversed, so that the first error of each field wins.
  const issues = (result.error?.issues ?? []).toReversed()
  return {
    errors: {
      ...missing,
      ...Object.fromEntries(issues.map(({ path, message }) => [path[0], message])),
    },
  }
}
