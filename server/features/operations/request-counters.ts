/** Requests of one minute since 1970, and how many of them ended as an error of ours. */
export interface MinuteCount {
  minute: number
  requests: number
  errors: number
}

const minuteMs = 60_000
const kept = 60

/** Counts a process's answers minute by minute, for the last hour. */
export const createRequestCounters = (now: () => Date) => {
  const minutes = new Map<number, MinuteCount>()
  const present = () => Math.floor(now().getTime() / minuteMs)
  return {
    note: (status: number) => {
      const minute = present()
      const counted = minutes.get(minute) ?? { minute, requests: 0, errors: 0 }
      counted.requests += 1
      if (status >= 500) counted.errors += 1
      if (counted.requests > 1) return
      minutes.set(minute, counted)
      for (const old of minutes.keys()) if (old <= minute - kept) minutes.delete(old)
    },
    /** The minutes of the last hour in which somebody asked. */
    read: () => [...minutes.values()].filter(({ minute }) => minute > present() - kept),
  }
}

/** The last hour of several processes together. */
export const sumOfHour = (lists: readonly (readonly MinuteCount[])[], now: Date) => {
  const from = Math.floor(now.getTime() / minuteMs) - kept
  const recent = lists.flat().filter(({ minute }) => minute > from)
  return {
    requests: recent.reduce((sum, { requests }) => sum + requests, 0),
    errors: recent.reduce((sum, { errors }) => sum + errors, 0),
  }
}
