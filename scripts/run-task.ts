import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

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
    const line = error instanceof OperatorError ? error.message : configurationErrorOf(error)
    console.error(line ?? error)
    process.exitCode = 1
  }
}
