import { randomBytes } from "node:crypto"
import { mkdtemp } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, inject, test } from "vitest"

import { openApp } from "#tests/support/app.ts"

const lan = "http://192.168.1.7:3000"
const heartbeat = { host: "college", memory: 1, waiting: 0, minutes: [] }
const startedAt = new Date("2025-07-10T06:30:00.000Z")

type Site = Awaited<ReturnType<typeof openApp>>
/** A server in a room without the internet, a server without PUBLIC_URL, and a command. */
let inRoom: Site
let plain: Site
let command: Site
beforeEach(async () => {
  const DATA_DIR = await mkdtemp(join(inject("temporaryFolder"), "site-url-"))
  inRoom = await openApp({ DATA_DIR, PUBLIC_URL: lan })
  plain = await openApp({ DATA_DIR })
  command = await openApp({ DATA_DIR, PORT: "8080" })
})
afterEach(async () => {
  for (const site of [inRoom, plain, command]) await site.close()
})

let id: string
beforeEach(() => {
  id = randomBytes(8).toString("hex")
})

const startedAfter = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)

test("without a server and a PUBLIC_URL, the site is at localhost", async () => {
  expect(await command.services.operations.siteUrl()).toBe("http://localhost:8080")
})

test("a command names the address that the running server was given", async () => {
  await inRoom.services.operations.recordHeartbeat(id, startedAfter(1), heartbeat)
  expect(await command.services.operations.siteUrl()).toBe(lan)
})

test("a server that was started later without a PUBLIC_URL has none", async () => {
  await plain.services.operations.recordHeartbeat(id, startedAfter(2), heartbeat)
  expect(await command.services.operations.siteUrl()).toBe("http://localhost:8080")
  expect(await inRoom.services.operations.siteUrl()).toBe(lan)
})
