import { type Browser, chromium, type Page } from "@playwright/test"

import { type RunningServer, startServer } from "#tests/support/servers/server.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"

import { launchOptions } from "../browser.mjs"
import { makeRecords } from "./college.ts"
import { emulate } from "./phone.ts"
import { atMost, type Figure, head, medianOf, repeat, row } from "./report.ts"

const rounds = 5
/** Slow 4G as Lighthouse simulates it. */
const network = { latency: 150, kilobitsPerSecond: 1600, uploadKilobitsPerSecond: 750 }
/** By how much the processor is slower than this machine's: of an office's computer, for which the bounds are, and of a phone. */
const slowdowns = { office: 1, phone: 4 }

interface Screen {
  what: string
  hash: string
  isSignedIn: boolean
  /** What a person has come for. */
  selector: string
  /** With an empty cache. */
  coldSeconds?: number
  warmSeconds: number
  boundKB?: number
}

const screens: Screen[] = [
  {
    what: "sign-in page",
    hash: "",
    isSignedIn: false,
    selector: "#password",
    coldSeconds: 1.5,
    warmSeconds: 1.5,
    boundKB: 60,
  },
  {
    what: "first work page (dashboard)",
    hash: "",
    isSignedIn: true,
    selector: "#main-content a[href^='#/applications']",
    warmSeconds: 3,
    boundKB: 250,
  },
  {
    what: "counter",
    hash: "#/counter",
    isSignedIn: true,
    selector: "#query",
    coldSeconds: 2.5,
    warmSeconds: 2.5,
  },
  {
    what: "list of applications",
    hash: "#/applications",
    isSignedIn: true,
    selector: "tbody tr",
    warmSeconds: 3,
  },
]

/** Notes the time of the first frame that shows the element. */
const noteFirstScreen = (selector: string) => {
  const look = () => {
    const isShown = document.querySelector(selector)?.checkVisibility()
    if (isShown) performance.mark("first-screen")
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const firstScreenMark = () => performance.getEntriesByName("first-screen")[0]?.startTime

const secondsToFirstScreen = async (page: Page, url: string) => {
  await page.goto("about:blank")
  await page.goto(url, { waitUntil: "commit" })
  const mark = await page.waitForFunction(firstScreenMark, undefined, { timeout: 60_000 })
  return ((await mark.jsonValue()) ?? Number.NaN) / 1000
}

type Cookies = Awaited<ReturnType<typeof signInNewMember>>

/** Opens a screen twice: with an empty cache, and with what the first visit left in it. */
const visit = async (
  browser: Browser,
  server: RunningServer,
  screen: Screen,
  cookies: Cookies,
  slowdown: number,
) => {
  const context = await browser.newContext({ locale: "en-IN" })
  const domain = new URL(server.url).hostname
  if (screen.isSignedIn) {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain })))
    // Who is signed in has opened the console on this device before, if in an older version.
    await context.addInitScript(() => localStorage.setItem("RaStoreconsole.opened", "true"))
  }
  await context.addInitScript(noteFirstScreen, screen.selector)
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on("requestfinished", (request) => {
    if (!request.url().includes("/assets/")) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await emulate(await context.newCDPSession(page), network, slowdown)
  const url = `${server.url}/console${screen.hash}`
  const cold = await secondsToFirstScreen(page, url)
  page.removeAllListeners("requestfinished")
  const loadedKB = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024
  const warm = await secondsToFirstScreen(page, url)
  await context.close()
  return { cold, warm, loadedKB }
}

/** Medians of several visits. */
const measure = async (...how: Parameters<typeof visit>) => {
  const visits = await repeat(rounds, () => visit(...how))
  const median = (name: "cold" | "warm" | "loadedKB") => medianOf(visits.map((one) => one[name]))
  return { cold: median("cold"), warm: median("warm"), loadedKB: median("loadedKB") }
}

/** Measures when the console's first screens are shown on slow 4G, and what they load. */
export const benchConsole = async () => {
  const server = await startServer({ LOG_LEVEL: "warn" })
  await makeRecords(server, "applications", 200)
  const officer = { name: "Officer", email: "officer@college.example", role: "officer" as const }
  const cookies = await signInNewMember(server.dataDir, officer)
  const browser = await chromium.launch(launchOptions())
  const figures: Figure[] = []
  const columns = ["cold s", "warm s", "cold s, processor / 4", "warm s, processor / 4"]
  head("The console on slow 4G", ...columns, "scripts KB")
  for (const screen of screens) {
    const { what, coldSeconds, warmSeconds, boundKB } = screen
    const { cold, warm, loadedKB } = await measure(
      browser,
      server,
      screen,
      cookies,
      slowdowns.office,
    )
    const phone = await measure(browser, server, screen, cookies, slowdowns.phone)
    const seconds = [cold, warm, phone.cold, phone.warm].map((one) => one.toFixed(2))
    row(what, ...seconds, loadedKB.toFixed(1))
    const shown = (cache: string, time: number, bound: number) => {
      const title = `Console on slow 4G: ${what}, shown with ${cache} cache`
      figures.push(atMost(title, time, "s", bound, 2))
    }
    if (coldSeconds) shown("an empty", cold, coldSeconds)
    shown("a warm", warm, warmSeconds)
    if (boundKB) {
      const title = `Console: scripts and styles of the ${what}, compressed`
      figures.push(atMost(title, loadedKB, "KB", boundKB, 1))
    }
  }
  await browser.close()
  await server.close()
  return figures
}
