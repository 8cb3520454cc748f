import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

/** Adds columns that hold a text and are never null. */
const addTexts = <Name extends string, Columns extends string>(
  table: CreateTableBuilder<Name, Columns>,
  columns: readonly string[],
) => columns.reduce((all, column) => all.addColumn(column, "text", (is) => is.notNull()), table)

const createTable = (db: Kysely<unknown>, name: string, key: string) =>
  db.schema.createTable(name).addColumn(key, "text", (column) => column.primaryKey())

/** A table with an auto-increment key, for which the two databases need different column types. */
const createNumberedTable = (db: Kysely<unknown>, name: string) => {
  const table = db.schema.createTable(name)
  return isPostgres(db)
    ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
}

const applicationTexts = [
  "course",
  "session",
  "aadhaar_index",
  "aadhaar_encrypted",
  "aadhaar_last_four",
  "bank_account_encrypted",
  "form",
  "image_file",
  "signature_file",
  "submitted_at",
  "status",
  "status_at",
  "status_reason",
  "category",
  "applicant_name",
  "name_tokens",
  "applicant_mobile",
  "day",
  "source",
  "fee_status",
  "fee_reference",
  "fee_reason",
  "notice_version",
]

const createApplications = async (db: Kysely<unknown>) => {
  await addTexts(createTable(db, "applications", "admission_code"), applicationTexts)
    .addColumn("submission_key", "text")
    .addColumn("content_hash", "text")
    .addColumn("fee", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("seen_at", "text")
    .addColumn("seen_by", "text")
    .addColumn("fee_at", "text")
    .addUniqueConstraint("applications_submission_key", ["submission_key"])
    .addUniqueConstraint("applications_one_per_course", ["aadhaar_index", "course", "session"])
    .execute()
  // A covering index: staff filter, search, sort and count within a session without reading the rows, which
  // are about ten times as large.
  await sql`create index applications_list on applications (session, submitted_at, admission_code, day,
    course, category, status, fee_status, seen_at, status_at, applicant_name, name_tokens)`.execute(
    db,
  )
  await sql`create index applications_fee_day on applications (fee_at, fee_reference)
    where fee_at is not null`.execute(db)
  for (const column of ["aadhaar_last_four", "applicant_mobile"]) {
    const index = db.schema.createIndex(`applications_${column}`)
    await index.on("applications").column(column).execute()
  }

  await addTexts(createNumberedTable(db, "application_events"), [
    "admission_code",
    "at",
    "actor",
    "kind",
    "data",
  ]).execute()
  await db.schema
    .createIndex("application_events_admission_code")
    .on("application_events")
    .columns(["admission_code", "id"])
    .execute()
}

/**
 * Database triggers refuse to change an audit row. They also refuse to delete one younger than a year, by the
 * database's clock.
 */
const makeAppendOnly = async (db: Kysely<unknown>) => {
  if (!isPostgres(db)) {
    await sql`create trigger audit_no_update before update on audit
      begin select raise(abort, 'the audit is append-only'); end`.execute(db)
    await sql`create trigger audit_no_delete before delete on audit
      when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year')
      begin select raise(abort, 'the audit is append-only for a year'); end`.execute(db)
    return
  }
  await sql`create function audit_refuse() returns trigger language plpgsql as $$
    begin raise exception 'the audit is append-only'; end $$`.execute(db)
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

const createAudit = async (db: Kysely<unknown>) => {
  await addTexts(createNumberedTable(db, "audit"), ["at", "actor", "action", "subject"])
    .addColumn("detail", "text", (column) => column.notNull().defaultTo(""))
    .execute()
  await db.schema.createIndex("audit_at").on("audit").columns(["at", "id"]).execute()
  await db.schema.createIndex("audit_actor").on("audit").columns(["actor", "at", "id"]).execute()
  await db.schema.createIndex("audit_action").on("audit").columns(["action", "at", "id"]).execute()
  // Byte order makes a prefix search an index range in any database locale.
  const subject = isPostgres(db) ? sql`subject collate "C"` : sql`subject`
  await sql`create index audit_subject on audit (${subject}, at, id)`.execute(db)
  await makeAppendOnly(db)
}

/** Both databases index the output of `tokenize`, so that their own tokenizers do not matter. */
const createSearchIndex = async (db: Kysely<unknown>) => {
  if (!isPostgres(db)) {
    await sql`create virtual table search_index using fts5(
      collection unindexed, slug unindexed, title, body,
      tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N*'", prefix = '2 3 4')`.execute(
      db,
    )
    return
  }
  await addTexts(db.schema.createTable("search_index"), ["collection", "slug"])
    .addColumn("search_vector", sql`tsvector`, (column) => column.notNull())
    .addPrimaryKeyConstraint("search_index_primary_key", ["collection", "slug"] as never)
    .execute()
  await db.schema
    .createIndex("search_index_search_vector")
    .on("search_index")
    .using("gin")
    .column("search_vector")
    .execute()
}

const createContent = async (db: Kysely<unknown>) => {
  await addTexts(db.schema.createTable("items"), ["collection", "slug", "data", "updated_at"])
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated_by", "text", (column) => column.notNull())
    .addColumn("publish_at", "text")
    .addColumn("unpublish_at", "text")
    .addColumn("path", "text")
    .addColumn("day", "text")
    .addPrimaryKeyConstraint("items_primary_key", ["collection", "slug"] as never)
    .execute()
  await db.schema.createIndex("items_path").unique().on("items").column("path").execute()
  await db.schema.createIndex("items_day").on("items").columns(["collection", "day"]).execute()

  await addTexts(db.schema.createTable("revisions"), ["collection", "slug", "data", "at", "by"])
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("revisions_primary_key", ["collection", "slug", "version"] as never)
    .execute()

  await db.schema
    .createTable("content_version")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute()
  await sql`insert into content_version (version) values (1)`.execute(db)

  await addTexts(createTable(db, "media", "id"), [
    "kind",
    "name",
    "alt_en",
    "alt_hi",
    "files",
    "at",
    "by",
  ])
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("bytes", "integer", (column) => column.notNull())
    .execute()
  await db.schema.createIndex("media_at").on("media").columns(["at", "id"]).execute()

  const previews = createTable(db, "previews", "token")
  await addTexts(previews, ["collection", "slug", "data", "expires_at"]).execute()
  await db.schema.createIndex("previews_expires_at").on("previews").column("expires_at").execute()

  await createSearchIndex(db)

  await addTexts(createNumberedTable(db, "contact_messages"), [
    "at",
    "name",
    "email",
    "subject",
    "message",
  ])
    .addColumn("seen_at", "text")
    .execute()
}

const createStudents = async (db: Kysely<unknown>) => {
  const texts = [
    "aadhaar_encrypted",
    "aadhaar_last_four",
    "course",
    "applicant_name",
    "gender",
    "mother_name",
    "father_name",
    "dob",
    "blood_group",
    "applicant_mobile",
    "p_address",
    "first_major_subject",
    "second_major_subject",
    "minor_subject",
    "session",
    "semester",
    "status",
    "name_tokens",
    "updated_at",
  ]
  await addTexts(createTable(db, "students", "urn"), texts)
    .addColumn("admission_number", "text", (column) => column.notNull().unique())
    .addColumn("card_code", "text", (column) => column.notNull().unique())
    .addColumn("aadhaar_index", "text", (column) => column.notNull().unique())
    .addColumn("image_file", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute()

  await addTexts(createTable(db, "student_sessions", "token_hash"), ["created_at", "seen_at"])
    .addColumn("urn", "text", (column) =>
      column.notNull().references("students.urn").onDelete("cascade"),
    )
    .execute()
  await db.schema.createIndex("student_sessions_urn").on("student_sessions").column("urn").execute()
}

/** Request counters, sign-in attempts and the list of processes: state that processes share. */
const createOperations = async (db: Kysely<unknown>) => {
  await addTexts(createTable(db, "installation", "name"), ["value"]).execute()

  await addTexts(createNumberedTable(db, "sign_in_attempts"), ["key", "at"]).execute()
  const attempts = "sign_in_attempts"
  await db.schema.createIndex("sign_in_attempts_key").on(attempts).columns(["key", "at"]).execute()
  await db.schema.createIndex("sign_in_attempts_at").on(attempts).column("at").execute()

  await createTable(db, "rate_limit_counters", "key")
    .addColumn("window_ends_at", "bigint", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .execute()
  // Counters that live for minutes: an unlogged table avoids a WAL write and sync per request.
  if (isPostgres(db)) await sql`alter table rate_limit_counters set unlogged`.execute(db)

  await addTexts(createTable(db, "processes", "id"), ["started_at", "seen_at", "data"]).execute()
}

/** Tables of the auth library, with its own column names. The library reads and writes them itself. */
const createStaff = async (db: Kysely<unknown>) => {
  const time = isPostgres(db) ? "timestamptz" : "text"
  const boolean = isPostgres(db) ? "boolean" : "integer"
  const withTimes = <Name extends string, Columns extends string>(
    table: CreateTableBuilder<Name, Columns>,
  ) =>
    table
      .addColumn("createdAt", time, (column) => column.notNull())
      .addColumn("updatedAt", time, (column) => column.notNull())
  const ofStaff = (name: string) =>
    createTable(db, name, "id").addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )

  await withTimes(addTexts(createTable(db, "staff", "id"), ["name", "role"]))
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", boolean, (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("twoFactorEnabled", boolean)
    .addColumn("disabled", boolean, (column) => column.notNull())
    .execute()

  await withTimes(ofStaff("staff_sessions"))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .execute()

  await withTimes(addTexts(ofStaff("staff_accounts"), ["accountId", "providerId"]))
    .addColumn("password", "text")
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", time)
    .addColumn("refreshTokenExpiresAt", time)
    .addColumn("scope", "text")
    .execute()
  for (const table of ["staff_sessions", "staff_accounts"]) {
    await db.schema.createIndex(`${table}_user_id`).on(table).column("userId").execute()
  }

  await withTimes(addTexts(createTable(db, "staff_verifications", "id"), ["identifier", "value"]))
    .addColumn("expiresAt", time, (column) => column.notNull())
    .execute()

  await addTexts(ofStaff("staff_two_factors"), ["secret", "backupCodes"])
    .addColumn("verified", boolean)
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", time)
    .execute()
}

/** Tokens of invite links and password reset links. */
const createStaffTokens = (db: Kysely<unknown>) =>
  addTexts(createTable(db, "staff_tokens", "token_hash"), ["purpose", "issued_by", "expires_at"])
    .addColumn("role", "text")
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .addColumn("issued_by_id", "text", (column) =>
      column.references("staff.id").onDelete("cascade"),
    )
    .execute()

/** All tables of the first release. */
export const baseline: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createApplications(db)
    await createAudit(db)
    await createContent(db)
    await createStudents(db)
    await createOperations(db)
    await createStaff(db)
    await createStaffTokens(db)
  },
}
