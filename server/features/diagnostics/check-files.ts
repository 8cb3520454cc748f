import { existsSync } from "node:fs"

import {
  mayBeOrphan,
  type SweepStop,
  whySweepStops,
} from "#server/features/applications/applications.ts"
import {
  findInstallationId,
  findInstallationValue,
} from "#server/platform/database/installation.ts"
import { passesIntegrityCheck } from "#server/platform/database/open-sqlite.ts"
import { readOwner } from "#server/platform/files/bucket.ts"
import type { StoredFile } from "#server/platform/files/file-store.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"

import { type CheckResult, good, type CheckContext, pluralize, watch, wrong } from "./diagnostic.ts"

/** The names of all files that a record references. */
const listNamed = async ({ db }: CheckContext) => {
  const applications = await db
    .selectFrom("applications")
    .select(["image_file", "signature_file"])
    .execute()
  const students = await db.selectFrom("students").select("image_file").execute()
  const media = await db.selectFrom("media").select("files").execute()
  const names = [
    ...applications.flatMap((row) => [row.image_file, row.signature_file]),
    ...students.map((row) => row.image_file),
    ...media.flatMap(({ files }) => JSON.parse(files) as string[]),
  ]
  // An application on paper may have no images.
  return new Set(names.flatMap((name) => name || []))
}

/** Filters the names that a record still references: others may have been erased during the check. */
const stillReferenced = async (context: CheckContext, names: string[]) => {
  if (names.length === 0) return names
  const named = await listNamed(context)
  return names.filter((name) => named.has(name))
}

const stopTexts: Record<SweepStop["reason"], (found: string) => CheckResult> = {
  "too many": (found) =>
    wrong(
      `${found}, more than a sweep removes: give the database of these files, or npm run files:sweep -- --all`,
    ),
  "in no backup": (found) =>
    watch(
      `${found} and to no backup: give the newest database if this is an older one, else npm run backup`,
    ),
}

/** Whether every referenced file exists and every stored file is referenced. */
export const checkFiles = async (context: CheckContext): Promise<CheckResult> => {
  const { config, db, now } = context
  if (config.STORAGE === "local") {
    const path = uploadsFile(config.DATA_DIR)
    if (!existsSync(path)) return wrong("uploads.sqlite is not there: restore the last backup")
    if (!passesIntegrityCheck(path))
      return wrong("uploads.sqlite is damaged: stop the server, restore the last backup")
  }
  const files = await openFileStore(config, now)
  try {
    if (config.STORAGE === "s3" && (await readOwner(files)) !== (await findInstallationId(db))) {
      return wrong("S3_PREFIX: the files there belong to another installation: check the settings")
    }
    // Read the records first: a file is stored before its record, so every recorded file exists by then.
    const named = await listNamed(context)
    const absent = new Set(named)
    let stored = 0
    const orphans: StoredFile[] = []
    for await (const page of files.list()) {
      for (const file of page) {
        stored++
        absent.delete(file.name)
        if (!named.has(file.name) && mayBeOrphan(file, now())) orphans.push(file)
      }
    }
    const missing = await stillReferenced(context, [...absent])
    if (missing.length > 0) {
      return wrong(
        `${missing.length} of ${pluralize(named.size, "file")} are missing: they may be in a backup`,
      )
    }
    const stop = whySweepStops(orphans, stored, await findInstallationValue(db, "last_backup"))
    if (stop) {
      return stopTexts[stop.reason](
        `${stop.orphans} of ${pluralize(stored, "file")} belong to no record`,
      )
    }
    return orphans.length > 0
      ? watch(
          `${pluralize(orphans.length, "file")} belong to no record; the next start removes them`,
        )
      : good(
          `${pluralize(stored, "picture or file", "pictures and files")}, none missing, none orphaned`,
        )
  } finally {
    await files.close()
  }
}
