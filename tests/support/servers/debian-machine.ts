// A Debian machine of its own in a folder: systemd runs as process 1 in namespaces, and the only network is loopback.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Why this machine cannot make another one; undefined if it can. */
export const whyNoDebianMachine = () => {
  if (process.platform !== "linux") return "it needs Linux"
  if (process.getuid?.() !== 0) return "it needs root, for namespaces and a root folder of its own"
  const programs = ["/usr/sbin/debootstrap", "/usr/bin/unshare", "/usr/bin/nsenter"]
  const missing = programs.find((program) => !existsSync(program))
  return missing && `it needs ${missing}`
}

/** Mounts what a machine has at its start. The mounts end with the namespace. */
const mounts = (root: string) => `
set -e
mount --make-rprivate /
mount --bind ${root} ${root}
mount -t proc proc ${root}/proc
mount -t tmpfs -o mode=755 tmpfs ${root}/dev
for device in null zero full random urandom tty; do
  touch ${root}/dev/$device
  mount --bind /dev/$device ${root}/dev/$device
done
mkdir ${root}/dev/pts ${root}/dev/shm
ln -s /proc/self/fd ${root}/dev/fd
ln -s pts/ptmx ${root}/dev/ptmx
`

/** Runs commands in the folder with the network of this machine, as a start from an installation medium does. */
export const installInRoot = async (root: string, commands: string) => {
  // Packages start no services: they belong to the machine that is not running yet.
  const policy = join(root, "usr/sbin/policy-rc.d")
  writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 })
  const script = `${mounts(root)}
    exec chroot ${root} env -i PATH=/usr/sbin:/usr/bin DEBIAN_FRONTEND=noninteractive bash -euc "$1"`
  const args = ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "sh"]
  await run("unshare", [...args, commands], { maxBuffer: 1e8 })
  execFileSync("rm", [policy])
}

/** Unpacks the smallest Debian with systemd. `suite` is a release, such as "bookworm". */
export const makeDebianRoot = async (root: string, suite: string) => {
  const args = ["--variant=minbase", "--include=systemd-sysv,dbus,ca-certificates", suite, root]
  await run("debootstrap", args, { maxBuffer: 1e8 })
}

/** The child of `unshare`: process 1 of the machine. */
const firstProcess = async (parent: ChildProcess) => {
  const file = `/proc/${parent.pid}/task/${parent.pid}/children`
  for (;;) {
    const child = readFileSync(file, "utf8").trim()
    if (child && readFileSync(`/proc/${child}/comm`, "utf8") === "systemd\n") return child
    if (parent.exitCode !== null) throw new Error("The machine did not start.")
    await sleep(50)
  }
}

/** A root shell that keeps its variables from one call to the next. A call rejects if one of its commands fails. */
const openShell = (pid: string) => {
  const where = ["--target", pid, "--all", "--root", "--wd"]
  const path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
  const shell = spawn("nsenter", [...where, "env", "-i", path, "HOME=/root", "bash", "-e"], {
    stdio: ["pipe", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  }
  const end = "--- end of the commands ---\n"
  return async (commands: string) => {
    output = ""
    shell.stdin.write(`{\n${commands}\n} < /dev/null\necho "${end.trim()}"\n`)
    while (!output.includes(end)) {
      if (shell.exitCode !== null) throw new Error(`${commands}\nfailed:\n${output}`)
      await sleep(20)
    }
    return output.replace(end, "")
  }
}

/** Starts systemd in the folder. `close` ends all processes of the machine. */
export const startDebianMachine = async (root: string) => {
  const script = `${mounts(root)}
    mount -t sysfs sysfs ${root}/sys
    mount -t cgroup2 cgroup2 ${root}/sys/fs/cgroup
    mount -t tmpfs -o mode=755 tmpfs ${root}/run
    touch ${root}/dev/console
    cd ${root}
    pivot_root . mnt
    umount --lazy /mnt
    exec env -i container=test /lib/systemd/systemd`
  const namespaces = ["--mount", "--pid", "--net", "--uts", "--ipc", "--cgroup"]
  const parent = spawn("unshare", [...namespaces, "--fork", "--kill-child", "sh", "-c", script], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  const pid = await firstProcess(parent)
  const newShell = () => openShell(pid)
  const shell = newShell()
  await shell("until systemctl is-active --quiet multi-user.target; do sleep 0.2; done")
  return { newShell, close: () => parent.kill("SIGKILL") }
}
