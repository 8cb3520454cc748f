// A small disk of a test's own, in memory, seen by nobody else: a tmpfs in a mount namespace, which needs no root
// where the system lets everybody have a user namespace. It is gone with the process that holds it.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"

import { openFolder } from "#tests/support/folder.ts"

const ways = [
  {
    unshare: ["--user", "--map-root-user", "--mount"],
    nsenter: ["--user", "--preserve-credentials"],
  },
  { unshare: ["--mount"], nsenter: [] },
]

const mount = `mount -t tmpfs -o size="$1",mode=700 none "$2" && echo mounted && exec cat`

/** Whoever holds it ends with this process: its input is ours. */
const hold = async (unshare: string[], size: string, path: string) => {
  const holder = spawn("unshare", [...unshare, "sh", "-c", mount, "sh", size, path], {
    stdio: ["pipe", "pipe", "ignore"],
  })
  const said = await Promise.race([
    once(holder.stdout, "data").then(String),
    once(holder, "close").then(() => ""),
    once(holder, "error").then(() => ""),
  ])
  return said.startsWith("mounted") ? holder : undefined
}

const wayIn = (nsenter: string[], { pid }: ChildProcess) => [
  "nsenter",
  "--mount",
  ...nsenter,
  `--target=${pid}`,
]

/** Undefined where this machine lets nobody have one. `size` is in megabytes. */
export const openDisk = async (size: number) => {
  const folder = await openFolder()
  for (const { unshare, nsenter } of ways) {
    const holder = await hold(unshare, `${size}m`, folder.path)
    if (!holder) continue
    const [command, ...args] = wayIn(nsenter, holder)
    /** Runs a line of the shell where the disk is; `$1` is its folder. */
    const inside = (line: string, ...more: string[]) =>
      execFileSync(command!, [...args, "sh", "-c", line, "sh", folder.path, ...more], {
        encoding: "utf8",
      })
    return {
      /** Settings for `server-on-a-disk.ts`, which starts the server where the disk is. */
      env: { DATA_DIR: folder.path, WAY_IN: JSON.stringify([command, ...args]) },
      fill: () => inside('cat /dev/zero > "$1/ballast" 2> /dev/null; true'),
      empty: () => inside('rm "$1/ballast"'),
      makeReadOnly: () => inside('mount -o remount,ro "$1"'),
      makeWritable: () => inside('mount -o remount,rw "$1"'),
      /** What lies on it, in a folder that everybody sees. */
      copyTo: (path: string) => inside('cp -a "$1/." "$2"', path),
      close: async () => {
        holder.kill("SIGKILL")
        await folder.remove()
      },
    }
  }
  await folder.remove()
  return undefined
}
