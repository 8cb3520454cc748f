// What the tests need from the machine besides Node: a browser, a Devanagari font and PDF tools.
import { spawnSync } from "node:child_process"

import { findBrowser } from "./browser.mjs"
import { run } from "./tools.mjs"

/**
 * @param {string} command
 * @param {string[]} args
 */
const outputOf = (command, args) => spawnSync(command, args, { encoding: "utf8" }).stdout ?? ""

/** @param {string} command */
const exists = (command) => spawnSync(command, ["-v"]).error === undefined

// Systems without fontconfig, such as macOS, have their own Devanagari font.
const showsDevanagari = () =>
  process.platform !== "linux" || outputOf("fc-list", [":lang=hi"]).trim() !== ""

const missingPackages = () => [
  ...(findBrowser() ? [] : ["chromium"]),
  ...(showsDevanagari() ? [] : ["fontconfig", "fonts-noto-core"]),
  ...(exists("pdftotext") && exists("pdftoppm") ? [] : ["poppler-utils"]),
  // On a developer's machine its package would start a web server. Its tests are skipped there.
  ...(process.env.CI && !exists("nginx") ? ["nginx-light"] : []),
]

/**
 * Debian packages Chromium without windows, which is smaller and faster. Ubuntu does not.
 * @param {string} name
 */
const preferredPackage = (name) =>
  name === "chromium" && outputOf("apt-cache", ["show", "chromium-headless-shell"]) !== ""
    ? "chromium-headless-shell"
    : name

/**
 * Installs packages on Debian-like systems. Returns whether that succeeded.
 * @param {string[]} packages
 */
export const installPackages = (packages) => {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command = "apt-get", ...rest] = [...prefix, "apt-get", "-qq", ...args]
    // Packages do not start services in runlevel 1.
    return run(command, rest, { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" })
  }
  console.log(`Installing ${packages.join(", ")} ...`)
  return (
    apt("update") &&
    apt("install", "-y", "--no-install-recommends", ...packages.map(preferredPackage))
  )
}

/** Installs what is missing. Elsewhere than on Debian-like systems prints what to install. */
export const prepareMachine = () => {
  const missing = missingPackages()
  if (missing.length === 0) return true
  if (installPackages(missing)) return missingPackages().length === 0
  console.error(
    `Please install ${missing.join(", ")}, or your system's packages of that kind. ` +
      "A browser elsewhere is named by CHROMIUM_PATH.",
  )
  return false
}
