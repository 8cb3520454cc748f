// Several processes on one PostgreSQL and one bucket, behind the shipped nginx, share their state.
import { execFile } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { promisify } from "node:util"

import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"

import { dayInIndia } from "#domain/fields/india-time.ts"
import { connect } from "#server/platform/database/connect.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { notice } from "#tests/support/samples/site-content.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { openEmptyPostgres, type OpenDatabase } from "#tests/support/servers/databases.ts"
import { startMailServer } from "#tests/support/servers/mail-server.ts"
import { startNginxBefore } from "#tests/support/servers/nginx.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

const origin = "http://college.example"
const run = promisify(execFile)
/** The feed is not cached; pages are, and exist only if the site is built. */
const paths = ["/notices.xml", ...(existsSync("build/server/index.js") ? ["/notices"] : [])]
const password = "peepal tree near the well"

// PGlite, used without PostgreSQL, has a single session, so it can't serve several processes.
const isInstalled = inject("postgres") !== null
if (!isInstalled) console.log("PostgreSQL is not installed: several processes are not tested.")

describe.runIf(isInstalled)("several processes on PostgreSQL", () => {
  let database: OpenDatabase
  let bucket: Awaited<ReturnType<typeof startBucket>>
  let mail: Awaited<ReturnType<typeof startMailServer>>
  let nginx: Awaited<ReturnType<typeof startNginxBefore>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let env: Record<string, string>
  let servers: RunningServer[]
  let one: RunningServer
  let other: RunningServer
  /** The entry point: nginx, or the surviving process if nginx is not installed. */
  let site: string

  beforeAll(async () => {
    database = await openEmptyPostgres()
    bucket = await startBucket()
    mail = await startMailServer()
    env = {
      ...bucket.env,
      DATABASE_URL: database.url!,
      APP_KEY: Buffer.alloc(32, 7).toString("base64"),
      TRUST_PROXY: "loopback",
      PUBLIC_URL: origin,
      SMTP_URL: mail.url,
      MAIL_FROM: "admissions@college.example",
    }
    pictures = await makeSamplePictures()
    // All at once, on an empty database.
    servers = await Promise.all(Array.from({ length: 4 }, () => startServer(env)))
    const [first, second, ...more] = servers
    one = first!
    other = second!
    await Promise.all(more.map((server) => server.stop()))
    nginx = await startNginxBefore([one.url, other.url])
    if (!nginx) console.log("nginx is not installed: two processes are tested without it.")
    site = nginx?.url ?? other.url
  }, 120_000)
  afterAll(async () => {
    await nginx?.close()
    await Promise.all(servers.map((server) => server.close()))
    await mail.close()
    await bucket.close()
    await database.close()
  })

  const inDatabase = async <Result>(query: (db: ReturnType<typeof connect>) => Promise<Result>) => {
    const db = connect(database)
    try {
      return await query(db)
    } finally {
      await db.destroy()
    }
  }

  test("four concurrent starts on an empty database create tables and samples once", async () => {
    const students = await inDatabase((db) => db.selectFrom("students").select("urn").execute())
    expect(students).toHaveLength(3)
    for (const server of servers) expect(server.log()).not.toMatch(/"level":(?:50|60)/)
  })

  test("an application stored by one process is printed by the other, with its pictures", async () => {
    const code = await apply(one.url, pictures)
    const [record] = (await print(other.url, code)).answer
    expect(record!["id"]).toBe(code)
    for (const name of [record!["image_file"], record!["signature_file"]]) {
      const [fromOne, fromOther] = await Promise.all(
        [one, other].map(({ url }) => fetch(`${url}/uploads/${name}`)),
      )
      expect([fromOne!.status, fromOther!.status]).toEqual([200, 200])
      expect(await fromOne!.bytes()).toEqual(await fromOther!.bytes())
    }
  })

  test("each applicant gets one message, whichever process sends it", async () => {
    const addresses = Array.from({ length: 12 }, (_, i) => `person${i}@example.com`)
    await Promise.all(
      addresses.map((email, index) =>
        apply([one, other][index % 2]!.url, pictures, validForm("BSc", { email })),
      ),
    )
    const recipients = () =>
      mail.mails.flatMap(({ to }) => to).filter((to) => addresses.includes(to))
    await vi.waitUntil(() => recipients().length >= addresses.length, { timeout: 30_000 })
    // A message after them: both workers have been through the queue.
    const last = "last@example.com"
    await apply(one.url, pictures, validForm("BSc", { email: last }))
    await vi.waitUntil(() => mail.mails.some(({ to }) => to.includes(last)), { timeout: 30_000 })
    expect(recipients().toSorted()).toEqual(addresses.toSorted())
  })

  test("concurrent submissions with one key to both processes are stored once", async () => {
    const form = validForm("BSc")
    const send = ({ url }: RunningServer) =>
      save(url, toFormData(form, pictures, { submission_key: "one-key-for-two-processes" }))
    const [fromOne, fromOther] = await Promise.all([send(one), send(other)])
    expect([fromOne.status, fromOther.status]).toEqual([200, 200])
    expect(fromOne.answer.admission_code).toBe(fromOther.answer.admission_code)
  })

  const post = (url: string, path: string, body: object, cookie = "") =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie },
      body: JSON.stringify(body),
    })

  test("a session of one process works on the other, and both show published content", async () => {
    const options = { cwd: root, env: { ...projectEnv(), ...env, DATA_DIR: one.dataDir } }
    const { stdout } = await run(node24, ["scripts/staff-link.ts", "--role", "editor"], options)
    const token = stdout.trim().split("/").at(-1)
    const email = "editor@college.example"
    await post(one.url, `/api/console/links/${token}`, { name: "The editor", email, password })
    const signedIn = await post(one.url, "/api/console/auth/sign-in/email", { email, password })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ")
    const title = "Published on the other"
    const read = async (address: string) => (await fetch(address)).text()
    // Both processes have cached the pages now.
    const addresses = [one.url, other.url, site].flatMap((url) => paths.map((path) => url + path))
    for (const address of addresses) expect(await read(address)).not.toContain(title)
    // The first page of the list shows the latest notices.
    const item = notice(title, { date: dayInIndia(new Date()) })
    const data = { item, publish_at: "now" }
    const stored = await post(other.url, "/api/console/content/notices", { data }, cookie)
    expect(stored.status).toBe(200)
    for (const address of addresses) {
      const isShown = async () => (await read(address)).includes(title)
      await expect.poll(isShown, { message: address }).toBe(true)
    }
  })

  test("counts failed sign-ins across processes", async () => {
    const wrong = { userid: "999941057058", password: "01012001", role: "3" }
    const statuses: number[] = []
    for (const { url } of [one, other, one, other]) {
      statuses.push((await post(url, "/api/login", wrong)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test("loses and duplicates nothing when one process is killed under load", async () => {
    const applicants = Array.from({ length: 24 }, (_, i) => ({
      form: validForm("BSc"),
      key: `a-key-of-the-crowd-${String(i).padStart(4, "0")}`,
    }))
    const send = async ({ form, key }: (typeof applicants)[number]) => {
      const body = toFormData(form, pictures, { submission_key: key })
      const response = await fetch(`${site}/api/v2/admission/save`, { method: "POST", body })
      return response.ok
        ? ((await response.json()) as { admission_code: string }).admission_code
        : undefined
    }
    // Retries like the form: without an answer, sends again with the same key.
    const sendUntilStored = async (applicant: (typeof applicants)[number]) => {
      for (let attempt = 0; attempt < 20; attempt++) {
        const code = await send(applicant).catch(() => undefined)
        if (code) return code
      }
      throw new Error("It was never stored.")
    }
    const sending = applicants.slice(0, 12).map(sendUntilStored)
    const firstCode = await Promise.any(sending)
    await one.stop("SIGKILL")
    const codes = [
      ...(await Promise.all(sending)),
      ...(await Promise.all(applicants.slice(12).map(sendUntilStored))),
    ]
    expect(codes).toContain(firstCode)
    expect(new Set(codes).size).toBe(applicants.length)
    for (const code of codes) expect((await print(site, code)).answer[0]!["id"]).toBe(code)
    const rows = await inDatabase((db) =>
      db
        .selectFrom("applications")
        .select(["admission_code"])
        .where("submission_key", "like", "a-key-of-the-crowd-%")
        .execute(),
    )
    expect(rows.map(({ admission_code }) => admission_code).toSorted()).toEqual(codes.toSorted())

    await one.restart()
    expect((await print(one.url, firstCode)).answer[0]!["id"]).toBe(firstCode)
  })

  test("no process stores files in its data directory", () => {
    expect(servers.map(({ dataDir }) => readdirSync(dataDir))).toEqual([[], [], [], []])
  })
})
