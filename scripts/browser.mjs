// Where this machine's Chromium or Chrome is. The tests drive it; none is ever downloaded for them.
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
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

/** No traffic of its own. */
export const quietFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
]

const disabledFeatures = [
  // The address bar's popup: two pages and a process for each window, most of what an empty window costs.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // Chromium takes the last list only, so these are of Playwright's own.
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

/** How Playwright starts it. */
export const launchOptions = () => {
  const executablePath = findBrowser()
  return {
    ...(executablePath && { executablePath }),
    args: [...quietFlags, `--disable-features=${disabledFeatures.join()}`],
  }
}
