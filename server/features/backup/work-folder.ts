import { rmSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises"
import { join } from "node:path"

const beginning = "backup-of-process-"

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/**
 * Removes folders of processes that were killed. The own process id counts as dead too: in a container every
 * process may have the same id.
 */
const removeLeftovers = async (dataDir: string) => {
  for (const name of await readdir(dataDir)) {
    const pid = Number(new RegExp(`^${beginning}(\\d+)-`).exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Creates a folder (0700) in the data directory for unencrypted copies. The same disk holds the same data
 * unencrypted anyway. The folder is removed when the process exits; after a kill or a power cut, the next
 * backup removes it.
 */
export const openWorkFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeLeftovers(dataDir)
  const path = await mkdtemp(join(dataDir, `${beginning}${process.pid}-`))
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once("exit", remove)
  return {
    path,
    remove: () => {
      process.off("exit", remove)
      remove()
    },
  }
}
