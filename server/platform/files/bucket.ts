import { Readable } from "node:stream"

import type { S3Driver } from "flydrive/drivers/s3"

import { type S3Config, ConfigError } from "#server/platform/config.ts"

import { type ByteRange, type FileContent, hashOf } from "./file-content.ts"
import type { FileStore } from "./file-store.ts"

/** The identity object: stored beside a bucket's files, it holds the id of the installation that owns them. */
export const ownerFile = "installation-id"

/** The object that tells whether the bucket stores files. */
const probeFile = "write-probe"

/** The id of the installation that owns a bucket's files; undefined for an unclaimed prefix. */
export const readOwner = async (files: FileStore) => (await files.read(ownerFile))?.toString()

export const writeOwner = (files: FileStore, id: string) => files.put(ownerFile, Buffer.from(id))

export const isEmptyStore = async (files: FileStore) => {
  for await (const page of files.list()) if (page.length > 0) return false
  return true
}

export const otherInstallationError = () =>
  new ConfigError(
    "S3_PREFIX: the files there belong to another installation; set another S3_PREFIX, or give the database of that installation",
  )

/**
 * Claims an unused prefix for an installation. Throws ConfigError if it belongs to another installation: its
 * files have no record here, so the sweep would delete them as orphans.
 */
export const claimBucket = async (files: FileStore, id: string) => {
  const owner = await readOwner(files)
  if (owner === id) return
  if (owner !== undefined) throw otherInstallationError()
  if (!(await isEmptyStore(files))) {
    throw new ConfigError(
      `S3_PREFIX: files lie there, but no object ${ownerFile}; set another S3_PREFIX, or, if they are this site's, put that object there with the text ${id}`,
    )
  }
  await writeOwner(files, id)
}

/** Options for the S3 client. */
export const bucketOptions = (config: S3Config) => ({
  bucket: config.S3_BUCKET,
  region: config.S3_REGION,
  visibility: "private" as const,
  supportsACL: false,
  // Retry a bucket that does not respond once, then fail.
  requestHandler: { connectionTimeout: 5000, socketTimeout: 10_000 },
  maxAttempts: 2,
  credentials: {
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  },
  ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
})

/** A bucket operation failed; `cause` says why. */
class BucketError extends Error {
  readonly code = "ERR_BUCKET"
}

/** The bucket confirmed a write, but returns other content or none. */
export class WriteNotPersisted extends BucketError {}

const orFail = async <Result>(what: string, answer: Promise<Result>): Promise<Result> => {
  try {
    return await answer
  } catch (cause) {
    throw new BucketError(`the bucket did not ${what} a file`, { cause })
  }
}

/** Reads and writes large files piece by piece, which flydrive does not do for ranges and signed uploads. */
const createLargeFiles = async (bucket: S3Driver, config: S3Config) => {
  const { GetObjectCommand, PutObjectCommand, S3Client } = await import("@aws-sdk/client-s3")
  const client = new S3Client(bucketOptions(config))
  const objectOf = (name: string) => ({
    Bucket: config.S3_BUCKET,
    Key: `${config.S3_PREFIX}/${name}`,
  })
  async function* read(name: string, range: ByteRange) {
    const Range = `bytes=${range.from}-${range.to}`
    const { Body } = await orFail(
      "give",
      client.send(new GetObjectCommand({ ...objectOf(name), Range })),
    )
    yield* Body as AsyncIterable<Uint8Array>
  }
  const open = async (name: string): Promise<FileContent | undefined> => {
    if (!(await orFail("give", bucket.exists(objectOf(name).Key)))) return undefined
    const { contentLength: bytes } = await orFail("give", bucket.getMetaData(objectOf(name).Key))
    return { bytes, read: (range = { from: 0, to: bytes - 1 }) => read(name, range) }
  }
  const putLarge = async (name: string, content: FileContent) => {
    const hash = await hashOf(content)
    const command = new PutObjectCommand({
      ...objectOf(name),
      Body: Readable.from(content.read()),
      ContentLength: content.bytes,
      // With a checksum that is known, the body is sent as it is, which every bucket understands.
      ChecksumSHA256: hash.toString("base64"),
    })
    await orFail("take", client.send(command))
    const copy = await open(name)
    if (!copy || !(await hashOf(copy)).equals(hash))
      throw new WriteNotPersisted("the bucket does not have what it was given")
  }
  return { open, putLarge }
}

/** File store in an S3-compatible bucket, under the prefix of one installation. */
export const openBucket = async (config: S3Config): Promise<FileStore> => {
  // Import on demand: the client is large, and most colleges store files on the disk.
  const { S3Driver } = await import("flydrive/drivers/s3")
  const bucket = new S3Driver(bucketOptions(config))
  const large = await createLargeFiles(bucket, config)
  const folder = `${config.S3_PREFIX}/`
  const find = async (name: string) =>
    (await bucket.exists(folder + name))
      ? Buffer.from(await bucket.getBytes(folder + name))
      : undefined
  const put = async (name: string, content: Uint8Array) => {
    await orFail("take", bucket.put(folder + name, content))
    // Read the file back: a confirmed admission code guarantees that its files are stored.
    const copy = await orFail("give back", find(name))
    if (!copy?.equals(content))
      throw new WriteNotPersisted("the bucket does not have what it was given")
  }
  const ofInstallation = [ownerFile, probeFile].map((name) => folder + name)
  return {
    put,
    ...large,
    writeProbe: (content) => put(probeFile, content),
    read: (name) => orFail("give", find(name)),
    async *list() {
      let paginationToken: string | undefined
      do {
        // Skip subfolders: one of them may be the prefix of another installation.
        const page = await orFail(
          "list",
          bucket.listAll(folder, { ...(paginationToken && { paginationToken }) }),
        )
        const files = Array.from(page.objects)
          .filter((object) => object.isFile)
          // An S3 web console may have created an object for the folder itself.
          .filter(({ key }) => key.startsWith(folder) && !ofInstallation.includes(key))
        yield await Promise.all(
          // The listing includes the modification time, so this sends no further request.
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
