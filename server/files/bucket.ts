import type { S3Config } from "../config.ts"
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
export class NotKept extends BucketError {}

const orFail = async <Result>(what: string, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer
  } catch (cause) {
    throw new BucketError(`the bucket did not ${what} a file`, { cause })
  }
}

/** Files in a bucket of S3, or of what speaks like it. */
export const openBucket = async (config: S3Config): Promise<FileStore> => {
  // Loaded only where it is used: the client is large, and most colleges keep files on the disk.
  const { S3Driver } = await import("flydrive/drivers/s3")
  const bucket = new S3Driver(bucketOptions(config))
  const find = async (name: string) =>
    (await bucket.exists(name)) ? Buffer.from(await bucket.getBytes(name)) : undefined
  return {
    put: async (name, content) => {
      await orFail("take", bucket.put(name, content))
      // An admission code is a promise: a good answer is not enough, the file has to be there.
      const kept = await orFail("give back", find(name))
      if (!kept?.equals(content)) throw new NotKept("the bucket does not have what it was given")
    },
    read: (name) => orFail("give", find(name)),
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await bucket.listAll("/", {
          recursive: true,
          ...(paginationToken && { paginationToken }),
        })
        const files = Array.from(page.objects).filter((object) => object.isFile)
        yield await Promise.all(
          // The list tells the time with each name: no further question goes out.
          files.map(async (file) => ({
            name: file.key,
            putAt: (await file.getMetaData()).lastModified,
          })),
        )
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    delete: async (names) => {
      await orFail("remove", Promise.all(names.map((name) => bucket.delete(name))))
    },
    close: async () => {},
  }
}
