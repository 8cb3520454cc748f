import type { Readable } from "node:stream"

import type { BackupFailure } from "#domain/backup/backup-run.ts"

import type { BackupReport, BackupTask } from "./backup-process.ts"
import type { Runner } from "./begin-run.ts"

type Copied =
  | { outcome: "running" }
  | { outcome: "failed"; reason: BackupFailure }
  | { outcome: "sent"; name: string; isComplete: boolean; content: Readable }

/**
 * Makes a copy that is encrypted while it is sent. It answers once everything is collected. A reader that stops ends the
 * process, and with it the copies that are not encrypted.
 */
export const sendCopy = async (runner: Runner, by: string, task: BackupTask): Promise<Copied> => {
  const { promise: ready, resolve } = Promise.withResolvers<BackupReport | undefined>()
  const begun = await runner.begin(
    { kind: "copy", by },
    async () => task,
    (report) => {
      if (report.kind !== "step") resolve(report)
    },
  )
  if (!begun) return { outcome: "running" }
  if (begun.outcome === "failed") return { outcome: "failed", reason: begun.failed.reason! }
  const { run } = begun
  void run.ended.then(() => resolve(undefined))
  const report = await ready
  if (report?.kind !== "ready") {
    const reason = report?.kind === "failed" ? report.reason : "interrupted"
    return { outcome: "failed", reason }
  }
  const content = run.output()
  content.once("close", () => void run.stop())
  return { outcome: "sent", name: report.name, isComplete: report.isComplete, content }
}
