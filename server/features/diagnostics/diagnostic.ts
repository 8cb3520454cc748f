import type { Config } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"

/** Result of one check: "good", "watch" (needs attention some time) or "wrong" (fix now). */
export interface Diagnostic {
  check: string
  level: "good" | "watch" | "wrong"
  /** One line in plain words, without personal data. */
  text: string
}

/** Dependencies of the checks. */
export interface CheckContext {
  config: Config
  db: Database
  now: () => Date
  disk: ReadDiskSpace
  platform?: NodeJS.Platform
}

/** A diagnostic without its check's name, which the caller adds. */
export type CheckResult = Omit<Diagnostic, "check">

export const good = (text: string): CheckResult => ({ level: "good", text })
export const watch = (text: string): CheckResult => ({ level: "watch", text })
export const wrong = (text: string): CheckResult => ({ level: "wrong", text })

/** Formats a count with its noun: "1 picture", "2,000 pictures". */
export const pluralize = (count: number, singular: string, plural = `${singular}s`) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? singular : plural}`
