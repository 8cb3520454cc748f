import closeWithGrace from "close-with-grace"

import { buildApp } from "./app.ts"
import { ConfigError, readConfig } from "./config.ts"
import { openServices } from "./services.ts"

/** What an operator can mend by a setting; all else is a fault of ours and shows its stack. */
const settingAtFault = (error: unknown) => {
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === "EADDRINUSE") return `PORT: ${port} is in use by another program`
  if (code === "EACCES" && port) return `PORT: no right to listen on ${port}`
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return "DATABASE_URL: no database answers there"
  return undefined
}

const start = async () => {
  const config = readConfig(process.env)
  const services = await openServices(config)
  const app = await buildApp(config, services)
  app.addHook("onClose", services.close)
  await app.listen({ port: config.PORT, host: config.HOST })
  app.log.info("listening")

  // What was accepted is finished; new connections are refused meanwhile.
  closeWithGrace({ delay: 30_000 }, async ({ err }) => {
    if (err) app.log.error({ err }, "stopping after an error")
    await app.close()
  })

  const removed = await services.sweepOrphanedFiles()
  if (removed > 0) app.log.warn({ removed }, "removed pictures that belong to no application")
}

try {
  await start()
} catch (error) {
  const line = settingAtFault(error)
  process.stderr.write(line ? `${line}\n` : `${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
