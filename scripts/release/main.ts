// Runs a command of a release: `mahavidyalaya backup --into FOLDER`. The launcher `deploy/mahavidyalaya` starts it.
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

import { configurationErrorOf } from "#server/platform/configuration-error.ts"
import { loadEnvironmentFile } from "#server/platform/environment/environment-file.ts"
import { releasePath, releaseVersion } from "#server/platform/release.ts"

import { readCommand, usage } from "./commands.ts"
import { describeLan, lanAddresses } from "./lan.ts"

/** Runs a module that reads its own arguments, as if it had been started itself. */
const runModule = async (file: string, args: readonly string[]) => {
  const path = releasePath(file)
  const home = process.env["MAHAVIDYALAYA_HOME"]
  // After the environment file, which may name another folder.
  if (home) loadEnvironmentFile(process.env)["DATA_DIR"] ||= join(home, "data")
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

const given = process.argv.slice(2)
const command = readCommand(given)
try {
  if (command?.name === "start" && command.rest.includes("--lan")) openToLan()
  if (command) await runModule(command.file, command.rest)
  else if (given.length === 1 && given[0] === "--version") console.log(releaseVersion)
  else {
    console.error(`Mahavidyalaya ${releaseVersion}\n${usage()}`)
    process.exitCode = 1
  }
} catch (error) {
  console.error(configurationErrorOf(error) ?? error)
  process.exitCode = 1
}
