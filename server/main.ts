import closeWithGrace from "close-with-grace"

import { openServices, type Services } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"

import { buildApp } from "./app.ts"

const hourMs = 3_600_000
/** Delay after which startup and the first requests are over. */
const restMs = 5000

type App = Awaited<ReturnType<typeof buildApp>>

/** Runs a job now and at each interval. A failure is only logged: the next run retries. */
const repeat = (app: App, everyMs: number, failure: string, job: () => Promise<unknown>) => {
  const run = () => void job().catch((err: unknown) => app.log.warn({ err }, failure))
  run()
  setInterval(run, everyMs).unref()
}

/** Periodic deletion: expired sessions and counters, records past their retention period, orphaned files. */
const startSweeps = (app: App, services: Services) => {
  repeat(
    app,
    hourMs,
    "expired sessions, attempts, counters and idempotency keys could not be deleted",
    async () => {
      await services.sweepSessionsAndAttempts()
      await services.sweepRequestCounts()
      await services.idempotencyKeys.sweep()
    },
  )
  const failed = "retention: erasure failed; retried in an hour"
  repeat(app, hourMs, failed, async () => {
    const erased = await services.privacy.eraseDue()
    if (erased && Object.values(erased).some((count) => count > 0)) {
      app.log.info({ erased }, "retention: erased expired records")
    }
    const trashed = await services.contentAdmin.emptyTrash()
    if (trashed > 0) app.log.info({ trashed }, "retention: erased expired items of the trash")
  })
  // Repeat while running: a full disk or an unreachable bucket can leave orphaned files. Another process may be
  // sweeping.
  const notRemoved = "pictures that belong to no application could not be removed"
  repeat(app, 6 * hourMs, notRemoved, async () => {
    const { removed, stopped } = await services.sweepOrphanedFiles()
    if (stopped) {
      app.log.error(
        stopped,
        "the sweep stopped: files that belong to no record were not removed; run npm run doctor",
      )
    }
    if (removed > 0) app.log.warn({ removed }, "removed pictures that belong to no application")
  })
}

const start = async () => {
  // Create all files, database and images, for this user only, even in a shared folder.
  process.umask(0o077)
  const config = readConfig(process.env)
  const services = await openServices(config)
  const app = await buildApp(config, services)
  app.addHook("onClose", services.close)
  // On shutdown, finish accepted requests and refuse new connections.
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, "stopping after an error")
    await app.close()
  })

  // Query before listening: after that, a shutdown may close the database at any time.
  const hasSampleStudents = await services.hasSampleStudents()
  const hasStaff = !(await services.staff.isEmpty())
  await app.listen({ port: config.PORT, host: config.HOST })
  app.log.info({ hasSampleStudents, hasStaff }, "listening")
  startSweeps(app, services)
  // Return memory that only startup needed to the operating system.
  setTimeout(
    () => globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "sync" }),
    restMs,
  ).unref()
}

try {
  await start()
} catch (error) {
  const line = configurationErrorOf(error)
  process.stderr.write(line ? `${line}\n` : `${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
