import { join } from "node:path"

import type { DriverContract } from "flydrive/types"

import type { Config, S3Config } from "../config.ts"
import { DurableDisk } from "./durable-disk.ts"

/** Where uploaded pictures lie; a `put` that has returned is durable. */
export type FileStore = DriverContract

const openS3 = async (config: S3Config): Promise<FileStore> => {
  // Loaded only where it is used: the client is large, and most colleges keep files on the disk.
  const { S3Driver } = await import("flydrive/drivers/s3")
  return new S3Driver({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    visibility: "private",
    supportsACL: false,
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    },
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
  })
}

/** The disk under DATA_DIR, or a bucket when STORAGE=s3. */
export const openFileStore = async (config: Config): Promise<FileStore> =>
  config.STORAGE === "s3" ? openS3(config) : new DurableDisk(join(config.DATA_DIR, "uploads"))
