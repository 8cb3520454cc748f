const createConnection = () => {
  let isLost = false
  const listeners = new Set<() => void>()
  return {
    /** Whether the last request did not reach the server. */
    isLost: () => isLost,
    /** Notes whether a request reached the server. */
    report: (isReached: boolean) => {
      if (isLost !== isReached) return
      isLost = !isReached
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether the server is reached, as the last request found. */
export const connection = createConnection()
