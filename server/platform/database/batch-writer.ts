import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises"

import { classifyTransientError } from "./transient-errors.ts"

/** How long a crowd is waited for. Short beside what each of them waits for its turn anyway. */
const batchDelayMs = 15

/** What waits to be written, by this whole process. */
const queuedWrites = { count: 0 }
export const countQueuedWrites = () => queuedWrites.count

interface QueuedItem<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** Two processes that waited for each other got out of it by one failing: again alone, it goes through. */
const isDeadlock = (error: unknown) =>
  String((error as { code?: unknown } | null)?.code).startsWith("40")

const failsWholeBatch = (error: unknown) =>
  classifyTransientError(error) !== undefined && !isDeadlock(error)

/**
 * Gathers what is asked for while an earlier batch is being written, so that a crowd shares one
 * transaction and one sync of the disk. `write` gives a result for each item, in order. Where a batch
 * fails, each of its items is tried by itself: one bad item never takes others with it. A database that is
 * locked, full or away is no item's fault: then all fail at once, and nobody waits for the others' tries.
 */
export const createBatchWriter = <Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  most: number,
) => {
  const waiting: QueuedItem<Item, Result>[] = []
  let isWriting = false

  const settle = async (batch: QueuedItem<Item, Result>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!)
    } catch (error) {
      if (batch.length === 1 || failsWholeBatch(error)) {
        for (const { reject } of batch) reject(error)
        return
      }
      for (const one of batch) await settle([one])
    }
  }

  const work = async () => {
    isWriting = true
    while (waiting.length > 0) {
      // Those whose pictures became durable in the same turn come along.
      await nextTurn()
      // Where there are two there are more: one sync of the disk then does for all, instead of for one and a half.
      if (waiting.length > 1 && waiting.length < most) await sleep(batchDelayMs)
      const batch = waiting.splice(0, most)
      await settle(batch)
      queuedWrites.count -= batch.length
    }
    isWriting = false
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      queuedWrites.count += 1
      if (!isWriting) void work()
    })
}
