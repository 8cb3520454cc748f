import type { Channel } from "#domain/notices/notice.ts"
import {
  type ClaimedMessage,
  claimMessages,
  dropLostClaims,
  endMessage,
  startSending,
} from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import type { Route, Sender, SendResult } from "./channel.ts"
import { prepareMessage } from "./prepare-message.ts"

/** Messages per claim. */
const batchSize = 20

/** Minutes until a message is tried again, by the number of attempts. After the last one it is for a person. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720]

/** Seconds until a provider that cannot be reached is tried again, by the number of failures in a row. */
const pauseSeconds = [15, 30, 60, 120, 300]

const minuteMs = 60_000

interface Deps extends Pick<SiteDeps, "db" | "now" | "randomBytes"> {
  routes: readonly Route[]
}

const retryAt = (now: Date, attempts: number) => {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs)
}

/** How a message goes on after an attempt. `attempts` includes it. */
const endingOf = (result: SendResult, attempts: number, now: Date) => {
  const { outcome } = result
  if (outcome === "sent") return { state: "sent" as const }
  const { reason } = result
  if (outcome === "uncertain") return { state: "uncertain" as const, reason }
  if (outcome === "unreachable") {
    return { state: "waiting" as const, reason, attempts: attempts - 1 }
  }
  const dueAt = outcome === "retry" ? retryAt(now, attempts) : undefined
  return dueAt ? { state: "waiting" as const, reason, dueAt } : { state: "failed" as const, reason }
}

/** What the worker did with a message. "stop": the provider cannot be reached, so nothing else is tried now. */
type Step = "next" | "stop"

/** Sends one claimed message. Each state is stored before the step that it announces. */
const deliverOne = async (
  { db, now }: Deps,
  sender: Sender,
  row: ClaimedMessage,
): Promise<Step> => {
  const prepared = await prepareMessage(db, row, now())
  const send = typeof prepared === "string" ? prepared : sender.compose(prepared, row)
  if (typeof send === "string") {
    // One that a provider did not take in time is for a person to see.
    const isMissed = send === "too_late" && row.reason !== ""
    await endMessage(db, row, { state: isMissed ? "failed" : "not_sent", reason: send }, now())
    return "next"
  }
  const failure = await sender.connect()
  if (failure) {
    await endMessage(db, row, { state: "waiting", reason: failure.reason }, now())
    return "stop"
  }
  if (!(await startSending(db, row, now()))) return "next"
  const result = await send()
  await endMessage(db, row, endingOf(result, row.attempts + 1, now()), now())
  return result.outcome === "unreachable" ? "stop" : "next"
}

/** Sends what is due by one channel. False: the provider cannot be reached. */
const deliverByRoute = async (deps: Deps, route: Route, isStopping: () => boolean) => {
  const { db, now, randomBytes } = deps
  const sender = await route.open()
  try {
    for (;;) {
      const rows = await claimMessages(db, {
        channel: route.channel,
        isQuiet: route.isQuiet(now()),
        claim: randomBytes(12).toString("hex"),
        limit: batchSize,
        now: now(),
      })
      if (rows.length === 0) return true
      let step: Step = "next"
      for (const row of rows) {
        if (step === "next" && !isStopping()) step = await deliverOne(deps, sender, row)
        else await endMessage(db, row, { state: "waiting", reason: row.reason }, now())
      }
      if (step === "stop") return false
      if (isStopping()) return true
    }
  } finally {
    sender.close()
  }
}

/**
 * The worker of a process. `run` sends what is due; a second call while one runs does nothing. Several processes may run at once.
 * `stop` waits for the message that is being sent.
 */
export const createWorker = (deps: Deps) => {
  const paused = new Map<Channel, { until: number; failures: number }>()
  let running: Promise<void> | undefined
  let isStopping = false
  const runAll = async () => {
    const { db, now, routes } = deps
    if (routes.length === 0) return
    await dropLostClaims(db, now())
    for (const route of routes) {
      const pause = paused.get(route.channel)
      if (isStopping || (pause && pause.until > now().getTime())) continue
      const isReachable = await deliverByRoute(deps, route, () => isStopping)
      if (isReachable) paused.delete(route.channel)
      else {
        const failures = (pause?.failures ?? 0) + 1
        const seconds = pauseSeconds[failures - 1] ?? pauseSeconds.at(-1)!
        paused.set(route.channel, { until: now().getTime() + seconds * 1000, failures })
      }
    }
  }
  return {
    run: () => {
      running ??= runAll().finally(() => {
        running = undefined
      })
      return running
    },
    stop: async () => {
      isStopping = true
      await running
    },
  }
}
