/** An asynchronous mutex. `begin` waits until all earlier holders have called `end` (first in, first out). */
export const createMutex = () => {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    begin: () =>
      new Promise<void>((resolve) => {
        if (isTaken) waiting.push(resolve)
        else {
          isTaken = true
          resolve()
        }
      }),
    end: () => {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}
