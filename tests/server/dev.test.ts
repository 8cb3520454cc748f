// `npm run dev`: pages are served by Vite, and each edit reloads the server's modules.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { freePort } from "#tests/support/servers/free-port.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

let dataDir: string
let url: string
let log = ""
let stop: () => Promise<void>

const isListening = () =>
  fetch(`${url}/@vite/client`).then(
    ({ ok }) => ok,
    () => false,
  )

beforeAll(async () => {
  // Inside the project, like the default DATA_DIR: Vite watches this folder.
  await mkdir(join(root, "data"), { recursive: true })
  dataDir = await mkdtemp(join(root, "data", "dev-test-"))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1"]
  const child = spawn(node24, [...command, "--strictPort", "--port", String(port)], {
    cwd: root,
    env: {
      ...projectEnv(),
      APP_KEY: undefined,
      DATABASE_URL: undefined,
      STORAGE: undefined,
      DATA_DIR: dataDir,
      EVENT_LOOP_DELAY_MAX_MS: "60000",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // The command starts a second process; their own process group stops both.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  const ended = once(child, "exit")
  const kill = () => process.kill(-child.pid!, "SIGKILL")
  process.once("exit", kill)
  stop = async () => {
    process.off("exit", kill)
    kill()
    await ended
  }
  while (!(await isListening())) {
    if (child.exitCode !== null) throw new Error(`The dev server ended:\n${log}`)
    await sleep(100)
  }
})
afterAll(async () => {
  await stop()
  await rm(dataDir, { recursive: true })
})

/** A page's status and its first heading. */
const read = async (path: string) => {
  const response = await fetch(url + path)
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? []
  return { status: response.status, heading }
}
// Vite compiles each module at its first request, which can take almost a minute on a busy machine.
const timeout = 120_000

const home = { status: 200, heading: expect.stringContaining("College") }
const notices = { status: 200, heading: "Notices" }

test("serves the first and the next page with their content", { timeout }, async () => {
  expect(await read("/")).toEqual(home)
  expect(await read("/notices")).toEqual(notices)
})

test("no request fails during and after a reload by an edit", { timeout }, async () => {
  const source = join(root, "server/features/content/settings.ts")
  const { atime, mtime } = await stat(source)
  const answers: ReturnType<typeof read>[] = []
  for (let edit = 0; edit < 2; edit++) {
    for (let i = 0; i < 4; i++) answers.push(read("/notices"))
    // The watcher takes a new modification time as an edit; the content stays.
    await utimes(source, atime, new Date(mtime.getTime() + (edit + 1) * 1000))
    for (let i = 0; i < 10; i++) {
      answers.push(read("/notices"))
      await sleep(50)
    }
  }
  await utimes(source, atime, mtime)
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(notices)
  expect(await read("/")).toEqual(home)
  expect(log).not.toContain("driver has already been destroyed")
})
