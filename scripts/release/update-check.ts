// mahavidyalaya update-check FILE: migrates the data and checks them before the server is opened. FILE has the rows of
// before as JSON; the present ones are printed. The update command of an earlier release calls it.
import { readFile } from "node:fs/promises"

import { buildApp } from "#server/app.ts"
import { openServices } from "#server/features/services.ts"
import { checkUpdate } from "#server/features/update/update.ts"
import { openDataDir } from "#server/platform/data-dir/check-data-dir.ts"
import { lockDataDir } from "#server/platform/data-dir/lock-file.ts"
import { withDatabase } from "#server/platform/database/connect.ts"

import { readSettings, runTask } from "../run-task.ts"

await runTask(async () => {
  const before = JSON.parse(await readFile(process.argv[2]!, "utf8"))
  const config = { ...readSettings(), LOG_LEVEL: "silent" as const }
  // Also with PostgreSQL: the process that takes the update back waits for the end of this process.
  const lock = openDataDir(config) ?? lockDataDir(config)
  const services = await openServices(config)
  const app = await buildApp(config, services)
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept: "text/html" } })
    return { status: statusCode, body }
  }
  try {
    const rows = await withDatabase(config, (db) => checkUpdate({ ...services, db, get }, before))
    console.log(JSON.stringify(rows))
  } finally {
    await app.close()
    await services.close()
    lock.release()
  }
  return 0
})
