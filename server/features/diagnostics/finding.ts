import type { Config } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk-space.ts"

/** What came of one look: well, to be seen to one day, or to be mended now. */
export interface Finding {
  check: string
  level: "good" | "watch" | "wrong"
  /** One line in plain words, without a personal detail. */
  text: string
}

/** What a look may need. */
export interface CheckContext {
  config: Config
  db: Database
  now: () => Date
  disk: ReadDiskSpace
}

/** What a look has found; its name is given by who asked for it. */
export type CheckResult = Omit<Finding, "check">

export const good = (text: string): CheckResult => ({ level: "good", text })
export const watch = (text: string): CheckResult => ({ level: "watch", text })
export const wrong = (text: string): CheckResult => ({ level: "wrong", text })

/** 1 picture, 2,000 pictures. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`
