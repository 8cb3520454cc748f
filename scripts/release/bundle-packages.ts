import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzipSync } from "node:zlib"

import { unpackTar } from "modern-tar"
import { z } from "zod"

import { packageSets } from "../dependencies.mjs"
import { projectEnv, root } from "../tools.mjs"

/** The platform of this machine, as npm names it. */
export const here = `${process.platform}-${process.arch}`

/** The platforms that a bundle can be made for on this machine. */
export const platforms = [...new Set([here, "win32-x64"])]

const names = z.union([z.string(), z.string().array()]).optional()

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      os: names,
      cpu: names,
    }),
  ),
})

const { packages } = lockfile.parse(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
)

/** A package of package-lock.json. `isInstalled` is false for one of another platform than this machine's. */
export interface LockedPackage {
  path: string
  name: string
  version: string
  integrity: string
  isInstalled: boolean
}

const read = (path: string): LockedPackage => {
  const { version = "", integrity = "" } = packages[path]!
  const name = path.split("node_modules/").at(-1)!
  return { path, name, version, integrity, isInstalled: existsSync(join(root, path)) }
}

/** Undefined: npm installs it on every platform. */
const isFor = (path: string, platform: string) => {
  const { os, cpu } = packages[path]!
  const [system, processor] = platform.split("-")
  if (!os && !cpu) return undefined
  return [os ?? system].flat().includes(system) && [cpu ?? processor].flat().includes(processor)
}

/** The npm package that brings Node. Only its program is in a bundle. */
const isNode = (path: string) => /^node_modules\/node(?:-|\/|$)/.test(path)

const choose = (paths: readonly string[], platform: string) =>
  paths
    .filter((path) => !isNode(path) && isFor(path, platform) !== false)
    .map(read)
    // What npm left out on this machine is for another C library, or a fallback without native code.
    .filter(({ path, isInstalled }) => isInstalled || (platform !== here && isFor(path, platform)))

/** The production packages for a platform. */
export const packagesFor = (platform: string) => choose(packageSets().production, platform)

/** The packages that the scripts of the pages are built from. */
export const packagesInPages = (platform: string) => choose(packageSets().builtIn, platform)

/** The package with Node's program for another platform than this machine's. */
export const nodeFor = (platform: string) =>
  read(`node_modules/node-${platform.replace("win32", "win")}`)

const packed = z.tuple([z.object({ filename: z.string() })])

/** Throws if the bytes are not those that package-lock.json names. */
export const verifyIntegrity = (
  bytes: Uint8Array,
  { name, integrity }: Pick<LockedPackage, "name" | "integrity">,
) => {
  const [algorithm = "", expected] = integrity.split(/-(.*)/s)
  if (createHash(algorithm).update(bytes).digest("base64") === expected) return
  throw new Error(`${name}: npm's registry sent other bytes than package-lock.json names`)
}

/**
 * The files of a package for another platform. npm packs it from its registry or from its own cache, without an install
 * in node_modules, and the archive must have the hash in package-lock.json.
 */
export const fetchPackage = async (locked: LockedPackage) => {
  const folder = await mkdtemp(join(tmpdir(), "package-"))
  try {
    const wanted = `${locked.name}@${locked.version}`
    const { stdout } = await promisify(execFile)(
      "npm",
      ["pack", wanted, "--json", "--prefer-offline", "--pack-destination", folder],
      { cwd: folder, env: projectEnv() },
    )
    const [{ filename }] = packed.parse(JSON.parse(stdout))
    const bytes = await readFile(join(folder, filename))
    verifyIntegrity(bytes, locked)
    const entries = await unpackTar(gunzipSync(bytes), { strip: 1 })
    return entries.flatMap(({ header: { name, type }, data }) =>
      data && type === "file" ? [{ path: name, data }] : [],
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
