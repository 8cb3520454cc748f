import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { type Config, siteUrlOf } from "#server/platform/config.ts"
import { ensureInstallationId } from "#server/platform/database/installation.ts"

import type { Route } from "./channel.ts"
import { createWorker } from "./deliver.ts"
import { emailSettingsOf, openEmailSender } from "./email.ts"

export interface NoticeDeps extends Pick<SiteDeps, "db" | "now" | "randomBytes" | "settings"> {
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

/** Messages to applicants. Both channels are off until they are configured, and nothing else depends on them. */
export const createNoticesService = (deps: NoticeDeps) => {
  const routes = emailRoute(deps)
  const worker = createWorker({ ...deps, routes })
  return {
    /** Notes at the start which channels are on: events of a time without them are never sent later. */
    turnOn: () =>
      turnChannels(
        deps.db,
        routes.map(({ channel }) => channel),
      ),
    run: worker.run,
    stop: worker.stop,
  }
}

export type NoticesService = ReturnType<typeof createNoticesService>
