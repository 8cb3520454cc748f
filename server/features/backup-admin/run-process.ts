import { fork } from "node:child_process"
import { Readable } from "node:stream"

import { releasePath } from "#server/platform/release.ts"

import type { BackupReport, BackupTask } from "./backup-process.ts"

/** A source also in a release: its commands run from their sources. */
const file = "server/features/backup-admin/backup-process.ts"

/** Starts the process of a backup. `onReport` gets all that it says. */
export const startProcess = (task: BackupTask, onReport: (report: BackupReport) => void) => {
  const output = task.target ? "ignore" : "pipe"
  const child = fork(releasePath(file), {
    execArgv: [],
    stdio: ["ignore", output, "inherit", "ipc"],
  })
  const ended = new Promise<boolean>((resolve) => {
    // Also a process that cannot start.
    child.once("error", () => resolve(false))
    child.once("exit", (code) => resolve(code === 0))
  })
  child.on("message", (report: BackupReport) => onReport(report))
  child.send(task, () => undefined)
  const stop = async () => {
    if (child.connected) child.disconnect()
    // What it is writing fails then, so that it sees that it is alone.
    child.stdout?.destroy()
    await ended
  }
  return {
    /** Whether it has done all, once it has ended. */
    ended,
    stop,
    /** What it writes to its standard output. The stream fails if the process does. */
    output: () =>
      Readable.from(
        (async function* read() {
          yield* child.stdout!
          if (!(await ended)) throw new Error("the backup ended early")
        })(),
        { objectMode: false },
      ),
  }
}

export type BackupProcess = ReturnType<typeof startProcess>
