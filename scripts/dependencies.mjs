// Installs the dependencies, before any of them exists: plain JavaScript, Node's own modules only, Node 20 or later.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { node24, root, run } from "./tools.mjs"

/**
 * @typedef {Record<string, string> | undefined} Names
 * @typedef {{
 *   version?: string, integrity?: string, dev?: boolean, optional?: boolean,
 *   dependencies?: Names, devDependencies?: Names, optionalDependencies?: Names,
 * }} Package
 */

/**
 * @param {string} file
 * @returns {Record<string, Package>} by path: "node_modules/sharp"; the root has the path ""
 */
const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages

/**
 * Node's resolution: the nearest node_modules above.
 *
 * @param {Record<string, Package>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
const resolve = (packages, from, name) => {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (packages[path]) return path
  return from
    ? resolve(packages, from.slice(0, from.lastIndexOf("node_modules/")).replace(/\/$/, ""), name)
    : undefined
}

/**
 * The packages with these names in package.json, and what they need.
 *
 * @param {Record<string, Package>} packages
 * @param {Names[]} lists
 */
const closure = (packages, ...lists) => {
  /** @type {Set<string>} */
  const result = new Set()
  /** @type {(from: string, names: Names) => void} */
  const add = (from, names) => {
    for (const name of Object.keys(names ?? {})) {
      const path = resolve(packages, from, name)
      if (!path || result.has(path)) continue
      result.add(path)
      add(path, packages[path]?.dependencies)
      add(path, packages[path]?.optionalDependencies)
    }
  }
  for (const names of lists) add("", names)
  return result
}

/** These build the pages, and nothing of them is in the pages. */
const builders = new Set(["@react-router/dev", "vite"])

/** The sets of packages in package-lock.json, as paths (decision 31). */
export const packageSets = () => {
  const packages = packagesIn("package-lock.json")
  const all = Object.keys(packages).filter((path) => path.startsWith("node_modules/"))
  const { dependencies, devDependencies, optionalDependencies } = packages[""] ?? {}
  // Without the packages of checks/package.json.
  const up = closure(packages, dependencies, devDependencies, optionalDependencies)
  const builtIn = Object.entries(devDependencies ?? {}).filter(([name]) => !builders.has(name))
  return {
    /** `npm ci --omit=dev`: what the server imports. */
    production: all.filter((path) => up.has(path) && !packages[path]?.dev),
    /** What the build may have copied into the scripts of the pages. */
    builtIn: [...closure(packages, Object.fromEntries(builtIn))],
    /** `npm run up`: also what builds the pages. */
    up: [...up],
    /** `npm run verify`: also what checks, tests and measures. */
    all,
  }
}

/**
 * Size on disk in MB. A file with several names counts once.
 *
 * @param {string[]} paths of packages; those for other platforms are not there
 */
export const sizeOnDisk = (paths) => {
  const locked = new Set(packageSets().all)
  const counted = new Set()
  /** @type {(path: string) => number} */
  const sizeOf = (path) => {
    const { ino, blocks } = lstatSync(join(root, path))
    if (counted.has(ino)) return 0
    counted.add(ino)
    return blocks * 512
  }
  /** @type {(folder: string) => number} */
  const sizeIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .map((entry) => ({ path: `${folder}/${entry.name}`, isFolder: entry.isDirectory() }))
      .filter(({ path }) => !locked.has(path))
      .reduce((sum, { path, isFolder }) => sum + sizeOf(path) + (isFolder ? sizeIn(path) : 0), 0)
  const bytes = paths.filter((path) => existsSync(join(root, path))).map(sizeIn)
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2)
}

/**
 * Whether node_modules holds these packages as package-lock.json names them. npm keeps a copy of the lockfile inside
 * node_modules. Comparing the two detects an interrupted or outdated install; file dates would not.
 *
 * @param {string[]} paths
 */
const areInstalled = (paths) => {
  const copy = "node_modules/.package-lock.json"
  if (!existsSync(node24) || !existsSync(join(root, copy))) return false
  const there = packagesIn(copy)
  const packages = packagesIn("package-lock.json")
  return paths.every((path) => {
    const wanted = packages[path]
    const entry = there[path]
    // Optional packages are for other platforms and may be missing.
    if (!entry) return wanted?.optional
    return entry.version === wanted?.version && entry.integrity === wanted?.integrity
  })
}

/**
 * Installs the dependencies if they are missing or differ from the lockfile. Prints what it does.
 *
 * @param {"up" | "all"} set
 */
export const install = (set) => {
  if (areInstalled(packageSets()[set])) return true
  console.log("Installing the dependencies (a minute or two, the first time) ...")
  // What npm has already downloaded is not asked for again: the lockfile names version and hash.
  return run("npm", ["ci", "--prefer-offline", ...(set === "up" ? ["--workspaces=false"] : [])])
}
