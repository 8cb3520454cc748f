import { systemActors } from "#domain/staff/system-actors.ts"
import { skipNumbers } from "#server/features/applications/applications.ts"
import { skipGrievanceNumbers } from "#server/features/grievances/grievances.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Every series of numbers that people have on paper, and the migration that created it. */
const series = [
  { name: "Application numbers", since: "0021-application-numbers", skip: skipNumbers },
  { name: "Numbers of grievances", since: "0050-grievances", skip: skipGrievanceNumbers },
] as const

interface Restored {
  /** When the database that was put in place was copied, if that is known. */
  from?: string
  to: Date
  /** The migrations of the database; if absent, all. */
  migrations?: readonly string[]
}

/**
 * Leaves out numbers of each series after an older database was put in place: those given since are on paper, and must not be
 * given to others. Returns a line for each series that says where it goes on.
 */
export const leaveNumbersOut = async (db: Database, { from, to, migrations }: Restored) => {
  const end = to.toISOString()
  const lines: string[] = []
  for (const { name, since, skip } of series) {
    // An older database has given no numbers yet.
    if (migrations && !migrations.includes(since)) continue
    const next = await skip(db, { from: from ?? end, to: end }, systemActors.commandLine)
    lines.push(`${name} go on at ${next.join(", ")}.`)
  }
  return lines
}
