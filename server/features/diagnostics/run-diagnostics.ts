import { existsSync } from "node:fs"

import { settingAtFault } from "#server/platform/configuration-error.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { Refusal } from "#server/platform/operator-error.ts"

import { lookAtKey, lookAtSealed } from "./check-app-key.ts"
import { lookAtCounts } from "./check-counts.ts"
import { lookAtDatabase, lookAtMigrations } from "./check-database.ts"
import { lookAtFiles } from "./check-files.ts"
import {
  lookAtBackup,
  lookAtClock,
  lookAtDisk,
  lookAtModes,
  lookAtVersions,
} from "./check-machine.ts"
import { type Finding, type Found, type Patient, wrong } from "./finding.ts"

type Look = readonly [check: string, look: (patient: Patient) => Promise<Found>]

const ofMachine: readonly Look[] = [
  ["Versions", lookAtVersions],
  ["Disk", lookAtDisk],
  ["Rights", lookAtModes],
]

/** These ask for tables and columns as this build has them. */
const ofRecords: readonly Look[] = [
  ["Key", lookAtKey],
  ["Sealed numbers", lookAtSealed],
  ["Files", lookAtFiles],
  ["Counts", lookAtCounts],
  ["Clock", lookAtClock],
  ["Backup", lookAtBackup],
]

const lineOf = (error: unknown) => {
  if (error instanceof Refusal) return error.message
  // A driver's message may quote a row; its code does not.
  const { code } = error as { code?: unknown }
  return settingAtFault(error) ?? `it could not be looked at (${code ?? "unknown fault"})`
}

const looked = async ([check, look]: Look, patient: Patient): Promise<Finding> => {
  try {
    return { check, ...(await look(patient)) }
  } catch (error) {
    return { check, ...wrong(lineOf(error)) }
  }
}

/** Looks at everything there is, changes nothing, and gives one finding a check. */
export const examine = async ({
  config,
  now,
  disk,
}: Omit<Patient, "db">): Promise<readonly Finding[]> => {
  if (!config.DATABASE_URL && !existsSync(sqliteFile(config.DATA_DIR))) {
    return [{ check: "Database", ...wrong(`there is none in ${config.DATA_DIR} (DATA_DIR)`) }]
  }
  let patient: Patient
  try {
    const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })
    patient = { config, db, now, disk }
  } catch (error) {
    return [{ check: "Database", ...wrong(lineOf(error)) }]
  }
  try {
    const findings: Finding[] = []
    for (const look of ofMachine) findings.push(await looked(look, patient))
    const database = await looked(["Database", lookAtDatabase], patient)
    const migrations = await looked(["Migrations", lookAtMigrations], patient)
    findings.push(database, migrations)
    if (database.level !== "good" || migrations.level !== "good") return findings
    for (const look of ofRecords) findings.push(await looked(look, patient))
    return findings
  } finally {
    await patient.db.destroy()
  }
}
