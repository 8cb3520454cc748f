import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

const createNumberedTable = (db: Kysely<unknown>, name: string) => {
  const table = db.schema.createTable(name)
  return isPostgres(db)
    ? table.addColumn("id", "integer", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
}

const texts = ["category", "text", "name", "mobile", "email", "address", "reference", "language"]

/** Grievances, what happened to each, and who is responsible for each category. */
/** A page of the college at the address of a new page gets another one. */
const movePage = async (db: Kysely<unknown>, from: string) => {
  const { rows } = await sql<{ collection: string; slug: string; data: string }>`
    select collection, slug, data from items where path = ${from}`.execute(db)
  for (const { collection, slug, data } of rows) {
    const pattern = `${from}-%`
    const { rows: taken } = await sql<{ path: string }>`
      select path from items where path like ${pattern}
      union select path from page_redirects where path like ${pattern}`.execute(db)
    const paths = new Set(taken.map(({ path }) => path))
    let number = 2
    while (paths.has(`${from}-${number}`)) number += 1
    const path = `${from}-${number}`
    const moved = JSON.stringify({ ...(JSON.parse(data) as object), path })
    await sql`update items set data = ${moved}, path = ${path}
      where collection = ${collection} and slug = ${slug}`.execute(db)
  }
  await sql`delete from page_redirects where path = ${from}`.execute(db)
}

export const grievances: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const path of ["/grievances", "/grievances/status"]) await movePage(db, path)
    let table = createNumberedTable(db, "grievances")
      .addColumn("number", "text", (is) => is.notNull().unique())
      .addColumn("code", "text", (is) => is.notNull().unique())
      .addColumn("submission_hash", "text", (is) => is.notNull().unique())
    for (const column of texts) table = table.addColumn(column, "text", (is) => is.notNull())
    await table
      .addColumn("at", "text", (is) => is.notNull())
      .addColumn("due_on", "text", (is) => is.notNull())
      .addColumn("responsible_id", "text")
      .addColumn("closed_at", "text")
      .addColumn("outcome", "text")
      .addColumn("changed_at", "text", (is) => is.notNull())
      .execute()
    await createNumberedTable(db, "grievance_events")
      .addColumn("grievance_id", "integer", (is) => is.notNull().references("grievances.id"))
      .addColumn("at", "text", (is) => is.notNull())
      .addColumn("actor", "text", (is) => is.notNull())
      .addColumn("kind", "text", (is) => is.notNull())
      .addColumn("text", "text", (is) => is.notNull())
      .addColumn("detail", "text", (is) => is.notNull())
      .execute()
    await db.schema
      .createIndex("grievance_events_grievance")
      .on("grievance_events")
      .column("grievance_id")
      .execute()
    await db.schema
      .createTable("grievance_counters")
      .addColumn("year", "text", (is) => is.primaryKey().notNull())
      .addColumn("last", "integer", (is) => is.notNull())
      .execute()
    await db.schema
      .createTable("grievance_responsibles")
      .addColumn("category", "text", (is) => is.primaryKey().notNull())
      .addColumn("member_id", "text", (is) => is.notNull())
      .execute()
  },
}
