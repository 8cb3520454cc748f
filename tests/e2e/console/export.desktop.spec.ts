import { readFile } from "node:fs/promises"

import { expect, type Page } from "@playwright/test"
import { parse } from "csv-parse/sync"

import { readXlsx } from "../../support/read-xlsx.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { filtersBy, joinAndSignIn, test } from "./console.ts"

// An export without a reason is refused; one request is aborted.
test.use({ expectedErrors: [/422|ERR_FAILED/] })

const opensExport = async (page: Page) => {
  await page.getByRole("menu").first().getByText("Applications").click()
  await page.getByRole("button", { name: "Export" }).click()
  return page.getByRole("dialog", { name: "Export" })
}

/** Presses the dialog's button; returns the downloaded file. */
const exported = async (page: Page) => {
  const coming = page.waitForEvent("download")
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click()
  const download = await coming
  await expect(page.getByText(`${download.suggestedFilename()} is among`)).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const recordsIn = (csv: Buffer) => parse<Record<string, string>>(csv, { bom: true, columns: true })

test("an officer exports the filtered applications; whole Aadhaar numbers require a reason", async ({
  page,
  server,
  request,
  axe,
}) => {
  test.slow()
  const { form } = await sentApplication(request)
  await sentApplication(request, "BA")
  const aadhaar = String(form["aadhar_no"])
  await joinAndSignIn(page, server, "officer")
  let downloads = 0
  page.on("download", () => downloads++)
  await page.getByRole("menu").first().getByText("Applications").click()
  await filtersBy(page, "Course", "BSc")
  await expect(page.getByRole("row")).toHaveCount(2)

  const dialog = await opensExport(page)
  await axe()
  const path = "**/api/console/applications/export"
  await page.route(path, (route) => route.abort())
  await dialog.getByRole("button", { name: "Export" }).click()
  await expect(dialog.getByRole("alert").last()).toContainText("The server does not answer")
  expect(downloads).toBe(0)
  await page.unroute(path)

  const workbook = await exported(page)
  expect(workbook.name).toMatch(/^applications-\d{4}-\d\d-\d{4}-\d\d-\d\d\.xlsx$/)
  const [sheet] = readXlsx(workbook.bytes)
  expect(sheet!.rows).toHaveLength(2)
  const cells = Object.values(sheet!.rows[1]!)
  expect(cells).toContain(form["applicant_name"])
  expect(cells).toContain(`XXXX XXXX ${aadhaar.slice(-4)}`)

  await opensExport(page)
  await dialog.getByRole("radio", { name: "CSV" }).check()
  const table = await exported(page)
  expect(recordsIn(table.bytes)).toMatchObject([
    { "Aadhaar number": `XXXX XXXX ${aadhaar.slice(-4)}`, Course: "BSc", Gender: "Female" },
  ])

  await opensExport(page)
  await dialog.getByRole("radio", { name: "CSV" }).check()
  await dialog.getByRole("checkbox", { name: "With whole Aadhaar" }).check()
  await dialog.locator("#why").fill(" ")
  await dialog.getByRole("button", { name: "Export" }).click()
  await expect(dialog.getByText("Please fill this in.")).toBeVisible()
  await axe()
  await dialog.locator("#why").fill("Scholarships of the state")
  const whole = await exported(page)
  expect(recordsIn(whole.bytes)).toMatchObject([
    { "Aadhaar number": form["aadhar_no"], "Account number": form["bank_account"] },
  ])
})
