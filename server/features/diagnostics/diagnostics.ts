import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { requireExistingSite } from "#server/platform/data-dir/check-data-dir.ts"
import { connect } from "#server/platform/database/connect.ts"

import { checkAppKey, checkEncryptedFields } from "./check-app-key.ts"
import { checkDatabase, checkMigrations } from "./check-database.ts"
import { checkFiles } from "./check-files.ts"
import {
  checkBackup,
  checkClock,
  checkDisk,
  checkFileModes,
  checkMessages,
  checkVersions,
} from "./check-machine.ts"
import { checkSample } from "./check-sample.ts"
import { type Diagnostic, type CheckResult, type CheckContext, wrong } from "./diagnostic.ts"

// The public entry of this feature: other parts of the server import only from here.
export type { Diagnostic } from "./diagnostic.ts"

type Check = readonly [name: string, run: (context: CheckContext) => Promise<CheckResult>]

const ofMachine: readonly Check[] = [
  ["Versions", checkVersions],
  ["Disk", checkDisk],
  ["Rights", checkFileModes],
]

/** These checks need the tables and columns of the current schema. */
const ofRecords: readonly Check[] = [
  ["Key", checkAppKey],
  ["Encrypted fields", checkEncryptedFields],
  ["Files", checkFiles],
  ["Messages", checkMessages],
  ["Clock", checkClock],
  ["Backup", checkBackup],
  ["Sample", checkSample],
]

const lineOf = (error: unknown) => {
  // A driver's message may quote a row; its code does not.
  const { code } = error as { code?: unknown }
  return configurationErrorOf(error) ?? `it could not be looked at (${code ?? "unknown fault"})`
}

const runCheck = async ([name, run]: Check, context: CheckContext): Promise<Diagnostic> => {
  try {
    return { check: name, ...(await run(context)) }
  } catch (error) {
    return { check: name, ...wrong(lineOf(error)) }
  }
}

/** Runs all checks without changing anything. Returns one finding per check. */
export const runDiagnostics = async (
  partial: Omit<CheckContext, "db">,
): Promise<readonly Diagnostic[]> => {
  const { config } = partial
  let context: CheckContext
  try {
    await requireExistingSite(config)
    const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })
    context = { ...partial, db }
  } catch (error) {
    return [{ check: "Database", ...wrong(lineOf(error)) }]
  }
  try {
    const diagnostics: Diagnostic[] = []
    for (const check of ofMachine) diagnostics.push(await runCheck(check, context))
    const database = await runCheck(["Database", checkDatabase], context)
    const migrations = await runCheck(["Migrations", checkMigrations], context)
    diagnostics.push(database, migrations)
    if (database.level !== "good" || migrations.level !== "good") return diagnostics
    for (const check of ofRecords) diagnostics.push(await runCheck(check, context))
    return diagnostics
  } finally {
    await context.db.destroy()
  }
}
