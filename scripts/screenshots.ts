// `npm run screenshots -- / /courses --out shots`: takes screenshots of a running site on a phone and a
// desktop, in both languages. --pdf also prints each page. BASE_URL names another site.
// `npm run screenshots -- /counter --staff officer`: pages of the console, as a new member with this role. It needs
// the site's DATA_DIR (SQLite).
import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { type Browser, chromium } from "@playwright/test"

import type { Role } from "#domain/staff/permissions.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"

import { launchOptions } from "./browser.mjs"

const { positionals: paths, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "shots" },
    pdf: { type: "boolean", default: false },
    staff: { type: "string" },
  },
})
const site = process.env.BASE_URL ?? "http://localhost:3000"

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1366, height: 768 } },
}
const languages = { en: "", hi: "/hi" }

const signIn = async (role: string) => {
  const member = { name: "Ravi Kumar", email: `${role}-${Date.now()}@college.example` }
  const dataDir = process.env.DATA_DIR ?? "data"
  const cookies = await signInNewMember(dataDir, { ...member, role: role as Role })
  return cookies.map((cookie) => ({ ...cookie, domain: new URL(site).hostname }))
}

const cookies = options.staff === undefined ? [] : await signIn(options.staff)

/** A path in a language: the console keeps it in the browser. */
const urlOf = (path: string, language: keyof typeof languages) => {
  if (options.staff !== undefined) return `${site}/console#${path}`
  const prefix = languages[language]
  return `${site}${prefix}${path === "/" && prefix ? "" : path}`
}

const open = async (
  browser: Browser,
  path: string,
  language: keyof typeof languages,
  screen: object,
) => {
  // Reduced motion stops the carousel and the banner.
  const context = await browser.newContext({
    ...screen,
    reducedMotion: "reduce",
    locale: `${language}-IN`,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(urlOf(path, language), { waitUntil: "networkidle" })
  // The console loads its page after its layout.
  if (cookies.length > 0) await page.locator("#main-content").getByText(/./).first().waitFor()
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => document.fonts.ready)
  return page
}

const print = async (
  browser: Browser,
  path: string,
  language: keyof typeof languages,
  name: string,
) => {
  const page = await open(browser, path, language, screens.desktop)
  await page.pdf({
    path: `${name}.pdf`,
    format: "A4",
    printBackground: true,
    preferCSSPageSize: true,
  })
  await page.context().close()
  execFileSync("pdftoppm", ["-r", "80", "-png", `${name}.pdf`, `${name}-page`])
}

const takeScreenshots = async (browser: Browser, path: string) => {
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    const parts = path.split(/[/?&=]/).filter(Boolean)
    const name = join(options.out, [...(parts.length > 0 ? parts : ["home"]), language].join("-"))
    for (const [screen, settings] of Object.entries(screens)) {
      const page = await open(browser, path, language, settings)
      await page.screenshot({ path: `${name}-${screen}.png`, fullPage: true })
      await page.context().close()
    }
    if (options.pdf) await print(browser, path, language, name)
    console.log(`${urlOf(path, language)} -> ${name}-*`)
  }
}

if (paths.length === 0) throw new Error("Name at least one path: npm run screenshots -- /courses")
mkdirSync(options.out, { recursive: true })
const browser = await chromium.launch(launchOptions())
try {
  for (const path of paths) await takeScreenshots(browser, path)
} finally {
  await browser.close()
}
