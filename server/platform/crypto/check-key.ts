import { ConfigError } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { FieldEncryption } from "./field-encryption.ts"

const name = "key_fingerprint"

/**
 * Throws ConfigError if the database was created under another key: its encrypted fields could not be
 * decrypted.
 */
export const checkKey = async (db: Database, fieldEncryption: FieldEncryption) => {
  await db
    .insertInto("installation")
    .values({ name, value: fieldEncryption.fingerprint })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  const { value } = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow()
  if (value !== fieldEncryption.fingerprint) {
    throw new ConfigError(
      "APP_KEY: this database was made under another key; give the key it was made with",
    )
  }
}
