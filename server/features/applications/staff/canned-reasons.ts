import * as z from "zod/mini"

import {
  type CannedReasons,
  cannedReasonsSchema,
  sampleReasons,
} from "#domain/applications/canned-reasons.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"

import { refused, type StaffActionResult } from "./change-application-row.ts"

/** The sentences as stored; version 0 are those of a new site. */
interface StoredReasons extends CannedReasons {
  version: number
}

const read = async (db: Database): Promise<StoredReasons> => {
  const stored = await findInstallationValue(db, "canned_reasons")
  return stored === undefined
    ? { version: 0, ...sampleReasons }
    : (JSON.parse(stored) as StoredReasons)
}

/** The sentences that the college's staff choose from when they ask an applicant. */
export const readCannedReasons =
  ({ db }: Pick<SiteDeps, "db">) =>
  () =>
    read(db)

/** Replaces all sentences, if nobody else did since `seen`. */
export const writeCannedReasons =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (input: unknown, expectedVersion: unknown, { name }: Actor): Promise<StaffActionResult> => {
    const result = z.safeParse(cannedReasonsSchema, input)
    if (!result.success) {
      return refused(
        Object.fromEntries(
          result.error.issues.map(({ path, message }) => [path.join("."), [message]]),
        ),
      )
    }
    return db.transaction().execute(async (transaction): Promise<StaffActionResult> => {
      const { version } = await read(transaction)
      if (version !== expectedVersion) return { outcome: "changed_meanwhile" }
      const stored: StoredReasons = { version: version + 1, ...result.data }
      await setInstallationValue(transaction, "canned_reasons", JSON.stringify(stored))
      const stamp = stampOf({ now }, name)
      await writeAudit(transaction, stamp, "sentences for applicants changed", "applications")
      return { outcome: "stored" }
    })
  }
