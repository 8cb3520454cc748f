import { expect, test } from "../../../support/test.ts"

test("the viewer works with the keyboard, traps the focus and restores it", async ({ page }) => {
  const viewer = page.getByRole("dialog", { name: "Photo Gallery" })
  const photo = page.getByRole("link", { name: "Library", exact: true })
  await page.goto("/gallery/photo")
  await photo.focus()
  await page.keyboard.press("Enter")
  await expect(viewer).toContainText("2 of 12")
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused()

  for (const [key, position] of [
    ["ArrowRight", "3 of 12"],
    ["ArrowLeft", "2 of 12"],
    ["End", "12 of 12"],
    ["ArrowRight", "12 of 12"],
    ["Home", "1 of 12"],
    ["ArrowLeft", "1 of 12"],
  ] as const) {
    await page.keyboard.press(key)
    await expect(viewer).toContainText(position)
  }
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab")
    const behind = page.locator("header :focus, main a:focus, footer :focus")
    await expect(behind).toHaveCount(0)
  }
  await page.keyboard.press("Escape")
  await expect(viewer).toHaveCount(0)
  await expect(photo).toBeFocused()
})

test("arrow keys seek while the controls of a video have the focus", async ({ page }) => {
  await page.goto("/gallery/video#video-2")
  const viewer = page.getByRole("dialog", { name: "Video Gallery" })
  await expect(viewer).toContainText("2 of 3")
  await page.locator("video").focus()
  await page.keyboard.press("ArrowRight")
  await expect(viewer).toContainText("2 of 3")
  await viewer.getByRole("button", { name: "Close" }).focus()
  await page.keyboard.press("ArrowRight")
  await expect(viewer).toContainText("3 of 3")
})
