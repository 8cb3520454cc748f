import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"
import type { Crop } from "#domain/fields/crop.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import { hasAllWords } from "#server/platform/text/tokens.ts"

import { listUses } from "./media-in-items.ts"
import { isId } from "./names.ts"
import { readPdfs } from "./pdf-texts.ts"

/** Query of a media list, newest first. */
export interface MediaQuery {
  kind?: MediaTable["kind"] | undefined
  /** Words of the file's name or of the alternative text; "" for all. */
  text?: string
  limit: number
  offset: number
}

/** Names of the stored files of an upload. */
export const filesOf = ({ files }: Pick<MediaTable, "files">) => JSON.parse(files) as string[]

export const findMedium = (db: Database, id: string) =>
  db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst()

/** An upload as the console shows it. */
const mediumOf = ({ alt_en, alt_hi, files, crop_of: _of, crop, ...row }: MediaTable) => {
  const { id, width, height } = row
  const stored = filesOf({ files })
  const isSized = width !== null && height !== null
  const file = isSized ? pictureFile(id, { width, height }) : `media/${stored[0]}`
  return {
    ...row,
    files: stored,
    alt: { en: alt_en, hi: alt_hi },
    /** The reference that items use. */
    file,
    /** The URL path of the file. */
    src: isSized ? pictureSources(file).src : `/${file}`,
    /** The part of `original` that it shows; null for an upload. */
    crop: crop === null ? null : (JSON.parse(crop) as Crop),
  }
}

const withUses = async (db: Database, rows: MediaTable[]) => {
  const uses = await listUses(
    db,
    rows.map(({ id }) => id),
  )
  const media = rows.map(mediumOf)
  const pdfs = await readPdfs(
    db,
    media.map(({ file }) => file),
  )
  return media.map((medium) => ({
    ...medium,
    uses: uses.get(medium.id) ?? [],
    /** What could be read in a PDF; null for pictures, and for PDF files of older versions. */
    pdf: pdfs.get(medium.file) ?? null,
  }))
}

/** Uploads; their parts are in the items only. */
export const listMedia =
  (db: Database) =>
  async ({ kind, text = "", limit, offset }: MediaQuery) => {
    const all = db
      .selectFrom("media")
      .where("crop_of", "is", null)
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    const sorted = all.selectAll().orderBy("at", "desc").orderBy("id")
    if (text === "") {
      const rows = await sorted.limit(limit).offset(offset).execute()
      return { data: await withUses(db, rows), total: await countRows(all) }
    }
    const matches = (await sorted.execute()).filter(({ name, alt_en, alt_hi }) =>
      hasAllWords(`${name} ${alt_en} ${alt_hi}`, text),
    )
    const page = matches.slice(offset, offset + limit)
    return { data: await withUses(db, page), total: matches.length }
  }

/** An upload or a part of one, the items that use it, and the upload that a part is of. */
export const readMedium = async (db: Database, id: string) => {
  const row = isId(id) ? await findMedium(db, id) : undefined
  if (!row) return undefined
  const [medium] = await withUses(db, [row])
  const original = row.crop_of === null ? undefined : await findMedium(db, row.crop_of)
  return { ...medium!, original: original ? mediumOf(original) : null }
}
