// Stored applications and consistency checks after a fault.

import { expect } from "vitest"

import { runDiagnostics } from "#server/features/diagnostics/diagnostics.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"

type Place = { dataDir: string; url?: string | undefined }

export const rowsIn = async ({ dataDir, url }: Place) => {
  const db = connect({ dataDir, url })
  try {
    return await db
      .selectFrom("applications")
      .select(["admission_code", "submission_key", "image_file", "signature_file"])
      .execute()
  } finally {
    await db.destroy()
  }
}

/** The diagnostics find no fault: tables and files intact, no file missing. */
export const expectIntact = async (dataDir: string) => {
  const config = readConfig({ DATA_DIR: dataDir, SAMPLE_SESSION: "2025-26" })
  const findings = await runDiagnostics({ config, now: () => new Date(), disk: readDiskSpace })
  const checks = ["Database", "Key", "Encrypted fields", "Files"]
  const relevant = findings.filter(({ check }) => checks.includes(check))
  expect(relevant.map(({ check }) => check).toSorted()).toEqual(checks.toSorted())
  expect(relevant.filter(({ level }) => level === "wrong")).toEqual([])
}
