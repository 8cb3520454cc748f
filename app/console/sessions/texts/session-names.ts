const offered = 7

/** Names of sessions to choose from, the newest first, and the present one: 2026-27, or in full 2026-2027. */
export const sessionNames = (now: Date, current: string, isInFull = false) => {
  const newest = now.getUTCFullYear() + 2
  const names = Array.from({ length: offered }, (_, ago) => {
    const [from, to] = [newest - ago, newest - ago + 1]
    return `${from}-${isInFull ? to : String(to).slice(2)}`
  })
  return [...new Set([...names, current])].filter(Boolean)
}
