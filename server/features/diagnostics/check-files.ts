import { existsSync } from "node:fs"

import {
  mayBeOrphan,
  type SweepStop,
  whySweepStops,
} from "#server/features/applications/applications.ts"
import { commandFor } from "#server/platform/commands.ts"
import { findInstallationId, findLastBackup } from "#server/platform/database/installation.ts"
import { passesIntegrityCheck } from "#server/platform/database/open-sqlite.ts"
import { readOwner } from "#server/platform/files/bucket.ts"
import type { StoredFile } from "#server/platform/files/file-store.ts"
import {
  readNamedFiles,
  splitAccepted,
  stillNamed,
} from "#server/platform/files/find-missing-files.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"

import { type CheckResult, good, type CheckContext, pluralize, watch, wrong } from "./diagnostic.ts"

const stopTexts: Record<SweepStop["reason"], (findings: string) => CheckResult> = {
  "too many": (findings) =>
    wrong(
      `${findings}, more than a sweep removes: give the database of these files, or ${commandFor("sweep-files", "--all")}`,
    ),
  "in no backup": (findings) =>
    watch(
      `${findings} and to no backup: give the newest database if this is an older one, else ${commandFor("backup")}`,
    ),
}

const describeLoss = (accepted: number) =>
  accepted === 0 ? "none missing" : `${accepted} lost, which was accepted`

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
    const named = await readNamedFiles(db)
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
    const { accepted, unaccepted } = await splitAccepted(db, await stillNamed(db, absent))
    if (unaccepted.length > 0) {
      return wrong(
        `${unaccepted.length} of ${pluralize(named.size, "file")} are missing: they may be in a backup; ${commandFor("missing-files")} lists them`,
      )
    }
    const stop = whySweepStops(orphans, stored, await findLastBackup(db, now()))
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
          `${pluralize(stored, "picture or file", "pictures and files")}, ${describeLoss(accepted.length)}, none orphaned`,
        )
  } finally {
    await files.close()
  }
}
