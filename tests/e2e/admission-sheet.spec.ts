import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { validForm } from "../support/applications.ts"
import { apply } from "../support/contract-calls.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const applies = async (baseURL: string | undefined) => {
  const form = validForm("BSc")
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  return { form, code: await apply(baseURL!, pictures, form) }
}

for (const language of ["en", "hi"] as const) {
  test(`'Loading...' stands on the way from the form to the sheet (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    await applicant.isReadyToSend("BA")
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    await page.route(/\/print\/\w+\.data/, async (route) => {
      await mayCome
      await route.continue()
    })
    await applicant.submits()
    await expect(page.getByText(applicant.words.sheetPage.loading)).toBeVisible()
    await applicant.sees(applicant.words.sheetPage.received)
    come()
    await applicant.reachesTheSheet()
    await expect(page.getByText(applicant.words.sheetPage.loading)).toHaveCount(0)
  })
}

test("'Loading...' is the word", async ({ page }) =>
  expect(new Applicant(page).words.sheetPage.loading).toBe("Loading..."))

test.describe("a sheet that does not come", () => {
  test.use({ expectedErrors: [/net::ERR_|status of 500/] })

  test("says so on the way from the form, and comes at the second try", async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.isReadyToSend("BA")
    await page.route(/\/print\/\w+\.data/, (route) => route.abort("connectionreset"))
    await applicant.submits()
    await expect(page.getByRole("alert")).toContainText("The sheet could not be loaded.")
    await page.unroute(/\/print\/\w+\.data/)
    await applicant.button("Try again").click()
    await applicant.reachesTheSheet()
  })
})

test("the sheet tells all that was filled in, the pictures too, and no Aadhaar number", async ({
  page,
  baseURL,
}) => {
  const { form, code } = await applies(baseURL)
  await page.goto(`/admission-form/print/${code}`)
  const sheet = page.getByRole("article").first()
  const shown = [
    "applicant_name",
    "father_name",
    "mother_name",
    "c_address",
    "p_address",
    "bank_name",
    "bank_isfsc",
    "highschool_roll",
    "i_roll",
    "i_percentage",
    "first_major_subject",
  ]
  for (const name of shown) await expect(sheet).toContainText(form[name] as string)
  await expect(sheet).toContainText(`XXXX XXXX ${(form.aadhar_no as string).slice(-4)}`)
  await expect(sheet).toContainText(groupAdmissionCode(code))
  await expect(sheet).not.toContainText(form.aadhar_no as string)
  const pictures = await sheet
    .getByRole("img")
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 1))
  expect(pictures.length).toBeGreaterThanOrEqual(2)
})

test("the print button prints", async ({ page, baseURL }) => {
  const { code } = await applies(baseURL)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes")
  })
  await page.goto(`/admission-form/print/${code}`)
  await page.getByRole("button", { name: /print/i }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes")
})

test("a code is found in small letters and in groups, as one types it from paper", async ({
  page,
  baseURL,
}) => {
  const { code } = await applies(baseURL)
  await page.goto(`/hi/admission-form/print/${groupAdmissionCode(code).toLowerCase()}`)
  await expect(page.getByRole("article").first()).toContainText(groupAdmissionCode(code))
})
