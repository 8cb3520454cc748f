import { expect, test } from "../support/test.ts"

test.describe("A picture's own file", () => {
  // It lets no script run, not even what the test's browser puts into every page.
  test.use({ expectedErrors: [/is sandboxed and the 'allow-scripts'/] })

  test("without JavaScript a photo opens by itself", async ({ page }) => {
    await page.goto("/gallery/photo")
    await expect(page.locator("main li img")).toHaveCount(12)
    await page.getByRole("link", { name: "Library", exact: true }).click()
    await expect(page).toHaveURL("/pictures/gallery/library.svg")
  })
})

test("without JavaScript a video is a link to the film, told in words", async ({
  page,
  request,
}) => {
  await page.goto("/hi/gallery/video")
  const film = page.getByRole("link", { name: "विज्ञान मेला" })
  await expect(film).toHaveAttribute("href", "/videos/science-fair.mp4")
  await expect(page.getByText("ज्वालामुखी")).toBeVisible()
  const answer = await request.get("/videos/science-fair.mp4")
  expect(answer.headers()["content-type"]).toBe("video/mp4")
})
