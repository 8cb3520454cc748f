import { createListeners } from "#ui/browser/listeners.ts"

const createConnection = () => {
  let isLost = false
  const { tell, subscribe } = createListeners()
  return {
    /** Whether the last request did not reach the server. */
    isLost: () => isLost,
    /** Notes whether a request reached the server. */
    report: (isReached: boolean) => {
      if (isLost !== isReached) return
      isLost = !isReached
      tell()
    },
    subscribe,
  }
}

/** Whether the server is reached, as the last request found. */
export const connection = createConnection()
