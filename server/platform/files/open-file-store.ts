import type { Config } from "#server/platform/config.ts"

import { openBucket } from "./bucket.ts"
import type { FileStore } from "./file-store.ts"
import { openLocalFiles } from "./local-files.ts"

/** A file in DATA_DIR, or a bucket when STORAGE=s3. */
export const openFileStore = async (config: Config, now: () => Date): Promise<FileStore> =>
  config.STORAGE === "s3" ? openBucket(config) : openLocalFiles(config.DATA_DIR, now)
