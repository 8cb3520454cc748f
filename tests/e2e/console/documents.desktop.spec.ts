// A query that asks for a picture and a document, both sent from a phone; staff see them beside the form and decide.
import { expect } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { buildPdf } from "../../support/samples/pdf-files.ts"
import { makePictures } from "../../support/samples/sample-pictures.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, slowTimeout, test } from "./console.ts"

test.use({ sharesSite: true })

test("a query is answered with a photo and a certificate, which staff open and accept", async ({
  page,
  server,
  request,
  browser,
  axe,
}) => {
  const { code, form } = await sentApplication(request)
  const number = await numberOf(server, code)
  await joinAndSignIn(page, server, "clerk")
  await page.goto(`${server.url}/console#/applications/${number}/show`)
  await page.getByRole("button", { name: "Ask the applicant" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("#reason").fill("Send a clearer photo, and the income certificate.")
  await dialog.getByText(/Fields and files that the applicant can send/).click()
  await dialog.getByLabel("Photo", { exact: true }).check()
  const asked = dialog.getByRole("group", { name: "Pictures and documents" })
  await asked.getByLabel("Income certificate").check()
  await dialog.locator("button[type=submit]").click()
  await expect(page.getByText(/the applicant has not answered/)).toBeVisible(slowTimeout)

  const [photo, scan] = await makePictures("photo", "photo")
  const applicant = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await applicant.newPage()
  await phone.goto(`${server.url}/admission-status`)
  await phone.locator("#code").fill(code)
  await phone.locator("#dob").fill("27-03-2007")
  await phone.locator("main form button[type=submit]").last().click()
  const file = ({ name, type: mimeType, bytes }: typeof photo) => ({
    name,
    mimeType,
    buffer: Buffer.from(bytes),
  })
  await phone.locator("#image").setInputFiles(file(photo))
  const pdf = { name: "certificate.pdf", mimeType: "application/pdf", buffer: buildPdf() }
  await phone.locator("#document_income").setInputFiles([file(scan), pdf])
  await expect(phone.getByText(/^2 chosen, \d+ KB$/)).toBeVisible(slowTimeout)
  await phone.getByRole("button", { name: "Turn page 1" }).last().click()
  await phone.locator("#query_aadhar_no").fill(String(form["aadhar_no"]))
  await phone.getByRole("button", { name: "Send the answer" }).click()
  await expect(phone.getByText("Your answer was sent.", { exact: false })).toBeVisible(slowTimeout)

  await page.reload()
  await expect(page.getByText(/The applicant has answered/)).toBeVisible(slowTimeout)
  await page.getByRole("button", { name: "Open: Income certificate" }).first().click()
  const viewer = page.getByRole("dialog", { name: "Income certificate" })
  await expect(viewer.getByRole("img", { name: /page 1 of 2/ })).toBeVisible(slowTimeout)
  await expect(viewer.getByText("What the form says")).toBeVisible()
  const downloading = page.waitForEvent("download")
  await viewer.getByRole("button", { name: /^Download the PDF/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await axe()
  await viewer.getByRole("button", { name: "Close" }).click()
  await page.getByRole("button", { name: "Save the decision" }).click()
  await expect(page.getByText(/The applicant has answered/)).toHaveCount(0)
  await expect(page.getByRole("cell", { name: /^Accepted/ })).toBeVisible(slowTimeout)
  await page.getByRole("button", { name: "Kept: Income certificate" }).click()
  await expect(page.getByRole("button", { name: "Given back: Income certificate" })).toBeVisible()
  await axe()
  await applicant.close()
})
