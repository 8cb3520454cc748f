import { setTimeout as sleep } from "node:timers/promises"

/** How long a change waits for another process that writes, as for an operator's own program. */
export const lockTimeoutMs = 10_000

/**
 * How long SQLite itself waits, while this whole process stands still: long enough for another's ordinary
 * commit, too short for a visitor to feel.
 */
export const busyTimeoutMs = 20

export const isBusy = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY")

/**
 * Does work that another process's lock may refuse, again and again until it is done; everybody else is
 * served meanwhile. `pause` is what happens between two tries. After ten seconds the refusal is thrown.
 */
export const retryOnBusy = async <Result>(
  work: () => Result | Promise<Result>,
  pause: (wait: () => Promise<void>) => Promise<void> = (wait) => wait(),
): Promise<Result> => {
  const until = performance.now() + lockTimeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error
    }
    // Not all at the same moments.
    await pause(() => sleep(10 + 20 * Math.random()))
  }
}
