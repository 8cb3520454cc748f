import { sample } from "#content/sample.ts"

import { openIn } from "../../../support/servers/other-process.ts"
import { type RunningServer, startServer } from "../../../support/servers/server.ts"
import { expect, isHydrated, test as base } from "../../../support/test.ts"

const film = { ...sample.videos["campus-walk"]!, source: { youtube: "sample-film" } }

/** Changes the first video of the site to one on YouTube. */
const siteWithFilm = ({ dataDir }: RunningServer) => {
  const database = openIn(dataDir)
  database
    .prepare("update items set data = ? where collection = 'videos' and slug = 'campus-walk'")
    .run(JSON.stringify(film))
  database.close()
}

const test = base.extend<{ server: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn" })
    siteWithFilm(server)
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test("no request goes to YouTube before its video is opened or after it is closed", async ({
  page,
  baseURL,
}) => {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(/youtube|ytimg|google/, async (route) => {
    const request = route.request()
    asked.push({ url: request.url(), referer: request.headers()["referer"] })
    await route.fulfill({ contentType: "text/html", body: "<p>The film</p>" })
  })
  await page.goto("/gallery/video")
  await isHydrated(page)
  expect(asked).toEqual([])

  const link = page.getByRole("link", { name: film.title.en })
  await expect(link).toHaveAttribute("aria-haspopup", "dialog")
  await link.click()
  await expect(page.frameLocator("iframe").getByText("The film")).toBeVisible()
  expect(asked).toEqual([
    {
      url: "https://www.youtube-nocookie.com/embed/sample-film?rel=0&autoplay=1",
      referer: `${baseURL}/`,
    },
  ])
  await expect(page.locator("iframe")).toHaveAttribute("title", film.title.en)
  await page.getByRole("button", { name: "Next video" }).click()
  await expect(page.locator("iframe")).toHaveCount(0)
  expect(asked).toHaveLength(1)
})
