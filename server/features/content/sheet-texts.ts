import { createHash } from "node:crypto"

import { type SheetTexts, specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { inBothLanguages } from "#domain/content/localise.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"

/** The stored JSON of the texts. Their version is its hash. */
const dataOf = (texts: SheetTexts) => JSON.stringify(inBothLanguages(texts))

/** The version of the texts of an admission sheet: equal texts have the same one. */
export const versionOfSheetTexts = (texts: SheetTexts) =>
  createHash("sha256").update(dataOf(texts)).digest("hex").slice(0, 16)

const isVersion = (text: string) => /^[0-9a-f]{16}$/.test(text)

const isStored = (db: Database, version: string) =>
  hasRows(db.selectFrom("sheet_texts").where("version", "=", version))

/** Stores texts under their version, unless they are. They are never removed. Returns the version. */
export const keepSheetTexts = async (db: Database, texts: SheetTexts) => {
  const version = versionOfSheetTexts(texts)
  if (!(await isStored(db, version)))
    await db
      .insertInto("sheet_texts")
      .values({ version, data: dataOf(texts) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return version
}

/**
 * The version that an applicant agreed to: the one that the form showed, or the present one if the client names none.
 * Undefined for a version that never was in force. A form may stay open while the texts change.
 */
export const agreedVersion = async (db: Database, present: SheetTexts, shown: string) => {
  const version = versionOfSheetTexts(present)
  if (shown === "" || shown === version) return version
  return isVersion(shown) && (await isStored(db, shown)) ? shown : undefined
}

/**
 * Reads the texts of versions. Without a version they are those of the specification; a version that is not stored is an
 * error, because no other text may be printed for it.
 */
export const readSheetTexts = async (db: Database, versions: readonly (string | null)[]) => {
  const named = [...new Set(versions.filter((version) => version !== null))]
  const rows =
    named.length > 0
      ? await db
          .selectFrom("sheet_texts")
          .select(["version", "data"])
          .where("version", "in", named)
          .execute()
      : []
  const texts = new Map(rows.map(({ version, data }) => [version, JSON.parse(data) as SheetTexts]))
  return (version: string | null) => {
    if (version === null) return specifiedSheetTexts
    const found = texts.get(version)
    if (!found)
      throw new Error(`The texts of the admission sheet of version ${version} are missing.`)
    return found
  }
}
