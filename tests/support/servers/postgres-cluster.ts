// A temporary PostgreSQL server on loopback from the machine's binaries, for tests and benchmarks.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chownSync, existsSync, readdirSync } from "node:fs"
import { userInfo } from "node:os"
import { delimiter, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { Client } from "pg"

import { freePort } from "./free-port.ts"

const debianFolder = "/usr/lib/postgresql"

/** The folder with `initdb` and `postgres`: the newest of Debian's, else wherever PATH finds them. */
const findBinaries = () => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ]
  return folders.find((folder) =>
    ["initdb", "postgres"].every((tool) => existsSync(join(folder, tool))),
  )
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
const unprivileged = () => {
  if (userInfo().uid !== 0) return {}
  const idOf = (flag: string, user: string) =>
    Number(
      execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    )
  for (const user of ["postgres", "nobody"]) {
    try {
      return { uid: idOf("-u", user), gid: idOf("-g", user) }
    } catch {
      // No such user here: try the next.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.")
}

const answers = async (url: string) => {
  const client = new Client(`${url}/postgres`)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** The migrated database that tests copy: a database of the cluster, and a SQLite folder of the same name. */
export const templateName = "template_migrated"

/** Runs a statement such as `create database` on a cluster. */
export const onCluster = async (cluster: string, statement: string) => {
  const client = new Client(`${cluster}/postgres`)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Starts an empty PostgreSQL in a folder; undefined if this machine has none. `url` is its address without a database
 * name. It does not sync to the disk.
 */
export const startCluster = async (folder: string) => {
  const binaries = findBinaries()
  if (!binaries) return undefined
  const owner = unprivileged()
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, "cluster")
  const options = { cwd: folder, stdio: "ignore", ...owner } as const
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}`

  const version = execFileSync(join(binaries, "postgres"), ["--version"], { encoding: "utf8" })
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
  execFileSync(join(binaries, "initdb"), initdb, options)
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    fsync: "off",
    full_page_writes: "off",
    synchronous_commit: "off",
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const args = ["-D", data, "-p", String(port), ...flags]
  let server: ChildProcess
  const kill = () => server.kill("SIGQUIT")
  const start = async () => {
    server = spawn(join(binaries, "postgres"), args, options)
    process.once("exit", kill)
    const deadline = Date.now() + 30_000
    while (!(await answers(url))) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error("PostgreSQL did not start.")
      await sleep(50)
    }
  }
  const stop = async () => {
    process.off("exit", kill)
    const gone = new Promise((resolve) => server.once("exit", resolve))
    server.kill("SIGINT")
    await gone
  }
  await start()
  /** `start` starts it again after `stop`, with the same data and address. */
  return { url, version: version.trim(), stop, start }
}
