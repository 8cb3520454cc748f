// Vitest's global setup: one temporary folder and in it one PostgreSQL cluster for the whole run; both are
// gone afterwards, with whatever failed tests left in them.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { TestProject } from "vitest/node"

import { startCluster } from "./postgres-cluster.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the cluster without a database name, or null where PGlite stands in for it. */
    postgres: string | null
    /** Where tests keep their files. */
    temporaryFolder: string
  }
}

export default async ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), "tests-"))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // After the cluster's own farewell, however the run ends.
  const removeAtExit = () => process.once("exit", remove)
  provide("temporaryFolder", folder)

  const cluster = await startCluster(folder).finally(removeAtExit)
  provide("postgres", cluster?.url ?? null)
  if (!cluster) {
    console.log("PostgreSQL is not installed: PGlite stands in for it.")
    return remove
  }
  console.log(`Tests on PostgreSQL use ${cluster.version}.`)
  return async () => {
    await cluster.stop()
    remove()
  }
}
