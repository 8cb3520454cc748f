import { maxMediaBytes } from "#domain/content/field-types.ts"
import { widthsFor } from "#domain/content/picture-sources.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import { type FileOnDisk, readWhole } from "#server/platform/files/file-content.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import type { ReceivedFile } from "#server/platform/files/receive-file.ts"
import { readPdfText } from "#server/platform/pdf/read-pdf-text.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"

import { idOf, shownName } from "./names.ts"
import { savePdfText } from "./pdf-texts.ts"

/** Maximum image size of the site in pixels; larger images are scaled down to fit. */
const largestFrame = { width: 1280, height: 2560 }

/**
 * Re-encodes an image for the site's pages, upright and without metadata. Creates AVIF and WebP in the widths
 * of `widthsFor`, and the largest also as JPEG. Returns what is wrong if the image cannot be decoded.
 */
export const createVariants = (bytes: Uint8Array) =>
  decodePicture("toVariants", bytes, {
    frame: largestFrame,
    widths: widthsFor(largestFrame.width),
  })

type Kind = MediaTable["kind"]

/** An upload as the console sends it, with its alternative texts. */
export interface SentMedia {
  /** What the form asked for; without it a picture and a PDF are both accepted. */
  kind?: Kind | undefined
  name: string
  /** Undefined without a file. */
  file: ReceivedFile | "too large" | undefined
  alt_en: string
  alt_hi: string
}

export type MediaErrors = Partial<
  Record<
    "file" | "alt_en" | "alt_hi",
    (
      | "missing"
      | "too_large"
      | "too_long"
      | "not_a_pdf"
      | "not_a_picture"
      | "too_many_pixels"
      | "too_complex"
      | "unreadable"
    )[]
  >
>

const longestAlt = 500

/** By its signature, not by its name or by what the browser says. */
const kindOf = (first: Uint8Array): Kind =>
  Buffer.from(first.subarray(0, 5)).toString("latin1") === "%PDF-" ? "pdf" : "picture"

/** The most bytes that a file may have which begins like this. */
export const maxBytesOf = (first: Uint8Array) => maxMediaBytes[kindOf(first)]

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

/** Stores a PDF unchanged, and reads its text. */
const storePdf = async ({ files }: Deps, id: string, file: FileOnDisk) => {
  const text = await readPdfText(file.path)
  const name = `${id}.pdf`
  await files.putLarge(name, file)
  return { width: null, height: null, names: [name], text }
}

/** Stores an image as responsive variants; or says what is wrong with it. */
const storePicture = async ({ files }: Deps, id: string, file: FileOnDisk) => {
  const variants = await createVariants(await readWhole(file))
  if ("problem" in variants) {
    const { problem } = variants
    return { wrong: problem === "format" ? ("not_a_picture" as const) : problem }
  }
  const { width, height, sizes } = variants
  const named = sizes.map(({ name, content }) => ({ name: `${id}-${name}`, content }))
  await Promise.all(named.map(({ name, content }) => files.put(name, content)))
  return { width, height, names: named.map(({ name }) => name), text: undefined }
}

/** The first bytes of a file, as many as it needs to be told by its signature. */
const readStart = async (file: FileOnDisk) => {
  const range = { from: 0, to: Math.min(file.bytes, 16) - 1 }
  return readWhole({ bytes: range.to + 1, read: () => file.read(range) })
}

/**
 * Stores an image or a PDF for the site. An image needs an alternative text, in one language at least. Uploading the same
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
    if (file.bytes > maxMediaBytes[kind]) return { errors: { file: ["too_large"] } }
    if (sent.kind !== undefined && sent.kind !== kind) {
      return { errors: { file: [`not_a_${sent.kind}`] } }
    }
    const alt = { alt_en: sent.alt_en.trim(), alt_hi: sent.alt_hi.trim() }
    const wrong = kind === "picture" ? altErrors(alt) : {}
    if (Object.keys(wrong).length > 0) return { errors: wrong }

    const id = await idOf(file)
    const store = kind === "pdf" ? storePdf : storePicture
    const stored = await store(deps, id, file)
    if ("wrong" in stored) return { errors: { file: [stored.wrong] } }
    const { width, height, names, text } = stored
    const row: MediaTable = {
      id,
      kind,
      name: shownName(name) || `${id}.${kind === "pdf" ? "pdf" : "jpg"}`,
      ...alt,
      width,
      height,
      bytes: file.bytes,
      files: JSON.stringify(names),
      at: now().toISOString(),
      by,
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
