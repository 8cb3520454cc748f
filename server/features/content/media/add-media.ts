import { maxUploadBytes } from "#domain/content/field-types.ts"
import { widthsFor } from "#domain/content/picture-sources.ts"
import { writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"

import { idOf, shownName } from "./names.ts"

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
  bytes: Uint8Array | "too large"
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

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-"

const altError = (alt: string) => {
  if (alt === "") return "missing" as const
  return alt.length > longestAlt ? ("too_long" as const) : undefined
}

/** Validates the alternative texts of an image. */
export const altErrors = ({
  alt_en,
  alt_hi,
}: Pick<SentMedia, "alt_en" | "alt_hi">): MediaErrors => {
  const [en, hi] = [altError(alt_en), altError(alt_hi)]
  return { ...(en && { alt_en: [en] }), ...(hi && { alt_hi: [hi] }) }
}

type Contents = { name: string; content: Uint8Array }[]

/**
 * The files to store for an upload: a PDF unchanged, an image as responsive variants; or what is wrong with
 * it.
 */
const contentsOf = async (id: string, bytes: Uint8Array, kind: Kind) => {
  if (kind === "pdf") {
    const contents: Contents = [{ name: `${id}.pdf`, content: bytes }]
    return { width: null, height: null, contents }
  }
  const variants = await createVariants(bytes)
  if ("problem" in variants) {
    const { problem } = variants
    return { wrong: problem === "format" ? ("not_a_picture" as const) : problem }
  }
  const { width, height, sizes } = variants
  const contents: Contents = sizes.map(({ name, content }) => ({ name: `${id}-${name}`, content }))
  return { width, height, contents }
}

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "put">
}

/**
 * Stores an image or a PDF for the site. An image needs alternative texts in both languages. Uploading the same
 * file again updates its name and texts.
 */
export const addMedia =
  ({ db, files, now }: Deps) =>
  async (
    { name, bytes, ...sent }: SentMedia,
    by: string,
  ): Promise<{ id: string } | { errors: MediaErrors }> => {
    if (bytes === "too large" || bytes.length > maxUploadBytes) {
      return { errors: { file: ["too_large"] } }
    }
    if (bytes.length === 0) return { errors: { file: ["missing"] } }
    const kind = isPdf(bytes) ? "pdf" : "picture"
    if (sent.kind !== undefined && sent.kind !== kind) {
      return { errors: { file: [`not_a_${sent.kind}`] } }
    }
    const alt = { alt_en: sent.alt_en.trim(), alt_hi: sent.alt_hi.trim() }
    const wrong = kind === "picture" ? altErrors(alt) : {}
    if (Object.keys(wrong).length > 0) return { errors: wrong }

    const id = idOf(bytes)
    const stored = await contentsOf(id, bytes, kind)
    if ("wrong" in stored) return { errors: { file: [stored.wrong] } }
    const { width, height, contents } = stored
    await Promise.all(contents.map((file) => files.put(file.name, file.content)))
    const row: MediaTable = {
      id,
      kind,
      name: shownName(name) || `${id}.${kind === "pdf" ? "pdf" : "jpg"}`,
      ...alt,
      width,
      height,
      bytes: bytes.length,
      files: JSON.stringify(contents.map((file) => file.name)),
      at: now().toISOString(),
      by,
    }
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("media")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute()
      await writeAudit(transaction, { by, at: row.at }, "media added", id)
    })
    return { id }
  }
