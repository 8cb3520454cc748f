// The start screen, and what is shown when a script fails to load.
import type { Page } from "@playwright/test"

import { expect, isHydrated, test } from "../../support/test.ts"

const scripts = "**/assets/*.js"

/** What the progress screen shows, `after` ms of its counting; undefined where there is no such screen. */
const progress = (page: Page, after?: number) =>
  page.evaluate((time) => {
    const screen = document.querySelector("[data-progress]")!
    if (!screen.checkVisibility({ visibilityProperty: true })) return undefined
    const [counting] = screen.getAnimations()
    if (counting && time !== undefined) counting.currentTime = time
    return Number(getComputedStyle(screen).getPropertyValue("--percent"))
  }, after)

/** Waits for the page, which holds its styles, but not for its scripts. */
const hasArrived = (page: Page) => page.getByRole("heading", { level: 1 }).waitFor()

for (const [path, missing] of [
  ["/", scripts],
  ["/admission-form", "**/assets/react-*.js"],
] as const) {
  test(`the start screen of ${path} ends while ${missing} has not come`, async ({ page }) => {
    await page.route(missing, () => undefined)
    await page.goto(path, { waitUntil: "commit" })
    await hasArrived(page)
    await expect.poll(() => progress(page), { timeout: 3000 }).toBe(undefined)
  })
}

test.describe("while the start screen is shown", () => {
  // Frames and timers stand still, so the screen stays until a test lets the time go on.
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.route(scripts, () => undefined)
    await page.goto("/", { waitUntil: "commit" })
    await hasArrived(page)
  })

  test("it counts, ends after a second, and is shown once in a session", async ({ page }) => {
    // Read in the middle of a step of 40 ms: rounding decides at its edge.
    expect(await progress(page, 20)).toBe(5)
    expect(await progress(page, 60)).toBe(6)
    expect(await progress(page, 3740)).toBe(98)
    expect(await progress(page, 3780)).toBe(99)
    expect(await progress(page, 9000)).toBe(99)
    await page.clock.runFor(1000)
    await expect.poll(() => progress(page)).toBe(undefined)

    await page.reload({ waitUntil: "commit" })
    await hasArrived(page)
    expect(await progress(page)).toBe(undefined)
  })

  test("it does not count with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    expect(await progress(page, 2000)).toBe(5)
  })

  for (const pointer of ["mouse", "finger"] as const) {
    test.describe(`a press of the ${pointer}`, () => {
      test.use({ hasTouch: pointer === "finger" })

      test("ends it and does not reach the page; the next one does", async ({ page }) => {
        const admission = page.getByRole("banner").getByRole("link", { name: "Admission" })
        const { x, y } = (await admission.boundingBox())!
        const press = () =>
          pointer === "mouse" ? page.mouse.click(x + 9, y + 9) : page.touchscreen.tap(x + 9, y + 9)
        await admission.evaluate((link) =>
          link.addEventListener("click", () => (link.textContent = "pressed")),
        )
        await press()
        await expect.poll(() => progress(page)).toBe(undefined)
        await expect(admission).toBeVisible()
        await press()
        await expect(page).toHaveURL("/admission-form")
      })
    })
  }
})

test.describe("when scripts fail", () => {
  test.use({
    expectedErrors: [/net::ERR_|loading route module|dynamically imported/],
  })

  test("the page is visible and usable", async ({ page }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto("/courses")
    await expect.poll(() => progress(page)).toBe(undefined)
    await page.getByRole("link", { name: "हिन्दी" }).click()
    await expect(page).toHaveURL("/hi/courses")
  })

  test("a failed navigation shows 'Loading chunk failed' and works at the next try", async ({
    page,
    axe,
  }) => {
    await page.goto("/about/vision/")
    await isHydrated(page)
    const chunk = "**/assets/courses-page*.js"
    await page.route(chunk, (route) => route.abort())
    const courses = page.getByRole("contentinfo").getByRole("link", { name: "Courses" })
    await courses.click()
    const dialog = page.getByRole("dialog", { name: "Loading chunk failed" })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL("/about/vision/")
    await axe()
    await dialog.getByRole("button", { name: "Stay here" }).click()
    await expect(dialog).toBeHidden()
    await page.unroute(chunk)
    await courses.click()
    await expect(page).toHaveURL("/courses")
    await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible()
  })
})
