import { mkdir, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import SqliteDatabase from "better-sqlite3"
import { sql } from "kysely"

import { dumpPostgres, loadPostgres } from "#server/features/backup/backup.ts"
import type { Config } from "#server/platform/config.ts"
import { appKeyFile, loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { connect, sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { findInstallationId } from "#server/platform/database/installation.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { rehearsalFolder } from "#server/platform/releases/update-state.ts"

import { countRecords } from "./count-rows.ts"
import { runCheck, startOfRelease } from "./run-release.ts"

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** A copy of a running SQLite database, in a folder of its own. */
const copySqlite = async (config: Config, folder: string) => {
  const database = new SqliteDatabase(sqliteFile(config.DATA_DIR), { fileMustExist: true })
  try {
    // One step: the copy of a busy site would start again after each write.
    await database.backup(sqliteFile(folder), { progress: () => 0x7f_ff_ff_ff })
  } finally {
    database.close()
  }
}

/**
 * A new database beside the one of a URL, with a copy of its content. Its name is that of the installation: the next rehearsal
 * drops what a killed one has left.
 */
const copyPostgres = async (url: string, folder: string) => {
  const db = connect({ dataDir: folder, url })
  let name: string
  try {
    name = `mahavidyalaya_rehearsal_${await findInstallationId(db)}`
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
    await sql`create database ${sql.id(name)}`.execute(db).catch((cause: unknown) => {
      throw new OperatorError(
        "DATABASE_URL: the update is rehearsed in a database of its own, and this user may not create one (ALTER ROLE name CREATEDB).",
        { cause },
      )
    })
  } finally {
    await db.destroy()
  }
  const copy = new URL(url)
  copy.pathname = `/${name}`
  const remove = () =>
    withDatabase({ DATA_DIR: folder, DATABASE_URL: url }, (known) =>
      sql`drop database ${sql.id(name)} with (force)`.execute(known),
    )
  try {
    const dump = join(folder, "database.dump")
    await dumpPostgres(url, dump)
    await loadPostgres(copy.href, dump)
  } catch (error) {
    await remove()
    throw error
  }
  return { url: copy.href, remove }
}

const pages = ["/", "/hi", "/admission-form", "/console"]

/** Waits until a server answers, and asks it for pages. Throws OperatorError with the reason why it does not. */
const tryServer = async (server: ReturnType<typeof startOfRelease>, address: string) => {
  const isListening = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isListening())) {
    if (server.hasEnded()) throw new OperatorError(server.reason())
    await sleep(50)
  }
  for (const page of pages) {
    const { status } = await fetch(address + page)
    if (status !== 200) throw new OperatorError(`${page} is answered with ${status}`)
  }
}

/** Starts the server of another release on a port of its own, and asks it for pages. */
const tryStart = async (release: string, settings: Record<string, string>) => {
  const port = await freePort()
  const server = startOfRelease(release, ["start"], {
    ...settings,
    HOST: "127.0.0.1",
    PORT: String(port),
  })
  try {
    await tryServer(server, `http://127.0.0.1:${port}`)
  } finally {
    await server.stop()
  }
}

/**
 * Migrates a copy of the database with another release, checks it, and starts a server with it. The pictures are not copied.
 * Returns how many seconds the migration and its check took. Throws OperatorError if it fails.
 */
export const rehearseUpdate = async (config: Config, release: string) => {
  const folder = rehearsalFolder(config.DATA_DIR)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  let copy: Awaited<ReturnType<typeof copyPostgres>> | undefined
  try {
    const key = await loadExistingKey(config)
    await writeFile(appKeyFile(folder), `${key.toString("base64")}\n`, { mode: 0o600 })
    if (config.DATABASE_URL) copy = await copyPostgres(config.DATABASE_URL, folder)
    else await copySqlite(config, folder)
    const settings = {
      DATA_DIR: folder,
      ...(copy && { DATABASE_URL: copy.url }),
      STORAGE: "local",
    }
    const before = await withDatabase({ DATA_DIR: folder, DATABASE_URL: copy?.url }, countRecords)
    const from = performance.now()
    await runCheck(folder, release, { ...before, files: [] }, settings)
    const seconds = (performance.now() - from) / 1000
    await tryStart(release, settings)
    return seconds
  } finally {
    await copy?.remove()
    await rm(folder, { recursive: true, force: true })
  }
}
