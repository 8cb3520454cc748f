import { type MediaKind, maxMediaBytes } from "#domain/content/field-types.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import { type FileOnDisk, readWhole } from "#server/platform/files/file-content.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { ReceivedFile } from "#server/platform/files/receive-file.ts"
import { isCaptions } from "#server/platform/video/read-captions.ts"
import { isVideo } from "#server/platform/video/read-video.ts"

import { idOf, shownName } from "./names.ts"
import { savePdfText } from "./pdf-texts.ts"
import { type ContentError, storeMedium } from "./store-medium.ts"

/** An upload as the console sends it, with its alternative texts. */
export interface SentMedia {
  /** What the form asked for; without it any kind is accepted. */
  kind?: MediaKind | undefined
  name: string
  /** Undefined without a file. */
  file: ReceivedFile | "too large" | undefined
  alt_en: string
  alt_hi: string
}

export type MediaErrors = Partial<
  Record<
    "file" | "alt_en" | "alt_hi",
    ("missing" | "too_large" | "too_long" | "not_a_pdf" | ContentError)[]
  >
>

const longestAlt = 500

/** By its signature, not by its name or by what the browser says. What has none of these is taken for a picture. */
const kindOf = (first: Uint8Array): MediaKind => {
  if (Buffer.from(first.subarray(0, 5)).toString("latin1") === "%PDF-") return "pdf"
  if (isVideo(first)) return "video"
  return isCaptions(first) ? "captions" : "picture"
}

/** The error of a file that is not of the kind that was asked for. */
const otherKind = {
  picture: "not_a_picture",
  pdf: "not_a_pdf",
  video: "not_a_video",
  captions: "not_captions",
} as const

/** The most bytes that a file may have: of the kind that was asked for, else of the kind that it begins like. */
export const maxBytesOf = (kind: MediaKind | undefined) => (first: Uint8Array) =>
  maxMediaBytes[kind ?? kindOf(first)]

const altError = (alt: string, other: string) => {
  if (alt === "" && other === "") return "missing" as const
  return alt.length > longestAlt ? ("too_long" as const) : undefined
}

/** Validates the alternative texts of an image: one language is enough. */
export const altErrors = ({
  alt_en,
  alt_hi,
}: Pick<SentMedia, "alt_en" | "alt_hi">): MediaErrors => {
  const [en, hi] = [altError(alt_en, alt_hi), altError(alt_hi, alt_en)]
  return { ...(en && { alt_en: [en] }), ...(hi && { alt_hi: [hi] }) }
}

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "put" | "putLarge">
}

/** The first bytes of a file, as many as it needs to be told by its signature. */
const readStart = async (file: FileOnDisk) => {
  const range = { from: 0, to: Math.min(file.bytes, 16) - 1 }
  return readWhole({ bytes: range.to + 1, read: () => file.read(range) })
}

/**
 * Stores a file for the site. An image needs an alternative text, in one language at least. Uploading the same
 * file again updates its name and texts.
 */
export const addMedia =
  (deps: Deps) =>
  async (
    { name, file, ...sent }: SentMedia,
    by: string,
  ): Promise<{ id: string } | { errors: MediaErrors }> => {
    const { db, now } = deps
    if (file === "too large") return { errors: { file: ["too_large"] } }
    if (!file || file.bytes === 0) return { errors: { file: ["missing"] } }
    const kind = kindOf(await readStart(file))
    if (sent.kind !== undefined && sent.kind !== kind) {
      return { errors: { file: [otherKind[sent.kind]] } }
    }
    if (file.bytes > maxMediaBytes[kind]) return { errors: { file: ["too_large"] } }
    const alt = { alt_en: sent.alt_en.trim(), alt_hi: sent.alt_hi.trim() }
    const wrong = kind === "picture" ? altErrors(alt) : {}
    if (Object.keys(wrong).length > 0) return { errors: wrong }

    const id = await idOf(file)
    const stored = await storeMedium[kind](deps.files, id, file)
    if ("wrong" in stored) return { errors: { file: [stored.wrong] } }
    const { width, height, names, text } = stored
    const row: MediaTable = {
      id,
      kind,
      name: shownName(name) || names.at(-1)!,
      ...alt,
      width,
      height,
      bytes: file.bytes,
      files: JSON.stringify(names),
      at: now().toISOString(),
      by,
      crop_of: null,
      crop: null,
    }
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("media")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute()
      if (kind === "pdf") await savePdfText(transaction, id, text)
      await writeAudit(transaction, { by, at: row.at }, "media added", id)
    })
    return { id }
  }
