import { join } from "node:path"

import { S3Driver } from "flydrive/drivers/s3"
import { expect, test } from "vitest"

import { openFolder } from "#tests/support/folder.ts"

import { readConfig } from "../config.ts"
import { DurableDisk } from "./durable-disk.ts"
import { openFileStore } from "./open-file-store.ts"

const s3 = {
  STORAGE: "s3",
  S3_BUCKET: "admissions",
  S3_ACCESS_KEY_ID: "an-id",
  S3_SECRET_ACCESS_KEY: "a-secret",
}

test("without a setting pictures lie durably on the disk, in the data folder", async () => {
  const folder = await openFolder()
  const store = await openFileStore(readConfig({ DATA_DIR: folder.path }))
  await folder.remove()
  expect(store).toBeInstanceOf(DurableDisk)
  expect((store as DurableDisk).options.location).toBe(join(folder.path, "uploads"))
})

test("STORAGE=s3 opens the bucket with the settings given", async () => {
  const own = { S3_ENDPOINT: "https://s3.college.example", S3_REGION: "lucknow" }
  const store = await openFileStore(readConfig({ ...s3, ...own }))
  expect(store).toBeInstanceOf(S3Driver)
  expect((store as S3Driver).options).toMatchObject({
    bucket: "admissions",
    region: "lucknow",
    endpoint: "https://s3.college.example",
    forcePathStyle: true,
    visibility: "private",
    credentials: { accessKeyId: "an-id", secretAccessKey: "a-secret" },
  })
})

test("without an endpoint it is Amazon's, in its usual region", async () => {
  const store = await openFileStore(readConfig(s3))
  const { options } = store as S3Driver
  expect(options).toMatchObject({ region: "us-east-1" })
  expect(options).not.toHaveProperty("endpoint")
  expect(options).not.toHaveProperty("forcePathStyle")
})
