import { findPackageJSON } from "node:module"
import { dirname, join } from "node:path"

/** A file of this folder, whatever the working directory is, and also in the built server. */
export const contentPath = (...path: string[]) =>
  join(dirname(findPackageJSON(".", import.meta.url)!), "content", ...path)
