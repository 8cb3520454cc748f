import type { SheetTexts } from "#domain/admission/sheet-texts.ts"
import { uploadNames } from "#domain/fields/uploads.ts"
import { withTimeout } from "#server/platform/database/retry.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"

import type { Applications, InsertOutcome } from "./application-repository.ts"
import type { NewApplication } from "./application-row.ts"
import type { Jpegs } from "./received-form.ts"

/** Timeout for removing pictures, in milliseconds: the failed storage may be unresponsive. */
const removalMs = 5000

/** Waits for both writes, even if one fails, so that no file is written after the clean-up. */
const putBoth = async (
  files: FileStore,
  names: Pick<NewApplication, "image_file" | "signature_file">,
  jpegs: Jpegs,
) => {
  const puts = await Promise.allSettled(
    uploadNames.map((name) => jpegs[name] && files.put(names[`${name}_file`], jpegs[name])),
  )
  for (const put of puts) if (put.status === "rejected") throw put.reason
}

interface StoreDeps {
  applications: Pick<Applications, "find" | "insert">
  files: FileStore
  keepSheetTexts: (texts: SheetTexts) => Promise<unknown>
}

/**
 * Whether the record was stored despite a failure. If the connection broke during the commit, its outcome is
 * unknown: the database decides. If not stored, removes the pictures; if that fails too, the sweep of orphaned
 * files cleans up.
 */
const isStoredAfterAll = async (
  { applications, files }: StoreDeps,
  { admission_code, image_file, signature_file }: NewApplication,
) => {
  if (await applications.find(admission_code)) return true
  const removing = files.delete([image_file, signature_file].filter(Boolean))
  await withTimeout(removing, removalMs).catch(() => undefined)
  return false
}

/** Stores the pictures, the present texts of the sheet unless they are stored, then the record. */
export const storeSubmission = async (
  deps: StoreDeps,
  application: NewApplication,
  jpegs: Jpegs,
  sheet: SheetTexts,
): Promise<InsertOutcome> => {
  let outcome: InsertOutcome
  try {
    await putBoth(deps.files, application, jpegs)
    await deps.keepSheetTexts(sheet)
    outcome = await deps.applications.insert(application)
  } catch (error) {
    if (await isStoredAfterAll(deps, application)) return "stored"
    throw error
  }
  if (outcome === "stored" || (await isStoredAfterAll(deps, application))) return "stored"
  return outcome
}
