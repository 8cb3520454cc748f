// Runs a command of a release: `mahavidyalaya backup --into FOLDER`. The launcher `deploy/mahavidyalaya` starts it.
import { networkInterfaces } from "node:os"
import { basename, join } from "node:path"
import { pathToFileURL } from "node:url"

import { readConfig } from "#server/platform/config.ts"
import { configurationErrorOf, startExitCodeOf } from "#server/platform/configuration-error.ts"
import { loadEnvironmentFile } from "#server/platform/environment/environment-file.ts"
import { releasePath, releaseVersion } from "#server/platform/release.ts"
import { openReleases } from "#server/platform/releases/installed-releases.ts"
import {
  endWithParent,
  shareWithUpdates,
  waitForUpdate,
  watchForUpdates,
} from "#server/platform/releases/wait-for-update.ts"

import { readCommand, usage } from "./commands.ts"
import { describeLan, lanAddresses } from "./lan.ts"

/** The settings of the installation. The data are beside the releases, unless the environment file names another folder. */
const readSettings = (home: string) => {
  loadEnvironmentFile(process.env)["DATA_DIR"] ||= join(home, "data")
  return readConfig(process.env)
}

/** Runs a module that reads its own arguments, as if it had been started itself. */
const runModule = async (file: string, args: readonly string[]) => {
  const path = releasePath(file)
  process.argv = [process.argv[0]!, path, ...args]
  await import(pathToFileURL(path).href)
}

/**
 * Every machine of the network may connect, whatever the environment file says. Links and sign-ins use the address in the
 * network: with a PUBLIC_URL of HTTPS, browsers would not send the cookies of the console.
 */
const openToLan = () => {
  const port = Number(loadEnvironmentFile(process.env)["PORT"] || 3000)
  const addresses = lanAddresses(networkInterfaces(), port)
  Object.assign(process.env, { HOST: "0.0.0.0", ...(addresses[0] && { PUBLIC_URL: addresses[0] }) })
  console.log(describeLan(addresses))
}

/** Exit code that asks the launcher to start again, where a process cannot be replaced. */
const startAgainCode = 75

/** The environment of the launcher, without what the environment file adds: it may have changed by the next start. */
const givenEnvironment = { ...process.env }

/** Replaces this process by the current release when it ends. */
const startAgainAtExit = (home: string) => {
  process.once("exit", () => {
    if (process.platform === "win32") process.exitCode = startAgainCode
    else process.execve!(join(home, "mahavidyalaya"), ["mahavidyalaya", ...argv], givenEnvironment)
  })
}

/** How long requests may go on once an update waits. A form that is cut off is sent again with the same key. */
const updateGraceMs = 4000

/** Waits while the servers are stopped by an update, and stops for later ones. */
const startBetweenUpdates = async (home: string) => {
  const config = readSettings(home)
  const releases = openReleases(home)
  const lock = await waitForUpdate(config.DATA_DIR, async () => {
    // Imported on demand: it is large, and the server does not need it.
    const { recoverIfKilled } = await import("#server/features/update/update.ts")
    await recoverIfKilled({ config, releases, now: () => new Date() })
  })
  // Held until the end: a lock that nothing refers to would be closed by the garbage collector.
  process.once("exit", lock.release)
  if (releases.current() !== basename(releasePath())) {
    startAgainAtExit(home)
    process.exit()
  }
  watchForUpdates(config.DATA_DIR, () => {
    startAgainAtExit(home)
    setTimeout(() => process.exit(), updateGraceMs).unref()
    process.emit("SIGTERM", "SIGTERM")
  })
}

const prepare = async (name: string, rest: readonly string[]) => {
  const home = process.env["MAHAVIDYALAYA_HOME"]
  if (!home) return
  if (name === "start" && rest.includes("--lan")) openToLan()
  // A part of an update, which holds the locks.
  if (endWithParent(process.env) || name === "update") readSettings(home)
  else if (name === "start") await startBetweenUpdates(home)
  else {
    const lock = shareWithUpdates(readSettings(home).DATA_DIR)
    if (lock) process.once("exit", lock.release)
  }
}

const argv = process.argv.slice(2)
const command = readCommand(argv)
try {
  if (command) await prepare(command.name, command.rest)
  if (command) await runModule(command.file, command.rest)
  else if (argv.length === 1 && argv[0] === "--version") console.log(releaseVersion)
  else {
    console.error(`Mahavidyalaya ${releaseVersion}\n${usage()}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(configurationErrorOf(error) ?? error)
  process.exitCode = startExitCodeOf(error)
}
