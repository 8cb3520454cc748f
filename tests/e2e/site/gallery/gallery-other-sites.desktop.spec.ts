import { sample } from "#content/sample.ts"

import { openIn } from "../../../support/servers/other-process.ts"
import { type RunningServer, startServer } from "../../../support/servers/server.ts"
import { expect, isHydrated, test as base } from "../../../support/test.ts"

const film = { ...sample.videos["campus-walk"]!, source: { url: "https://www.films.example/7" } }

/** Changes the first video of the site to one on another site. */
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

test("nothing of another site is loaded before the press on the link to its video", async ({
  page,
  axe,
}) => {
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(/films\.example/, async (route) => {
    const request = route.request()
    asked.push({ url: request.url(), referer: request.headers()["referer"] })
    await route.fulfill({ contentType: "text/html", body: "<p>The film</p>" })
  })
  await page.goto("/gallery/video")
  await isHydrated(page)
  const link = page.getByRole("link", {
    name: `${film.title.en} On another website: films.example`,
  })
  await link.click()
  const viewer = page.getByRole("dialog")
  await expect(viewer).toContainText("The link leaves the website of the college: films.example")
  await axe()
  expect(asked).toEqual([])
  await viewer.getByRole("link", { name: "Watch on films.example" }).click()
  await expect(page.getByText("The film")).toBeVisible()
  expect(asked).toEqual([{ url: film.source.url, referer: undefined }])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a video on another site is a link that says where it leads", async ({ page }) => {
    await page.goto("/hi/gallery/video")
    const link = page.getByRole("link", { name: `${film.title.hi} दूसरी वेबसाइट पर: films.example` })
    await expect(link).toHaveAttribute("href", film.source.url)
  })
})
