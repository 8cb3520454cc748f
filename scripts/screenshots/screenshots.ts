// `npm run screenshots -- / /courses --out shots`: takes screenshots of a running site on a phone and a
// desktop, in both languages. --pdf also prints each page. BASE_URL names another site. --public takes all public pages.
// `npm run screenshots -- /counter --staff officer`: pages of the console, as a new member with this role. --console
// takes all its screens (docs/screens.md), with --staff those of this role. Both need the site's DATA_DIR (SQLite).
// `npm run screenshots -- --college rich`: main pages of a made-up college (colleges/) in the built site, on a server of its own.
import { execFileSync } from "node:child_process"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"

import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"

import { type ConsoleMessages, consoleMessagesIn } from "#console/messages/messages.ts"
import { createTranslate } from "#domain/messages/create-translators.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { publicPages } from "#tests/support/samples/public-pages.ts"
import { signInNewMember } from "#tests/support/staff-session.ts"

import { launchOptions } from "../browser.mjs"
import { startCollege } from "./colleges/start-college.ts"
import { type ConsoleScreen, consoleScreens } from "./console-screens.ts"

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "shots" },
    pdf: { type: "boolean", default: false },
    staff: { type: "string" },
    console: { type: "boolean", default: false },
    public: { type: "boolean", default: false },
    college: { type: "string" },
  },
})
const college = options.college === undefined ? undefined : await startCollege(options.college)
const site = college?.url ?? process.env.BASE_URL ?? "http://localhost:3000"

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1366, height: 768 } },
}
const languages = { en: "", hi: "/hi" }
type Language = keyof typeof languages

type Target = ConsoleScreen & { isConsole: boolean }
const isConsole = options.staff !== undefined
const staff = options.staff as Role | undefined
const targets: Target[] = [
  ...positionals.map((path) => ({ path, isConsole, ...(staff && { staff }) })),
  ...(college?.paths ?? []).map((path) => ({ path, isConsole: false })),
  ...(options.public ? publicPages.map((path) => ({ path, isConsole: false })) : []),
  ...(options.console
    ? consoleScreens
        .filter((screen) => !staff || screen.staff === staff)
        .map((screen) => ({ ...screen, isConsole: true }))
    : []),
]

const signIn = async (role: Role) => {
  const member = { name: "Ravi Kumar", email: `${role}-${Date.now()}@college.example`, role }
  const cookies = await signInNewMember(process.env.DATA_DIR ?? "data", member)
  return cookies.map((cookie) => ({ ...cookie, domain: new URL(site).hostname }))
}
const signedIn = new Map<Role, ReturnType<typeof signIn>>()
const cookiesOf = (role: Role) => {
  if (!signedIn.has(role)) signedIn.set(role, signIn(role))
  return signedIn.get(role)!
}

/** A path of the console with the id of the first record in place of ":id"; the list where there is none. */
const withId = async ({ request }: BrowserContext, path: string) => {
  const list = path.split("/:id")[0]!
  if (list === path) return path
  const reply = await request.get(`${site}/api/console${list}`)
  const [first] = (await reply.json()).data as { id: string }[]
  if (first) return path.replace(":id", encodeURIComponent(first.id))
  console.log(`${list} has no record: a picture of the list`)
  return list
}

/** A path in a language: the console keeps it in the browser. */
const urlOf = async (context: BrowserContext, target: Target, language: Language) => {
  if (target.isConsole) return `${site}/console#${await withId(context, target.path)}`
  const prefix = languages[language]
  return `${site}${prefix}${target.path === "/" && prefix ? "" : target.path}`
}

const translate = {
  en: createTranslate<ConsoleMessages>(consoleMessagesIn("en")),
  hi: createTranslate<ConsoleMessages>(consoleMessagesIn("hi")),
}

/** Opens the dialog of a screen; a layout that lacks its button shows the page alone. */
const openDialog = async (page: Page, { path, button, key }: Target, language: Language) => {
  if (key) await page.keyboard.press(key)
  if (button) {
    const shown = page.getByRole("button", {
      name: translate[language].find(button) ?? "",
      exact: true,
    })
    if (!(await shown.first().isVisible())) return
    await shown.first().click()
  }
  const dialog = page.locator(".MuiModal-root").first()
  // Its scripts may have to be loaded.
  await dialog.waitFor({ timeout: 5000 }).catch(() => console.log(`${path}: no dialog opened`))
}

/** Waits until a page of the console has its title, shows no grey lines, and has not changed for a second. */
const waitUntilComplete = async (page: Page) => {
  await page.locator("#react-admin-title:not(:empty)").waitFor({ state: "attached" })
  await page.waitForFunction(() =>
    [...document.querySelectorAll("#main-content output")].every(
      ({ ariaLabel }) => !/Loading|लोड/.test(ariaLabel ?? ""),
    ),
  )
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1000)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
}

const open = async (browser: Browser, target: Target, language: Language, screen: object) => {
  // Reduced motion stops the carousel and the banner.
  const context = await browser.newContext({
    ...screen,
    reducedMotion: "reduce",
    locale: `${language}-IN`,
  })
  if (target.staff) await context.addCookies(await cookiesOf(target.staff))
  const page = await context.newPage()
  await page.goto(await urlOf(context, target, language), { waitUntil: "networkidle" })
  // The console loads its page after its layout.
  if (target.staff) await waitUntilComplete(page)
  if (target.button || target.key) await openDialog(page, target, language)
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Loads the pictures below the first screen too. */
const loadPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].filter((picture) => picture.loading === "lazy")
    for (const picture of pictures) picture.loading = "eager"
    return Promise.allSettled(pictures.map((picture) => picture.decode()))
  })

const print = async (browser: Browser, target: Target, language: Language, name: string) => {
  const page = await open(browser, target, language, screens.desktop)
  await page.pdf({
    path: `${name}.pdf`,
    format: "A4",
    printBackground: true,
    preferCSSPageSize: true,
  })
  await page.context().close()
  execFileSync("pdftoppm", ["-r", "80", "-png", `${name}.pdf`, `${name}-page`])
}

const nameOf = ({ path, staff: role, button, key, isConsole: isOfStaff }: Target) => {
  const parts = path.split(/[/?&=:]/).filter(Boolean)
  const place = isOfStaff ? [role ?? "anyone"] : []
  const dialog = button ? [button] : key ? [`key ${key.codePointAt(0)}`] : []
  return [...place, ...(parts.length > 0 ? parts : ["home"]), ...dialog].join("-")
}

const takeScreenshots = async (browser: Browser, target: Target) => {
  for (const language of Object.keys(languages) as Language[]) {
    const name = join(options.out, `${nameOf(target)}-${language}`)
    for (const [screen, settings] of Object.entries(screens)) {
      const page = await open(browser, target, language, settings)
      await loadPictures(page)
      await page.screenshot({ path: `${name}-${screen}.png`, fullPage: true })
      await page.context().close()
    }
    if (options.pdf) await print(browser, target, language, name)
    console.log(`${target.path} (${language}) -> ${name}-*`)
  }
}

if (targets.length === 0) {
  throw new Error("Name at least one path, --public or --console: npm run screenshots -- /courses")
}
mkdirSync(options.out, { recursive: true })
const browser = await chromium.launch(launchOptions())
try {
  for (const target of targets) await takeScreenshots(browser, target)
} finally {
  await browser.close()
  await college?.close()
}
