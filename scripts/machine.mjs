// What the tests need from the machine besides Node: a browser, a Devanagari font and PDF tools.
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"

import { findBrowser, isHeadlessShell } from "./browser.mjs"
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
  // On a developer's machine their packages would start web servers. Their tests are skipped there.
  ...(process.env.CI && !exists("nginx") ? ["nginx-light"] : []),
  ...(process.env.CI && !exists("caddy") ? ["caddy"] : []),
  // tests/release/debian.test.ts needs it, and root.
  ...(process.env.FULL && process.getuid?.() === 0 && !exists("debootstrap")
    ? ["debootstrap"]
    : []),
]

const sudo = () => (process.getuid?.() === 0 ? [] : ["sudo", "-n"])

/** @param {string[]} args */
const apt = (...args) => {
  const [command = "apt-get", ...rest] = [...sudo(), "apt-get", "-qq", ...args]
  // Packages do not start services in runlevel 1.
  return run(command, rest, { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" })
}

/** A Debian-like system, and the right to install packages there. */
const mayInstall = () => {
  const [command = "apt-get", ...rest] = [...sudo(), "apt-get", "--version"]
  return spawnSync(command, rest).status === 0
}

const packageLists = "/var/lib/apt/lists"
const hasPackageLists = () =>
  existsSync(packageLists) && readdirSync(packageLists).some((name) => name.endsWith("_Packages"))

const headlessShell = "chromium-headless-shell"

/** Debian packages Chromium without windows, which is smaller and faster. Ubuntu does not. */
const packagesHeadlessShell = () => outputOf("apt-cache", ["show", headlessShell]) !== ""

/**
 * Installs packages on Debian-like systems. Returns whether that succeeded.
 * @param {string[]} packages
 */
export const installPackages = (packages) => {
  console.log(`Installing ${packages.join(", ")} ...`)
  if (!apt("update")) return false
  const preferred = packages.map((name) =>
    name === "chromium" && packagesHeadlessShell() ? headlessShell : name,
  )
  return apt("install", "-y", "--no-install-recommends", ...preferred)
}

/** What `prepareMachine` asks of the machine. */
const thisMachine = {
  missingPackages,
  install: installPackages,
  findBrowser,
  /** Whether CHROMIUM_PATH names the browser. */
  isBrowserChosen: () => Boolean(process.env.CHROMIUM_PATH),
  /** Whether the system packages the headless shell and it can be installed now. */
  offersHeadlessShell: () =>
    mayInstall() && (hasPackageLists() || apt("update")) && packagesHeadlessShell(),
  /** @param {string} browser */
  versionOf: (browser) => outputOf(browser, ["--version"]).trim(),
}

/**
 * Installs what is missing, and the headless shell beside a full browser, because it is faster. Elsewhere than on
 * Debian-like systems prints what to install. Prints which browser the tests use. Returns whether nothing is missing.
 *
 * @param {typeof thisMachine} machine
 */
export const prepareMachine = (machine = thisMachine) => {
  const missing = machine.missingPackages()
  const isComplete =
    missing.length === 0 || (machine.install(missing) && machine.missingPackages().length === 0)
  if (!isComplete) {
    console.error(
      `Please install ${missing.join(", ")}, or your system's packages of that kind. ` +
        "A browser elsewhere is named by CHROMIUM_PATH.",
    )
    return false
  }
  const hasBestBrowser = machine.isBrowserChosen() || isHeadlessShell(machine.findBrowser() ?? "")
  if (!hasBestBrowser && machine.offersHeadlessShell() && !machine.install([headlessShell])) {
    console.log(`${headlessShell} could not be installed. The tests use the browser that is there.`)
  }
  const browser = machine.findBrowser() ?? ""
  const version = machine.versionOf(browser)
  if (!version) {
    console.error(`${browser} does not start. CHROMIUM_PATH names another browser.`)
    return false
  }
  console.log(`Browser: ${browser} (${version})`)
  return true
}
