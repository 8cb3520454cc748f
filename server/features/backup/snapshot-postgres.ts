import { join } from "node:path"

import { Client } from "pg"

import { partNames } from "./manifest.ts"
import { runTool } from "./postgres-tools.ts"
import type { Described, Snapshot } from "./snapshot-sqlite.ts"

const textsOf = async (client: Client, question: string) =>
  (await client.query<{ text: string }>(question)).rows.map(({ text }) => text)

const describe = async (client: Client): Promise<Described> => {
  const tables = await textsOf(
    client,
    "select tablename as text from pg_tables where schemaname = current_schema() order by 1",
  )
  const counts: Described["counts"] = {}
  for (const table of tables) {
    counts[table] = Number((await textsOf(client, `select count(*) as text from "${table}"`))[0])
  }
  return {
    counts,
    migrations: await textsOf(client, "select name as text from kysely_migration order by 1"),
    fingerprint: (
      await textsOf(client, "select value as text from installation where name = 'key_fingerprint'")
    )[0],
  }
}

const open = async (url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // Without a listener, a lost idle connection would crash the process. The next query fails with its own
  // error.
  client.on("error", () => {})
  await client.connect()
  return client
}

/** Reads row counts, migrations and key fingerprint of a PostgreSQL database. */
export const describePostgres = async (url: string): Promise<Described> => {
  const client = await open(url)
  try {
    return await describe(client)
  } finally {
    await client.end()
  }
}

/** Whether a PostgreSQL database has no user tables. */
export const isEmptyPostgres = async (url: string) => {
  const client = await open(url)
  try {
    const tables = await textsOf(
      client,
      `select schemaname as text from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    )
    return tables.length === 0
  } finally {
    await client.end()
  }
}

/** A snapshot of a PostgreSQL database: a transaction whose exported snapshot pg_dump uses. */
export const snapshotPostgres = async (url: string): Promise<Snapshot> => {
  const client = await open(url)
  try {
    await client.query("begin isolation level repeatable read read only")
    const [snapshot] = await textsOf(client, "select pg_export_snapshot() as text")
    const [bytes] = await textsOf(client, "select pg_database_size(current_database()) as text")
    return {
      bytes: Number(bytes),
      describe: () => describe(client),
      copyTo: (folder) =>
        runTool("pg_dump", url, [
          "--format=custom",
          "--no-owner",
          "--no-privileges",
          `--snapshot=${snapshot}`,
          `--file=${join(folder, partNames.postgres)}`,
        ]),
      release: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
