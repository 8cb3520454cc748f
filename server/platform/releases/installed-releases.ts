import { readdirSync, readFileSync } from "node:fs"
import { open, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/** Writes a file durably: it has the old text or the new one, also after a power cut. */
export const writeDurably = async (path: string, text: string) => {
  const partial = `${path}.part`
  const file = await open(partial, "w", 0o644)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partial, path)
  await syncFolder(dirname(path))
}

const readName = (path: string) => {
  try {
    return readFileSync(path, "utf8").trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** The version in the name of a release, like "0.2.0" in "0.2.0-linux-x64". */
export const versionOf = (release: string) => /^\d+\.\d+\.\d+/.exec(release)?.[0] ?? ""

/** Whether a version (like 1.10.2) is later than `than`. */
export const isLater = (version: string, than: string) =>
  version.localeCompare(than, "en", { numeric: true }) > 0

const bundleName = /^mahavidyalaya-(\d+\.\d+\.\d+)-([a-z0-9]+-[a-z0-9]+)\.(?:tar\.gz|zip)$/

/** The folder in which an operator leaves the file of an update. */
export const updatesFolder = (home: string) => join(home, "updates")

const namesIn = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch {
    // It is missing, or only another user may read it.
    return []
  }
}

/** The newest bundle for this kind of machine in the folder `updates` that is later than this version; undefined without one. */
export const findWaitingUpdate = (
  home: string,
  version: string,
  platform = `${process.platform}-${process.arch}`,
) => {
  const folder = updatesFolder(home)
  const releases = namesIn(folder).flatMap((name) => {
    const [, its = "", itsPlatform] = bundleName.exec(name) ?? []
    const isUsable = itsPlatform === platform && isLater(its, version)
    return isUsable ? [{ version: its, file: join(folder, name) }] : []
  })
  return releases.toSorted((a, b) => (isLater(a.version, b.version) ? -1 : 1))[0]
}

/**
 * The releases of an installation (decision 50): folders beside each other in `releases`. The file `current` names the one
 * that runs, `previous` the one before it. Throws OperatorError outside an installed release.
 */
export const openReleases = (home = process.env["MAHAVIDYALAYA_HOME"]) => {
  if (!home) {
    throw new OperatorError("This is a checkout, not an installed release: git updates it.")
  }
  const folder = join(home, "releases")
  const currentFile = join(home, "current")
  const previousFile = join(home, "previous")
  const current = () => readName(currentFile)!
  const previous = () => readName(previousFile)
  return {
    home,
    folder,
    pathOf: (release: string) => join(folder, release),
    current,
    previous,
    /** Makes a release the one that runs from the next start on. */
    switchTo: async (release: string) => {
      await writeDurably(previousFile, `${current()}\n`)
      await writeDurably(currentFile, `${release}\n`)
    },
    /** Deletes all releases but the current one, the one before, and `kept`. */
    removeOthers: async (except: string) => {
      const used = new Set([current(), previous(), except])
      const others = (await readdir(folder)).filter((name) => !used.has(name))
      await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
    },
  }
}

export type Releases = ReturnType<typeof openReleases>
