import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { excludeServers, shareServersLock, takeUpdateLock, waitForServers } from "./update-lock.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test("one update at a time", () => {
  const lock = takeUpdateLock(dataDir)!
  expect(takeUpdateLock(dataDir)).toBeUndefined()
  lock.release()
  takeUpdateLock(dataDir)!.release()
})

test("servers share a lock; an update waits for all of them, and keeps others away", async () => {
  const servers = [shareServersLock(dataDir)!, shareServersLock(dataDir)!]
  expect(excludeServers(dataDir)).toBeUndefined()
  await expect(waitForServers(dataDir, 0)).rejects.toThrow(/such as a backup, does not stop/)
  servers[0]!.release()
  expect(excludeServers(dataDir)).toBeUndefined()
  const waiting = waitForServers(dataDir, 60_000)
  servers[1]!.release()
  const excluded = await waiting
  expect(shareServersLock(dataDir)).toBeUndefined()
  excluded.release()
  shareServersLock(dataDir)!.release()
})
