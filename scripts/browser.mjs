// Finds this machine's Chromium or Chrome for the tests. No browser is downloaded for them.
import { existsSync } from "node:fs"
import { basename, delimiter, join } from "node:path"

/** In the order of preference. */
const names = [
  // Chromium without windows: browser tests take about a quarter less time.
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "Chromium",
  "Google Chrome",
]
const usualPlaces = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
]

/**
 * CHROMIUM_PATH, else the first name that a folder of PATH or a usual place has.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export const findBrowser = (env = process.env, exists = existsSync) => {
  if (env["CHROMIUM_PATH"]) return env["CHROMIUM_PATH"]
  const folders = [...(env["PATH"] ?? "").split(delimiter), ...usualPlaces]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(exists)
}

/** @param {string} path */
export const isHeadlessShell = (path) => basename(path).includes("headless-shell")

/** Flags that stop the browser's own network traffic. */
export const quietFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
]

const disabledFeatures = [
  // The address bar's popup: two pages and a process per window, most of the cost of an empty window.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Playwright's own list, repeated here: Chromium uses only the last --disable-features.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
]

/** Playwright's launch options. */
export const launchOptions = () => {
  const executablePath = findBrowser()
  return {
    ...(executablePath && { executablePath }),
    args: [...quietFlags, `--disable-features=${disabledFeatures.join()}`],
  }
}
