// Vitest's global setup of the project "site": one server with the built pages for all its test files.
import type { TestProject } from "vitest/node"

import { isBuilt } from "../../../scripts/build.mjs"
import { startSite } from "./site.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the server with the built pages. */
    siteUrl: string
  }
}

export default async ({ provide }: TestProject) => {
  if (!isBuilt()) {
    throw new Error("build/ is missing or older than the sources. Run `npm run build` first.")
  }
  const server = await startSite()
  provide("siteUrl", server.url)
  return server.close
}
