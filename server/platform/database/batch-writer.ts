import { setImmediate as yieldToEventLoop, setTimeout as sleep } from "node:timers/promises"

import { classifyTransientError, isDeadlock } from "./database-errors.ts"

/** How long a batch waits for more items. Short compared with each item's usual time in the queue. */
const batchDelayMs = 15

/** Number of queued items of all batch writers in this process. */
const queuedWrites = { count: 0 }
export const countQueuedWrites = () => queuedWrites.count

interface QueuedItem<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** After a deadlock a retry of single items succeeds. */
const failsWholeBatch = (error: unknown) =>
  classifyTransientError(error) !== undefined && !isDeadlock(error)

/**
 * Collects items while the previous batch is being written, so that concurrent writes share one transaction
 * and one disk sync. `write` returns a result for each item, in order. If a batch fails, each item is retried
 * alone, so that one bad item does not fail the others. On a transient error (database locked, full or
 * unreachable) all items fail at once, without retries.
 */
export const createBatchWriter = <Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  maxBatchSize: number,
) => {
  const queue: QueuedItem<Item, Result>[] = []
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
      for (const item of batch) await settle([item])
    }
  }

  const work = async () => {
    isWriting = true
    while (queue.length > 0) {
      // Let items join whose images became durable in the same event loop turn.
      await yieldToEventLoop()
      // If two items wait, more usually follow. Wait briefly, so that one disk sync covers all of them.
      if (queue.length > 1 && queue.length < maxBatchSize) await sleep(batchDelayMs)
      const batch = queue.splice(0, maxBatchSize)
      await settle(batch)
      queuedWrites.count -= batch.length
    }
    isWriting = false
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      queuedWrites.count += 1
      if (!isWriting) void work()
    })
}
