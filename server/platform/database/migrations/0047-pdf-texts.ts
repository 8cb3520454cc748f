import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const library = "/documents"

/** A page of the college at the address of the new library of documents gets another one. */
const movePage = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ collection: string; slug: string; data: string }>`
    select collection, slug, data from items where path = ${library}`.execute(db)
  for (const { collection, slug, data } of rows) {
    const { rows: taken } = await sql<{ path: string }>`
      select path from items where path like '/documents-%'
      union select path from page_redirects where path like '/documents-%'`.execute(db)
    const paths = new Set(taken.map(({ path }) => path))
    let number = 2
    while (paths.has(`${library}-${number}`)) number += 1
    const path = `${library}-${number}`
    const moved = JSON.stringify({ ...(JSON.parse(data) as object), path })
    await sql`update items set data = ${moved}, path = ${path}
      where collection = ${collection} and slug = ${slug}`.execute(db)
  }
  await sql`delete from page_redirects where path = ${library}`.execute(db)
}

/** What was read in the PDF files of the site: pages, and the text for the search. */
export const pdfTexts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("pdf_texts")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("pages", "integer")
      .addColumn("text", "text", (column) => column.notNull())
      .execute()
    await movePage(db)
  },
}
