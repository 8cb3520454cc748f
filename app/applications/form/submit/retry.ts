import type { SubmitReply } from "./submit.ts"

/** Seconds before each attempt after the first, without jitter. */
const pauses = [2, 4, 8, 15, 15]
/** The longest Retry-After in seconds that is waited for. Above it the applicant decides. */
const longestRetryAfter = 15
/** No attempt starts later than this after the first failure. */
const limitMs = 60_000

/** What the form waits for before it is sent again. */
export interface Retry {
  isOffline: boolean
  /** Ends the pause. */
  sendNow: () => void
}

interface Options {
  /** Ends the retries: the last reply is the result. A request that runs is not cut. */
  signal: AbortSignal
  onPause: (retry: Retry) => void
  random?: () => number
}

/** Seconds that the server asks to wait; undefined if the reply is final. */
const retryAfterOf = (reply: SubmitReply) => {
  if (reply.kind === "no reply") return 0
  return reply.kind === "failed" ? reply.retryAfter : undefined
}

/** Waits; while the browser is offline, until it is online again, and then the same time. */
const pause = (ms: number, { signal, onPause }: Options) =>
  new Promise<{ wasOffline: boolean }>((resolve) => {
    let timer: ReturnType<typeof setTimeout>
    let wasOffline = false
    const end = () => {
      clearTimeout(timer)
      listen("removeEventListener")
      resolve({ wasOffline })
    }
    const start = () => {
      clearTimeout(timer)
      const isOffline = !navigator.onLine
      if (isOffline) wasOffline = true
      else timer = setTimeout(end, ms)
      onPause({ isOffline, sendNow: end })
    }
    // The oldest browsers ignore the signal of a listener.
    const listen = (change: "addEventListener" | "removeEventListener") => {
      window[change]("online", start)
      window[change]("offline", start)
      signal[change]("abort", end)
    }
    listen("addEventListener")
    start()
  })

/**
 * Sends a form, and again while the server does not answer, one request at a time. The submission key makes that safe:
 * the form is stored once. Jitter keeps many browsers from sending at the same moment.
 */
export const sendWithRetries = async (
  send: () => Promise<SubmitReply>,
  options: Options,
): Promise<SubmitReply> => {
  const { signal, random = Math.random } = options
  let failures = 0
  let failedAt = 0
  for (;;) {
    const reply = await send()
    if (failures === 0) failedAt = Date.now()
    const retryAfter = retryAfterOf(reply)
    const least = pauses[failures]
    const isFinal = retryAfter === undefined || retryAfter > longestRetryAfter
    if (isFinal || least === undefined || signal.aborted) return reply
    const ms = Math.max(least, retryAfter) * 1000 * (1 + random() / 3)
    if (Date.now() + ms > failedAt + limitMs) return reply
    const { wasOffline } = await pause(ms, options)
    if (signal.aborted) return reply
    failures = wasOffline ? 0 : failures + 1
  }
}
