import type { Language } from "#domain/content/text.ts"

/** Result of the save call (specification 6.1, 6.6). */
export type SubmitReply =
  | { kind: "saved"; admissionCode: string }
  | { kind: "refused"; message: string; errors: Record<string, string[]> }
  /**
   * An application with this submission key is already stored, with other content. The message has its admission
   * code.
   */
  | { kind: "already received"; message: string }
  /**
   * With `retryAfter` the same form may be accepted later: the seconds that the server asks to wait, or 0. `place` is that in
   * the line of an overloaded server, or 0.
   */
  | { kind: "failed"; message: string | undefined; retryAfter?: number; place?: number }
  | { kind: "no reply" }

interface Reply {
  response?: boolean
  message?: string
  error?: string
  errors?: Record<string, string[]>
  admission_code?: string
}

const parseReply = (text: string): Reply => {
  try {
    const reply: unknown = JSON.parse(text)
    return typeof reply === "object" && reply !== null ? reply : {}
  } catch {
    return {}
  }
}

/** Interprets a reply by `response`, not by status (specification 6.1). */
const readReply = (text: string, statusText: string): SubmitReply => {
  const { response, message, error, errors, admission_code } = parseReply(text)
  if (response === true && admission_code) {
    return { kind: "saved", admissionCode: admission_code }
  }
  if (response === false && errors?.["submission_key"]) {
    return { kind: "already received", message: message ?? "" }
  }
  if (response === false && errors && Object.keys(errors).length > 0) {
    return { kind: "refused", message: message ?? "", errors }
  }
  return { kind: "failed", message: message || error || statusText || undefined }
}

/** Answers of a server that stops, starts or is overloaded, and of a proxy that does not reach it. */
const unavailable = [502, 503, 504]

/** Adds whether to send the form again to what a failed request says. */
const withRetryAfter = (
  reply: SubmitReply,
  status: number,
  header: (name: string) => string | null,
): SubmitReply => {
  if (reply.kind !== "failed" || !unavailable.includes(status)) return reply
  // Retry-After may be a date as well, which our server and its proxies do not send.
  const numberIn = (name: string) => Number(header(name)) || 0
  return { ...reply, retryAfter: numberIn("retry-after"), place: numberIn("x-queue-place") }
}

/** Asks whether it is one's turn in the line, before the form is uploaded again; undefined if it is. */
const askTurn = async (): Promise<SubmitReply | undefined> => {
  try {
    const { ok, status, headers } = await fetch("/api/v2/admission/turn", { cache: "no-store" })
    const reply: SubmitReply = { kind: "failed", message: undefined }
    return ok ? undefined : withRetryAfter(reply, status, (name) => headers.get(name))
  } catch {
    return { kind: "no reply" }
  }
}

const timeoutMs = 5 * 60 * 1000

/** Submits the form and reports the percentage uploaded. Never rejects. */
export const submitForm = (
  body: FormData,
  language: Language,
  onProgress: (percent: number) => void,
): Promise<SubmitReply> =>
  new Promise((resolve) => {
    // `fetch` does not report upload progress, which matters on a slow line.
    const request = new XMLHttpRequest()
    request.open("POST", "/api/v2/admission/save")
    request.setRequestHeader("accept-language", language)
    request.timeout = timeoutMs
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.floor((loaded / total) * 100)),
    )
    request.addEventListener("load", () => {
      // Do not show "OK" as an error text: a successful status without an admission code has no text of its own.
      const statusText = request.status >= 400 ? request.statusText : ""
      const reply = readReply(request.responseText, statusText)
      resolve(withRetryAfter(reply, request.status, (name) => request.getResponseHeader(name)))
    })
    const noReply = () => resolve({ kind: "no reply" })
    request.addEventListener("error", noReply)
    request.addEventListener("timeout", noReply)
    request.addEventListener("abort", noReply)
    request.send(body)
  })

/** Seconds before each attempt after the first, without jitter. */
const pauses = [2, 4, 8, 15, 15]
/** The longest Retry-After in seconds that is waited for. Above it the applicant decides. */
const longestRetryAfter = 15
/** No attempt starts later than this after the first failure. */
const limitMs = 60_000

/** What the form waits for before it is sent again. */
export interface Retry {
  isOffline: boolean
  /** The place in line; 0 without one. */
  place: number
  /** Ends the pause. */
  sendNow: () => void
}

interface Options {
  /** Ends the retries: the last reply is the result. A request that runs is not cut. */
  signal: AbortSignal
  onPause: (retry: Retry) => void
  random?: () => number
  /** For tests. */
  ask?: typeof askTurn
}

/** Seconds that the server asks to wait; undefined if the reply is final. */
const retryAfterOf = (reply: SubmitReply) => {
  if (reply.kind === "no reply") return 0
  return reply.kind === "failed" ? reply.retryAfter : undefined
}

/** Waits; while the browser is offline, until it is online again, and then the same time. */
const pause = (ms: number, place: number, { signal, onPause }: Options) =>
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
      onPause({ isOffline, place, sendNow: end })
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
 * the form is stored once. Jitter keeps many browsers from sending at the same moment. In line it waits as long as it takes.
 */
export const sendWithRetries = async (
  send: () => Promise<SubmitReply>,
  options: Options,
): Promise<SubmitReply> => {
  const { signal, random = Math.random, ask = askTurn } = options
  let failures = 0
  let failedAt = 0
  let place = 0
  for (;;) {
    const reply = (place > 0 && (await ask())) || (await send())
    place = (reply.kind === "failed" && reply.place) || 0
    if (place > 0) failures = 0
    if (failures === 0) failedAt = Date.now()
    const retryAfter = retryAfterOf(reply)
    const least = pauses[failures]
    const isFinal = retryAfter === undefined || retryAfter > longestRetryAfter
    if (isFinal || least === undefined || signal.aborted) return reply
    const ms = Math.max(least, retryAfter) * 1000 * (1 + random() / 3)
    if (Date.now() + ms > failedAt + limitMs) return reply
    const { wasOffline } = await pause(ms, place, options)
    if (signal.aborted) return reply
    failures = wasOffline || place > 0 ? 0 : failures + 1
  }
}
