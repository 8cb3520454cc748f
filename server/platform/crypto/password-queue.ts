/** The queue is full. Its code makes it a transient error: 503 with Retry-After. */
export class PasswordQueueFullError extends Error {
  readonly code = "ERR_PASSWORD_QUEUE"
}

/**
 * Runs a few tasks at a time, in the order of arrival, and refuses a task when `maxWaiting` others wait. Guesses, also for
 * accounts that do not exist, cannot take more of the processor than that.
 */
export const createPasswordQueue = ({
  atOnce,
  maxWaiting,
}: Record<"atOnce" | "maxWaiting", number>) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running++
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push(start))
    else throw new PasswordQueueFullError("too many passwords wait to be hashed")
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Of this process. A hash takes 0.13 s; files need the other two of libuv's four threads. */
export const passwordQueue = createPasswordQueue({ atOnce: 2, maxWaiting: 60 })
