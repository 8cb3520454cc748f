// SIGKILL at random moments of an update: the old or the new release works afterwards, every accepted application is there
// once, and the same command ends the update.
import { readdirSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { withDatabase } from "#server/platform/database/connect.ts"
import { print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { sharedDatabases } from "#tests/support/servers/databases.ts"
import {
  type Installation,
  install,
  makeReleases,
} from "#tests/support/servers/installed-release.ts"

import { report, rounds } from "../fault-injection/harness.ts"
import { applicant, send } from "../fault-injection/submissions.ts"

const kills = rounds({ full: 100, short: 4 })

/** A migration with enough work for a kill to hit it. */
const migration = `{ up: async (db) => {
  await db.schema.alterTable("applications").addColumn("next_release", "text", (is) => is.notNull().defaultTo("")).execute()
  await new Promise((resolve) => setTimeout(resolve, 500))
  await db.updateTable("applications").set((row) => ({ next_release: row.ref("admission_code") })).execute()
  await new Promise((resolve) => setTimeout(resolve, 500))
} }`

let releases: Awaited<ReturnType<typeof makeReleases>>
let later: Awaited<ReturnType<typeof releases.makeLater>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  releases = await makeReleases()
  later = await releases.makeLater("0.9.0", migration)
  pictures = await makeSamplePictures()
}, 300_000)
afterAll(() => releases.remove())

/** The processes of an installation: Node's program is in its folder. */
const processesOf = ({ home }: Installation) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith(home)
    } catch {
      // It has ended.
      return false
    }
  })

const kill = (pids: string[]) => {
  for (const pid of pids) {
    try {
      process.kill(Number(pid), "SIGKILL")
    } catch {
      // It has ended.
    }
  }
}

const startClient = (site: Installation) => {
  const accepted: string[] = []
  const running = { goOn: true }
  const work = (async () => {
    while (running.goOn) {
      const submission = applicant()
      for (let code; !code && running.goOn; await sleep(50)) {
        const reply = await send(site.url, pictures, submission).catch(() => undefined)
        code = reply?.answer.admission_code
        if (code) accepted.push(code)
      }
    }
  })()
  return {
    accepted,
    stop: async () => {
      running.goOn = false
      await work
    },
  }
}

/** Every accepted application is there once. One that got no answer may be there too. */
const expectAll = async (site: Installation, accepted: readonly string[]) => {
  const [last] = accepted.slice(-1)
  if (last) expect((await print(site.url, last)).answer).toHaveLength(1)
  const rows = await withDatabase(
    { DATA_DIR: site.dataDir, DATABASE_URL: site.env["DATABASE_URL"] },
    (db) => db.selectFrom("applications").select(["admission_code", "submission_key"]).execute(),
  )
  const stored = new Set(rows.map((row) => row.admission_code))
  expect(accepted.filter((code) => !stored.has(code))).toEqual([])
  expect(new Set(rows.map((row) => row.submission_key)).size).toBe(rows.length)
}

test.each(sharedDatabases)(
  `killed ${kills} times on $name`,
  async ({ name, openEmpty }) => {
    const outcomes = { old: 0, new: 0 }
    let done = 0
    /** The time of a whole update on this machine, measured by the first one. */
    let updateMs = 0
    while (done < kills) {
      const database = await openEmpty()
      const site = await install(releases, {
        RATE_SAVE_PER_MINUTE: "100000",
        RATE_PRINT_PER_MINUTE: "100000",
        ...(database.url && { DATABASE_URL: database.url }),
      })
      const client = startClient(site)
      try {
        await site.start()
        // Unpacked once for all: kills then hit the other steps more often.
        await site.place(later)
        while (done < kills && (await site.current()) !== later.release) {
          const update = site.spawn("update", later.file)
          const from = performance.now()
          const ended = new Promise<void>((resolve) => update.once("close", () => resolve()))
          await Promise.race([
            ended,
            sleep(updateMs ? updateMs * 1.1 * Math.random() ** 0.6 : 600_000),
          ])
          if (updateMs === 0) {
            updateMs = performance.now() - from
            break
          }
          // The update alone, or all processes at once, as in a power cut.
          kill(Math.random() < 0.5 ? [String(update.pid)] : processesOf(site))
          await ended
          done++
          await site.keepUp()
          outcomes[(await site.current()) === later.release ? "new" : "old"]++
          await expectAll(site, client.accepted.slice())
        }
        if ((await site.current()) !== later.release) await site.command("update", later.file)
        await client.stop()
        await site.keepUp()
        expect(await site.current()).toBe(later.release)
        await expectAll(site, client.accepted)
      } finally {
        await client.stop()
        await site.remove()
        await database.close()
      }
    }
    report(
      `${done} kills of an update of ${(updateMs / 1000).toFixed(1)} s on ${name}: then ${outcomes.old} times the old release, ${outcomes.new} times the new one`,
    )
  },
  kills * 60_000 + 300_000,
)
