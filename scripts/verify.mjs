// `npm run verify`: runs every check that a change must pass. Stops at the first failing step. --full adds
// the long parts: every test on both databases, more fuzz cases from a new seed, all of fault injection
// and Lighthouse on all its pages.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { install } from "./dependencies.mjs"
import { prepareMachine } from "./machine.mjs"
import { node24, run, runSideBySide } from "./tools.mjs"

const isFull = process.argv.includes("--full")
// Tests and their rounds read it.
if (isFull) process.env.FULL = "1"
const reports = mkdtempSync(join(tmpdir(), "verify-"))
const unit = join(reports, "unit.json")
const faults = join(reports, "faults.json")
const browser = join(reports, "playwright.json")

/** The pages that Lighthouse measures each time: a Hindi page with pictures, a text page and the form. */
const mainPages = ["/hi", "/notices/scholarship-form", "/admission-form/bsc/part-1"]

/**
 * @param {string} project
 * @param {string} report
 */
const vitest = (project, report) => {
  const output = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  return { command: "vitest", args: ["run", "--project", project, ...output] }
}

/** @type {[name: string, step: () => boolean | Promise<boolean>][]} */
const steps = [
  ["Dependencies", () => install("all")],
  ["Machine", prepareMachine],
  [
    "Build and static checks",
    () =>
      runSideBySide([
        { name: "Build", command: "node", args: ["scripts/build.mjs"] },
        { name: "Types", command: "npm", args: ["run", "--silent", "types"] },
        { name: "Format", command: "oxfmt", args: ["--check"] },
        { name: "Lint", command: "oxlint", args: ["--deny-warnings"] },
        { name: "Unused code", command: "npm", args: ["run", "--silent", "knip"] },
      ]),
  ],
  [
    // Side by side, since fault injection mostly waits for timeouts.
    "Unit, integration, HTTP and fault injection tests",
    () =>
      runSideBySide([
        { name: "Unit, integration and HTTP tests", ...vitest("!fault injection", unit) },
        { name: "Fault injection", ...vitest("fault injection", faults) },
      ]),
  ],
  [
    "Browser tests",
    () =>
      run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: browser }),
  ],
  ["Budgets", () => run(node24, ["scripts/budgets.ts", "--shared"])],
  [
    "Lighthouse",
    () => run(node24, ["scripts/lighthouse.ts", "--shared", ...(isFull ? ["--all"] : mainPages)]),
  ],
]

/** @param {string} path */
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined)

const counts = () => {
  const vitests = [unit, faults].map(read).filter(Boolean)
  const playwright = read(browser)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = playwright?.stats ?? {}
  // A test file that fails to load reports no failed test: count it as one failure.
  const failedIn = vitests.map((one) => (one.success ? 0 : Math.max(1, one.numFailedTests)))
  /** @param {number[]} numbers */
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  return {
    passed: sum(vitests.map((one) => one.numPassedTests)) + expected + flaky,
    failures: sum(failedIn) + unexpected + (playwright?.errors.length ?? 0),
    skipped: sum(vitests.map((one) => one.numPendingTests + one.numTodoTests)) + skipped,
    flaky,
  }
}

/**
 * @param {(typeof steps)[number]} step
 * @param {number} index
 */
const passes = async ([name, step], index) => {
  console.log(`\n── ${name} (${index + 1} of ${steps.length})`)
  const start = performance.now()
  const passed = await step()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${name}: ${passed ? "passed" : "FAILED"} after ${seconds} s`)
  return passed
}

let failed
for (const [index, step] of steps.entries()) {
  if (await passes(step, index)) continue
  failed = step
  break
}
const { passed, failures, skipped, flaky } = counts()
rmSync(reports, { recursive: true })

console.log(failed ? `\nStopped: ${failed[0]} failed.` : "\nEverything holds.")
// Only CI retries browser tests (playwright.config.ts). The Playwright report above names the flaky ones.
if (flaky > 0) console.log(`${flaky} browser tests passed only on their retry.`)
if (skipped > 0) console.log(`${skipped} tests were skipped.`)
console.log(`${passed} passed, ${failures} failed`)
process.exitCode = failed ? 1 : 0
