// Makes one backup in a process of its own (run-process.ts): its checks and its encryption would stop the server for
// seconds, and take memory that requests need.
import { createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"

import { type BackupFailure, type BackupStep, failureOf } from "#domain/backup/backup-run.ts"
import { type BackupDeps, copyBackup, makeBackup } from "#server/features/backup/backup.ts"
import type { Config } from "#server/platform/config.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { errorForLog } from "#server/platform/observability/error-for-log.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/** What the process is asked for. Without a folder, it writes the copy to its standard output. */
export interface BackupTask {
  config: Config
  passphrase: string
  target: { into: string; keep: { daily: number; monthly: number } } | undefined
  /** Tests use a low one for speed. */
  workFactor?: number
}

/** What the process says. */
export type BackupReport =
  | { kind: "step"; step: BackupStep }
  | { kind: "ready"; name: string; isComplete: boolean }
  | { kind: "made"; file: string; isComplete: boolean; deleted: number; line?: string }
  | { kind: "failed"; reason: BackupFailure; line?: string }

const tell = (report: BackupReport) =>
  new Promise<void>((resolve, reject) => {
    process.send!(report, (error: Error | null) => (error ? reject(error) : resolve()))
  })

/** Notes of the backup that do not affect it, such as why no old one was deleted. */
const notes: string[] = []

const depsOf = ({ config, workFactor }: BackupTask): BackupDeps => ({
  config,
  now: () => new Date(),
  disk: readDiskSpace,
  say: (_line, step) => void tell({ kind: "step", step }).catch(() => process.exit(1)),
  warn: (line) => notes.push(line),
  ...(workFactor && { workFactor }),
})

const sendCopy = async (task: BackupTask) => {
  const { name, isComplete, content, close } = await copyBackup(depsOf(task))(task.passphrase)
  try {
    await tell({ kind: "ready", name, isComplete })
    await pipeline(content, createWriteStream("", { fd: 1 }))
  } finally {
    close()
  }
}

const run = async (task: BackupTask) => {
  const { target, passphrase } = task
  if (!target) return sendCopy(task)
  const made = await makeBackup(depsOf(task))(target, passphrase)
  const { file, isComplete, deleted } = made
  const line = notes.length > 0 && { line: notes.join(" ") }
  return tell({ kind: "made", file, isComplete, deleted: deleted.length, ...line })
}

const failedBy = (error: unknown): BackupReport => {
  const line = configurationErrorOf(error)
  const reason = failureOf(error instanceof OperatorError ? error.reason : undefined)
  if (line !== undefined) return { kind: "failed", reason, line }
  // The client can close the connection at any time.
  if (["EPIPE", "ECONNRESET"].includes((error as NodeJS.ErrnoException).code ?? ""))
    return { kind: "failed", reason: "interrupted" }
  // The log of the server: nobody else can know why.
  process.stderr.write(`${JSON.stringify({ msg: "a backup failed", err: errorForLog(error) })}\n`)
  return { kind: "failed", reason }
}

process.umask(0o077)
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1))
}
// Without its server nobody waits for it. The handler of the exit removes its unencrypted copies.
process.once("disconnect", () => process.exit(1))
process.once("message", (task: BackupTask) => {
  void run(task).then(
    () => process.exit(0),
    (error: unknown) => tell(failedBy(error)).finally(() => process.exit(1)),
  )
})
