import type { MediaKind } from "#domain/content/field-types.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { receiveFile } from "#server/platform/files/receive-file.ts"
import { countUploads, type SpaceGuard } from "#server/platform/files/space-guard.ts"

import { changeContent } from "../items/content-version.ts"
import { addMedia, altErrors, maxBytesOf } from "./add-media.ts"
import { cropPicture } from "./crop-picture.ts"
import { forgetUnusedParts } from "./forget-unused-parts.ts"
import { listUses } from "./media-in-items.ts"
import { idsOfFiles, isId, nearestVariant, readFileName } from "./names.ts"
import { filesOf, findMedium, listMedia, readMedium } from "./read-media.ts"
import { readMissingTexts } from "./read-missing-texts.ts"

/** The alternative text of an image in both languages. */
interface Alt {
  en: string
  hi: string
}

interface Deps extends Pick<SiteDeps, "db" | "files" | "now"> {
  /** Where uploads are received. */
  dataDir: string
  readSpace: SpaceGuard["readUploadSpace"]
}

/**
 * Changes the alternative text of an image. Refused with "changed meanwhile" if `seen` is not the current
 * text. Items that use the image keep their own text.
 */
const describeMedium =
  ({ db, now }: Deps) =>
  async (id: string, { alt, expectedAlt }: { alt: Alt; expectedAlt: Alt }, by: string) => {
    const former = isId(id) ? await findMedium(db, id) : undefined
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

/** Removes an upload, its parts and their files, unless an item uses one of them. */
const removeMedium =
  ({ db, files, now }: Deps) =>
  async (id: string, by: string) => {
    // Lock the content version, so that no item can start using the upload meanwhile.
    const result = await changeContent(db, async (transaction) => {
      const row = await findMedium(transaction, id)
      if (!row) return { outcome: "unknown" as const }
      const uses = (await listUses(transaction, [id])).get(id) ?? []
      if (uses.length > 0) return { outcome: "in use" as const, uses }
      const parts = await transaction
        .deleteFrom("media")
        .where("crop_of", "=", id)
        .returning("files")
        .execute()
      await transaction.deleteFrom("media").where("id", "=", id).execute()
      await transaction.deleteFrom("pdf_texts").where("id", "=", id).execute()
      await writeAudit(transaction, stampOf({ now }, by), "media removed", id)
      return { outcome: "removed" as const, files: [row, ...parts].flatMap(filesOf) }
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
    const row = await findMedium(db, id)
    const near = row && nearestVariant(name, filesOf(row))
    return near === undefined ? undefined : files.open(near)
  }

  return {
    /** Receives a file from a request. Its caller removes it. */
    receive: (source: AsyncIterable<Uint8Array>, kind?: MediaKind) =>
      receiveFile(dataDir, source, maxBytesOf(kind)),
    /** `readSpace`, the room for uploads, and `withRoom`, which runs one. */
    ...countUploads(readSpace),
    add: addMedia(deps),
    list: listMedia(db),

    crop: cropPicture(deps),
    forgetUnusedParts: forgetUnusedParts(deps),
    readMissingTexts: readMissingTexts(deps),
    read: (id: string) => readMedium(db, id),

    describe: describeMedium(deps),
    remove: removeMedium(deps),

    /** Opens a public file by its name. A PDF comes with its download name. */
    findFile: async (name: string) => {
      const file = readFileName(name)
      if (!file) return undefined
      const content = (await files.open(name)) ?? (await openNearest(file.id, name))
      if (!content) return undefined
      if (file.type !== "application/pdf") return { ...file, content }
      return { ...file, content, downloadAs: (await findMedium(db, file.id))?.name ?? name }
    },

    listKnownFiles: (names: readonly string[]) => listKnownFiles(db, names),
  }
}

export type MediaLibrary = ReturnType<typeof createMediaLibrary>
