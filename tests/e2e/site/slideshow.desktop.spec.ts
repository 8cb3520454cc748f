// The slideshow in a browser, with a fake clock. Component tests: app/site/home/slideshow.dom.test.tsx.
import type { Page } from "@playwright/test"

import { homeMessages } from "#app/site/home/messages.server.ts"
import { sample } from "#content/sample.ts"
import { specifiedSession } from "#content/sessions.ts"

import { expect, test } from "../../support/test.ts"

const { slides: messages } = homeMessages.en
const captions = Object.values(sample.slides).map(({ caption }) =>
  caption.en.replace("{session}", specifiedSession),
)
const slideshow = (page: Page) => page.getByRole("region", { name: messages.label })
const button = (page: Page, name: string) => slideshow(page).getByRole("button", { name })

/** Expects only the slide of this number, from 1, to be visible and in the accessibility tree. */
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
  // The timer of the progress screen stands still; a key ends it.
  await page.keyboard.press("Shift")
  await expect(slideshow(page).getByRole("button")).toHaveCount(3)
  await shows(page, 1)
}

test("pointer hover and keyboard focus pause the slides", async ({ page }) => {
  await opensHome(page)
  await slideshow(page).getByText(captions[0]!).hover()
  await afterTwoSeconds(page)
  await shows(page, 1)
  // The margin of the page: the pointer stays beside the slides when the page scrolls to a focused control.
  await page.mouse.move(1, 1)
  await afterTwoSeconds(page)
  await shows(page, 2)
  await page.keyboard.press("Tab")
  await button(page, messages.next).focus()
  await afterTwoSeconds(page)
  await shows(page, 2)
  await page.keyboard.press("Tab")
  await afterTwoSeconds(page)
  await shows(page, 3)
})
