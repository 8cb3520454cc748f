// `npm run walk`: plays the newcomer's walk on a new site in a browser: an invented college of arts, in Hindi first. Prints the
// time of each part by the keystroke-level model, what is left of the sample, and what is wrong with the pages. `--short`
// makes one item of each kind. `--keep` leaves the site running, to look at it, until the input ends.
import { once } from "node:events"
import { parseArgs } from "node:util"

import { type Browser, chromium } from "@playwright/test"

import { type RunningServer, startServer } from "#tests/support/servers/server.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"
import { checkPage } from "#tests/support/walk/check-pages.ts"
import { findSampleWords } from "#tests/support/walk/find-sample-words.ts"
import { createSimulatedUser, hoursOf } from "#tests/support/walk/simulated-user.ts"
import { kept, playWalk, shortCollege, wholeCollege } from "#tests/support/walk/walk.ts"

import { say } from "./bench/report.ts"
import { launchOptions } from "./browser.mjs"

/** The work that the walk may be, in hours. */
const mostHours = 2

const { values: options } = parseArgs({
  options: { short: { type: "boolean" }, keep: { type: "boolean" } },
})

const locale = { locale: "en-IN", timezoneId: "Asia/Kolkata" }

const play = async (browser: Browser, { url, dataDir }: RunningServer) => {
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ ...locale, viewport, reducedMotion: "reduce" })
  const member = { name: "Ravi Kumar", email: "ravi@college.example", role: "administrator" }
  const cookies = await signInNewMember(dataDir, { ...member, role: "administrator" })
  const { hostname } = new URL(url)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })))
  const page = await context.newPage()
  await page.goto(`${url}/console`)
  const user = createSimulatedUser(page)
  await playWalk({ page, user, amounts: options.short ? shortCollege : wholeCollege })
  await context.close()
  return user.parts
}

/** Prints the work, and returns whether it took too long. */
const reportWork = (parts: Awaited<ReturnType<typeof play>>) => {
  say("| part | minutes | keys | presses |\n|---|---|---|---|")
  for (const { name, seconds, keys, presses } of parts) {
    say(`| ${name} | ${(seconds / 60).toFixed(1)} | ${keys} | ${presses} |`)
  }
  const hours = hoursOf(parts)
  say(`\n${hours.toFixed(2)} hours of work (at most ${mostHours})`)
  return hours > mostHours
}

/** Prints what is wrong with the pages, and returns whether anything is. */
const reportPages = async (browser: Browser, { url: origin }: RunningServer) => {
  const { pages, found } = await findSampleWords(origin, kept)
  say(`${pages.length} pages, ${found.length} texts of the sample`)
  for (const { url, word } of found) say(`  ${url}: ${word}`)
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ ...locale, viewport, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  let wrong = found.length
  let heaviest = { url: "", bytes: 0 }
  for (const url of pages) {
    const { bytes, errors } = await checkPage(page, url)
    if (bytes > heaviest.bytes) heaviest = { url, bytes }
    for (const error of errors) say(`  ${url}: ${error}`)
    wrong += errors.length
  }
  await context.close()
  say(`${wrong - found.length} errors; heaviest: ${heaviest.url}, ${heaviest.bytes} bytes`)
  return wrong > 0
}

const server = await startServer({ LOG_LEVEL: "warn", SAMPLE_SESSION: undefined })
const browser = await chromium.launch(launchOptions())
try {
  const isLong = reportWork(await play(browser, server))
  const isWrong = await reportPages(browser, server)
  if (isLong || isWrong) process.exitCode = 1
  if (options.keep) {
    say(`${server.url} with its data in ${server.dataDir}`)
    await once(process.stdin.resume(), "end")
  }
} finally {
  await browser.close()
  await server.close()
}
