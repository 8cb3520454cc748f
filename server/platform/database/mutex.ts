/** One at a time: whoever begins waits until all who came before have ended. */
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
