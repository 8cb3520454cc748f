import { readdir } from "node:fs/promises"

import { expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { openFileStore } from "./open-file-store.ts"

const filesOf = async (env: Record<string, string>) => {
  const folder = await openFolder()
  const files = await openFileStore(readConfig({ DATA_DIR: folder.path, ...env }), () => new Date())
  const names = await readdir(folder.path)
  await files.close()
  await folder.remove()
  return names
}

test("by default files are stored in the data folder", async () => {
  expect(await filesOf({})).toContain("uploads.sqlite")
})

test("with STORAGE=s3 no file is stored in the data folder", async () => {
  const s3 = { S3_BUCKET: "b", S3_ACCESS_KEY_ID: "an-id", S3_SECRET_ACCESS_KEY: "a-secret" }
  expect(await filesOf({ STORAGE: "s3", ...s3 })).toEqual([])
})
