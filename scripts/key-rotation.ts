// npm run key:rotate: re-encrypts every number with a new key. All servers must be stopped.
import { rotateKey } from "#server/features/key-rotation/key-rotation.ts"
import { connect } from "#server/platform/database/connect.ts"

import { readSettingsOfSite, runTask } from "./run-task.ts"

await runTask(async () => {
  const config = await readSettingsOfSite()
  const db = connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })
  try {
    const path = await rotateKey({ config, db, now: () => new Date() })
    console.log(`The new key lies in ${path}. Keep a copy apart from the data.`)
    if (config.APP_KEY)
      console.log("Give its text to all servers as APP_KEY, then delete the file.")
    return 0
  } finally {
    await db.destroy()
  }
})
