import { setTimeout as sleep } from "node:timers/promises"

/** How long a write waits for a lock of another process, such as an operator's own program. */
export const lockTimeoutMs = 10_000

/**
 * SQLite's own busy timeout, which blocks the whole process. Long enough for an ordinary commit of another
 * process, too short for a visitor to notice.
 */
export const busyTimeoutMs = 20

export const isBusy = (error: unknown) =>
  String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY")

/**
 * Retries work while another process holds the lock (SQLITE_BUSY), without blocking other tasks. `pause`
 * wraps the delay between two attempts. After ten seconds the error is thrown.
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
    // Add jitter, so that waiting processes do not retry at the same moment.
    await pause(() => sleep(10 + 20 * Math.random()))
  }
}
