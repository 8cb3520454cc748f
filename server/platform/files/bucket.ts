import type { S3Config } from "#server/platform/config.ts"

import { ownerFile } from "./bucket-owner.ts"
import type { FileStore } from "./file-store.ts"

/** The settings of a bucket as its client wants them. */
export const bucketOptions = (config: S3Config) => ({
  bucket: config.S3_BUCKET,
  region: config.S3_REGION,
  visibility: "private" as const,
  supportsACL: false,
  // A bucket that is asked and says nothing is asked once more, and then there is no answer.
  requestHandler: { connectionTimeout: 5000, socketTimeout: 10_000 },
  maxAttempts: 2,
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  },
  ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
})

/** What the bucket was asked for did not come about; `cause` says why. */
class BucketError extends Error {
  readonly code = "ERR_BUCKET"
}

/** The bucket said that it took a file, and gives back another one, or none. */
export class WriteNotPersisted extends BucketError {}

const orFail = async <Result>(what: string, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer
  } catch (cause) {
    throw new BucketError(`the bucket did not ${what} a file`, { cause })
  }
}

/** Files in a bucket of S3, or of what speaks like it, all under the prefix of one installation. */
export const openBucket = async (config: S3Config): Promise<FileStore> => {
  // Loaded only where it is used: the client is large, and most colleges keep files on the disk.
  const { S3Driver } = await import("flydrive/drivers/s3")
  const bucket = new S3Driver(bucketOptions(config))
  const folder = `${config.S3_PREFIX}/`
  const find = async (name: string) =>
    (await bucket.exists(folder + name))
      ? Buffer.from(await bucket.getBytes(folder + name))
      : undefined
  return {
    put: async (name, content) => {
      await orFail("take", bucket.put(folder + name, content))
      // An admission code is a promise: a good answer is not enough, the file has to be there.
      const kept = await orFail("give back", find(name))
      if (!kept?.equals(content))
        throw new WriteNotPersisted("the bucket does not have what it was given")
    },
    read: (name) => orFail("give", find(name)),
    async *list() {
      let paginationToken: string | undefined
      do {
        // Not what lies in folders below: another installation may have one of them as its prefix.
        const page = await orFail(
          "list",
          bucket.listAll(folder, { ...(paginationToken && { paginationToken }) }),
        )
        const files = Array.from(page.objects)
          .filter((object) => object.isFile)
          // The web page of an S3 server may have made the folder itself an object, too.
          .filter(({ key }) => key.startsWith(folder) && key !== folder + ownerFile)
        yield await Promise.all(
          // The list tells the time with each name: no further question goes out.
          files.map(async (file) => ({
            name: file.key.slice(folder.length),
            putAt: (await file.getMetaData()).lastModified,
          })),
        )
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    delete: async (names) => {
      await orFail("remove", Promise.all(names.map((name) => bucket.delete(folder + name))))
    },
    close: async () => {},
  }
}
