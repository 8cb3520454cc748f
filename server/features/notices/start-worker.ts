import type { FastifyInstance } from "fastify"

import type { NoticesService } from "./notices-service.ts"

/** Interval between looks at the queue, in milliseconds. */
const lookMs = 5000

/** Interval between looks for last days, in milliseconds: the work is done once a day. */
const remindMs = 15 * 60_000

/** Sends messages while the app listens. Logs the first failure only, until a run succeeds again. */
export const startNoticeWorker = (
  app: FastifyInstance,
  notices: Pick<NoticesService, "turnOn" | "remind" | "run" | "stop">,
) => {
  let isFailing = false
  let remindedAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    try {
      if (performance.now() - remindedAt > remindMs) {
        remindedAt = performance.now()
        await notices.remind()
      }
      await notices.run()
      isFailing = false
    } catch (err) {
      if (!isFailing) app.log.warn({ err }, "messages to applicants could not be sent; retried")
      isFailing = true
    }
  }
  app.addHook("onReady", notices.turnOn)
  let timer: NodeJS.Timeout | undefined
  app.addHook("onListen", async () => {
    timer = setInterval(() => void look(), lookMs).unref()
    void look()
  })
  app.addHook("preClose", async () => {
    clearInterval(timer)
    // Wait for the message that is being sent: the database is closed next.
    await notices.stop().catch(() => undefined)
  })
}
