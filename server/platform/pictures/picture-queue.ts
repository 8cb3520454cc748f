/** The queue is full. Its code makes it a transient error: 503 with Retry-After. */
class PictureQueueFullError extends Error {
  readonly code = "ERR_PICTURE_QUEUE"
}

interface Waiting {
  cost: number
  start: () => void
  refuse: (error: Error) => void
}

/**
 * Runs one task at a time, the cheapest first: costly pictures do not delay ordinary ones. When
 * more than `maxWaiting` wait, the costliest is refused.
 */
export const createPictureQueue = (maxWaiting: number) => {
  /** By ascending cost; of equal cost the first that came. */
  const waiting: Waiting[] = []
  let isRunning = false

  const takeTurn = (cost: number) =>
    new Promise<void>((start, refuse) => {
      const before = waiting.findIndex((other) => other.cost > cost)
      waiting.splice(before === -1 ? waiting.length : before, 0, { cost, start, refuse })
      if (waiting.length <= maxWaiting) return
      waiting.pop()!.refuse(new PictureQueueFullError("too many pictures wait to be decoded"))
    })

  return async <Result>(cost: number, work: () => Promise<Result>): Promise<Result> => {
    if (isRunning) await takeTurn(cost)
    isRunning = true
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.start()
      else isRunning = false
    }
  }
}
