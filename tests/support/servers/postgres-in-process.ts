import { freePort } from "./free-port.ts"

/** An empty PostgreSQL inside this process, for machines without one: slow to start, so only where needed. */
export const startPostgresInProcess = async () => {
  const [{ PGlite }, { PGLiteSocketServer }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite-socket"),
  ])
  const db = await PGlite.create()
  const port = await freePort()
  const server = new PGLiteSocketServer({ db, port, host: "127.0.0.1", maxConnections: 20 })
  await server.start()
  const stop = async () => {
    await server.stop()
    await db.close()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
