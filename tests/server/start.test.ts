import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { openDataDir } from "#server/platform/data-dir/check-data-dir.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { openLocalFiles } from "#server/platform/files/local-files.ts"
import { makePicturesOld, openApp, picturesIn } from "#tests/support/app.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns, openPostgres } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { freePort } from "#tests/support/servers/free-port.ts"
import { startServer } from "#tests/support/servers/server.ts"
import { contentsOf } from "#tests/support/servers/unclean-stop.ts"

import { node24, projectEnv, root, serverEntry } from "../../scripts/tools.mjs"

/** The setting that the only line on stderr names before its colon. Undefined if there are more lines. */
const settingIn = (stderr: string) => /^([A-Z0-9_]+): [^\n]+\n$/.exec(stderr)?.[1]

/** The setting that a start in this process refuses, and the line that says so. */
const refusedHere = async (env: NodeJS.ProcessEnv) => {
  try {
    const config = readConfig(env)
    openDataDir(config)?.release()
    await (await openServices(config)).close()
    return undefined
  } catch (error) {
    const line = `${configurationErrorOf(error)}\n`
    return { setting: settingIn(line), line }
  }
}

/** Runs the server until it ends. After 20 seconds it is killed (code null). */
const runToItsEnd = async (env: NodeJS.ProcessEnv, options: { uid?: number } = {}) => {
  const unset = { APP_KEY: undefined, DATABASE_URL: undefined, STORAGE: undefined }
  const settings = { HOST: "127.0.0.1", PORT: String(await freePort()), ...env }
  const server = spawn(node24, [serverEntry], {
    cwd: root,
    env: { ...projectEnv(), ...unset, TRUST_PROXY: undefined, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
    ...options,
  })
  let stderr = ""
  server.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const killing = setTimeout(() => server.kill("SIGKILL"), 20_000)
  const [code] = (await once(server, "close")) as [number | null]
  clearTimeout(killing)
  return { code, stderr, setting: settingIn(stderr) }
}

let folder: Awaited<ReturnType<typeof openFolder>>
beforeAll(async () => {
  folder = await openFolder()
})
afterAll(() => folder.remove())

/** Makes a site in a folder that the temporary one holds, and returns the folder. */
const makeSite = async (fill: (url: string) => Promise<unknown>) => {
  const DATA_DIR = await mkdtemp(join(folder.path, "site-"))
  const site = await openApp({ DATA_DIR })
  await fill(await site.listen())
  await site.close()
  return DATA_DIR
}

test("an invalid setting ends the start with one line and exit code 78, which the service does not retry", async () => {
  const url = "mysql://user:secret-7391@db.example/x"
  const result = await runToItsEnd({ DATA_DIR: folder.path, DATABASE_URL: url })
  expect(result).toMatchObject({ setting: "DATABASE_URL", code: 78 })
  expect(result.stderr).not.toContain("7391")
})

test("a port in use ends the start with exit code 1, which the service retries", async () => {
  const other = createServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const { port } = other.address() as { port: number }
  const result = await runToItsEnd({ DATA_DIR: folder.path, PORT: String(port) })
  other.close()
  expect(result).toMatchObject({ setting: "PORT", code: 1 })
  expect(result.stderr).toContain(String(port))
})

describe("a data folder that can't be created or written ends the start", () => {
  const key = Buffer.alloc(32, 1).toString("base64")

  test.each([{ APP_KEY: undefined }, { APP_KEY: key }])("below a file, APP_KEY %o", async (env) => {
    const file = join(folder.path, "a-file")
    await writeFile(file, "")
    const result = await refusedHere({ DATA_DIR: join(file, "data"), ...env })
    expect(result).toMatchObject({ setting: "DATA_DIR" })
  })

  test.each([{ APP_KEY: undefined }, { APP_KEY: key }])("read-only, APP_KEY %o", async (env) => {
    const readOnly = await openFolder()
    await chmod(readOnly.path, 0o555)
    // Root may write everywhere, so the server runs as `nobody`.
    const options = process.getuid?.() === 0 ? { uid: 65_534 } : {}
    const result = await runToItsEnd({ DATA_DIR: readOnly.path, ...env }, options)
    await readOnly.remove()
    expect(result).toMatchObject({ setting: "DATA_DIR", code: 1 })
  })
})

test("an environment file that the user may not read ends the start", async () => {
  const file = join(folder.path, "college.env")
  await writeFile(file, "DATABASE_URL=postgres://user:secret-7391@db.example/x\n")
  await chmod(file, 0o000)
  await chmod(folder.path, 0o755)
  // Root may read every file, so the server runs as `nobody`.
  const options = process.getuid?.() === 0 ? { uid: 65_534 } : {}
  const result = await runToItsEnd({ MAHAVIDYALAYA_ENV_FILE: file }, options)
  expect(result).toMatchObject({ setting: "MAHAVIDYALAYA_ENV_FILE", code: 78 })
  expect(result.stderr).toContain(`may not read ${file}`)
})

describe("SQLite in a data directory", () => {
  test("has one server; commands that read the service's environment file go on beside it", async () => {
    const server = await startServer()
    const second = runToItsEnd({ DATA_DIR: server.dataDir })
    const file = join(folder.path, "service.env")
    await writeFile(file, `PUBLIC_URL=https://college.example\nDATA_DIR=${server.dataDir}\n`)
    const { stdout } = await promisify(execFile)(node24, ["scripts/staff-link.ts"], {
      cwd: root,
      env: { ...projectEnv(), DATA_DIR: undefined, MAHAVIDYALAYA_ENV_FILE: file },
    })
    expect(stdout).toMatch(/^https:\/\/college\.example\/console#\/join\/\S+\n$/)
    const token = stdout.trim().split("/").at(-1)
    expect(token).not.toBe("")
    const db = connect({ dataDir: server.dataDir, url: undefined })
    expect(await db.selectFrom("staff_tokens").select("role").execute()).toHaveLength(1)
    await db.destroy()
    const refused = await second
    expect(refused).toMatchObject({ setting: "DATA_DIR", code: 1 })
    expect(refused.stderr).toContain("another server is using this folder")
    await server.close()
  })

  test("an older database beside the -wal file of a killed server is refused; nothing changes", async () => {
    const pictures = await makeSamplePictures()
    const DATA_DIR = await makeSite((url) => apply(url, pictures))
    const path = sqliteFile(DATA_DIR)
    const older = await readFile(path)
    const server = await startServer({ DATA_DIR })
    await apply(server.url, pictures)
    await server.stop("SIGKILL")
    const newer = await readFile(path)
    await writeFile(path, older)
    const before = contentsOf(path)
    expect(before[1]!.length).toBeGreaterThan(4096)
    const refused = await runToItsEnd({ DATA_DIR })
    expect(refused).toMatchObject({ setting: "DATA_DIR", code: 78 })
    expect(refused.stderr).toContain("npm run restore -- FILE --into")
    expect(contentsOf(path)).toEqual(before)
    // The operator puts the newer file back.
    await writeFile(path, newer)
    await server.restart()
    await server.close()
  })
})

describe("an unusable database ends the start", () => {
  test.each(["127.0.0.1", "localhost", "nowhere.invalid"])(
    "no server answers at %s",
    async (host) => {
      const url = `postgres://user:secret-7391@${host}:${await freePort()}/college`
      const result = await refusedHere({ DATA_DIR: folder.path, DATABASE_URL: url })
      expect(result).toMatchObject({ setting: "DATABASE_URL" })
      expect(result!.line).not.toContain("7391")
    },
  )

  test("the server answers but has no such database", async () => {
    const database = await openPostgres()
    const result = await refusedHere({
      DATA_DIR: database.dataDir,
      DATABASE_URL: `${database.url}_not`,
    })
    await database.close()
    expect(result).toMatchObject({ setting: "DATABASE_URL" })
  })
})

describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  test("refuses a database of another key and accepts its own", async () => {
    const database = await open()
    const key = Buffer.alloc(32, 1).toString("base64")
    const other = Buffer.alloc(32, 2).toString("base64")
    const env = { DATA_DIR: database.dataDir, DATABASE_URL: database.url }
    const first = await openApp({ ...env, APP_KEY: key })
    await first.close()
    const result = await runToItsEnd({ ...env, APP_KEY: other })
    expect(result).toMatchObject({ setting: "APP_KEY", code: 78 })
    const again = await startServer({ ...env, APP_KEY: key })
    await again.close()
    await database.close()
  })
})

