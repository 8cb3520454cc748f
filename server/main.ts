import closeWithGrace from "close-with-grace"

import { startNoticeWorker } from "#server/features/notices/notices.ts"
import { openServices, type Services } from "#server/features/services.ts"
import { commandFor } from "#server/platform/commands.ts"
import { readConfig, siteUrlOf } from "#server/platform/config.ts"
import { configurationErrorOf, startExitCodeOf } from "#server/platform/configuration-error.ts"
import { openDataDir } from "#server/platform/data-dir/check-data-dir.ts"
import { loadEnvironmentFile } from "#server/platform/environment/environment-file.ts"
import { isRehearsal } from "#server/platform/releases/update-state.ts"

import { buildApp } from "./app.ts"

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Delay after which startup and the first requests are over. */
const restMs = 5000

type App = Awaited<ReturnType<typeof buildApp>>

/** Runs a job now and at each interval. A failure is only logged: the next run retries. */
const repeat = (app: App, everyMs: number, failure: string, job: () => Promise<unknown>) => {
  const run = () => void job().catch((err: unknown) => app.log.warn({ err }, failure))
  run()
  setInterval(run, everyMs).unref()
}

/** Whether the clock is trusted. Nothing is deleted by a clock that may be wrong. */
const isClockTrusted = async (app: App, { operations }: Services) => {
  const problem = await operations.clock.check()
  if (!problem) return true
  app.log.error(
    problem,
    "the clock is not trusted: nothing is deleted by date; set it, or confirm it in the console, Operations",
  )
  return false
}

/** Periodic deletion: expired sessions and counters, records past their retention period, orphaned files. */
const startSweeps = (app: App, services: Services) => {
  const sweep = (everyMs: number, failure: string, job: () => Promise<unknown>) =>
    repeat(app, everyMs, failure, async () => {
      if (await isClockTrusted(app, services)) await job()
    })
  sweep(
    hourMs,
    "expired sessions, attempts, counters, origins and idempotency keys could not be deleted",
    async () => {
      await services.sweepSessionsAndFailures()
      await services.sweepAttempts()
      await services.sweepRequestCounts()
      await services.sweepOrigins()
      await services.idempotencyKeys.sweep()
    },
  )
  sweep(hourMs, "ended drafts of forms could not be deleted", async () => {
    const count = await services.drafts.sweep()
    if (count > 0) app.log.info({ count }, "deleted drafts of forms that had ended")
  })
  sweep(hourMs, "retention: erasure failed; retried in an hour", async () => {
    for (const erasure of (await services.privacy.eraseDue()) ?? []) {
      if (erasure.outcome === "erased") app.log.info({ erasure }, "retention: erased due records")
      else app.log.warn({ erasure }, "retention: due records were not erased")
    }
  })
  const notCompared = "the files could not be compared with the records"
  repeat(app, hourMs, notCompared, async () => {
    const { count } = await services.missingFiles.check()
    if (count === 0) return
    const text = `files of records are missing; see the page Operations, or ${commandFor("missing-files")}`
    app.log.error({ missing: count }, text)
  })
  // Repeat while running: a full disk or an unreachable bucket can leave orphaned files. Another process may be
  // sweeping.
  sweep(6 * hourMs, "pictures that belong to no application could not be removed", async () => {
    const { removed, stopped } = await services.sweepOrphanedFiles()
    if (stopped) {
      app.log.error(
        stopped,
        `the sweep stopped: files that belong to no record were not removed; run ${commandFor("doctor")}`,
      )
    }
    if (removed > 0) app.log.warn({ removed }, "removed pictures that belong to no application")
  })
}

/** For PDF files of before their text was in the search. */
const readOldFiles = (app: App, { media }: Services) =>
  repeat(app, 6 * hourMs, "the text of PDF files could not be read", async () => {
    const count = await media.readMissingTexts()
    if (count > 0) app.log.info({ count }, "read the text of PDF files for the search")
  })

const start = async () => {
  // Create all files, database and images, for this user only, even in a shared folder.
  process.umask(0o077)
  const config = readConfig(loadEnvironmentFile(process.env))
  const lock = openDataDir(config)
  const services = await openServices(config)
  const app = await buildApp(config, services)
  app.addHook("onClose", async () => {
    await services.close()
    lock?.release()
  })
  // The copy holds messages that the running site sends.
  if (!isRehearsal(config.DATA_DIR)) startNoticeWorker(app, services.notices)
  // On shutdown, finish accepted requests and refuse new connections.
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, "stopping after an error")
    await app.close()
  })

  // Query before listening: after that, a shutdown may close the database at any time.
  const hasSampleStudents = await services.hasSampleStudents()
  const hasStaff = !(await services.staff.isEmpty())
  await app.listen({ port: config.PORT, host: config.HOST })
  const { PORT: port, DATA_DIR: dataDir } = config
  const url = siteUrlOf(config)
  app.log.info({ hasSampleStudents, hasStaff, port, url, dataDir }, "listening")
  startSweeps(app, services)
  if (!isRehearsal(config.DATA_DIR)) {
    const notBegun = "the backup that is due could not begin; retried in a minute"
    repeat(app, minuteMs, notBegun, services.backups.makeDue)
    readOldFiles(app, services)
  }
  const notStamped = "the databases got no new stamp; retried in an hour"
  if (lock) repeat(app, hourMs, notStamped, async () => lock.renewStamps())
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
  process.exit(startExitCodeOf(error))
}
