// Day 2: the admission officer works through the new applications, searches, decides, and takes a decision back.
import { expect } from "@playwright/test"

import { numberOf } from "../../../support/number-of.ts"
import { makeSamplePictures } from "../../../support/samples/sample-pictures.ts"
import { sentApplication } from "../../applications/sent-application.ts"
import { joinAndSignIn, test } from "../console.ts"

test.use({ sharesSite: true })

test("an officer works through a list, searches, reveals a number, corrects, admits and cancels; the student record follows", async ({
  page,
  server,
  request,
  axe,
}) => {
  const { code, form } = await sentApplication(request)
  const [third, second, first] = [
    await sentApplication(request),
    await sentApplication(request),
    await sentApplication(request),
  ]
  const aadhaar = String(form["aadhar_no"])
  await joinAndSignIn(page, server, "officer")
  const menu = page.getByRole("menu").first()
  await expect(page.getByText("Received today")).toBeVisible()
  await expect(page.getByRole("link", { name: "Open the session report" })).toBeVisible()
  await axe()

  // The newest first. A verified one is no longer new, and "next" leads to the one below it all the same.
  await page
    .getByRole("main")
    .getByRole("link", { name: /^\d+ ?New$/ })
    .click()
  const row = page.getByRole("row", { name: new RegExp(await numberOf(server, first!.code)) })
  await row.getByRole("link").click()
  const heading = page.getByRole("heading", { level: 2 }).first()
  for (const { code: current } of [first!, second!]) {
    await expect(page).toHaveURL(
      new RegExp(`#/applications/${await numberOf(server, current)}/show`),
    )
    await expect(page.getByText(await numberOf(server, current), { exact: true })).toBeVisible()
    await expect(heading).toBeFocused()
    await page.keyboard.press("w")
    await expect(page.getByText("Received → Verified")).toBeVisible()
    await page.keyboard.press("n")
  }
  await expect(page).toHaveURL(
    new RegExp(`#/applications/${await numberOf(server, third!.code)}/show`),
  )
  await expect(page.getByText(await numberOf(server, third!.code), { exact: true })).toBeVisible()
  await page.keyboard.press("q")
  await page.getByRole("dialog").locator("#reason").fill("Which board?")
  await page.getByRole("dialog").getByRole("button", { name: "Ask the applicant" }).click()
  await expect(page.getByText("Received → Waiting for applicant: Which board?")).toBeVisible()
  await page.getByRole("button", { name: "Reject", exact: true }).click()
  await page.getByRole("dialog").locator("#reason").fill("No board is named")
  await page.getByRole("dialog").getByRole("button", { name: "Reject" }).click()
  // The reason stands beside the status.
  await expect(page.getByText("No board is named", { exact: true })).toBeInViewport()

  await menu.getByText("Applications").click()
  const search = page.getByPlaceholder("Number, name, mobile")
  await search.fill("nobody of this name")
  await expect(
    page.getByRole("row", { name: new RegExp(await numberOf(server, code)) }),
  ).toHaveCount(0)
  await search.fill(String(form["applicant_name"]).slice(0, 4))
  await expect(page.getByText(await numberOf(server, code))).toBeVisible()
  await axe()
  await page.getByText(await numberOf(server, code)).click()
  await expect(page).toHaveURL(new RegExp(`#/applications/${await numberOf(server, code)}/show`))

  await page.getByRole("button", { name: "Show the whole number" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("#why").fill("The university asks")
  await expect(dialog).not.toContainText(aadhaar)
  await dialog.getByRole("button", { name: "Show the whole number" }).click()
  await expect(dialog).toContainText(aadhaar)
  await dialog.getByRole("button", { name: "Close" }).click()
  await expect(page.locator("body")).not.toContainText(aadhaar)

  await page.getByRole("link", { name: "Correct: OBC" }).click()
  await expect(page.getByLabel("Category", { exact: true })).toBeFocused()
  await page.keyboard.type("SC")
  await page.keyboard.press("Control+s")
  await expect(page.locator("#why")).toBeFocused()
  await page.keyboard.type("Certificate seen")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("link", { name: "Correct: SC" })).toBeVisible()

  await page.getByRole("button", { name: "Replace", exact: true }).click()
  const pictures = page.getByRole("dialog")
  const { image } = await makeSamplePictures()
  const photo = { name: "photo.jpg", mimeType: image.type, buffer: Buffer.from(image.bytes) }
  await pictures.getByLabel("Photo").setInputFiles(photo)
  await pictures.getByLabel("Why it is corrected").fill("The first one was blurred")
  await axe()
  await pictures.getByRole("button", { name: "Replace", exact: true }).click()
  await expect(page.getByText("Photo replaced; The first one was blurred")).toBeVisible()

  await page.getByRole("button", { name: "Verify", exact: true }).click()
  await page.getByRole("button", { name: "Verify without them" }).click()
  await expect(page.getByText("Received → Verified")).toBeVisible()
  await page.getByRole("button", { name: "Admit", exact: true }).click()
  const admission = page.getByRole("dialog")
  await expect(admission).toContainText("This creates the student's record")
  await expect(admission).toContainText(/The fee of ₹\s?[\d,]+ is not recorded as paid\./)
  await axe()
  await page.locator("#admission_number").fill("2025/00001")
  await admission.getByRole("button", { name: "Admit" }).click()
  await expect(page.getByText("Verified → Admitted")).toBeVisible()

  await expect(page.getByText("Admission number: 2025/00001")).toBeVisible()
  await page.getByRole("link", { name: "Student's record" }).click()
  await expect(page.getByText("2025/00001")).toBeVisible()
  await menu.getByText("Students", { exact: true }).click()
  const student = page.getByRole("row", { name: /2025\/00001/ })
  await expect(student).toContainText("Active")

  await page.goto(`/console#/applications/${await numberOf(server, code)}/show`)
  await page.getByRole("button", { name: "Cancel the admission", exact: true }).click()
  const cancellation = page.getByRole("dialog")
  await expect(cancellation).toContainText("This disables the student's record")
  await axe()
  await cancellation.getByRole("button", { name: "Cancel the admission" }).click()
  await expect(cancellation).toBeVisible()
  await cancellation.locator("#reason").fill("The marksheet is forged")
  await cancellation.getByRole("button", { name: "Cancel the admission" }).click()
  await expect(
    page.getByText("Admitted → Admission cancelled: The marksheet is forged"),
  ).toBeVisible()
  await menu.getByText("Students", { exact: true }).click()
  await expect(student).toContainText("Disabled")
  await menu.getByText("Session report", { exact: true }).click()
  const work = page.getByRole("region", { name: "Work of the staff" })
  await expect(work.getByRole("row", { name: /Ravi Kumar/ })).toBeVisible()
  await axe()
})
