import type { BackupRun } from "#domain/backup/backup-run.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import type { BackupReport, BackupTask } from "./backup-process.ts"
import { type BackupProcess, startProcess } from "./run-process.ts"
import { claimRun, type StoreRun } from "./stored-run.ts"

/** How often a run says that it goes on. */
const beatMs = 10_000

type Deps = Pick<SiteDeps, "db" | "now" | "randomBytes">
type Ended = NonNullable<BackupRun["ended"]>
type Outcome = Omit<Ended, "at">

/** What a report says about the end; undefined for all others. */
const outcomeOf = (report: BackupReport): Outcome | undefined => {
  if (report.kind === "failed") {
    const { reason, line } = report
    return { outcome: "failed", reason, ...(line !== undefined && { line }) }
  }
  if (report.kind === "made") {
    const { file, deleted, line } = report
    const outcome = report.isComplete ? "good" : "incomplete"
    return { outcome, file, deleted, ...(line !== undefined && { line }) }
  }
  return report.kind === "ready"
    ? { outcome: report.isComplete ? "good" : "incomplete" }
    : undefined
}

const outcomeOfError = (error: unknown): Outcome => ({
  outcome: "failed",
  reason: "no_passphrase",
  ...(error instanceof OperatorError && { line: error.message }),
})

/** Follows the process of a run to its end, and stores what it says. */
const follow = (
  { now }: Deps,
  store: StoreRun,
  task: BackupTask,
  onReport: (report: BackupReport) => void,
) => {
  let outcome: Outcome | undefined
  const child: BackupProcess = startProcess(task, (report) => {
    outcome = outcomeOf(report) ?? outcome
    if (report.kind === "step") keep({ step: report.step })
    onReport(report)
  })
  /** A run whose place another process has taken ends. A fault of the database does not end it. */
  const keep = (change: Partial<BackupRun>) =>
    void store(change).then(
      (isOwn) => (isOwn ? undefined : child.stop()),
      () => undefined,
    )
  const beat = setInterval(() => keep({}), beatMs).unref()
  const ended = (async () => {
    const isDone = await child.ended
    clearInterval(beat)
    const failed: Outcome = { outcome: "failed", reason: "interrupted" }
    const last = isDone || outcome?.outcome === "failed" ? outcome : undefined
    const { outcome: result, ...rest } = last ?? failed
    await store({ ended: { at: now().toISOString(), outcome: result, ...rest } })
  })()
  return { ...child, ended: ended.catch(() => undefined) }
}

/** Begins backups, one at a time in all processes. */
export const createRunner = (deps: Deps) => {
  const { now, randomBytes } = deps
  let current: ReturnType<typeof follow> | undefined

  /** Undefined while another backup is under way; the outcome of one that could not begin. */
  const begin = async (
    { kind, by }: Pick<BackupRun, "kind" | "by">,
    readTask: () => Promise<BackupTask>,
    onReport: (report: BackupReport) => void = () => undefined,
  ) => {
    const at = now().toISOString()
    const id = randomBytes(8).toString("hex")
    const begun: BackupRun = { id, kind, by, startedAt: at, seenAt: at, step: "starting" }
    const store = await claimRun(deps, begun)
    if (!store) return undefined
    let task: BackupTask
    try {
      task = await readTask()
    } catch (error) {
      const failed = outcomeOfError(error)
      await store({ ended: { at: now().toISOString(), ...failed } })
      return { outcome: "failed" as const, failed }
    }
    const run = follow(deps, store, task, onReport)
    current = run
    void run.ended.finally(() => {
      if (current === run) current = undefined
    })
    return { outcome: "begun" as const, run }
  }

  return {
    begin,
    /** Ends the run of this process, and waits until that is stored. */
    close: async () => {
      await current?.stop()
      await current?.ended
    },
  }
}

export type Runner = ReturnType<typeof createRunner>
