import { batchLimit } from "#domain/staff/limits.ts"

/** A record that a bulk action did not change; `reason` is a message key. */
export interface Skipped {
  id: string
  reason: string
}

export interface BulkResult {
  done: number
  skipped: Skipped[]
  /** Whether a failed batch ended the run. */
  isInterrupted: boolean
}

export const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchLimit) }, (_, index) =>
    items.slice(index * batchLimit, (index + 1) * batchLimit),
  )

/**
 * Runs a bulk action in batches; `run` gets a batch and the position of its first record, and returns the skipped
 * records. The first failed batch ends the run: it and all later ones count as skipped, with the error as reason.
 */
export const runInBatches = async <Item extends { id: string }>(
  items: readonly Item[],
  run: (batch: readonly Item[], start: number) => Promise<Skipped[]>,
  onProgress: (count: number) => void = () => undefined,
): Promise<BulkResult> => {
  const skipped: Skipped[] = []
  let handled = 0
  let isInterrupted = false
  for (const batch of batchesOf(items)) {
    try {
      skipped.push(...(await run(batch, handled)))
    } catch (error) {
      const reason = (error as Error).message
      skipped.push(...items.slice(handled).map(({ id }) => ({ id, reason })))
      isInterrupted = true
      break
    }
    handled += batch.length
    onProgress(handled)
  }
  return { done: items.length - skipped.length, skipped, isInterrupted }
}

/** The ids of all pages of a list, up to a limit. Removes duplicates if rows move between pages meanwhile. */
export const collectIds = async (
  loadPage: (page: number) => Promise<readonly string[]>,
  { pageSize, limit }: { pageSize: number; limit: number },
) => {
  const ids = new Set<string>()
  for (let page = 1; ids.size < limit; page++) {
    const loaded = await loadPage(page)
    for (const id of loaded) ids.add(id)
    if (loaded.length < pageSize) break
  }
  return [...ids].slice(0, limit)
}
