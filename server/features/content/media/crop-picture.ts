import { createHash } from "node:crypto"

import { type Crop, isCrop, isWhole } from "#domain/fields/crop.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import { isId } from "./names.ts"
import { filesOf, findMedium } from "./read-media.ts"
import { storePicture } from "./store-medium.ts"

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  files: Pick<FileStore, "put" | "putLarge" | "read">
}

/** The same part of the same picture has the same id, and another part has another address: no cache shows the old one. */
const idOfPart = (of: string, { x, y, width, height }: Crop) =>
  createHash("sha256").update([of, x, y, width, height].join(" ")).digest("hex").slice(0, 32)

/** The largest variant that keeps transparency. */
const largestOf = (row: MediaTable) =>
  filesOf(row).find((name) => name === `${row.id}-${row.width}.webp`)

/**
 * Cuts a part out of a picture, as a picture of its own that an item can use; the upload stays as it is. The part of a part
 * is cut out of the upload.
 */
export const cropPicture =
  ({ db, files, now }: Deps) =>
  async (id: string, crop: Crop, by: string) => {
    if (!isCrop(crop) || isWhole(crop)) {
      return { outcome: "refused" as const, errors: { crop: ["invalid"] } }
    }
    const chosen = isId(id) ? await findMedium(db, id) : undefined
    const upload = chosen?.crop_of ? await findMedium(db, chosen.crop_of) : chosen
    const source = upload?.kind === "picture" ? largestOf(upload) : undefined
    const bytes = source && (await files.read(source))
    if (!upload || !bytes) return { outcome: "unknown" as const }

    const part = idOfPart(upload.id, crop)
    const stored = await storePicture(files, part, bytes, crop)
    if ("wrong" in stored) {
      return { outcome: "refused" as const, errors: { crop: [stored.wrong] } }
    }
    const stamp = stampOf({ now }, by)
    const row: MediaTable = {
      ...upload,
      id: part,
      width: stored.width,
      height: stored.height,
      files: JSON.stringify(stored.names),
      at: stamp.at,
      by,
      crop_of: upload.id,
      crop: JSON.stringify(crop),
    }
    await db.transaction().execute(async (transaction) => {
      const former = await findMedium(transaction, part)
      await transaction
        .insertInto("media")
        .values(row)
        // A part that is cut again is young again: the sweep leaves it until an item shows it.
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: row.at }))
        .execute()
      if (!former) await writeAudit(transaction, stamp, "media cropped", upload.id)
    })
    return { outcome: "stored" as const, id: part }
  }
