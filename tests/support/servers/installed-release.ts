// A release as a college installs it: the bundle, unpacked on a machine without Node, npm and git; and later releases of it.
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto"
import { once } from "node:events"
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"

import { node24, projectEnv, root } from "../../../scripts/tools.mjs"
import { openFolder } from "./folder.ts"
import { freePort } from "./free-port.ts"

const run = promisify(execFile)

/** A migration that changes something, as those of releases do. */
export const addingMigration = `{ up: async (db) => {
  await db.schema.alterTable("applications").addColumn("next_release", "text", (is) => is.notNull().defaultTo("")).execute()
  await db.updateTable("applications").set((row) => ({ next_release: row.ref("admission_code") })).execute()
} }`

/** What an operator's shell has: no Node. */
const programs = ["cat", "dirname", "readlink", "sh"]

const readOrEmpty = (path: string) => readFile(path, "utf8").catch(() => "")

/** Inserts a migration as the last one into a file of a release, source or build. */
const insertMigration = async (file: string, migration: string) => {
  const text = await readFile(file, "utf8")
  const changed = text.replace(
    /((?:const|var) migrations = \{[\s\S]*?),?\n\}/,
    `$1,\n  "9999-next-release": ${migration}\n}`,
  )
  if (changed === text) throw new Error(`${file} has no list of migrations`)
  // The file shares its bytes with the release before.
  await rm(file)
  await writeFile(file, changed)
}

/** Makes a bundle of this tree once, and folders with installations of it. */
export const makeReleases = async () => {
  const folder = await openFolder()
  const { privateKey, publicKey } = generateKeyPairSync("ed25519")
  const keyFile = join(folder.path, "key.pem")
  const key = privateKey.export({ type: "pkcs8", format: "pem" })
  await writeFile(keyFile, key)
  const { stdout } = await run(
    node24,
    ["scripts/release/bundle.ts", "--out", join(folder.path, "dist")],
    { cwd: root, env: { ...projectEnv(), RELEASE_KEY_FILE: keyFile } },
  )
  const bundle = /^(\S+\.tar\.gz): /m.exec(stdout)![1]!
  const unpacked = join(folder.path, "unpacked")
  await mkdir(unpacked)
  await run("tar", ["xzf", bundle, "-C", unpacked])
  const release = (await readFile(join(unpacked, "mahavidyalaya/current"), "utf8")).trim()

  /** A later release: the same files with another version and one more migration, an object of JavaScript. */
  const makeLater = async (version: string, migration: string) => {
    const name = release.replace(/^[\d.]+/, version)
    const tree = join(folder.path, version)
    const its = join(tree, "mahavidyalaya/releases", name)
    await mkdir(join(its, ".."), { recursive: true })
    await run("cp", ["-al", join(unpacked, "mahavidyalaya/releases", release), its])
    const packageFile = join(its, "package.json")
    const text = await readFile(packageFile, "utf8")
    await rm(packageFile)
    await writeFile(packageFile, text.replace(/"version": "[^"]+"/, `"version": "${version}"`))
    await insertMigration(join(its, "build/http-server/main.js"), migration)
    await insertMigration(join(its, "server/platform/database/migrate.ts"), migration)
    const file = join(folder.path, `mahavidyalaya-${name}.tar.gz`)
    await run("tar", ["-C", tree, "--use-compress-program=gzip -1", "-cf", file, "mahavidyalaya"])
    const signature = sign(null, await readFile(file), createPrivateKey(key)).toString("base64")
    await writeFile(`${file}.sig`, `${signature}\n`)
    return { file, release: name, folder: its }
  }
  const publicPem = publicKey.export({ type: "spki", format: "pem" })
  return { folder, bundle, release, unpacked, publicPem, makeLater, remove: folder.remove }
}

type Releases = Awaited<ReturnType<typeof makeReleases>>
type Later = Awaited<ReturnType<Releases["makeLater"]>>

/** Installs the release in a folder of its own. `settings` are those of an operator, such as DATABASE_URL. */
export const install = async ({ unpacked }: Releases, settings: NodeJS.ProcessEnv = {}) => {
  const folder = await openFolder()
  const home = join(folder.path, "mahavidyalaya")
  await run("cp", ["-al", join(unpacked, "mahavidyalaya"), home])
  const bin = join(folder.path, "bin")
  await mkdir(bin)
  await Promise.all(programs.map((name) => symlink(join("/bin", name), join(bin, name))))
  const passphraseFile = join(folder.path, "passphrase")
  await writeFile(passphraseFile, "four words in a row\n", { mode: 0o600 })
  const port = await freePort()
  const env: NodeJS.ProcessEnv = {
    PATH: bin,
    PORT: String(port),
    HOST: "127.0.0.1",
    MAHAVIDYALAYA_ENV_FILE: "/dev/null",
    BACKUP_PASSPHRASE_FILE: passphraseFile,
    ...settings,
  }
  const launcher = join(home, "mahavidyalaya")
  const url = `http://127.0.0.1:${port}`
  let server: ChildProcess | undefined
  let log = ""
  const isUp = () =>
    fetch(`${url}/healthz`, { headers: { connection: "close" } }).then(
      ({ ok }) => ok,
      () => false,
    )
  const hasEnded = () =>
    server === undefined || server.exitCode !== null || server.signalCode !== null

  const spawnServer = () => {
    server = spawn(launcher, ["start"], { cwd: "/", env, stdio: ["ignore", "pipe", "pipe"] })
    for (const stream of [server.stdout!, server.stderr!]) {
      stream.on("data", (chunk: Buffer) => (log += chunk.toString()))
    }
  }
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (hasEnded()) return
    const ended = once(server!, "exit")
    server!.kill(signal)
    await ended
  }
  return {
    folder: folder.path,
    home,
    env,
    url,
    dataDir: join(home, "data"),
    log: () => log,
    isUp,
    hasEnded,
    inHome: (...path: string[]) => join(home, ...path),
    current: async () => (await readOrEmpty(join(home, "current"))).trim(),
    /** Puts a later release where an interrupted update leaves it after unpacking. */
    place: async ({ file, release, folder: unpackedTo }: Later) => {
      const its = join(home, "releases", release)
      await run("cp", ["-al", unpackedTo, its])
      const hash = createHash("sha256")
        .update(await readFile(file))
        .digest("hex")
      await writeFile(join(its, "bundle.sha256"), hash)
    },
    /** Runs a command to its end; rejects if it fails. */
    command: (...args: string[]) => run(launcher, args, { cwd: folder.path, env }),
    /** Starts a command; the caller ends it. */
    spawn: (...args: string[]) =>
      spawn(launcher, args, { cwd: folder.path, env, stdio: ["ignore", "pipe", "pipe"] }),
    start: async () => {
      spawnServer()
      while (!(await isUp())) {
        if (hasEnded()) throw new Error(`The server ended:\n${log}`)
        await sleep(50)
      }
    },
    /** Starts it again after each end until it answers, as a service manager does. */
    keepUp: async () => {
      while (!(await isUp())) {
        if (hasEnded()) spawnServer()
        await sleep(50)
      }
    },
    /** Starts it again a second after each end, as a service manager does, until `work` has ended. */
    keepUpDuring: async <Result>(work: Promise<Result>) => {
      const timer = setInterval(() => hasEnded() && spawnServer(), 1000)
      try {
        return await work
      } finally {
        clearInterval(timer)
      }
    },
    stop,
    remove: async () => {
      await stop("SIGKILL")
      await folder.remove()
    },
  }
}

export type Installation = Awaited<ReturnType<typeof install>>
