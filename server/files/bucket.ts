import type { S3Config } from "../config.ts"
import type { FileStore } from "./file-store.ts"

/** The settings of a bucket as its client wants them. */
export const bucketOptions = (config: S3Config) => ({
  bucket: config.S3_BUCKET,
  region: config.S3_REGION,
  visibility: "private" as const,
  supportsACL: false,
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  },
  ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
})

/** Files in a bucket of S3, or of what speaks like it. */
export const openBucket = async (config: S3Config): Promise<FileStore> => {
  // Loaded only where it is used: the client is large, and most colleges keep files on the disk.
  const { S3Driver } = await import("flydrive/drivers/s3")
  const bucket = new S3Driver(bucketOptions(config))
  return {
    put: (name, content) => bucket.put(name, content),
    read: async (name) =>
      (await bucket.exists(name)) ? Buffer.from(await bucket.getBytes(name)) : undefined,
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
      await Promise.all(names.map((name) => bucket.delete(name)))
    },
    close: async () => {},
  }
}
