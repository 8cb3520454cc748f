import * as z from "zod/mini"

import { cleanText, normalizeText } from "../fields/text.ts"

/** An error of a contact form field; the page has the texts. */
export type ContactError = "missing" | "too_long" | "email"
export const contactFields = ["name", "email", "subject", "message"] as const
export type ContactField = (typeof contactFields)[number]
export type ContactErrors = Partial<Record<ContactField, ContactError>>

/** The maximum length of each field, in characters. */
export const contactLimits: Record<ContactField, number> = {
  name: 100,
  email: 254,
  subject: 200,
  message: 5000,
}

/** Normalizes typed text (`cleanText`). Returns "" for anything but text. */
const written = (input: unknown) => (typeof input === "string" ? cleanText(input).trim() : "")

const text = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1, "missing" satisfies ContactError),
      z.maxLength(max, "too_long" satisfies ContactError),
    )

/** A contact message, all four fields required (specification 3.9). */
const contactMessageSchema = z.object({
  name: z.pipe(z.transform(normalizeText), text(contactLimits.name)),
  email: z.pipe(
    z.transform(normalizeText),
    text(contactLimits.email).check(z.email("email" satisfies ContactError)),
  ),
  subject: z.pipe(z.transform(normalizeText), text(contactLimits.subject)),
  message: z.pipe(z.transform(written), text(contactLimits.message)),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>

/** Parses a posted form; returns the message, or one error per field. */
export const readContactMessage = (
  fields: Record<string, unknown>,
): { message: ContactMessage } | { errors: ContactErrors } => {
  const all = Object.fromEntries(contactFields.map((field) => [field, fields[field]]))
  const result = z.safeParse(contactMessageSchema, all)
  if (result.success) return { message: result.data }
  // Reversed, so that the first error of each field wins.
  const issues = result.error.issues.toReversed()
  return {
    errors: Object.fromEntries(issues.map(({ path, message }) => [path[0], message])),
  }
}
