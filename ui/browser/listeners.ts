/** Who is told of changes to something outside of React, with the `subscribe` of `useSyncExternalStore`. */
export const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
