import * as z from "zod/mini"

/** What a field of the console asks for. */
export type FieldType =
  | "text"
  /** Several lines. */
  | "longtext"
  | "markdown"
  /** Like 2026-07-01. */
  | "day"
  | "number"
  | "yes_no"
  | "choice"
  /** A path of the site, or a whole address. */
  | "link"
  /** Where a page stands. */
  | "path"
  | "picture"
  /** A PDF with its title. */
  | "attachment"
  | "list"
  | "group"
  /** One of several fields. */
  | "either"

/** How a text must be written, whatever its kind (domain/content/text-formats.ts). */
export type TextFormat =
  | "email"
  | "phone"
  /** Like 2025-26. */
  | "short_session"
  /** Like 2024-2025. */
  | "session"
  | "ifsc"
  | "account"
  | "youtube"

/** What a schema of the content does not say itself: how its value is asked for, and whether it may be empty. */
export const metadata = z.registry<{
  kind?: FieldType
  mayBeEmpty?: boolean
  format?: TextFormat
  choices?: readonly string[]
}>()

const inBoth = () => z.object({ en: z.string(), hi: z.string() })

/** A short text that need not be there, in both languages. */
export const anyText = inBoth().register(metadata, { mayBeEmpty: true })
/** A paragraph without marks, in both languages. */
export const longText = inBoth().register(metadata, { kind: "longtext" })
/** A text of several paragraphs, in Markdown, in both languages. */
export const prose = inBoth().register(metadata, { kind: "markdown", mayBeEmpty: true })
/** A path of the site, like /contact-us/, or a whole address of another one. */
export const link = z.string().register(metadata, { kind: "link" })
export const path = z.string().register(metadata, { kind: "path" })
/** A text of no language that must be written in one way. */
export const written = (format: TextFormat) => z.string().register(metadata, { format })
/** The same, where it may be empty. */
export const anyWritten = (format: TextFormat) =>
  z.string().register(metadata, { format, mayBeEmpty: true })
/** One of these; an old item may have another one. */
export const choiceField = (choices: readonly string[]) =>
  z.string().register(metadata, { kind: "choice", choices })
