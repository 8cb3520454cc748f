import type { MediaKind } from "#domain/content/field-types.ts"
import { pictureFile, pictureSources } from "#domain/content/picture-sources.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { countRows } from "#server/platform/database/dialect.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import { receiveFile } from "#server/platform/files/receive-file.ts"
import type { SpaceGuard } from "#server/platform/files/space-guard.ts"
import { hasAllWords } from "#server/platform/text/tokens.ts"

import { changeContent } from "../items/content-version.ts"
import { addMedia, altErrors, maxBytesOf } from "./add-media.ts"
import { listUses } from "./media-in-items.ts"
import { idsOfFiles, isId, nearestVariant, readFileName } from "./names.ts"
import { readPdfs } from "./pdf-texts.ts"

/** The alternative text of an image in both languages. */
interface Alt {
  en: string
  hi: string
}

/** Query of a media list, newest first. */
interface MediaQuery {
  kind?: MediaTable["kind"] | undefined
  /** Words of the file's name or of the alternative text; "" for all. */
  text?: string
  limit: number
  offset: number
}

/** An upload as the console shows it. */
const mediumOf = ({ alt_en, alt_hi, files, ...row }: MediaTable) => {
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
  }
}

interface Deps extends Pick<SiteDeps, "db" | "files" | "now"> {
  /** Where uploads are received. */
  dataDir: string
  readSpace: SpaceGuard["readUploadSpace"]
}

const filesOf = ({ files }: Pick<MediaTable, "files">) => JSON.parse(files) as string[]

const findRow = (db: Database, id: string) =>
  db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst()

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

const listMedia =
  ({ db }: Deps) =>
  async ({ kind, text = "", limit, offset }: MediaQuery) => {
    const all = db
      .selectFrom("media")
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

/**
 * Changes the alternative text of an image. Refused with "changed meanwhile" if `seen` is not the current
 * text. Items that use the image keep their own text.
 */
const describeMedium =
  ({ db, now }: Deps) =>
  async (id: string, { alt, expectedAlt }: { alt: Alt; expectedAlt: Alt }, by: string) => {
    const former = isId(id) ? await findRow(db, id) : undefined
    if (former?.kind !== "picture") return { outcome: "unknown" as const }
    const texts = { alt_en: alt.en.trim(), alt_hi: alt.hi.trim() }
    const errors = altErrors(texts)
    if (Object.keys(errors).length > 0) return { outcome: "refused" as const, errors }
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("media")
        .set(texts)
        .where("id", "=", id)
        .where("alt_en", "=", expectedAlt.en)
        .where("alt_hi", "=", expectedAlt.hi)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return { outcome: "changed meanwhile" as const }
      await writeAudit(transaction, stampOf({ now }, by), "media described", id)
      return { outcome: "stored" as const }
    })
  }

/** Which of these stored files belong to an upload. */
const listKnownFiles = async (db: Database, names: readonly string[]) => {
  const ids = idsOfFiles(names)
  if (ids.length === 0) return new Set<string>()
  const rows = await db.selectFrom("media").select("files").where("id", "in", ids).execute()
  return new Set(rows.flatMap(filesOf))
}

/** Removes an upload and its files, unless an item uses it. */
const removeMedium =
  ({ db, files, now }: Deps) =>
  async (id: string, by: string) => {
    // Lock the content version, so that no item can start using the upload meanwhile.
    const result = await changeContent(db, async (transaction) => {
      const row = await findRow(transaction, id)
      if (!row) return { outcome: "unknown" as const }
      const uses = (await listUses(transaction, [id])).get(id) ?? []
      if (uses.length > 0) return { outcome: "in use" as const, uses }
      await transaction.deleteFrom("media").where("id", "=", id).execute()
      await transaction.deleteFrom("pdf_texts").where("id", "=", id).execute()
      await writeAudit(transaction, stampOf({ now }, by), "media removed", id)
      return { outcome: "removed" as const, files: filesOf(row) }
    })
    if (result.outcome !== "removed") return result
    // The same file may have been uploaded again in the meantime. An upload between its files and its row is missed.
    const known = await listKnownFiles(db, result.files)
    await files.delete(result.files.filter((name) => !known.has(name)))
    return result
  }

/** The files that staff upload for the site. */
export const createMediaLibrary = (deps: Deps) => {
  const { db, files, dataDir, readSpace } = deps
  const openNearest = async (id: string, name: string) => {
    const row = await findRow(db, id)
    const near = row && nearestVariant(name, filesOf(row))
    return near === undefined ? undefined : files.open(near)
  }

  return {
    /** Receives a file from a request. Its caller removes it. */
    receive: (source: AsyncIterable<Uint8Array>, kind?: MediaKind) =>
      receiveFile(dataDir, source, maxBytesOf(kind)),
    /** The room for uploads. */
    readSpace,
    add: addMedia(deps),
    list: listMedia(deps),

    /** An upload and the items that use it. */
    read: async (id: string) => {
      const row = isId(id) ? await findRow(db, id) : undefined
      return row && (await withUses(db, [row]))[0]
    },

    describe: describeMedium(deps),
    remove: removeMedium(deps),

    /** Opens a public file by its name. A PDF comes with its download name. */
    findFile: async (name: string) => {
      const file = readFileName(name)
      if (!file) return undefined
      const content = (await files.open(name)) ?? (await openNearest(file.id, name))
      if (!content) return undefined
      if (file.type !== "application/pdf") return { ...file, content }
      return { ...file, content, downloadAs: (await findRow(db, file.id))?.name ?? name }
    },

    listKnownFiles: (names: readonly string[]) => listKnownFiles(db, names),
  }
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>
