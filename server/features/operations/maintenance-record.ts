import { z } from "zod"

import type { Database } from "#server/platform/database/connect.ts"

const sweep = z.object({
  at: z.string(),
  removed: z.number(),
  stopped: z
    .object({
      reason: z.enum(["too many", "in no backup"]),
      orphans: z.number(),
      files: z.number(),
    })
    .optional(),
})
/** The last sweep of orphaned files: its time (ISO), how many files it removed, and why it stopped. */
export type Sweep = z.infer<typeof sweep>

/** Records when maintenance tasks last ran. */
export const createMaintenanceRecord = (db: Database) => {
  const read = async (name: string) => {
    const row = await db
      .selectFrom("installation")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirst()
    return row?.value
  }
  return {
    /** ISO time; undefined if there was none. */
    lastBackup: () => read("last_backup"),
    lastSweep: async (): Promise<Sweep | undefined> => {
      const value = await read("last_sweep")
      return value === undefined ? undefined : sweep.parse(JSON.parse(value))
    },
    noteSweep: async (done: Sweep) => {
      const value = JSON.stringify(done)
      await db
        .insertInto("installation")
        .values({ name: "last_sweep", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute()
    },
  }
}
