import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A new temporary folder, and a function that removes it. */
export const openFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), "college-"))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
