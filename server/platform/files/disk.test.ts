import { join } from "node:path"

import { expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { syncFolder } from "./disk.ts"

test("folders are synced, but not on Windows, which refuses it", async () => {
  const folder = await openFolder()
  const missing = join(folder.path, "missing")
  await expect(syncFolder(folder.path)).resolves.toBeUndefined()
  await expect(syncFolder(missing)).rejects.toThrow("ENOENT")
  await expect(syncFolder(missing, "win32")).resolves.toBeUndefined()
  await folder.remove()
})
