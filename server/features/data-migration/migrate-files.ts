import type { ExclusiveDatabase } from "#server/platform/database/open-sqlite.ts"
import { writeOwner } from "#server/platform/files/bucket.ts"
import { hashOf } from "#server/platform/files/file-content.ts"
import { copyInto, createFileReader } from "#server/platform/files/file-parts.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

const maxConcurrent = 8
const filesOfLine = 200

const listNames = async (store: FileStore) => {
  const names = new Set<string>()
  for await (const page of store.list()) for (const { name } of page) names.add(name)
  return names
}

/** Opens the source's files by name: a college's images do not fit into memory, and no video should. */
const openFiles = (source: ExclusiveDatabase) => {
  const all = source.prepare<[], string>("select name from files order by name").pluck()
  const { open } = createFileReader(source)
  return { names: all.all(), open: (name: string) => open(name)! }
}

/**
 * Returns the names of the files in the target store. Throws OperatorError if any of them is not from the
 * source.
 */
export const checkStore = async (source: ExclusiveDatabase, target: FileStore) => {
  const there = await listNames(target)
  const known = new Set(openFiles(source).names)
  if ([...there].some((name) => !known.has(name))) {
    throw new OperatorError(
      "--files: the bucket holds files of something else; give an empty one, or another S3_PREFIX",
    )
  }
  return there
}

/**
 * Copies every file of the source to a bucket. The bucket's `put` reads each file back and compares it byte
 * for byte.
 */
export const migrateFiles = async ({
  source,
  target,
  installationId,
  say,
}: {
  source: ExclusiveDatabase
  target: FileStore
  installationId: string
  say: (line: string) => void
}) => {
  const { names, open } = openFiles(source)
  const there = await checkStore(source, target)
  await writeOwner(target, installationId)
  const moveFile = async (name: string) => {
    const content = open(name)
    const copy = there.has(name) ? await target.open(name) : undefined
    if (copy && (await hashOf(copy)).equals(await hashOf(content))) return
    await copyInto(target, name, content)
  }
  for (let at = 0; at < names.length; at += maxConcurrent) {
    await Promise.all(names.slice(at, at + maxConcurrent).map(moveFile))
    const done = Math.min(at + maxConcurrent, names.length)
    if (done % filesOfLine < maxConcurrent && done < names.length) {
      say(`files: ${done} of ${names.length}`)
    }
  }
  const stored = await listNames(target)
  if (stored.size !== names.length)
    throw new OperatorError("--files: the bucket lost files meanwhile")
  say(`files: ${names.length}, the same on both sides, byte for byte`)
}
