import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The picture that a part was cut out of, and which part, in thousandths of its width and height. */
export const partsOfPictures: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const column of ["crop_of", "crop"])
      await db.schema.alterTable("media").addColumn(column, "text").execute()
  },
}
