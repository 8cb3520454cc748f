import { z } from "zod"

import { migrationNames } from "#server/platform/database/migrate.ts"
import { compareHistory, writerOf } from "#server/platform/database/schema-history.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { releaseVersion } from "#server/platform/release.ts"

/** Whether a version (like 1.10.2) is newer than `than`. */
const isNewer = (candidate: string, than: string) =>
  candidate.localeCompare(than, "en", { numeric: true }) > 0

/** Version of the backup format. Increase it when an older version would misread a backup. */
export const format = 1

const count = z.number().int().nonnegative()

/** File names of the parts, as in a data directory. PostgreSQL's part is the output of `pg_dump -Fc`. */
export const partNames = {
  sqlite: "mahavidyalaya.sqlite",
  postgres: "database.dump",
  files: "uploads.sqlite",
  key: "app.key",
} as const

const manifest = z.object({
  format: z.number().int(),
  /** Version of the software that made the backup. */
  app: z.string(),
  /** When the backup began, ISO 8601 in UTC. It contains everything that was confirmed before. */
  at: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  counts: z.record(z.string(), count),
  /** Number of uploaded files. */
  files: count,
  /**
   * Files that the records name and that are not in this backup; `accepted` are others, whose loss was accepted before.
   * Backups of version 0.1 do not say it.
   */
  missing: z.object({ files: count, accepted: count }).optional(),
  parts: z
    .array(
      z.object({
        name: z.enum(Object.values(partNames)),
        bytes: count,
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .refine((parts) => new Set(parts.map(({ name }) => name)).size === parts.length),
})

/** The first file in a backup: lists the other parts with their checksums. */
export type Manifest = z.infer<typeof manifest>

const newer = (release: string) =>
  new OperatorError(
    `Release ${release} made this backup; this is ${releaseVersion}. Install release ${release}, then restore.`,
  )

/** Throws an OperatorError if this release could not continue the restored database. */
const requireKnownMigrations = ({ migrations, app }: Manifest) => {
  const history = compareHistory(migrations, migrationNames)
  if (history === "known") return
  if (history === "newer") throw newer(app)
  throw new OperatorError(
    `The database of this backup is of ${writerOf(history, app)}, and no release continues it: take another backup.`,
  )
}

/**
 * Parses a manifest. Throws an OperatorError if a newer release made it, because this one might misread it, and if the
 * next start would refuse the database.
 */
export const readManifest = (text: string): Manifest => {
  const document: unknown = JSON.parse(text)
  const head = z.object({ format: z.number(), app: z.string() }).parse(document)
  if (head.format > format || isNewer(head.app, releaseVersion)) throw newer(head.app)
  const read = manifest.parse(document)
  requireKnownMigrations(read)
  const needed = [partNames[read.database], partNames.files, partNames.key]
  if (needed.some((name) => !read.parts.some((part) => part.name === name))) {
    throw new Error("a part is not in the manifest")
  }
  return read
}
