// What lies in a data directory (or a database and a bucket) after a fault.
import { expect } from "vitest"

import { runDiagnostics } from "#server/features/diagnostics/run-diagnostics.ts"
import { readConfig } from "#server/platform/config.ts"
import { connect } from "#server/platform/database/connect.ts"
import { readDiskSpace } from "#server/platform/files/disk-space.ts"

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

/** The doctor finds nothing amiss: tables and files whole, each record's files there, counts right. */
export const expectSound = async (dataDir: string) => {
  const config = readConfig({ DATA_DIR: dataDir })
  const findings = await runDiagnostics({ config, now: () => new Date(), disk: readDiskSpace })
  const checks = ["Database", "Key", "Sealed numbers", "Files", "Counts"]
  const looked = findings.filter(({ check }) => checks.includes(check))
  expect(looked.map(({ check }) => check).toSorted()).toEqual(checks.toSorted())
  expect(looked.filter(({ level }) => level === "wrong")).toEqual([])
}
