import type { Transaction } from "kysely"

import { synonyms } from "#content/synonyms.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import type { Tables } from "#server/platform/database/tables.ts"

import { changeContent } from "../items/content-version.ts"
import { settingsItem } from "../settings.ts"
import { addToIndex } from "./search-index.ts"

/** Raise it when the tokens or the sounds of a text change, or a collection is added to the search: the next start then indexes all items again. */
const version = "4"

const isCurrent = async (db: Database) =>
  (await findInstallationValue(db, "search_index")) === version

const indexAll = async (transaction: Transaction<Tables>) => {
  await transaction.deleteFrom("search_index").execute()
  await transaction.deleteFrom("search_vocabulary").execute()
  const rows = await transaction
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .execute()
  await addToIndex(
    transaction,
    rows.map(({ data, ...row }) => ({ ...row, item: JSON.parse(data) as object })),
  )
}

/** Gives settings from before the synonyms those of a new site. */
const addSynonyms = async (transaction: Transaction<Tables>) => {
  const row = await transaction
    .selectFrom("items")
    .select("data")
    .where((item) => item.and(settingsItem))
    .executeTakeFirst()
  const settings = row && (JSON.parse(row.data) as object)
  if (!settings || "search_synonyms" in settings) return
  await transaction
    .updateTable("items")
    .set({ data: JSON.stringify({ ...settings, search_synonyms: synonyms }) })
    .where((item) => item.and(settingsItem))
    .execute()
}

/** Indexes all items again if another release made the index. Only one of several processes that start together does it. */
export const rebuildSearchIndex = async (db: Database) => {
  if (await isCurrent(db)) return
  await changeContent(db, async (transaction) => {
    if (await isCurrent(transaction)) return
    await indexAll(transaction)
    await addSynonyms(transaction)
    await setInstallationValue(transaction, "search_index", version)
  })
}
