// The server inside the test's own process, on a folder and a database of its own.
import { readdir } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { join } from "node:path"

import { buildApp } from "#server/app.ts"
import { readConfig } from "#server/config.ts"
import { openServices } from "#server/services.ts"

import { openFolder } from "./folder.ts"

/** The names of the pictures that lie in a data folder. */
export const picturesIn = async (dataDir: string) => {
  const entries = await readdir(join(dataDir, "uploads"), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** The services and the app of a configuration; `env` goes on top of settings for a quiet test. */
export const openApp = async (env: Record<string, string | undefined> = {}) => {
  const folder = await openFolder()
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATA_DIR: folder.path,
    EVENT_LOOP_DELAY_MAX_MS: "60000",
    ...env,
  })
  const services = await openServices(config)
  const app = await buildApp(config, services)
  return {
    config,
    services,
    app,
    dataDir: config.DATA_DIR,
    /** Starts to listen on a free port of this machine alone, and gives the address. */
    listen: async () => {
      await app.listen({ port: 0, host: "127.0.0.1" })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    close: async () => {
      await app.close()
      await services.close()
      await folder.remove()
    },
  }
}
