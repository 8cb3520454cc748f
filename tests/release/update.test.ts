// A college updates its release while people apply, and returns.
import { mkdir, copyFile, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"

import { withDatabase } from "#server/platform/database/connect.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import {
  addingMigration,
  type Installation,
  install,
  makeReleases,
} from "#tests/support/servers/installed-release.ts"

import { applicant, send } from "../fault-injection/submissions.ts"

/** Migrations of releases that are made for these tests. */
const migrations = {
  good: addingMigration,
  failing: `{ up: async () => { throw new Error("this migration fails") } }`,
  // Nothing fails, but applications are gone.
  losing: `{ up: async (db) => { await db.deleteFrom("applications").execute() } }`,
  // It fails with the data themselves, not with a copy of them.
  failingLate: `{ up: async (db) => {
    await db.updateTable("applications").set({ status: "withdrawn" }).execute()
    if (!process.env.DATA_DIR.endsWith("rehearsal")) throw new Error("this migration fails late")
  } }`,
}

/** Only a part of an update runs with this release: its server ends at once. */
const withoutServer = `(() => {
  if (!process.env.MAHAVIDYALAYA_PARENT) throw new Error("this release does not start")
  return ${addingMigration}
})()`

/** All clients have one address. */
const manyCalls = { RATE_SAVE_PER_MINUTE: "100000", RATE_PRINT_PER_MINUTE: "100000" }

let releases: Awaited<ReturnType<typeof makeReleases>>
let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  releases = await makeReleases()
  pictures = await makeSamplePictures()
}, 300_000)
afterAll(() => releases.remove())

const installHere = async (settings: NodeJS.ProcessEnv = {}) => {
  const site = await install(releases, settings)
  onTestFinished(site.remove)
  return site
}

/** Sends applications and reads pages until `stop`, like phones that try again without an answer. */
const startClients = (url: string) => {
  const accepted: string[] = []
  const statuses = new Set<number>()
  const running = { goOn: true }
  const write = async () => {
    while (running.goOn) {
      const submission = applicant()
      for (;;) {
        const reply = await send(url, pictures, submission).catch(() => undefined)
        if (reply?.answer.admission_code) {
          accepted.push(reply.answer.admission_code)
          break
        }
        if (reply) statuses.add(reply.status)
        await sleep(100)
      }
    }
  }
  const read = async () => {
    while (running.goOn) {
      const reply = await fetch(url).catch(() => undefined)
      if (reply) statuses.add(reply.status)
      await sleep(50)
    }
  }
  const both = Promise.all([write(), read()])
  return {
    accepted,
    statuses,
    stop: async () => {
      running.goOn = false
      await both
    },
  }
}

/** Every accepted application is there, once. */
const expectAll = async (site: Installation, codes: readonly string[]) => {
  for (const code of codes) expect((await print(site.url, code)).answer).toHaveLength(1)
  const rows = await withDatabase(
    { DATA_DIR: site.dataDir, DATABASE_URL: site.env["DATABASE_URL"] },
    (db) => db.selectFrom("applications").select("admission_code").execute(),
  )
  expect(rows.map((row) => row.admission_code).toSorted()).toEqual(codes.toSorted())
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "",
    (error: { stderr: string }) => error.stderr,
  )

