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

/** What a process that was killed has left: copies that nobody needs. In a container all have one number. */
const removeLeft = async (dataDir: string) => {
  for (const name of await readdir(dataDir)) {
    const pid = Number(new RegExp(`^${beginning}(\\d+)-`).exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * A folder in the data directory for copies in clear (0700): they lie on the disk that has the same in clear
 * anyway. It goes with the process, however that ends but by a power cut; then the next one removes it.
 */
export const openWorkFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeLeft(dataDir)
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
