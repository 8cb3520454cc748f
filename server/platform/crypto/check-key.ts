import { ConfigError } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  insertInstallationValue,
} from "#server/platform/database/installation.ts"

import type { FieldEncryption } from "./field-encryption.ts"

/**
 * Throws ConfigError if the database was created under another key: its encrypted fields could not be
 * decrypted.
 */
export const checkKey = async (db: Database, fieldEncryption: FieldEncryption) => {
  const { fingerprint } = fieldEncryption
  await insertInstallationValue(db, "key_fingerprint", fingerprint)
  if ((await findInstallationValue(db, "key_fingerprint")) !== fingerprint) {
    throw new ConfigError(
      "APP_KEY: this database was made under another key; give the key it was made with",
    )
  }
}
