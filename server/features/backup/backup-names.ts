import { basename, dirname, extname, join } from "node:path"

import { dayInIndia, instantInIndia, timeInIndia } from "#domain/fields/india-time.ts"

/** Digits of the SHA-256 in a name. */
const hashLength = 16
/** Digits of the installation's id in a name. */
const idLength = 8

/** A backup in a folder, as its name describes it. */
export interface NamedBackup {
  name: string
  /** Beginning of the id of the installation that made it. */
  installation: string
  /** When it was begun, to the second. */
  at: Date
  /** The beginning of the SHA-256 of the file. */
  hash: string
  /** False if files of records were missing. */
  isComplete: boolean
}

const pattern =
  /^mahavidyalaya-([0-9a-f]{8})-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)-([0-9a-f]{16})(-incomplete)?\.age$/

/** What all names begin with. */
const beginningOf = ({ installationId, at }: { installationId: string; at: Date }) => {
  const time = `${timeInIndia(at).replace(":", "")}${at.toISOString().slice(17, 19)}`
  return `mahavidyalaya-${installationId.slice(0, idLength)}-${dayInIndia(at)}T${time}`
}

const endOf = (isComplete: boolean) => (isComplete ? ".age" : "-incomplete.age")

/**
 * The name of a backup in a folder. A file has it only after it was read back and checked. It says which installation
 * made the backup, when (in India's time), and what the file must contain.
 */
export const backupNameOf = (backup: {
  installationId: string
  at: Date
  sha256: string
  isComplete: boolean
}) => {
  const { sha256, isComplete } = backup
  return `${beginningOf(backup)}-${sha256.slice(0, hashLength)}${endOf(isComplete)}`
}

/** The name of a copy that is sent: it has no hash, so a folder never takes it for a checked backup. */
export const copyNameOf = (copy: { installationId: string; at: Date; isComplete: boolean }) =>
  `${beginningOf(copy)}-copy${endOf(copy.isComplete)}`

/** What the name of a file says; undefined for a file of another program. */
export const readBackupName = (name: string): NamedBackup | undefined => {
  const match = pattern.exec(name)
  if (!match) return undefined
  const [, installation, day, hour, minute, second, hash, incomplete] = match as unknown as string[]
  const at = new Date(instantInIndia(day!, `${hour}:${minute}`).getTime() + Number(second) * 1000)
  if (Number.isNaN(at.getTime())) return undefined
  return {
    name,
    installation: installation!,
    at,
    hash: hash!,
    isComplete: incomplete === undefined,
  }
}

/** Whether the backup is of the installation with this id. */
export const isOfInstallation = ({ installation }: NamedBackup, installationId: string) =>
  installationId.startsWith(installation)

/** The path for a backup of this name in which files are missing: college.age becomes college-incomplete.age. */
export const incompletePathOf = (file: string) => {
  const extension = extname(file)
  return join(dirname(file), `${basename(file, extension)}-incomplete${extension}`)
}
