// `npm run lighthouse`: runs Lighthouse on a built site as a phone with a slow network. Arguments may name
// paths; `--shared` allows for other programs on the machine.
import { launch } from "chrome-launcher"
import lighthouse, { type Result } from "lighthouse"

import { startServer } from "#tests/support/servers/server.ts"

import { say } from "./bench/report.ts"
import { findBrowser, quietFlags } from "./browser.mjs"
import { build } from "./build.mjs"
import {
  boundsFor,
  categories,
  failuresOf,
  isGood,
  metricsOf,
  scoreOf,
} from "./lighthouse-report.ts"

const pages = [
  "/",
  "/hi",
  "/about/vision/",
  "/gallery/photo",
  "/notices/scholarship-form",
  "/admission-form/bsc/part-1",
]

const isShared = process.argv.includes("--shared")
const bounds = boundsFor({ isShared })

/** Up to this many runs, the best one counts: a busy machine makes a fast page look slow. */
const maxRuns = 3

/** One run. Returns undefined if the browser's own trace failed. */
const measure = async (url: string, port: number): Promise<Result | undefined> => {
  const outcome = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "silent",
    onlyCategories: categories,
  })
  return outcome?.lhr.runtimeError ? undefined : outcome?.lhr
}

const bestOf = async (url: string, port: number) => {
  // Fill the page cache: only the first visitor after a start waits for the render.
  await (await fetch(url)).text()
  let best: Result | undefined
  for (let run = 0; run < maxRuns && !(best && isGood(best, bounds)); run++) {
    const next = await measure(url, port)
    if (next && (!best || scoreOf(next, "performance") > scoreOf(best, "performance"))) best = next
  }
  return best
}

if (!build({ ifStale: true })) process.exit(1)
const server = await startServer({ LOG_LEVEL: "warn" })
// Without a path, the launcher looks for a browser itself.
const chromePath = findBrowser()
const chromium = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: [...quietFlags, "--headless", "--no-sandbox"],
})
try {
  const chosen = process.argv.slice(2).filter((argument) => argument.startsWith("/"))
  say(`| page | ${categories.join(" | ")} | |\n|---|${"---|".repeat(categories.length + 1)}`)
  for (const path of chosen.length > 0 ? chosen : pages) {
    const result = await bestOf(server.url + path, chromium.port)
    if (!result) throw new Error(`Lighthouse gave no result for ${path}.`)
    const scores = categories.map((category) => scoreOf(result, category))
    say(`| ${path} | ${scores.join(" | ")} | ${metricsOf(result)} |`)
    if (isGood(result, bounds)) continue
    process.exitCode = 1
    for (const line of failuresOf(result, bounds)) say(line)
  }
} finally {
  chromium.kill()
  await server.close()
}
