import { readFileSync } from "node:fs"
import { findPackageJSON } from "node:module"
import { dirname, join } from "node:path"

const packageFile = findPackageJSON(".", import.meta.url)!

/** A file of the release: the folder of package.json, whatever the working directory is. */
export const releasePath = (...path: string[]) => join(dirname(packageFile), ...path)

const { version, dependencies } = JSON.parse(readFileSync(packageFile, "utf8")) as {
  version: string
  dependencies: Record<string, string>
}

/** The version of this software, like "0.2.0". */
export const releaseVersion = version

/** The version of a package that package.json names, like that of "node". */
export const dependencyVersion = (name: string) => dependencies[name]
