import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/**
 * Runs a command to its end, with its exit code. What the operator can mend is one line, all else shows its
 * stack. Ctrl+C ends it at once; what it had begun is taken away.
 */
export const runTask = async (task: () => Promise<number>) => {
  // What is made is for this user alone.
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
