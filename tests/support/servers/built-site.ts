// Vitest's global setup of the project "site": one server with the built pages for all its test files.
import type { TestProject } from "vitest/node"

import { startSite } from "./site.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server with the built pages. */
    siteUrl: string
    /** An ISO instant. */
    siteStartedAt: string
  }
}

export default async ({ provide }: TestProject) => {
  provide("siteStartedAt", new Date().toISOString())
  const server = await startSite()
  provide("siteUrl", server.url)
  return server.close
}
