// The built server as a separate process, for tests and benchmarks.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { isBuilt } from "../../../scripts/build.mjs"
import {
  node24,
  projectEnv,
  root,
  serverEntry,
  serverEnv,
  serverFlags,
} from "../../../scripts/tools.mjs"
import { freePort } from "./free-port.ts"

// Also for commands of browser tests and benchmarks: they must not read the environment file of the machine.
process.env["MAHAVIDYALAYA_ENV_FILE"] = "/dev/null"

export type RunningServer = {
  url: string
  dataDir: string
  /** Its DATABASE_URL; undefined for SQLite. */
  databaseUrl: string | undefined
  /** Id of the current process. */
  pid: () => number
  /** Its whole log, also from before a restart. */
  log: () => string
  /**
   * Stops it, waits for its end, and returns its exit code (null if a signal ended it). SIGKILL simulates a power cut.
   * The data stay.
   */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Starts it again on the same port and data, stopping it first if it still runs. */
  restart: () => Promise<void>
  /** Stops it and removes its data. */
  close: () => Promise<void>
}

const isListening = async (url: string) => {
  try {
    // A kept connection may be closed while a benchmark blocks its own process, and the next request then fails.
    const { ok } = await fetch(`${url}/healthz`, { headers: { connection: "close" } })
    return ok
  } catch {
    return false
  }
}

/** The server itself ends 30 seconds after SIGTERM at the latest. */
const stopMs = 45_000

let checked = false
/** Once in each process: hashing the sources takes a tenth of a second. */
const checkBuild = () => {
  if (!checked && !isBuilt()) {
    throw new Error("build/ is missing or older than the sources. Run `npm run build` first.")
  }
  checked = true
}

/**
 * `env` goes on top of settings for a quiet test server; `entry` is another program to start instead; `launcher` is a
 * command that limits the process, such as taskset.
 */
export const startServer = async (
  env: NodeJS.ProcessEnv = {},
  entry = serverEntry,
  launcher: string[] = [],
): Promise<RunningServer> => {
  checkBuild()
  const dataDir = mkdtempSync(join(tmpdir(), "site-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...projectEnv(),
    ...serverEnv,
    // Ignore the developer's environment: a test must touch only its own data.
    APP_KEY: undefined,
    DATABASE_URL: undefined,
    STORAGE: undefined,
    TRUST_PROXY: undefined,
    NODE_ENV: "production",
    // The session of the specification, whatever the day.
    SAMPLE_SESSION: "2025-26",
    // Two browsers on two cores may delay a server for seconds. Tests of load shedding set their own limit.
    EVENT_LOOP_DELAY_MAX_MS: "60000",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(env.TRUST_PROXY && { PUBLIC_URL: url }),
    ...env,
  }
  // A file, not a pipe: a benchmark's server writes a line for each request, and nobody reads them.
  const logFile = `${dataDir}.log`
  const readLog = () => readFileSync(logFile, "utf8")
  let server: ChildProcess
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null

  const start = async () => {
    const log = openSync(logFile, "a", 0o600)
    const [command, ...args] = [...launcher, node24, ...serverFlags, entry]
    server = spawn(command!, args, {
      cwd: root,
      env: settings,
      stdio: ["ignore", log, log],
    })
    closeSync(log)
    const deadline = Date.now() + 30_000
    while (!(await isListening(url))) {
      if (hasEnded()) throw new Error(`The server ended before it was ready:\n${readLog()}`)
      if (Date.now() > deadline) {
        server.kill("SIGKILL")
        throw new Error(`The server was not ready in 30 seconds:\n${readLog()}`)
      }
      await sleep(50)
    }
  }
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (hasEnded()) return server.exitCode
    const ended = once(server, "exit")
    server.kill(signal)
    const isLate = await Promise.race([ended, sleep(stopMs, "late", { ref: false })])
    if (isLate === "late") {
      server.kill("SIGKILL")
      await ended
      throw new Error(`The server did not stop in ${stopMs / 1000} seconds:\n${readLog()}`)
    }
    return server.exitCode
  }
  const remove = () => {
    for (const path of [dataDir, logFile]) rmSync(path, { recursive: true, force: true })
  }
  // For an aborted test run.
  const abandon = () => {
    server.kill("SIGKILL")
    remove()
  }
  process.once("exit", abandon)

  await start()
  return {
    url,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    pid: () => server.pid!,
    log: readLog,
    stop,
    restart: async () => {
      await stop()
      await start()
    },
    close: async () => {
      await stop()
      process.off("exit", abandon)
      remove()
    },
  }
}
