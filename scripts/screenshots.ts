// `npm run screenshots -- / /courses --out shots`: takes screenshots of a running site on a phone and a
// desktop, in both languages. --pdf also prints each page. BASE_URL names another site.
import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { type Browser, chromium } from "@playwright/test"

import { launchOptions } from "./browser.mjs"

const { positionals: paths, values: options } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "shots" }, pdf: { type: "boolean", default: false } },
})
const site = process.env.BASE_URL ?? "http://localhost:3000"

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1366, height: 768 } },
}
const languages = { en: "", hi: "/hi" }

const open = async (browser: Browser, url: string, screen: object) => {
  // Reduced motion stops the carousel and the banner.
  const page = await browser.newPage({ ...screen, reducedMotion: "reduce" })
  await page.goto(url, { waitUntil: "networkidle" })
  await page.evaluate(() => document.fonts.ready)
  return page
}

const print = async (browser: Browser, url: string, name: string) => {
  const page = await open(browser, url, screens.desktop)
  await page.pdf({
    path: `${name}.pdf`,
    format: "A4",
    printBackground: true,
    preferCSSPageSize: true,
  })
  await page.close()
  execFileSync("pdftoppm", ["-r", "80", "-png", `${name}.pdf`, `${name}-page`])
}

const takeScreenshots = async (browser: Browser, path: string) => {
  for (const [language, prefix] of Object.entries(languages)) {
    const url = `${site}${prefix}${path === "/" && prefix ? "" : path}`
    const parts = path.split(/[/?&=]/).filter(Boolean)
    const name = join(options.out, [...(parts.length > 0 ? parts : ["home"]), language].join("-"))
    for (const [screen, settings] of Object.entries(screens)) {
      const page = await open(browser, url, settings)
      await page.screenshot({ path: `${name}-${screen}.png`, fullPage: true })
      await page.close()
    }
    if (options.pdf) await print(browser, url, name)
    console.log(`${url} -> ${name}-*`)
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
