import { formWordsOf } from "#app/admission/words/words-of.server.ts"
import { courses } from "#domain/admission/courses.ts"

import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

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

const headings = [
  ["/admission-form/ba/part-1", "Application for Bachelor of Arts(BA)-Part -1", true],
  ["/admission-form/bsc/part-1", "Application for Bachelor of Science(BSc)-Part -1", true],
  ["/admission-form/bcom/part-1", "Application for Bachelor of Commerce(BCom)-Part -1", true],
  ["/admission-form/BA", "Application Form for BA 1st Year", false],
  ["/admission-form/BSC", "Application Form for BSc 1st Year", false],
  ["/admission-form/BCOM", "Application Form for BCom 1st Year", false],
  ["/admission-form/bsc/part-1/", "Application for Bachelor of Science(BSc)-Part -1", true],
  ["/Admission-Form/BSC/Part-1", "Application for Bachelor of Science(BSc)-Part -1", true],
  ["/admission-form/bcom/", "Application Form for BCom 1st Year", false],
  ["/hi/admission-form/ba/part-1", "कला स्नातक (BA) का आवेदन, भाग-1", true],
  ["/HI/admission-form/BCOM/", "बी.कॉम. प्रथम वर्ष का आवेदन-पत्र", false],
] as const

for (const [path, heading, hasVersion] of headings) {
  test(`${path} is headed '${heading}'`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    await expect(page.getByRole("tablist")).toBeVisible()
    await expect(page.getByText("1.2.10")).toHaveCount(hasVersion ? 1 : 0)
    await expect(page).toHaveTitle(heading)
  })
}

const elsewhere = [
  ["/admission-form/mba/part-1", "/admission-form"],
  ["/admission-form/ba/part-2", "/admission-form"],
  ["/admission-form/print", "/admission-form"],
  ["/admission-form/a/b/c/d", "/admission-form"],
  ["/hi/admission-form/mca", "/hi/admission-form"],
  ["/hi/admission-form/ba/part-1/extra", "/hi/admission-form"],
] as const

for (const [path, chooser] of elsewhere) {
  test(`${path} is no form, so one comes to the chooser`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(chooser)
    const forms = page.getByRole("main").getByRole("link", { name: /Bachelor|स्नातक/ })
    await expect(forms).toHaveCount(3)
  })
}

test("every page under /admission-form names the college in both languages, with a way home", async ({
  page,
}) => {
  await page.goto("/admission-form/ba/part-1")
  const home = page.getByRole("banner").getByRole("link", { name: "Government Degree College" })
  await expect(home).toContainText("राजकीय महाविद्यालय")
  await expect(home).toHaveAttribute("href", "/")
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

test.describe("an admission code nobody has", () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const language of ["en", "hi"] as const) {
    test(`says so, and leads back to the chooser (${language})`, async ({ page }) => {
      const applicant = new Applicant(page, language)
      const response = await page.goto(applicant.pathOf("/admission-form/print/ABCDEFGHJKLM"))
      expect(response!.status()).toBe(404)
      const { unknown, back } = formWordsOf(language).sheetPage
      await expect(page.getByRole("alert")).toContainText(unknown)
      await page.getByRole("link", { name: back }).click()
      await expect(page).toHaveURL(applicant.pathOf("/admission-form"))
    })
  }
})
