import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

import { isPostgres } from "../dialect.ts"

/**
 * Database triggers refuse to change an audit row. They also refuse to delete one younger than a year, by the
 * database's clock.
 */
const keepForAYear = async (db: Kysely<unknown>) => {
  if (!isPostgres(db)) {
    await sql`drop trigger audit_no_delete`.execute(db)
    await sql`create trigger audit_no_delete before delete on audit
      when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
      begin select raise(abort, 'the audit is append-only for a year'); end`.execute(db)
    return
  }
  await sql`drop trigger audit_append_only on audit`.execute(db)
  await sql`create trigger audit_append_only before update or truncate on audit
    for each statement execute function audit_refuse()`.execute(db)
  await sql`create function audit_refuse_young() returns trigger language plpgsql as $$
    begin
      if old.at::timestamptz > now() - interval '1 year' then
        raise exception 'the audit is append-only for a year';
      end if;
      return old;
    end $$`.execute(db)
  await sql`create trigger audit_keep_young before delete on audit
    for each row execute function audit_refuse_young()`.execute(db)
}

const up = async (db: Kysely<unknown>) => {
  await db.schema
    .alterTable("applications")
    .addColumn("notice_version", "text", (column) => column.notNull().defaultTo(""))
    .execute()
  await keepForAYear(db)
}

/** The privacy notice version of each application. Allows erasing audit rows after their retention period. */
export const privacy: Migration = { up }
