import type { Page } from "@playwright/test"

import { inLanguage } from "#app/language.ts"
import { wordsOf } from "#app/site/home/words.server.ts"
import { principalsMessage } from "#content/pages/principals-message.ts"
import { settings } from "#content/settings.ts"
import { statistics } from "#content/statistics.ts"
import { tiles } from "#content/tiles.ts"

import { expect, test } from "../support/test.ts"

const region = (page: Page, name: string) => page.getByRole("region", { name })

for (const language of ["en", "hi"] as const) {
  const words = wordsOf(language)

  test.describe(`The home page (${language})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(inLanguage(language, "/"))
    })

    test("says on its first screen which college it is, and leads to admission", async ({
      page,
    }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        settings.college.name[language],
      )
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
      const apply = page.getByRole("link", { name: words.admission.apply })
      await expect(apply).toBeInViewport({ ratio: 1 })
      await apply.click()
      await expect(page).toHaveURL(inLanguage(language, "/admission-form"))
    })

    test("shows all that is told of the college, and seven tiles that lead on", async ({
      page,
    }) => {
      const row = page.getByRole("navigation", { name: words.tiles })
      await expect(row.getByRole("link")).toHaveCount(7)
      for (const { title, link } of Object.values(tiles)) {
        await expect(row.getByRole("link", { name: title[language], exact: true })).toHaveAttribute(
          "href",
          inLanguage(language, link),
        )
      }
      const portraits = page.getByRole("list", { name: words.dignitaries })
      await expect(portraits.getByRole("img")).toHaveCount(3)
      await expect(region(page, words.notices.title).getByRole("listitem")).toHaveCount(5)
      await expect(region(page, words.events.title).getByRole("listitem")).toHaveCount(4)
      await expect(region(page, words.campusLife).getByRole("img")).toHaveCount(3)
      await expect(region(page, words.gallery.title).getByRole("listitem")).toHaveCount(8)
      const links = region(page, words.importantLinks.title)
      await expect(links.getByRole("listitem")).toHaveCount(9)
      await expect(links).toContainText(words.importantLinks.notYet)
      const numbers = region(page, words.statistics)
      await expect(numbers.getByRole("definition")).toHaveText(
        ["45", "214", "98", "724", "222", "22"], // specification 10.1
      )
      await expect(numbers.getByRole("term")).toHaveText(
        Object.values(statistics).map(({ label }) => label[language]),
      )
    })

    test("leads from each part to all of it", async ({ page }) => {
      const parts = [
        [words.notices.all, words.notices.title, "/notices"],
        [words.events.all, words.events.title, "/events"],
        [words.gallery.all, words.gallery.title, "/gallery/photo/"],
        [words.principal.whole, principalsMessage.title[language], principalsMessage.path],
      ] as const
      for (const [all, title, path] of parts) {
        await page.goto(inLanguage(language, "/"))
        await region(page, title).getByRole("link", { name: all }).click()
        await expect(page).toHaveURL(inLanguage(language, path))
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      }
    })

    test("is for everyone, also while all stands still", async ({ page, axe }) => {
      await page.getByRole("button", { name: words.slides.pause }).click()
      await page.getByRole("button", { name: words.announcement.pause }).click()
      await axe()
    })
  })
}

test("the links are called 'View All' and 'View ALL'", async ({ page }) => {
  await page.goto("/")
  const all = page.getByRole("main").getByRole("link", { name: /^View all/i })
  await expect(all).toContainText(["View All", "View All", "View ALL"])
})

test.describe("The announcement", () => {
  const { announcement: words } = wordsOf("en")

  /** Its last words are in view, and no second copy of them moves behind. */
  const isReadWhole = async (page: Page) => {
    const banner = region(page, words.label)
    await expect(banner.getByText(settings.email).filter({ visible: true })).toHaveCount(1)
    const lastWords = banner.getByRole("link", { name: settings.email })
    await lastWords.scrollIntoViewIfNeeded()
    await expect(lastWords).toBeInViewport({ ratio: 1 })
  }

  test("moves until it is paused; then it can be read whole", async ({ page }) => {
    await page.goto("/")
    const copies = region(page, words.label).getByText(settings.email)
    await expect(copies.filter({ visible: true })).toHaveCount(2)
    await page.getByRole("button", { name: words.pause }).click()
    await isReadWhole(page)
    const links = region(page, words.label).getByRole("link")
    await expect(links).toHaveText([...settings.phones, settings.email])
    await expect(links.last()).toHaveAttribute("href", `mailto:${settings.email}`)
    await page.getByRole("button", { name: words.play }).click()
    await expect(copies.filter({ visible: true })).toHaveCount(2)
  })

  test("stands for a keyboard that has reached its links", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("link", { name: wordsOf("en").admission.apply }).focus()
    await page.keyboard.press("Tab")
    const [phone] = settings.phones
    await expect(region(page, words.label).getByRole("link", { name: phone! })).toBeFocused()
    await isReadWhole(page)
  })

  test("stands still for who wants little motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/")
    await isReadWhole(page)
    await expect(page.getByRole("button", { name: words.pause })).toBeHidden()
  })
})
