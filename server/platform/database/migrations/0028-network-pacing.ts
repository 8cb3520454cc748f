import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** An index for pacing by networks. The photo's hash of an erased application serves nothing and is emptied. */
export const networkPacing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex("sign_in_failures_network")
      .on("sign_in_failures")
      .columns(["realm", "network", "at"])
      .execute()
    await (db as Kysely<{ application_origins: { admission_code: string | null; image: string } }>)
      .updateTable("application_origins")
      .set({ image: "" })
      .where("admission_code", "is", null)
      .execute()
  },
}
