// Finds this machine's Chromium or Chrome for the tests. No browser is downloaded for them.
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const names = [
  // Chromium without windows: browser tests take about a quarter less time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
]
const usualPlaces = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/Applications/Chromium.app/Contents/MacOS",
  "/Applications/Google Chrome.app/Contents/MacOS",
]

/** @returns {string | undefined} */
export const findBrowser = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...usualPlaces]
  return folders
    .flatMap((folder) => [...names, "Chromium", "Google Chrome"].map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}

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
