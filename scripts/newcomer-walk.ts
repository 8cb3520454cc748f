// `npm run walk`: plays the newcomer's walk on a new site, and prints the time of each part by the keystroke-level model.
import { chromium } from "@playwright/test"

import { startServer } from "#tests/support/servers/server.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"
import { findSampleWords } from "#tests/support/walk/find-sample-words.ts"
import { createHand, hoursOf } from "#tests/support/walk/hand.ts"
import { kept, playWalk, wholeCollege } from "#tests/support/walk/walk.ts"

import { say } from "./bench/report.ts"
import { launchOptions } from "./browser.mjs"

const server = await startServer({ LOG_LEVEL: "warn", SAMPLE_SESSION: undefined })
const browser = await chromium.launch(launchOptions())
try {
  const context = await browser.newContext({
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
    viewport: { width: 1366, height: 768 },
  })
  const page = await context.newPage()
  const member = {
    name: "Ravi Kumar",
    email: "admin@college.example",
    role: "administrator" as const,
  }
  const cookies = await signInNewMember(server.dataDir, member)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: "127.0.0.1" })))
  await page.goto(`${server.url}/console`)
  const hand = createHand(page)
  try {
    const small = process.argv.includes("--short")
    await playWalk({
      page,
      hand,
      amounts: small
        ? { departments: 1, people: 1, photos: 3, notices: 1, documents: 1 }
        : wholeCollege,
    })
    const { pages, found } = await findSampleWords(server.url, kept)
    say(`${pages} pages, ${found.length} texts of the sample`)
    for (const { url, word } of found) say(`${url.replace(server.url, "")}  ${word}`)
    if (process.argv.includes("--keep")) {
      say(`${server.url} ${server.dataDir}`)
      await new Promise((r) => process.stdin.once("data", r))
    }
  } catch (error) {
    await page.screenshot({ path: "/tmp/walk/failed.png" })
    console.log(
      server
        .log()
        .split("\n")
        .filter((l) => l.includes("err"))
        .slice(-3)
        .join("\n"),
    )
    throw error
  } finally {
    for (const part of hand.parts)
      say(
        `${part.name}: ${(part.seconds / 60).toFixed(1)} min, ${part.keys} keys, ${part.presses} presses`,
      )
    say(`${hoursOf(hand.parts).toFixed(2)} h`)
  }
} finally {
  await browser.close()
  await server.close()
}
