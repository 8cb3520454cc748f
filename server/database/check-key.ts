import { ConfigError } from "../config.ts"
import type { Vault } from "../security/vault.ts"
import type { Database } from "./connect.ts"

const name = "key_fingerprint"

/** Refuses to go on with a database made under another key: nothing sealed in it could be opened. */
export const checkKey = async (db: Database, vault: Vault) => {
  await db
    .insertInto("installation")
    .values({ name, value: vault.fingerprint })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute()
  const { value } = await db
    .selectFrom("installation")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow()
  if (value !== vault.fingerprint) {
    throw new ConfigError(
      "APP_KEY: this database was made under another key; give the key it was made with",
    )
  }
}
