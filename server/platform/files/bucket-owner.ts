import { ConfigError } from "#server/platform/config.ts"

import type { FileStore } from "./file-store.ts"

/** The identity object: stored beside a bucket's files, it holds the id of the installation that owns them. */
export const ownerFile = "installation-id"

/** The id of the installation that owns a bucket's files; undefined for an unclaimed prefix. */
export const readOwner = async (files: FileStore) => (await files.read(ownerFile))?.toString()

export const writeOwner = (files: FileStore, id: string) => files.put(ownerFile, Buffer.from(id))

export const isEmptyStore = async (files: FileStore) => {
  for await (const page of files.list()) if (page.length > 0) return false
  return true
}

/**
 * Claims an unused prefix for an installation. Throws ConfigError if it belongs to another installation: its
 * files have no record here, so the sweep would delete them as orphans.
 */
export const claimBucket = async (files: FileStore, id: string) => {
  const owner = await readOwner(files)
  if (owner === id) return
  if (owner !== undefined) {
    throw new ConfigError(
      "S3_PREFIX: the files there belong to another installation; set another S3_PREFIX, or give the database of that installation",
    )
  }
  if (!(await isEmptyStore(files))) {
    throw new ConfigError(
      `S3_PREFIX: files lie there, but no object ${ownerFile}; set another S3_PREFIX, or, if they are this site's, put that object there with the text ${id}`,
    )
  }
  await writeOwner(files, id)
}