test("updates while people apply and read; keeps the scripts of open pages; returns with everything", async () => {
  const site = await installHere(manyCalls)
  const { file, release } = await releases.makeLater("0.9.0", migrations.good)
  await site.start()
  const codes = [await apply(site.url, pictures)]
  const before = site.inHome("releases", releases.release, "build/client/assets/of-before.js")
  await writeFile(before, "// of before")

  const clients = startClients(site.url)
  const update = await site.command("update", file)
  await sleep(1000)
  await clients.stop()
  codes.push(...clients.accepted)
  expect(update.stdout).toMatch(
    /^Rehearsed with a copy of the database: migrated and started in [\d.]+ seconds\.$/m,
  )
  expect(update.stdout).toMatch(/^The site was closed for [\d.]+ seconds\.$/m)
  expect(update.stdout).toMatch(/^Updated from 0\.2\.0 to 0\.9\.0\.$/m)
  expect([...clients.statuses]).toEqual([200])
  expect(await site.current()).toBe(release)
  await expectAll(site, codes)
  expect((await site.command("--version")).stdout).toBe("0.9.0\n")
  // Pages that were open go on with the scripts of the release before.
  expect(await (await fetch(`${site.url}/assets/of-before.js`)).text()).toBe("// of before")

  // Applications came after the update.
  expect(await refusalOf(site.command("update", "--back"))).toMatch(
    /^Going back to \S+ would lose what came after the update: \d+ applications.*changes in the audit log\./,
  )
  expect(await site.current()).toBe(release)
  const newest = await apply(site.url, pictures)
  const numberOf = (code: string) =>
    withDatabase({ DATA_DIR: site.dataDir, DATABASE_URL: undefined }, (db) =>
      db
        .selectFrom("applications")
        .select("application_number")
        .where("admission_code", "=", code)
        .executeTakeFirstOrThrow(),
    )
  const given = await numberOf(newest)
  const back = await site.command("update", "--back", "--export", "after.age")
  expect(back.stdout).toMatch(
    /^0\.2\.0-\S+ is installed again, with the data of before the update\.$/m,
  )
  expect(await site.current()).toBe(releases.release)
  expect((await print(site.url, newest)).answer).toEqual([])
  // Numbers that were given after the update are on paper.
  const next = await numberOf(await apply(site.url, pictures))
  expect(next.application_number.localeCompare(given.application_number)).toBe(1)
  await site.command("update", file)
  const restored = await site.command("restore", "after.age", "--into", "restored")
  const pictureCount = (2 * (codes.length + 1)).toLocaleString("en-IN")
  expect(restored.stdout).toContain(`Files: ${pictureCount} pictures and files, none missing`)
}, 300_000)

test.each([
  {
    why: "the rehearsal fails",
    migration: migrations.failing,
    says: /failed in the rehearsal, so nothing was changed: .*this migration fails/,
  },
  {
    why: "records are missing in the rehearsal",
    migration: migrations.losing,
    says: /failed in the rehearsal, so nothing was changed: Rows are missing: applications: 0 of 2/,
  },
  {
    why: "the migration of the data fails",
    migration: migrations.failingLate,
    says: /this migration fails late.*The data are as before, and 0\.2\.0-\S+ goes on/,
  },
])(
  "stays with its release and data if $why",
  async ({ migration, says }) => {
    const site = await installHere()
    await site.start()
    const codes = [await apply(site.url, pictures), await apply(site.url, pictures)]
    const { file } = await releases.makeLater("0.9.1", migration)
    expect(await refusalOf(site.command("update", file))).toMatch(says)
    while (!(await site.isUp())) await sleep(50)
    expect(await site.current()).toBe(releases.release)
    await expectAll(site, codes)
  },
  300_000,
)

test("returns to its release and data if the server of the new one does not start", async () => {
  const site = await installHere()
  await site.start()
  const codes = [await apply(site.url, pictures)]
  const { file } = await releases.makeLater("0.9.3", withoutServer)
  expect(await refusalOf(site.keepUpDuring(site.command("update", file)))).toMatch(
    /^0\.9\.3-\S+ was installed, but its server does not run\. 0\.2\.0-\S+ is back, with the data of before/,
  )
  expect(await site.current()).toBe(releases.release)
  await expectAll(site, codes)
}, 300_000)

test("refuses a file that is damaged, of other makers, older, or of another machine", async () => {
  const site = await installHere()
  await site.start()
  const { file } = await releases.makeLater("0.9.2", migrations.good)
  const folder = join(site.folder, "files")
  await mkdir(folder)
  const bytes = await readFile(file)
  const given = async (name: string, changed: Buffer) => {
    const path = join(folder, name)
    await writeFile(path, changed)
    await copyFile(`${file}.sig`, `${path}.sig`)
    return refusalOf(site.command("update", path))
  }
  const flipped = Buffer.from(bytes)
  flipped[flipped.length >> 1]! ^= 1
  expect(await given("mahavidyalaya-0.9.2-linux-x64.tar.gz", flipped)).toMatch(
    /is damaged, or not from the makers/,
  )
  expect(await given("mahavidyalaya-0.1.0-linux-x64.tar.gz", bytes)).toMatch(
    /0\.1\.0 is older than the installed 0\.2\.0/,
  )
  expect(await given("mahavidyalaya-0.9.2-win32-x64.zip", bytes)).toMatch(
    /is for another kind of machine/,
  )
  expect(await given("update.tar.gz", bytes)).toMatch(/is named like mahavidyalaya-/)
}, 300_000)
