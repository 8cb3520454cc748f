import { apply } from "../../support/contract-calls.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, isPrinted, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/net::ERR_|status of 500/] })

const sheetRequest = /\/print\/\w+\?submitted=1/

test("the way to the sheet shows 'Loading...', and a failure offers another try", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(sheetRequest, async (route) => {
    await released
    await route.abort("connectionreset")
  })
  await applicant.submits()
  await expect(page.getByText("Loading...")).toBeVisible()
  await applicant.sees(applicant.messages.sheetPage.received)
  release()
  await expect(page.getByRole("alert")).toContainText("The sheet could not be loaded.")
  await page.unroute(sheetRequest)
  await applicant.button("Try again").click()
  await applicant.reachesSheet()
  await expect(page.getByText("Loading...")).toHaveCount(0)
})

test("the print button prints the sheet with its pictures", async ({ page, baseURL }) => {
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const code = await apply(baseURL!, pictures, validForm("BSc"))
  await page.goto(`/admission-form/print/${code}`)
  const loaded = await page
    .getByRole("article")
    .first()
    .getByRole("img")
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 1))
  expect(loaded.length).toBeGreaterThanOrEqual(2)
  await page.getByRole("button", { name: /print/i }).click()
  await isPrinted(page)
})
