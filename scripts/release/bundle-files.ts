import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"

import { root } from "../tools.mjs"
import { fetchPackage, here, nodeFor, packagesFor } from "./bundle-packages.ts"

/** A file of a bundle: its bytes, or the path of the file that holds them, and where it goes. */
export interface BundleFile {
  content: string | Uint8Array
  target: string
  mode: number
}

/** A file below the folder of a release. */
type OwnFile = Pick<BundleFile, "content"> & { path: string }

/** Sources, types, texts and tools of packages, which nothing reads while the server runs. Licences stay. */
const isUnused = (path: string) =>
  /\.(?:map|d\.[cm]?ts|flow|cc|cpp|hpp|h|md|markdown)$|\/\.yarn\//i.test(path) &&
  !/licen[cs]e/i.test(path)

/** Native modules hold their builds for every platform, and their C sources. */
const isOfOtherPlatform = (path: string, platform: string) =>
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

const fromDisk = (path: string): OwnFile => ({ path, content: join(root, path) })

/** The production packages, without the npm package that brings Node, whose program is a file of its own. */
const packageFiles = async (platform: string) => {
  const files = packagesFor(platform).map(async (one) => {
    if (one.isInstalled) return filesIn(one.path).map(fromDisk)
    const fetched = await fetchPackage(one)
    return fetched.map(({ path, data }) => ({ path: `${one.path}/${path}`, content: data }))
  })
  return (await Promise.all(files))
    .flat()
    .filter(({ path }) => !isUnused(path) && !isOfOtherPlatform(path, platform))
}

/** The program of Node. Its licence is the same on all platforms. */
const nodeFiles = async (platform: string) => {
  const license = fromDisk(`node_modules/node/node_modules/node-${here}/LICENSE`).content
  if (platform === here) {
    const { content } = fromDisk("node_modules/node/bin/node")
    return { name: "node", program: content, license }
  }
  const name = "node.exe"
  const fetched = await fetchPackage(nodeFor(platform))
  return { name, program: fetched.find(({ path }) => path === `bin/${name}`)!.data, license }
}

const folders = ["build", "content", "deploy", "domain", "scripts", "server"]
const files = ["CHANGELOG.md", "LICENSE", "package.json"]

/** What belongs to the build of this machine only, and what only contributors run. */
const isForContributors = (path: string) =>
  path.startsWith("build/compile-cache/") ||
  /^scripts\/(?:bench|screenshots)\//.test(path) ||
  /\.test\.tsx?$/.test(path)

const ownFiles = () =>
  [...files, ...folders.flatMap(filesIn)].filter((path) => !isForContributors(path)).map(fromDisk)

/** The launchers beside the releases. Batch files need the line ends of Windows. */
const launchersFor = (platform: string): OwnFile[] => {
  if (!platform.startsWith("win32")) {
    return [{ path: "mahavidyalaya", content: join(root, "deploy/mahavidyalaya") }]
  }
  return ["mahavidyalaya.cmd", "start-lan.cmd"].map((path) => {
    const text = readFileSync(join(root, "deploy", path), "utf8")
    return { path, content: Buffer.from(text.replaceAll("\n", "\r\n")) }
  })
}

const byTarget = (one: BundleFile, other: BundleFile) => (one.target < other.target ? -1 : 1)

/**
 * The files of a bundle, in the order of their places: the launchers, the name of its release, and the release with the
 * built server, its packages and Node. Several releases can lie side by side. `texts` are further files of the release.
 */
export const listBundle = async (
  release: string,
  platform: string,
  texts: Record<string, string>,
): Promise<BundleFile[]> => {
  const node = await nodeFiles(platform)
  const own = [
    ...ownFiles(),
    ...(await packageFiles(platform)),
    { path: "node-LICENSE", content: node.license },
    ...Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text) })),
  ]
  const inRelease = (path: string) => `mahavidyalaya/releases/${release}/${path}`
  return [
    { content: Buffer.from(`${release}\n`), target: "mahavidyalaya/current", mode: 0o644 },
    ...launchersFor(platform).map(({ path, content }) => ({
      content,
      target: `mahavidyalaya/${path}`,
      mode: 0o755,
    })),
    { content: node.program, target: inRelease(node.name), mode: 0o755 },
    ...own.map(({ path, content }) => ({ content, target: inRelease(path), mode: 0o644 })),
  ].toSorted(byTarget)
}
