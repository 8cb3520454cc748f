// A small tmpfs in its own mount namespace. Needs no root where unprivileged user namespaces are allowed.
// It is unmounted when the process that holds the namespace ends.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"

import { openFolder } from "#tests/support/servers/folder.ts"

const namespaceOptions = [
  {
    unshare: ["--user", "--map-root-user", "--mount"],
    nsenter: ["--user", "--preserve-credentials"],
  },
  { unshare: ["--mount"], nsenter: [] },
]

const mount = `mount -t tmpfs -o size="$1",mode=700 none "$2" && echo mounted && exec cat`

/** Starts the process that holds the namespace. It ends with this process, which owns its stdin. */
const holdNamespace = async (unshare: string[], size: string, path: string) => {
  const holder = spawn("unshare", [...unshare, "sh", "-c", mount, "sh", size, path], {
    stdio: ["pipe", "pipe", "ignore"],
  })
  const output = await Promise.race([
    once(holder.stdout, "data").then(String),
    once(holder, "close").then(() => ""),
    once(holder, "error").then(() => ""),
  ])
  return output.startsWith("mounted") ? holder : undefined
}

const nsenterCommand = (nsenter: string[], { pid }: ChildProcess) => [
  "nsenter",
  "--mount",
  ...nsenter,
  `--target=${pid}`,
]

/** Undefined if this machine does not allow it. `size` is in megabytes. */
export const openDisk = async (size: number) => {
  const folder = await openFolder()
  for (const { unshare, nsenter } of namespaceOptions) {
    const holder = await holdNamespace(unshare, `${size}m`, folder.path)
    if (!holder) continue
    const [command, ...args] = nsenterCommand(nsenter, holder)
    /** Runs a shell command in the namespace; `$1` is the folder. */
    const runInside = (line: string, ...more: string[]) =>
      execFileSync(command!, [...args, "sh", "-c", line, "sh", folder.path, ...more], {
        encoding: "utf8",
      })
    return {
      /** Environment for `server-on-a-disk.ts`, which starts the server in the namespace. */
      env: { DATA_DIR: folder.path, WAY_IN: JSON.stringify([command, ...args]) },
      fill: () => runInside('cat /dev/zero > "$1/ballast" 2> /dev/null; true'),
      empty: () => runInside('rm "$1/ballast"'),
      makeReadOnly: () => runInside('mount -o remount,ro "$1"'),
      makeWritable: () => runInside('mount -o remount,rw "$1"'),
      /** Copies the files to a folder outside the namespace. */
      copyTo: (path: string) => runInside('cp -a "$1/." "$2"', path),
      close: async () => {
        holder.kill("SIGKILL")
        await folder.remove()
      },
    }
  }
  await folder.remove()
  return undefined
}
