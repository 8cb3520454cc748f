import closeWithGrace from "close-with-grace"

import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"

import { buildApp } from "./app.ts"

const hourMs = 3_600_000
/** Delay after which startup and the first requests are over. */
const restMs = 5000

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

  const sweepSessionsAndAttempts = () =>
    services
      .sweepSessionsAndAttempts()
      .then(services.sweepRequestCounts)
      .catch((err: unknown) => app.log.warn({ err }, "what has ended could not be removed"))
  void sweepSessionsAndAttempts()
  setInterval(sweepSessionsAndAttempts, hourMs).unref()

  const eraseDue = async () => {
    try {
      const erased = await services.privacy.eraseDue()
      if (erased && Object.values(erased).some((count) => count > 0)) {
        app.log.info({ erased }, "erased what was over its period")
      }
    } catch (err) {
      app.log.warn(
        { err },
        "what is over its period could not be erased; the next hour tries again",
      )
    }
  }
  void eraseDue()
  setInterval(eraseDue, hourMs).unref()

  const sweepFiles = async () => {
    try {
      const { removed, stopped } = await services.sweepOrphanedFiles()
      if (stopped) {
        app.log.error(
          stopped,
          "the sweep stopped: files that belong to no record were not removed; run npm run doctor",
        )
      }
      if (removed > 0) app.log.warn({ removed }, "removed pictures that belong to no application")
    } catch (err) {
      // Another process may be sweeping, or the bucket may not respond. The next run retries.
      app.log.warn({ err }, "pictures that belong to no application could not be removed")
    }
  }
  void sweepFiles()
  // Return memory that only startup needed to the operating system.
  setTimeout(
    () => globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "sync" }),
    restMs,
  ).unref()
  // Repeat while running: a full disk or an unreachable bucket can leave orphaned files.
  setInterval(sweepFiles, 6 * hourMs).unref()
}

try {
  await start()
} catch (error) {
  const line = configurationErrorOf(error)
  process.stderr.write(line ? `${line}\n` : `${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
