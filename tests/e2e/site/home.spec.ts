import type { Locator, Page } from "@playwright/test"

import { inLanguage } from "#app/language.ts"
import { homeMessages } from "#app/site/home/messages.server.ts"
import { sample } from "#content/sample.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { expect, test } from "../../support/test.ts"

const region = (page: Page, name: string) => page.getByRole("region", { name })

for (const language of ["en", "hi"] as const) {
  const messages = homeMessages[language]
  const admissionTitle = messages.admission.open.replace("{session}", settings.admission_session)

  test.describe(`The home page (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(inLanguage(language, "/"))
    })

    test("shows college and admission on the first screen, and is accessible while paused", async ({
      page,
      axe,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        settings.college.name[language],
      )
      // The heading is for screen readers: the header shows the same name.
      await expect(page.getByRole("banner")).toContainText(settings.college.name[language])
      const admission = region(page, admissionTitle)
      await expect(
        admission.getByText(messages.admission.lastDay, { exact: true }),
      ).toBeInViewport()
      await expect(admission.getByRole("link", { name: settings.phones[0]! })).toBeInViewport()
      const apply = page.getByRole("link", { name: messages.admission.apply })
      await expect(apply).toBeInViewport({ ratio: 1 })
      await page.getByRole("button", { name: messages.slides.pause }).click()
      await page.getByRole("checkbox", { name: messages.announcement.pause }).check()
      await axe()
      await apply.click()
      await expect(page).toHaveURL(inLanguage(language, "/admission-form"))
    })
  })
}

/** The numbers of items at which the last row ends before its list. `most` is how many the server sends at most. */
const unfilledRows = (list: Locator, most: number) =>
  list.evaluate((element, limit) => {
    const counts: number[] = []
    const { paddingRight } = getComputedStyle(element)
    for (let { lastElementChild: last } = element; last; last = element.lastElementChild) {
      const { length } = element.children
      const end = element.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      if (length <= limit && Math.abs(end - last.getBoundingClientRect().right) > 1) {
        counts.push(length)
      }
      last.remove()
    }
    return counts
  }, most)

for (const width of [360, 1366]) {
  test(`any number of items fills the rows of a section at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto("/")
    const titleOf = (section: keyof typeof sample.home_sections) =>
      sample.home_sections[section]!.title.en
    const sectionOf = (section: string) => region(page, titleOf(section))
    const tiles = page.getByRole("navigation", { name: titleOf("tiles") }).getByRole("list")
    expect(await unfilledRows(tiles, 7)).toEqual([])
    expect(await unfilledRows(sectionOf("statistics").locator("dl"), 6)).toEqual([])
    expect(await unfilledRows(sectionOf("campus-life").getByRole("list"), 3)).toEqual([])
    expect(await unfilledRows(sectionOf("photos").getByRole("list"), 4)).toEqual([])
  })
}

test.describe("The announcement", () => {
  const { announcement: messages } = homeMessages.en

  /** Its last words are in view, and no second copy of them moves behind. */
  const isWhollyReadable = async (page: Page) => {
    const banner = region(page, sample.home_sections.announcement!.title.en)
    await expect(banner.getByText(settings.email).filter({ visible: true })).toHaveCount(1)
    const lastWords = banner.getByRole("link", { name: settings.email })
    await lastWords.scrollIntoViewIfNeeded()
    await expect(lastWords).toBeInViewport({ ratio: 1 })
  }

  test("moves until it is paused, and then shows its whole text", async ({ page }) => {
    await page.goto("/")
    const copies = region(page, sample.home_sections.announcement!.title.en).getByText(
      settings.email,
    )
    await expect(copies.filter({ visible: true })).toHaveCount(2)
    const pause = page.getByRole("checkbox", { name: messages.pause })
    await pause.check()
    await isWhollyReadable(page)
    const links = region(page, sample.home_sections.announcement!.title.en).getByRole("link")
    await expect(links).toHaveText([...settings.phones, settings.email])
    await expect(links.last()).toHaveAttribute("href", `mailto:${settings.email}`)
    await pause.uncheck()
    await expect(copies.filter({ visible: true })).toHaveCount(2)
  })

  test("stops while the keyboard focus is on its links", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: homeMessages.en.slides.next }).focus()
    await page.keyboard.press("Tab")
    const [phone] = settings.phones
    await expect(
      region(page, sample.home_sections.announcement!.title.en).getByRole("link", { name: phone! }),
    ).toBeFocused()
    await isWhollyReadable(page)
  })

  test("does not move with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/")
    await isWhollyReadable(page)
    await expect(page.getByRole("checkbox", { name: messages.pause })).toBeHidden()
  })
})
