export interface PacingDeps {
  now: () => Date
  wait: (ms: number) => Promise<unknown>
}

/**
 * Lets requests of one key run one after another, with a pause between two. Each process paces on its own. Returns 0
 * when it is the request's turn, or the seconds after which to try again if it would wait longer than `longestWaitMs`.
 */
export const createPacing = ({ now, wait }: PacingDeps, longestWaitMs: number) => {
  /** When the next turn of a key is, in milliseconds. */
  const nextTurns = new Map<string, number>()
  return async (key: string, spacingMs: number): Promise<number> => {
    const at = now().getTime()
    for (const [known, turn] of nextTurns) if (turn <= at) nextTurns.delete(known)
    const next = nextTurns.get(key) ?? at
    // A turn further ahead was given before the clock was set back.
    const turn = next > at + longestWaitMs + spacingMs ? at : next
    if (turn - at > longestWaitMs) return Math.ceil((turn - at - longestWaitMs + spacingMs) / 1000)
    nextTurns.set(key, turn + spacingMs)
    if (turn > at) await wait(turn - at)
    return 0
  }
}
