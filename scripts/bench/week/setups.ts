import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { startBucket } from "#tests/support/bucket.ts"
import { startNginxBefore } from "#tests/support/nginx.ts"
import { startCluster } from "#tests/support/postgres-cluster.ts"
import { type RunningServer, startServer } from "#tests/support/server.ts"

import { say } from "../report.ts"

/** A deployment as a college runs it. */
export interface Setup {
  url: string
  servers: RunningServer[]
  /** Environment for commands that work on the same data. */
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

const settings = {
  LOG_LEVEL: "warn",
  TRUST_PROXY: "loopback",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
}

export const onSqlite = async (): Promise<Setup> => {
  const server = await startServer(settings)
  return { url: server.url, servers: [server], env: {}, close: server.close }
}

export const onPostgres = async (): Promise<Setup | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), "week-"))
  const cluster = await startCluster(folder, { isDurable: true })
  if (!cluster) return undefined
  const bucket = await startBucket()
  const env = {
    ...bucket.env,
    DATABASE_URL: `${cluster.url}/postgres`,
    APP_KEY: Buffer.alloc(32, 7).toString("base64"),
  }
  const servers = await Promise.all([1, 2].map(() => startServer({ ...settings, ...env })))
  const nginx = await startNginxBefore(servers.map(({ url }) => url))
  if (!nginx) say("nginx is not installed: all requests go to the first process.")
  const close = async () => {
    await nginx?.close()
    await Promise.all(servers.map((server) => server.close()))
    await bucket.close()
    await cluster.stop()
    rmSync(folder, { recursive: true })
  }
  return { url: nginx?.url ?? servers[0]!.url, servers, env, close }
}
