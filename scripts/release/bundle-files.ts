import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"

import { packageSets } from "../dependencies.mjs"
import { root } from "../tools.mjs"

/** A file of a bundle: where it is, and where it goes. */
export interface BundleFile {
  source: string
  target: string
  mode: number
}

/** The platform of a bundle, as npm names it. */
export const platform = `${process.platform}-${process.arch}`

/** Sources, types and texts of packages, which nothing reads while the server runs. Licences stay. */
const isUnused = (path: string) =>
  /\.(?:map|d\.[cm]?ts|flow|cc|cpp|hpp|h|md|markdown)$/i.test(path) && !/licen[cs]e/i.test(path)

/** Native modules hold their builds for every platform, and their C sources. */
const isOfOtherPlatform = (path: string) =>
  (path.includes("/prebuilds/") && !new RegExp(`\\b${platform}[./]`).test(path)) ||
  /\/better-sqlite3\/(?:src|deps)\//.test(path)

/** The files below a folder, without those of `node_modules` folders in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })

/** The production packages, without the npm package that brings Node, whose program is a file of its own. */
const packageFiles = () =>
  packageSets()
    .production.filter((path) => !/^node_modules\/node(?:\/|$)/.test(path))
    // Optional packages for other platforms are not installed.
    .filter((path) => existsSync(join(root, path)))
    .flatMap(filesIn)
    .filter((path) => !isUnused(path) && !isOfOtherPlatform(path))

const folders = ["build", "content", "deploy", "domain", "scripts", "server"]
const files = ["CHANGELOG.md", "LICENSE", "package.json"]

/** What belongs to the build of this machine only, and what only contributors run. */
const isForContributors = (path: string) =>
  path.startsWith("build/compile-cache/") ||
  /^scripts\/(?:bench|screenshots)\//.test(path) ||
  /\.test\.tsx?$/.test(path)

const ownFiles = () => [...files, ...folders.flatMap(filesIn)].filter((p) => !isForContributors(p))

const byTarget = (one: BundleFile, other: BundleFile) => (one.target < other.target ? -1 : 1)

/**
 * The files of a bundle, in the order of their places: the launcher, the name of its release, and the release with the
 * built server, its packages and Node. Several releases can lie side by side.
 */
export const listBundle = (release: string): BundleFile[] => {
  const inRelease = (path: string) => `mahavidyalaya/releases/${release}/${path}`
  const own = [...ownFiles(), ...packageFiles()].map((path) => ({
    source: join(root, path),
    target: inRelease(path),
    mode: 0o644,
  }))
  return [
    { source: join(root, "node_modules/node/bin/node"), target: inRelease("node"), mode: 0o755 },
    {
      source: join(root, "deploy/mahavidyalaya"),
      target: "mahavidyalaya/mahavidyalaya",
      mode: 0o755,
    },
    ...own,
  ].toSorted(byTarget)
}

export const sizeOf = (list: readonly BundleFile[]) =>
  list.reduce((sum, { source }) => sum + statSync(source).size, 0)
