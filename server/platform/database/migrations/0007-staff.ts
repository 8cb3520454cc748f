import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

import { isPostgres } from "../dialect.ts"

// Tables of the auth library, with its own column names. The library reads and writes them itself.
const up = async (db: Kysely<unknown>) => {
  const time = isPostgres(db) ? "timestamptz" : "text"
  const yesNo = isPostgres(db) ? "boolean" : "integer"

  await db.schema
    .createTable("staff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", yesNo, (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .addColumn("twoFactorEnabled", yesNo)
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("disabled", yesNo, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable("staff_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex("staff_sessions_of").on("staff_sessions").column("userId").execute()

  await db.schema
    .createTable("staff_accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("password", "text")
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", time)
    .addColumn("refreshTokenExpiresAt", time)
    .addColumn("scope", "text")
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex("staff_accounts_of").on("staff_accounts").column("userId").execute()

  await db.schema
    .createTable("staff_verifications")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("createdAt", time, (column) => column.notNull())
    .addColumn("updatedAt", time, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable("staff_two_factors")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("verified", yesNo)
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", time)
    .execute()

  // Our own table: invite links and password reset links.
  await db.schema
    .createTable("staff_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("role", "text")
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("cascade"))
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute()
}

/** Members of staff, their sessions, passwords and second factors, and invite and reset links. */
export const staff: Migration = { up }