test("creates files readable by their owner only, and reuses its key at the next start", async () => {
  const open = await openFolder()
  await chmod(open.path, 0o755)
  const server = await startServer({ DATA_DIR: open.path })
  const path = join(open.path, "app.key")
  const key = await readFile(path, "utf8")
  await apply(server.url, await makeSamplePictures())
  const entries = await readdir(open.path, { recursive: true })
  const modes = await Promise.all(
    entries.map(async (name) => [name, (await stat(join(open.path, name))).mode & 0o077]),
  )
  await server.restart()
  expect(await readFile(path, "utf8")).toBe(key)
  expect(server.log()).not.toContain(key.trim())
  await server.close()
  await open.remove()
  expect(modes.length).toBeGreaterThan(4)
  expect(modes.filter(([, othersMay]) => othersMay !== 0)).toEqual([])
})

test("logs a stopped sweep as an error; the operator's command removes the files", async () => {
  const DATA_DIR = await makeSite(async () => undefined)
  const files = openLocalFiles(DATA_DIR, () => new Date())
  await files.put(`${"0".repeat(32)}.jpg`, Buffer.from("in no backup"))
  await files.close()
  makePicturesOld(DATA_DIR)
  const server = await startServer({ DATA_DIR })
  while (!server.log().includes("the sweep stopped")) await sleep(20)
  expect(server.log()).toMatch(/\{"level":50,[^\n]*"reason":"in no backup","orphans":1,"files":1,/)
  const sweep = (...args: string[]) =>
    promisify(execFile)(node24, ["scripts/files-sweep.ts", ...args], {
      cwd: root,
      env: { ...projectEnv(), DATA_DIR },
    }).then(
      ({ stdout }) => stdout,
      ({ stdout, code }) => `${stdout}exit code ${code}`,
    )
  expect(await sweep()).toMatch(/^Nothing removed: 1 of 1 files [^\n]+\nexit code 1$/)
  expect(await sweep("--all")).toBe("Files removed: 1.\n")
  expect(await picturesIn(DATA_DIR)).toEqual([])
  await server.close()
})

test("logs a failed sweep and keeps running", async () => {
  const DATA_DIR = await makeSite(async (url) => apply(url, await makeSamplePictures()))
  const db = connect({ dataDir: DATA_DIR, url: undefined })
  // The start itself reads no pictures.
  await db.schema.alterTable("applications").renameColumn("image_file", "gone").execute()
  await db.destroy()
  makePicturesOld(DATA_DIR)
  const server = await startServer({ DATA_DIR })
  while (!server.log().includes("could not be removed")) await sleep(20)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await server.close()
})
