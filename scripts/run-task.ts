import type { Diagnostic } from "#server/features/diagnostics/diagnostics.ts"
import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { requireExistingSite } from "#server/platform/data-dir/check-data-dir.ts"
import { loadEnvironmentFile } from "#server/platform/environment/environment-file.ts"

/**
 * Runs a command and sets its exit code. An error that the operator can fix prints one line, any other error
 * its stack. Ctrl+C exits at once; exit handlers remove unfinished files.
 */
export const runTask = async (task: () => Promise<number>) => {
  // Create files readable only by this user.
  process.umask(0o077)
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(1))
  }
  try {
    process.exitCode = await task()
  } catch (error) {
    console.error(configurationErrorOf(error) ?? error)
    process.exitCode = 1
  }
}

/** The settings of a command: those of its environment, then of the service's environment file. `changes` win. */
export const readSettings = (changes: Record<string, string | undefined> = {}) =>
  readConfig({ ...loadEnvironmentFile(process.env), ...changes })

/** The settings of a command for a site that exists. */
export const readSettingsOfSite = async () => {
  const config = readSettings()
  await requireExistingSite(config)
  return config
}

/** Runs a command's work with the services of the configured site, and closes them. */
export const withServices = async <Result>(
  work: (
    services: Awaited<ReturnType<typeof openServices>>,
    config: ReturnType<typeof readConfig>,
  ) => Promise<Result>,
  config?: ReturnType<typeof readConfig>,
) => {
  const settings = config ?? (await readSettingsOfSite())
  const services = await openServices(settings)
  try {
    return await work(services, settings)
  } finally {
    await services.close()
  }
}

const marks = { good: "ok  ", watch: "look", wrong: "FAIL" } as const

/** Prints one line per finding, or all as JSON. Returns the exit code: 1 if any finding is "wrong". */
export const printDiagnostics = (diagnostics: readonly Diagnostic[], { json = false } = {}) => {
  if (json) console.log(JSON.stringify(diagnostics, undefined, 2))
  else {
    for (const { level, check, text } of diagnostics)
      console.log(`${marks[level]}  ${check}: ${text}`)
  }
  return diagnostics.some(({ level }) => level === "wrong") ? 1 : 0
}
