// Without schemas: the page of the form needs none.
/** An error of a field of the form; the page has the texts. */
export type GrievanceError = "missing" | "too_long" | "invalid" | "contact"

export const grievanceFields = [
  "category",
  "text",
  "name",
  "mobile",
  "email",
  "address",
  "reference",
] as const
export type GrievanceField = (typeof grievanceFields)[number]
export type GrievanceErrors = Partial<Record<GrievanceField, GrievanceError>>

/** The maximum length of each text, in characters. */
export const grievanceLimits = {
  text: 5000,
  name: 100,
  mobile: 20,
  email: 254,
  address: 300,
  reference: 40,
} satisfies Record<Exclude<GrievanceField, "category">, number>

/** Whether only the principal, administrators and the responsible person may read a grievance (specification 3.18). */
export const confidentialCategories = ["ragging", "harassment"] as const
