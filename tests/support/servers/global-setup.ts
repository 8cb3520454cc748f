// Vitest's global setup: one temporary folder with a PostgreSQL cluster and a migrated template database of each
// kind. All are removed after the run.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { TestProject } from "vitest/node"

import { connect } from "#server/platform/database/connect.ts"
import { migrate } from "#server/platform/database/migrate.ts"

import { onCluster, startCluster, templateName } from "./postgres-cluster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the cluster without a database name, or null where PGlite stands in for it. */
    postgres: string | null
    /** Where tests keep their files. */
    temporaryFolder: string
  }
}

const migrateTemplate = async (dataDir: string, url?: string) => {
  const db = connect({ dataDir, url })
  await migrate(db)
  await db.destroy()
}

export default async ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), "tests-"))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // After the cluster has stopped, however the run ends.
  const removeAtExit = () => process.once("exit", remove)
  provide("temporaryFolder", folder)
  await migrateTemplate(join(folder, templateName))

  const cluster = await startCluster(folder).finally(removeAtExit)
  provide("postgres", cluster?.url ?? null)
  if (!cluster) {
    console.log("PostgreSQL is not installed: PGlite stands in for it.")
    return remove
  }
  await onCluster(cluster.url, `create database ${templateName}`)
  await migrateTemplate(folder, `${cluster.url}/${templateName}`)
  console.log(`Tests on PostgreSQL use ${cluster.version}.`)
  return async () => {
    await cluster.stop()
    remove()
  }
}
