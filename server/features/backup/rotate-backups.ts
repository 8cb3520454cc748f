import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { open, readdir, rm } from "node:fs/promises"
import { join } from "node:path"

import { type NamedBackup, isOfInstallation, readBackupName } from "./backup-names.ts"
import {
  findNewestGood,
  type Keep,
  minBackups,
  selectExpired,
  whyRotationStops,
} from "./select-expired.ts"

/** First bytes of a file in age's format. */
const header = "age-encryption.org/v1\n"

/** Whether a file is encrypted in age's format. */
const isAgeFile = async (path: string) => {
  const handle = await open(path, "r")
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(header.length))
    return bytesRead === header.length && buffer.toString("latin1") === header
  } finally {
    await handle.close()
  }
}

/** Whether the content of a backup is what its name says. */
const isIntact = async (folder: string, { name, hash }: NamedBackup) => {
  const digest = createHash("sha256")
  try {
    for await (const chunk of createReadStream(join(folder, name))) digest.update(chunk as Buffer)
  } catch {
    // A file that cannot be read is no backup.
    return false
  }
  return digest.digest("hex").startsWith(hash)
}

/** The backups of this installation in a folder, also incomplete ones. */
export const listBackups = async (folder: string, installationId: string) =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => readBackupName(name) ?? [])
    .filter((backup) => isOfInstallation(backup, installationId))

interface Rotation {
  folder: string
  installationId: string
  /** Name of the backup that was just made and checked. */
  newest: string
  keep: Keep
  warn: (line: string) => void
}

/**
 * Deletes the backups of this installation that `keep` does not keep, and incomplete ones of before the last three good
 * ones. Returns their names. Deletes nothing unless three good backups remain; what counts as good is read from the
 * files.
 */
export const rotateBackups = async ({ folder, installationId, newest, keep, warn }: Rotation) => {
  const backups = await listBackups(folder, installationId)
  const others = backups.filter(({ name }) => name !== newest)
  const own = backups.find(({ name }) => name === newest)
  if (!own) return []
  const stop = whyRotationStops(own, others)
  if (stop) {
    warn(`No old backup was deleted: ${stop}.`)
    return []
  }
  const expired = selectExpired(backups, keep)
  const incomplete = others.filter(({ isComplete }) => !isComplete)
  if (expired.length + incomplete.length === 0) return []
  const good = await findNewestGood(backups, async (backup) => {
    // The one that was just made has been read.
    const isGood = backup.name === newest || (await isIntact(folder, backup))
    if (!isGood) warn(`${join(folder, backup.name)} is damaged.`)
    return isGood
  })
  if (good.length < minBackups) return []
  const oldestGood = good.at(-1)!.at
  const deletable = [
    ...expired.filter((backup) => !good.includes(backup)),
    ...incomplete.filter(({ at }) => at < oldestGood),
  ]
  const deleted: string[] = []
  for (const { name } of deletable) {
    if (!(await isAgeFile(join(folder, name)))) continue
    await rm(join(folder, name))
    deleted.push(name)
  }
  return deleted
}
