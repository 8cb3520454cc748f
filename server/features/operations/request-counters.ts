/** Requests in one minute (minutes since 1970), and how many ended with a 5xx status. */
export interface MinuteCount {
  minute: number
  requests: number
  errors: number
}

const minuteMs = 60_000
const keptMinutes = 60

/** Counts the requests of a process per minute, for the last hour. */
export const createRequestCounters = (now: () => Date) => {
  const minutes = new Map<number, MinuteCount>()
  const present = () => Math.floor(now().getTime() / minuteMs)
  return {
    count: (status: number) => {
      const minute = present()
      const counted = minutes.get(minute) ?? { minute, requests: 0, errors: 0 }
      counted.requests += 1
      if (status >= 500) counted.errors += 1
      if (counted.requests > 1) return
      minutes.set(minute, counted)
      for (const old of minutes.keys()) if (old <= minute - keptMinutes) minutes.delete(old)
    },
    /** The minutes of the last hour that had requests. */
    read: () => [...minutes.values()].filter(({ minute }) => minute > present() - keptMinutes),
  }
}

/** Sums the last hour over several processes. */
export const sumOfHour = (processes: readonly { minutes: MinuteCount[] }[], now: Date) => {
  const from = Math.floor(now.getTime() / minuteMs) - keptMinutes
  const recent = processes.flatMap(({ minutes }) => minutes).filter(({ minute }) => minute > from)
  return {
    requests: recent.reduce((sum, { requests }) => sum + requests, 0),
    errors: recent.reduce((sum, { errors }) => sum + errors, 0),
  }
}
