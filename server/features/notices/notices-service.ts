import { stampOf } from "#server/features/audit/audit.ts"
import { countDead, sendAgain, turnChannels } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Config, siteUrlOf } from "#server/platform/config.ts"
import { ensureInstallationId } from "#server/platform/database/installation.ts"

import type { Route } from "./channel.ts"
import { createWorker } from "./deliver.ts"
import { emailSettingsOf, openEmailSender } from "./email.ts"
import { readOwnNotices } from "./read-own.ts"
import { readQueue } from "./read-queue.ts"
import { queueReminders, type ReminderDeps } from "./remind.ts"
import { sendTest, type TestMessage } from "./send-test.ts"
import { readGateway, type SmsGateway } from "./sms-gateway.ts"
import { isQuietTime, openSmsSender } from "./sms.ts"

export interface NoticeDeps
  extends ReminderDeps, Pick<SiteDeps, "db" | "now" | "randomBytes" | "settings"> {
  config: Pick<Config, "PUBLIC_URL" | "PORT" | "SMTP_URL" | "MAIL_FROM" | "SMS_GATEWAY">
}

/** How messages name the college and its site. */
const readPlace = async ({ settings, config }: NoticeDeps) => ({
  college: (await settings()).college.name,
  origin: siteUrlOf(config),
})

const emailRoute = (deps: NoticeDeps): Route[] => {
  const email = emailSettingsOf(deps.config)
  if (!email) return []
  const open = async () =>
    openEmailSender(email, await readPlace(deps), await ensureInstallationId(deps.db))
  return [{ channel: "email", open, isQuiet: () => false }]
}

const smsRoute = (gateway: SmsGateway | undefined): Route[] =>
  gateway
    ? [
        {
          channel: "sms",
          open: async () => openSmsSender(gateway),
          isQuiet: (now) => isQuietTime(gateway, now),
        },
      ]
    : []

/** Messages to applicants. Both channels are off until they are configured, and nothing else depends on them. */
export const createNoticesService = (deps: NoticeDeps) => {
  const { db, config } = deps
  const gateway = config.SMS_GATEWAY ? readGateway(config.SMS_GATEWAY) : undefined
  const routes = [...emailRoute(deps), ...smsRoute(gateway)]
  const worker = createWorker({ ...deps, routes })
  const place = () => readPlace(deps)
  const test = sendTest(db, routes)
  return {
    /** Whether at least one channel is configured. */
    isOn: routes.length > 0,
    /** Notes at the start which channels are on: events of a time without them are never sent later. */
    turnOn: () =>
      turnChannels(
        db,
        routes.map(({ channel }) => channel),
      ),
    remind: queueReminders(deps),
    run: worker.run,
    stop: worker.stop,
    countDead: async () => ({ count: await countDead(db, deps.now()) }),
    readQueue: async () => readQueue(db, { routes, place: await place(), gateway }),
    readOwn: async (code: string) => readOwnNotices(db, code, await place()),
    sendAgain: (id: number, by: string) => sendAgain(db, id, stampOf(deps, by)),
    sendTest: (message: TestMessage, by: string) => test(message, stampOf(deps, by)),
  }
}

export type NoticesService = ReturnType<typeof createNoticesService>
export type QueueView = Awaited<ReturnType<NoticesService["readQueue"]>>
