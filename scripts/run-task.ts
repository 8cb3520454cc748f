import { Refusal } from "#server/backup/refusal.ts"
import { settingAtFault } from "#server/setting-at-fault.ts"

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
    const line = error instanceof Refusal ? error.message : settingAtFault(error)
    console.error(line ?? error)
    process.exitCode = 1
  }
}
