import { replayHeader } from "#domain/staff/idempotency.ts"
import type { ChangeOutcome } from "#server/platform/idempotency/idempotency-keys.ts"
import { createListeners } from "#ui/browser/listeners.ts"

import { HttpError } from "./http-error.ts"
import { beginChange, type Change } from "./unanswered.ts"

/**
 * Milliseconds between the attempts of a change that gets no answer. Together they are longer than an update of the
 * software stops the server.
 */
const retryMs = [300, 1000, 3000, 7000]
/** Milliseconds after which a change that still runs is asked for again, and how often. */
const runningMs = 2000
const maxWaits = 30

/** Tells that the page may show an older state than the stored one: the answer to a change was lost. */
export const lostAnswers = createListeners()

interface Calls {
  /** Sends the change with this key. */
  send: (key: string) => Promise<Response>
  /** Asks what became of the change with this key. */
  outcomeOf: (key: string) => Promise<ChangeOutcome>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const refusal = (name: string) => `console.refusals.${name}`
const isRefusal = (error: HttpError, name: string) => error.message === refusal(name)

interface Attempts {
  /** Those that no answer came to. */
  failures: number
  /** Those that found the change still running. */
  waits: number
}

/** Milliseconds until the next attempt; undefined if there is none. */
const delayOf = (error: HttpError, { failures, waits }: Attempts) => {
  if (isRefusal(error, "change_in_progress")) return waits < maxWaits ? runningMs : undefined
  const mayPass = isRefusal(error, "no_connection") || error.status === 503
  return mayPass ? retryMs[failures] : undefined
}

/** Sends a change until there is an answer. The key makes that safe: the server runs it once. */
const sendUntilAnswered = async (key: string, { send }: Calls, attempts: Attempts) => {
  for (;;) {
    try {
      return await send(key)
    } catch (error) {
      const delay = error instanceof HttpError ? delayOf(error, attempts) : undefined
      if (delay === undefined) throw error
      if (delay === runningMs) attempts.waits += 1
      else attempts.failures += 1
      await wait(delay)
    }
  }
}

/** Whether a refusal is the outcome of the change. After any other error the change may still be stored. */
const isFinal = (error: HttpError) =>
  error.status >= 400 &&
  error.status < 499 &&
  ![401, 408, 429].includes(error.status) &&
  !isRefusal(error, "change_in_progress")

/** A conflict with the member's own change, whose answer was lost, is nobody else's doing. */
const explain = async (refused: HttpError, formerKey: string | undefined, { outcomeOf }: Calls) => {
  if (refused.status !== 409 || formerKey === undefined || refused.body?.other) return refused
  const former = await outcomeOf(formerKey).catch(() => undefined)
  const names = { stored: "changed_by_you", unknown: "outcome_unknown" }
  const name = former && names[former.state as keyof typeof names]
  return name ? new HttpError(refusal(name), 409, refused.body) : refused
}

/**
 * Sends a change under an idempotency key, and repeats it while no answer comes. The same change gets the same key until
 * there is an answer, also after the page was loaded again.
 */
export const sendChange = async (change: Change, calls: Calls): Promise<Response> => {
  const begun = await beginChange(change)
  const attempts: Attempts = { failures: 0, waits: 0 }
  try {
    const response = await sendUntilAnswered(begun.key, calls, attempts)
    begun.end()
    if (response.headers.has(replayHeader)) lostAnswers.tell()
    return response
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (isFinal(error)) {
      begun.forget()
      // Another body has the same checksum.
      if (begun.isRetry && isRefusal(error, "key_reused")) return sendChange(change, calls)
      throw await explain(error, begun.formerKey, calls)
    }
    const mayBeStored = begun.isRetry || attempts.failures + attempts.waits > 0
    if (isRefusal(error, "not_repeated") && !mayBeStored) {
      begun.forget()
      throw error
    }
    begun.remember()
    lostAnswers.tell()
    const isUnknown = isRefusal(error, "no_connection") || isRefusal(error, "not_repeated")
    throw isUnknown ? new HttpError(refusal("no_answer"), error.status) : error
  }
}
