// A page loads its scripts when a visitor needs them, and loses nothing of what was done before (decision 26).
import type { Page } from "@playwright/test"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { sample } from "#content/sample.ts"

import { expect, isHydrated, test } from "../../support/test.ts"

const scripts = "**/assets/*.js"

/** The scripts that a page requests from now on. */
const requestedScripts = (page: Page) => {
  const urls: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") urls.push(request.url())
  })
  return urls
}

/** Holds back all scripts until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const textSize = (page: Page) => page.evaluate(() => document.documentElement.dataset["textSize"])

test("reading, scrolling, opening the menu and following a link load no script", async ({
  page,
}) => {
  const urls = requestedScripts(page)
  await page.goto("/")
  await page.touchscreen.tap(180, 700)
  await scrollTo(page, 1500)
  await page.getByRole("figure").tap()
  await page.locator("summary", { hasText: "Menu" }).tap()
  await page.locator("summary", { hasText: "About" }).tap()
  await page.getByRole("link", { name: "Vision" }).first().tap()
  await expect(page).toHaveURL("/about/vision/")
  await page.goBack()
  await expect(page).toHaveURL("/")
  expect(urls).toEqual([])
  await page.locator("summary", { hasText: "More" }).tap()
  await expect.poll(() => urls.length).toBeGreaterThan(3)
})

test("presses before the scripts are there take effect once they are", async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/courses")
  await page.locator("summary", { hasText: "More" }).tap()
  const larger = page.getByRole("button", { name: "Larger text" })
  await larger.tap()
  await larger.tap()
  await page.getByRole("radio", { name: "Orange" }).tap()
  expect(await textSize(page)).toBe(undefined)
  release()
  await expect.poll(() => textSize(page)).toBe("2")
  await expect(page.getByRole("radio", { name: "Orange" })).toBeChecked()
  await expect(page.locator("html")).toHaveAttribute("data-theme", "orange")
})

test("a photo that is pressed first opens in the viewer", async ({ page }) => {
  const { title } = Object.values(sample.photos)[1]!
  await page.goto("/gallery/photo")
  await page.getByRole("link", { name: title.en, exact: true }).tap()
  await expect(page.getByRole("dialog")).toContainText(title.en)
  await expect(page).toHaveURL("/gallery/photo#photo-2")
})

test.describe("when the scripts fail", () => {
  // The file is in a sandbox without scripts, so it also blocks those of Playwright.
  test.use({ expectedErrors: [/net::ERR_|Blocked script execution in '[^']*\/pictures\//] })

  test("a photo's link opens its file", async ({ page }) => {
    const { title } = Object.values(sample.photos)[1]!
    await page.route(scripts, (route) => route.abort())
    await page.goto("/gallery/photo")
    await page.getByRole("link", { name: title.en, exact: true }).tap()
    await expect(page).toHaveURL(/\/pictures\//)
  })
})

test("typed text and its focus stay", async ({ page }) => {
  const { form } = contactMessages.en
  const box = page.getByLabel(form.fields.subject.label, { exact: true })
  const release = await holdScripts(page)
  await page.goto("/contact-us/")
  await box.tap()
  await box.pressSequentially("A seat")
  release()
  await isHydrated(page)
  await expect(box).toBeFocused()
  await box.pressSequentially(" in the hostel")
  await expect(box).toHaveValue("A seat in the hostel")
})

test("hydration leaves the scroll position alone, also after a reload", async ({ page }) => {
  await page.goto("/about/college_history")
  await scrollTo(page, 500)
  await isHydrated(page)
  expect(await scrollTop(page)).toBe(500)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(500)
  await scrollTo(page, 200)
  await isHydrated(page)
  expect(await scrollTop(page)).toBe(200)
})

test("Back and Forward work before hydration, also to pages that the router had opened", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 })
  await page.goto("/about/vision/")
  await isHydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Courses" }).click()
  await expect(heading).toHaveText("Courses")
  await page.reload()
  await page.goBack()
  await expect(heading).toHaveText("Vision")
  await page.goForward()
  await expect(heading).toHaveText("Courses")
})

test("the router's next page has its styles, from files that no page loads before", async ({
  page,
}) => {
  const files: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") files.push(new URL(request.url()).pathname)
  })
  await page.goto("/about/vision/")
  expect(files).toEqual([])
  await isHydrated(page)
  await expect(page.locator("style[data-href]")).toHaveCount(0)
  await page.getByRole("contentinfo").getByRole("link", { name: "Courses" }).click()
  await expect(page).toHaveURL("/courses")
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible()
  const linked = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ href }) => href && new URL(href).pathname),
  )
  expect(linked.join(" ")).toContain("courses-page")
  expect(linked.toSorted()).toEqual([...new Set(linked)].toSorted())
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
})
