/** Timeout of a script chunk, in ms (specification 10.1). */
export const chunkTimeoutMs = 120_000

/** A part of the application did not come: its file failed to load, or took longer than it may. */
export class ChunkFailed extends Error {
  constructor(cause?: unknown) {
    super("Loading chunk failed", { cause })
    this.name = "ChunkFailed"
  }
}

/**
 * Loads a part of the application on first use, like `loadChunk(() => import("./map.tsx"))`. Rejects with
 * ChunkFailed; only a reload helps then, as a browser remembers that a script could not be had.
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
