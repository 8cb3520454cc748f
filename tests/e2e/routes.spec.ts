import { courses } from "#domain/applications/courses.ts"

import { expect, test } from "../support/test.ts"

test("the chooser leads to the three courses", async ({ page }) => {
  const links = [
    ["Bachelor of Arts 1st Year", "/admission-form/ba/part-1"],
    ["Bachelor of Science 1st Year", "/admission-form/bsc/part-1"],
    ["Bachelor of Commerce 1st Year", "/admission-form/bcom/part-1"],
  ] as const
  for (const [name, path] of links) {
    await page.goto("/admission-form")
    await page.getByRole("link", { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("tablist")).toBeVisible()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/-Part -1$/)
    await expect(page.getByText("Version 1.2.10")).toBeVisible()
  }
})

test("the chooser leads to the three courses in Hindi", async ({ page }) => {
  for (const { name, slug } of courses) {
    await page.goto("/hi/admission-form")
    await page.getByRole("link", { name: `${name.hi} प्रथम वर्ष` }).click()
    await expect(page).toHaveURL(`/hi/admission-form/${slug}/part-1`)
    await expect(page.getByRole("tablist", { name: "फ़ॉर्म के भाग" })).toBeVisible()
  }
})

test("an address in any letter case, with or without its last slash, opens the tabs", async ({
  page,
}) => {
  for (const path of [
    "/admission-form/bsc/part-1/",
    "/Admission-Form/BSC/Part-1",
    "/admission-form/BSC",
    "/admission-form/bcom/",
    "/HI/admission-form/BCOM/",
  ]) {
    await page.goto(path)
    await expect(page.getByRole("tablist"), path).toBeVisible()
  }
})

test("the skip link leads a keyboard past the header", async ({ page }) => {
  await page.goto("/admission-form/ba/part-1")
  await expect(page.getByRole("tablist")).toBeVisible()
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to main content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the language link leads to the same page in the other language and back", async ({
  page,
}) => {
  await page.goto("/admission-form")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL("/hi/admission-form")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ऑनलाइन प्रवेश")
  await expect(page.locator("html")).toHaveAttribute("lang", "hi")
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL("/admission-form")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})
