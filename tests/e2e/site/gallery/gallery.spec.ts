import type { Page } from "@playwright/test"

import { galleryMessages } from "#app/site/gallery/messages.server.ts"
import { sample } from "#content/sample.ts"

import { expect, test } from "../../../support/test.ts"

/** The photos on the page of the gallery: those of no album. */
const titles = Object.values(sample.photos)
  .filter(({ album }) => album === undefined)
  .map(({ title }) => title)
const films = Object.values(sample.videos)

/** A gallery page: the grid and the viewer dialog. */
const gallery = (page: Page, kind: "photos" | "videos", language: "en" | "hi" = "en") => {
  const messages = galleryMessages[language][kind]
  const texts = sample.list_pages[kind === "photos" ? "photo-gallery" : "video-gallery"]!
  const viewer = page.getByRole("dialog", { name: texts.title[language] })
  const button = (name: string) => viewer.getByRole("button", { name, exact: true })
  const item = (title: string) => page.getByRole("link", { name: title, exact: true })
  return {
    item,
    opens: (title: string) => item(title).click(),
    viewer,
    close: button(messages.viewer.close),
    previous: button(messages.viewer.previous),
    next: button(messages.viewer.next),
    shows: async (n: number, title: string) => {
      const position = messages.viewer.position
        .replace("{n}", String(n))
        .replace("{count}", String(kind === "photos" ? titles.length : films.length))
      await expect(viewer).toContainText(`${position}${title}`)
    },
  }
}

test("the photo viewer goes to the last photo and back, and no further", async ({ page, axe }) => {
  const { item, opens, close, previous, next, shows, viewer } = gallery(page, "photos", "hi")
  await page.goto("/hi/gallery/photo")
  await opens(titles[0]!.hi)
  await shows(1, titles[0]!.hi)
  await expect(previous).toHaveCount(0)
  await next.click()
  await shows(2, titles[1]!.hi)
  await expect(viewer.getByAltText(Object.values(sample.photos)[1]!.picture.alt.hi)).toBeInViewport(
    {
      ratio: 0.9,
    },
  )
  await page.keyboard.press("End")
  await shows(titles.length, titles.at(-1)!.hi)
  await expect(next).toHaveCount(0)
  await expect(previous).toBeFocused()
  await axe()
  await previous.click()
  await shows(titles.length - 1, titles.at(-2)!.hi)
  await expect(next).toBeVisible()
  await close.click()
  await expect(viewer).toHaveCount(0)
  await expect(item(titles[0]!.hi)).toBeFocused()
})

test("a video plays in the viewer and stops when it is left", async ({ page, axe }) => {
  const { opens, close, previous, next, shows, viewer } = gallery(page, "videos")
  const [first, second] = films
  await page.goto("/gallery/video")
  await expect(page.locator("video")).toHaveCount(0)
  await opens(first!.title.en)
  await shows(1, first!.title.en)
  await expect(viewer).toContainText(first!.description.en)
  await expect(previous).toHaveCount(0)
  const film = page.locator("video")
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  await axe()
  await next.click()
  await shows(2, second!.title.en)
  await expect(film).toHaveCount(1)
  await expect(viewer.getByLabel(second!.title.en)).toBeInViewport()
  await close.click()
  await expect(film).toHaveCount(0)
})

test("a swipe shows the next photo", async ({ page }) => {
  const { opens, shows, viewer } = gallery(page, "photos")
  await page.goto("/gallery/photo")
  await opens(titles[3]!.en)
  await shows(4, titles[3]!.en)
  // A swipe scrolls the row.
  await viewer.getByRole("region").evaluate((row) => row.scrollBy({ left: row.clientWidth }))
  await shows(5, titles[4]!.en)
  await expect(page).toHaveURL("/gallery/photo#photo-5")
})

test("Back closes the viewer and stays on the page; a link to one photo opens it", async ({
  page,
}) => {
  const { opens, next, shows, viewer } = gallery(page, "photos")
  await page.goto("/gallery/photo")
  await opens(titles[6]!.en)
  await next.click()
  await shows(8, titles[7]!.en)
  const link = page.url()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL("/gallery/photo")

  await page.goto("/courses")
  await page.goto(link)
  await shows(8, titles[7]!.en)
  await page.keyboard.press("Escape")
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL("/gallery/photo")
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("a video does not start by itself", async ({ page }) => {
    const { opens } = gallery(page, "videos")
    await page.goto("/gallery/video")
    await opens(films[0]!.title.en)
    const film = page.locator("video")
    await expect(film).toBeInViewport()
    await expect(film).not.toHaveAttribute("autoplay")
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await film.evaluate((video: HTMLVideoElement) => video.play())
  })
})
