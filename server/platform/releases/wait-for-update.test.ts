import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { excludeServers } from "./update-lock.ts"
import { switchingFile, updateFolder } from "./update-state.ts"
import { shareWithUpdates } from "./wait-for-update.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-"))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test("an update waits for a command, and a command is refused during an update", () => {
  updateFolder(dataDir)
  const command = shareWithUpdates(dataDir)!
  expect(excludeServers(dataDir)).toBeUndefined()
  command.release()
  const update = excludeServers(dataDir)!
  expect(() => shareWithUpdates(dataDir)).toThrow(/^An update is under way/)
  update.release()
})

test("a command is refused after an update was killed, until a server has ended it", async () => {
  const file = switchingFile(dataDir)
  await file.write({ id: "a1", from: "0.2.0", to: "0.3.0", phase: "migrating" })
  expect(() => shareWithUpdates(dataDir)).toThrow(/interrupted, start the server/)
  // The server needs the lock to end it.
  excludeServers(dataDir)!.release()
  await file.remove()
  shareWithUpdates(dataDir)!.release()
})

test("a command makes no folder in a data directory that no server has used", () => {
  expect(shareWithUpdates(dataDir)).toBeUndefined()
  expect(readdirSync(dataDir)).toEqual([])
})
