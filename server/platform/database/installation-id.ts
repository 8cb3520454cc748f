import { randomBytes } from "node:crypto"

import type { Database } from "./connect.ts"

const name = "installation_id"

export const newInstallationId = () => randomBytes(16).toString("hex")

/** The id of the installation that owns these records; undefined before its first start. */
export const findInstallationId = async (db: Database) => {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst()
  return row?.value
}

/**
 * Creates the installation id if needed. All processes get the same one, even if several start at once on a
 * new database.
 */
export const ensureInstallationId = async (db: Database) => {
  await db
    .insertInto("installation")
    .values({ name, value: newInstallationId() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  return (await findInstallationId(db))!
}

/** Assigns the records to another installation. */
export const setInstallationId = async (db: Database, value: string) => {
  await db
    .insertInto("installation")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}
