import type { Kysely } from "kysely"
import { Migrator } from "kysely/migration"

import { admission } from "./migrations/0001-admission.ts"
import { content } from "./migrations/0002-content.ts"
import { students } from "./migrations/0003-students.ts"
import { office } from "./migrations/0004-office.ts"
import { media } from "./migrations/0005-media.ts"
import { audit } from "./migrations/0006-audit.ts"
import { staff } from "./migrations/0007-staff.ts"
import { previews } from "./migrations/0008-previews.ts"
import { counts } from "./migrations/0009-counts.ts"
import { processes } from "./migrations/0010-processes.ts"
import { wordsInTime } from "./migrations/0011-words-in-time.ts"
import { privacy } from "./migrations/0012-privacy.ts"
import { countsOfDays } from "./migrations/0013-counts-of-days.ts"
import { makersOfLinks } from "./migrations/0014-makers-of-links.ts"
import { contentHashes } from "./migrations/0015-content-hashes.ts"
import type { Tables } from "./tables.ts"

const migrations = {
  "0001-admission": admission,
  "0002-content": content,
  "0003-students": students,
  "0004-office": office,
  "0005-media": media,
  "0006-audit": audit,
  "0007-staff": staff,
  "0008-previews": previews,
  "0009-counts": counts,
  "0010-processes": processes,
  "0011-words-in-time": wordsInTime,
  "0012-privacy": privacy,
  "0013-counts-of-days": countsOfDays,
  "0014-makers-of-links": makersOfLinks,
  "0015-content-hashes": contentHashes,
}

/** The migrations this build knows, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Runs all pending migrations. Safe when several processes start at once. */
export const migrate = async (db: Kysely<Tables>) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
