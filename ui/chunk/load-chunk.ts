/** Timeout of a script chunk, in ms (specification 10.1). */
export const chunkTimeoutMs = 120_000

export class ChunkFailed extends Error {
  constructor(cause?: unknown) {
    super("Loading chunk failed", { cause })
    this.name = "ChunkFailed"
  }
}

/**
 * Loads a chunk on first use, like `loadChunk(() => import("./map.tsx"))`. Rejects with ChunkFailed. Only a reload
 * helps then: browsers cache a failed import.
 */
export const loadChunk = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkFailed()), chunkTimeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkFailed ? error : new ChunkFailed(error)
  } finally {
    clearTimeout(timer)
  }
}
