import * as z from "zod/mini"

/** The steps of a backup, in order. */
export const backupSteps = ["starting", "database", "files", "encrypting", "sending"] as const
export type BackupStep = (typeof backupSteps)[number]

/** Why there is no backup. */
export const backupFailures = [
  "no_folder",
  "not_writable",
  "disk_full",
  "taken",
  "damaged",
  "not_read_back",
  "other_key",
  "other_bucket",
  "no_tool",
  "database",
  "no_passphrase",
  "interrupted",
  "failed",
] as const
export type BackupFailure = (typeof backupFailures)[number]

/** A reason as a failure that the console explains. */
export const failureOf = (reason: string | undefined): BackupFailure =>
  backupFailures.find((known) => known === reason) ?? "failed"

const ended = z.object({
  /** ISO 8601. */
  at: z.string(),
  outcome: z.enum(["good", "incomplete", "failed"]),
  reason: z.optional(z.enum(backupFailures)),
  /** What the command would print: one line in English, without personal data. */
  line: z.optional(z.string()),
  file: z.optional(z.string()),
  deleted: z.optional(z.number()),
})

/** The last backup that the server began, as it is stored. */
export const backupRun = z.object({
  id: z.string(),
  /** "plan": at its time; "hand": by a member of staff; "copy": a download. */
  kind: z.enum(["plan", "hand", "copy"]),
  by: z.string(),
  startedAt: z.string(),
  /** When its process was last heard of. */
  seenAt: z.string(),
  step: z.enum(backupSteps),
  ended: z.optional(ended),
})
export type BackupRun = z.infer<typeof backupRun>

/** A process that says nothing for so long has ended. */
const silenceMs = 60_000

/** The run as it is now: one whose process was not heard of any more was interrupted. */
export const runAt = (run: BackupRun, now: Date): BackupRun => {
  const isSilent = Math.abs(now.getTime() - Date.parse(run.seenAt)) > silenceMs
  if (run.ended || !isSilent) return run
  return { ...run, ended: { at: run.seenAt, outcome: "failed", reason: "interrupted" } }
}
