import * as z from "zod/mini"

import { bilingual } from "./text.ts"

/** The type of a field in the console. */
export type ContentFieldType =
  | "text"
  /** Multi-line text. */
  | "longtext"
  | "markdown"
  /** Like 2026-07-01. */
  | "day"
  | "number"
  | "yes_no"
  | "choice"
  /** A path of the site, or an absolute URL. */
  | "link"
  /** The path of a page. */
  | "path"
  | "picture"
  /** A PDF with its title. */
  | "attachment"
  /** A PDF without a title of its own. */
  | "pdf"
  /** A video file of the college. */
  | "video"
  /** A file of captions (WebVTT) for a video. */
  | "captions"
  /** Another item, or a programme of the session: chosen by its title. */
  | "reference"
  | "list"
  | "group"
  /** Exactly one of several fields. */
  | "either"

/** The required format of a text, for any field type (domain/content/text-formats.ts). */
export type TextFormat =
  | "email"
  | "phone"
  /** Like 2026, or 2025-26. */
  | "year"
  /** Like 2025-26. */
  | "short_session"
  /** Like 2024-2025. */
  | "session"
  | "ifsc"
  | "account"
  /** A page of another site. */
  | "web_address"
  /** Like BSc. */
  | "programme_code"
  /** A number from 1 to 99. */
  | "programme_number"
  /** Like Maths. */
  | "subject_code"
  /** Like 17:00. */
  | "clock"
  /** Like #14297a. */
  | "colour"
  /** Words of the search that mean the same, between commas. */
  | "synonyms"

/** What a field can refer to: an item of a collection, by its slug, or a programme of the sessions, by its code. */
export const referenceTargets = [
  "faculties",
  "departments",
  "pages",
  "people",
  "albums",
  "programmes",
] as const
export type ReferenceTarget = (typeof referenceTargets)[number]

/** Metadata that a zod schema does not hold: the input type, and whether the value may be empty. */
export const metadata = z.registry<{
  kind?: ContentFieldType
  mayBeEmpty?: boolean
  format?: TextFormat
  choices?: readonly string[]
  /** The field of the same item whose day this day may not be before. */
  notBefore?: string
  target?: ReferenceTarget
}>()

const inBoth = () => z.object({ en: z.string(), hi: z.string() })

/** An optional short text in both languages. */
export const anyText = inBoth().register(metadata, { mayBeEmpty: true })
/** A plain paragraph without Markdown, in both languages. */
export const longText = inBoth().register(metadata, { kind: "longtext" })
/** A Markdown text of several paragraphs, in both languages. */
export const prose = inBoth().register(metadata, { kind: "markdown", mayBeEmpty: true })
/** An ISO day that may not be before the day of another field. Old items may have such days. */
export const dayNotBefore = (other: string) => z.iso.date().register(metadata, { notBefore: other })
/** A path of the site, like /contact-us/, or an absolute URL of another site. */
export const link = z.string().register(metadata, { kind: "link" })
export const path = z.string().register(metadata, { kind: "path" })
/** A language-independent text in a required format. */
export const written = (format: TextFormat) => z.string().register(metadata, { format })
/** The same, but it may be empty. */
export const anyWritten = (format: TextFormat) =>
  z.string().register(metadata, { format, mayBeEmpty: true })
/** One of these values. Old items may hold another value. */
export const choiceField = (choices: readonly string[]) =>
  z.string().register(metadata, { kind: "choice", choices })
/** One of what the site has now. Old items may refer to something that is gone. */
export const referenceTo = (target: ReferenceTarget) =>
  z.string().register(metadata, { kind: "reference", target })

/**
 * A picture with its alternative text. Either a drawing of the site, named by its path under /pictures/
 * ("slides/building-noon"), or an upload, named by `pictureFile`.
 */
export const picture = z
  .object({ file: z.string(), alt: bilingual })
  .register(metadata, { kind: "picture" })

/** An uploaded PDF with its title. Its address is "/" and the file's name; `bytes` is its size. */
export const attachment = z
  .object({ file: z.string(), title: bilingual, bytes: z.int() })
  .register(metadata, { kind: "attachment" })

/** An uploaded PDF whose title is that of its item. */
export const pdf = z
  .object({ file: z.string(), bytes: z.int() })
  .register(metadata, { kind: "pdf" })

/** A video file: an upload, or a sample clip under /videos/, named without its extension. */
export const videoFile = z.string().register(metadata, { kind: "video" })
/** An uploaded file of captions. */
export const captionsFile = z.string().register(metadata, { kind: "captions" })

/** Names of the site's own drawings. Uploads are named by the hash of their content instead. */
const drawn = /^(?!media\/)[a-z0-9-]+(?:\/[a-z0-9-]+)*$/
/** With a focal point in steps of ten per cent (`withFocus`). */
const uploadedPicture = /^media\/[0-9a-f]{32}-\d{1,5}x\d{1,5}(?:@(?:\d?0|100),(?:\d?0|100))?$/
/** An upload, or a document of the sample. */
const pdfName = /^(?:media\/[0-9a-f]{32}|sample-documents\/[a-z0-9-]+)\.pdf$/
const video = /^(?:[a-z0-9-]+|media\/[0-9a-f]{32}\.(?:mp4|webm))$/
const uploadedCaptions = /^media\/[0-9a-f]{32}\.vtt$/

export const isPictureName = (file: string) => drawn.test(file) || uploadedPicture.test(file)
export const isAttachmentName = (file: string) => pdfName.test(file)
export const isVideoName = (file: string) => video.test(file)
export const isCaptionsName = (file: string) => uploadedCaptions.test(file)

const mebibyte = 1024 * 1024

/** The maximum size of what staff upload for the site, in bytes. */
export const maxMediaBytes = {
  picture: 10 * mebibyte,
  pdf: 50 * mebibyte,
  video: 200 * mebibyte,
  captions: mebibyte,
}

export type MediaKind = keyof typeof maxMediaBytes
