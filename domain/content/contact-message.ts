import * as z from "zod/mini"

/** What is wrong with a field of the contact form; the page has the words. */
export type ContactProblem = "missing" | "too_long" | "email"
export const contactFields = ["name", "email", "subject", "message"] as const
export type ContactField = (typeof contactFields)[number]
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>

const text = (most: number) =>
  z
    .string("missing" satisfies ContactProblem)
    .check(
      z.trim(),
      z.minLength(1, "missing" satisfies ContactProblem),
      z.maxLength(most, "too_long" satisfies ContactProblem),
    )

/** A message to the college (spec 3.4), all four required (spec 5). */
export const contactMessageSchema = z.object({
  name: text(100),
  email: text(254).check(z.email("email" satisfies ContactProblem)),
  subject: text(200),
  message: text(5000),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
