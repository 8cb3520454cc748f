import { expect } from "@playwright/test"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, test } from "./console.ts"

test.use({ sharesSite: true })

test("an officer searches, reveals a number, verifies, admits and cancels; the student record follows", async ({
  page,
  server,
  request,
  axe,
}) => {
  const { code, form } = await sentApplication(request)
  const aadhaar = String(form["aadhar_no"])
  await joinAndSignIn(page, server, "officer")
  const menu = page.getByRole("menu").first()
  await expect(page.getByText("Came today")).toBeVisible()
  await axe()

  await menu.getByText("Applications").click()
  const search = page.getByPlaceholder("Code, name, father")
  await search.fill("nobody of this name")
  await expect(page.getByRole("row", { name: new RegExp(groupAdmissionCode(code)) })).toHaveCount(0)
  await search.fill(String(form["applicant_name"]).slice(0, 4))
  await expect(page.getByText(groupAdmissionCode(code))).toBeVisible()
  await axe()
  await page.getByText(groupAdmissionCode(code)).click()
  await expect(page).toHaveURL(new RegExp(`#/applications/${code}/show`))

  await page.getByRole("button", { name: "Show the whole number" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("#why").fill("The university asks")
  await expect(dialog).not.toContainText(aadhaar)
  await dialog.getByRole("button", { name: "Show the whole number" }).click()
  await expect(dialog).toContainText(aadhaar)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(page.locator("body")).not.toContainText(aadhaar)

  await page.getByRole("button", { name: "Verified", exact: true }).click()
  await expect(page.getByText("Received → Verified")).toBeVisible()
  await page.getByRole("button", { name: "Admitted", exact: true }).click()
  const admission = page.getByRole("dialog")
  await expect(admission).toContainText("This creates the student's record")
  await expect(admission).toContainText(/The fee of ₹\s?[\d,]+ is not recorded as paid\./)
  await axe()
  await page.locator("#number").fill("2025/00001")
  await page.getByRole("button", { name: "Do it" }).click()
  await expect(page.getByText("Verified → Admitted")).toBeVisible()

  await menu.getByText("Students", { exact: true }).click()
  const student = page.getByRole("row", { name: /2025\/00001/ })
  await expect(student).toContainText("Active")

  await page.goto(`/console#/applications/${code}/show`)
  await page.getByRole("button", { name: "Admission cancelled", exact: true }).click()
  const cancellation = page.getByRole("dialog")
  await expect(cancellation).toContainText("This disables the student's record")
  await axe()
  await cancellation.getByRole("button", { name: "Do it" }).click()
  await expect(cancellation).toBeVisible()
  await cancellation.locator("#reason").fill("The marksheet is forged")
  await cancellation.getByRole("button", { name: "Do it" }).click()
  await expect(
    page.getByText("Admitted → Admission cancelled: The marksheet is forged"),
  ).toBeVisible()
  await menu.getByText("Students", { exact: true }).click()
  await expect(student).toContainText("Disabled")
})
