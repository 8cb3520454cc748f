// Day 4: the principal reads the report; the auditor reads who did what, and exports.
import { readFile } from "node:fs/promises"

import { expect, type Page } from "@playwright/test"

import { numberOf } from "../../../support/number-of.ts"
import { sentApplication } from "../../applications/sent-application.ts"
import { filtersBy, joinAndSignIn, leave, test } from "../console.ts"

const opens = async (page: Page, name: string) => {
  await page.getByRole("menuitem", { name, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(`${name} · Staff console`)
}

test("a principal reads the key figures and the report, an auditor the changes before and after, and exports", async ({
  page,
  server,
  request,
  browser,
  axe,
}) => {
  test.slow()
  const { code } = await sentApplication(request)
  await sentApplication(request, "BA")
  await joinAndSignIn(page, server, "administrator", "Dr. Sunita Verma")
  await expect(page.getByText("Admitted: 0 of 2 applications")).toBeVisible()
  await expect(page.getByText(/^Fees received: ₹0 of ₹[1-9]/)).toBeVisible()
  await axe()
  // The principal corrects a category, so that the fee changes.
  await page.goto(`${server.url}/console#/applications/${await numberOf(server, code)}/correct`)
  await page.getByLabel("Category", { exact: true }).selectOption("sc")
  await page.locator("#why").fill("Certificate seen")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("link", { name: "Correct: SC" })).toBeVisible()

  await opens(page, "Dashboard")
  await page.getByRole("link", { name: "Open the session report" }).click()
  const funnel = page.getByRole("region", { name: "From application to admission" })
  await expect(funnel.getByRole("row").last()).toHaveAccessibleName("All courses 2 0 0 0")
  const fees = page.getByRole("region", { name: "Fees" })
  await expect(fees.getByRole("row", { name: /^Expected 2 ₹/ })).toBeVisible()
  const people = page.getByRole("region", { name: "Category and gender" })
  await expect(people.getByRole("row", { name: /^SC Female 1 0$/ })).toBeVisible()
  const lastDay = page.getByRole("region", { name: /^Applications by hour on/ })
  await lastDay.getByText("As a table").click()
  await expect(lastDay.getByRole("row", { name: /:00–\d+:59 2$/ })).toBeVisible()
  const work = page.getByRole("region", { name: "Work of the staff" })
  await expect(work.getByRole("row", { name: /^Dr. Sunita Verma .*1$/ })).toBeVisible()
  await expect(page.getByText("There is no checked backup yet.")).toBeVisible()
  await axe()

  await leave(page)
  await joinAndSignIn(page, server, "auditor", "Ravi Kumar")
  await opens(page, "Audit")
  await page.getByPlaceholder("Record").fill(await numberOf(server, code))
  const line = page.getByRole("row", { name: /Application corrected/ })
  await expect(line).toContainText(/Category: OBC → SC; Fee: ₹[\d,]+ → ₹[\d,]+/)
  await expect(page.getByRole("row")).toHaveCount(3)
  await line.getByRole("link", { name: await numberOf(server, code) }).click()
  await expect(page.getByText(/Category: OBC → SC.*Certificate seen/)).toBeVisible()
  await expect(page.getByText("No step is left for your role.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Verify" })).toHaveCount(0)

  await opens(page, "Applications")
  await filtersBy(page, "Course", "BSc")
  await page.getByRole("button", { name: "Export" }).click()
  const dialog = page.getByRole("dialog", { name: "Export" })
  await expect(dialog.getByRole("radio")).toHaveCount(2)
  await expect(dialog.getByRole("checkbox")).toHaveCount(0)
  const table = page.waitForEvent("download")
  await dialog.getByRole("button", { name: "Export" }).click()
  expect((await table).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(dialog).toHaveCount(0)

  await opens(page, "Audit")
  await page.getByPlaceholder("Record").fill("")
  await expect(page.getByRole("row", { name: /Applications exported/ })).toContainText(/XLSX, 1/)
  const log = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export" }).click()
  expect(await readFile(await (await log).path(), "utf8")).toMatch(
    /"\d\d-\d\d-\d{4}","\d\d:\d\d","Dr. Sunita Verma","Application corrected","/,
  )

  const other = await browser.newPage({ baseURL: server.url })
  await joinAndSignIn(other, server, "clerk", "Meena Devi")
  await opens(other, "Applications")
  await expect(other.getByRole("row").nth(1)).toBeVisible()
  await expect(other.getByRole("button", { name: "Export" })).toHaveCount(0)
  await other.close()
})
