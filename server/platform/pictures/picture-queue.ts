/** The queue is full. Its code makes it a transient error: 503 with Retry-After. */
class PictureQueueFullError extends Error {
  readonly code = "ERR_PICTURE_QUEUE"
}

interface Waiting {
  cost: number
  /** Ascending in the order of arrival. */
  arrival: number
  start: () => void
  refuse: (error: Error) => void
}

/**
 * Runs one task at a time, in turn the cheapest and the one that came first: costly pictures hardly delay ordinary ones,
 * and cheap ones do not hold up a costly one. When more than `maxWaiting` wait, the costliest is refused.
 */
export const createPictureQueue = (maxWaiting: number) => {
  /** By ascending cost; of equal cost the first that came. */
  const waiting: Waiting[] = []
  let isRunning = false
  let arrivals = 0
  let isTurnOfFirst = false

  /** Removes the next one from those that wait. */
  const takeNext = () => {
    const first = waiting.reduce(
      (earliest, one) => (one.arrival < earliest.arrival ? one : earliest),
      waiting[0]!,
    )
    const next = isTurnOfFirst ? first : waiting[0]!
    isTurnOfFirst = !isTurnOfFirst
    waiting.splice(waiting.indexOf(next), 1)
    return next
  }

  const takeTurn = (cost: number) =>
    new Promise<void>((start, refuse) => {
      const before = waiting.findIndex((other) => other.cost > cost)
      waiting.splice(before === -1 ? waiting.length : before, 0, {
        cost,
        arrival: arrivals++,
        start,
        refuse,
      })
      if (waiting.length <= maxWaiting) return
      waiting.pop()!.refuse(new PictureQueueFullError("too many pictures wait to be decoded"))
    })

  return async <Result>(cost: number, work: () => Promise<Result>): Promise<Result> => {
    if (isRunning) await takeTurn(cost)
    isRunning = true
    try {
      return await work()
    } finally {
      if (waiting.length > 0) takeNext().start()
      else isRunning = false
    }
  }
}
