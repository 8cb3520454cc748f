import { dayInIndia } from "#domain/fields/india-time.ts"

import type { NamedBackup } from "./backup-names.ts"

/** How many backups to keep: the newest of each of the last days and months that have one. */
export interface Keep {
  daily: number
  monthly: number
}

/** So many of the newest good backups are kept whatever `Keep` says. */
export const minBackups = 3

/** A longer time between two backups suggests a wrong clock. */
const longestGapMs = 45 * 86_400_000

const newestFirst = (backups: readonly NamedBackup[]) =>
  backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())

/** The newest backup of each period, of the last `count` periods that have one. */
const newestOfEach = (
  sorted: readonly NamedBackup[],
  count: number,
  periodOf: (backup: NamedBackup) => string,
) => {
  const newest = new Map<string, NamedBackup>()
  for (const backup of sorted) {
    if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup)
  }
  return [...newest.values()].slice(0, count)
}

/** Why no backup is deleted after `made`: its time shows that the clock is, or was, wrong. */
export const whyRotationStops = (latest: NamedBackup, others: readonly NamedBackup[]) => {
  const [newest] = newestFirst(others)
  if (!newest) return undefined
  if (newest.at >= latest.at) {
    return `${newest.name} is dated after this backup. Set the clock, or move that file to another folder`
  }
  return latest.at.getTime() - newest.at.getTime() > longestGapMs
    ? `the backup before is of ${newest.at.toISOString()}. If the clock is right, the next backup deletes old ones again`
    : undefined
}

/**
 * The complete backups that the rule does not keep, oldest last. Periods count only if they have a backup: while none
 * is made, none expires.
 */
export const selectExpired = (backups: readonly NamedBackup[], { daily, monthly }: Keep) => {
  const sorted = newestFirst(backups.filter(({ isComplete }) => isComplete))
  const names = new Set([
    ...newestOfEach(sorted, daily, ({ at }) => dayInIndia(at)),
    ...newestOfEach(sorted, monthly, ({ at }) => dayInIndia(at).slice(0, 7)),
    ...sorted.slice(0, minBackups),
  ])
  return sorted.filter((backup) => !names.has(backup))
}

/** The newest complete backups whose content `isIntact` confirms, at most `minBackups` of them. */
export const findNewestGood = async (
  backups: readonly NamedBackup[],
  isIntact: (backup: NamedBackup) => Promise<boolean>,
) => {
  const good: NamedBackup[] = []
  for (const backup of newestFirst(backups.filter(({ isComplete }) => isComplete))) {
    if (good.length === minBackups) break
    if (await isIntact(backup)) good.push(backup)
  }
  return good
}
