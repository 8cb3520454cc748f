// A query of the college, the applicant's answer on the status page, and what staff do with it.
import { expect, type Page } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, slowTimeout, test } from "./console.ts"

test.use({ sharesSite: true })

/** Opens the status page as the applicant. */
const openStatus = async (page: Page, code: string, path = "/admission-status") => {
  await page.goto(path)
  await page.locator("#code").fill(code)
  await page.locator("#dob").fill("27-03-2007")
  await page.locator("main form button[type=submit]").last().click()
}

test("a query with named fields is answered, accepted in part, and answered again", async ({
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
  await dialog.locator("#reason").fill("The roll number differs from the marksheet.")
  await dialog.getByText(/Fields and files that the applicant can send/).click()
  await dialog.getByLabel("Intermediate: Roll number").check()
  await dialog.getByLabel("Account number").check()
  await axe()
  await dialog.locator("button[type=submit]").click()
  await expect(page.getByText(/the applicant has not answered/)).toBeVisible(slowTimeout)

  const applicant = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const phone = await applicant.newPage()
  await openStatus(phone, code, `${server.url}/admission-status`)
  await expect(phone.getByRole("heading", { name: "The college asks you" })).toBeVisible()
  await expect(phone.getByText(/Answer by/)).toBeVisible()
  const roll = phone.locator("#own_i_roll")
  await expect(roll).toHaveValue(String(form["i_roll"]))
  await roll.fill("24123999")
  await phone.locator("#own_bank_account").fill("00998877665")
  await phone.locator("#own_text").fill("I copied it wrongly.")
  const send = phone.getByRole("button", { name: "Send the answer" })
  await send.click()
  await expect(phone.locator("#query_aadhar_no-error")).toBeVisible()
  await expect(roll).toHaveValue("24123999")
  await phone.locator("#query_aadhar_no").fill(String(form["aadhar_no"]))
  await send.click()
  await expect(phone.getByText("Your answer was sent.", { exact: false })).toBeVisible()
  await expect(phone.getByRole("heading", { name: "The college asks you" })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText("I copied it wrongly.").first()).toBeVisible(slowTimeout)
  await expect(page.getByRole("cell", { name: "24123999" })).toBeVisible()
  await expect(page.getByRole("cell", { name: "XXXXX7665" })).toBeVisible()
  await page.getByLabel("Accept: Account number").uncheck()
  await axe()
  await page.getByLabel(/^Why the others are returned/).fill("Bring the passbook.")
  await page.getByRole("button", { name: "Save the decision" }).click()
  await expect(page.getByText(/the applicant has not answered/)).toBeVisible(slowTimeout)

  await openStatus(phone, code, `${server.url}/hi/admission-status`)
  await expect(phone.getByText("Bring the passbook.")).toBeVisible()
  await expect(phone.locator("#own_bank_account")).toHaveValue("")
  await expect(phone.locator("#own_i_roll")).toHaveCount(0)
  await applicant.close()
})
