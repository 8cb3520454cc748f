// The slides of the home page, on a clock that the test moves: each shows for 2000 ms (specification 10.1).
import type { Page } from "@playwright/test"

import { homeMessages } from "#app/site/home/messages.server.ts"
import { slides } from "#content/slides.ts"

import { expect, test } from "../support/test.ts"

const { slides: words } = homeMessages("en")
const captions = Object.values(slides).map(({ caption }) => caption.en)
const slideshow = (page: Page) => page.getByRole("region", { name: words.label })
const button = (page: Page, name: string) => slideshow(page).getByRole("button", { name })

/** Only the slide of this number, from 1, is there to be seen and read out. */
const shows = async (page: Page, number: number) => {
  const shown = slideshow(page).getByText(captions[number - 1]!)
  await expect(shown).toBeVisible()
  await expect(slideshow(page).getByRole("listitem")).toHaveCount(1)
}

const afterTwoSeconds = (page: Page) => page.clock.runFor(2000)

const opensHome = async (page: Page) => {
  await page.clock.install({ time: "2026-07-01T06:30:00Z" })
  await page.clock.pauseAt("2026-07-01T06:31:00Z")
  await page.goto("/")
  await expect(slideshow(page).getByRole("button")).toHaveCount(3)
  await shows(page, 1)
}

test("three slides follow each other, and begin again", async ({ page }) => {
  await opensHome(page)
  for (const number of [2, 3, 1, 2]) {
    await afterTwoSeconds(page)
    await shows(page, number)
  }
})

test("the slides are paused, and set going again", async ({ page }) => {
  await opensHome(page)
  await button(page, words.pause).click()
  for (const _ of [1, 2]) await afterTwoSeconds(page)
  await shows(page, 1)
  await button(page, words.play).click()
  await afterTwoSeconds(page)
  await shows(page, 2)
})

test("who turns the slides by hand keeps the one they chose", async ({ page }) => {
  await opensHome(page)
  await button(page, words.previous).click()
  await shows(page, 3)
  await button(page, words.next).click()
  await shows(page, 1)
  await afterTwoSeconds(page)
  await shows(page, 1)
  await expect(button(page, words.play)).toBeVisible()
})

test("a finger turns the slides", async ({ page }) => {
  await opensHome(page)
  const surface = slideshow(page).getByRole("list")
  const swipes = async (from: number, to: number) => {
    await surface.dispatchEvent("pointerdown", { pointerType: "touch", clientX: from })
    await surface.dispatchEvent("pointerup", { pointerType: "touch", clientX: to })
  }
  await swipes(200, 190) // a tap
  await shows(page, 1)
  await swipes(250, 100)
  await shows(page, 2)
  await swipes(100, 250)
  await shows(page, 1)
})

test("the slides wait while a pointer rests on them, and for a keyboard", async ({ page }) => {
  await opensHome(page)
  await slideshow(page).getByText(captions[0]!).hover()
  await afterTwoSeconds(page)
  await shows(page, 1)
  await page.getByRole("heading", { level: 1 }).hover()
  await afterTwoSeconds(page)
  await shows(page, 2)
  await page.keyboard.press("Tab")
  await button(page, words.next).focus()
  await afterTwoSeconds(page)
  await shows(page, 2)
  await page.keyboard.press("Tab")
  await afterTwoSeconds(page)
  await shows(page, 3)
})

test("the slides stand still for who wants little motion, until they are set going", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await opensHome(page)
  await afterTwoSeconds(page)
  await shows(page, 1)
  await button(page, words.play).click()
  await afterTwoSeconds(page)
  await shows(page, 2)
})
