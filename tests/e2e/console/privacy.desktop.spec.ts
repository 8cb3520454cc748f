import { readFileSync } from "node:fs"

import { expect, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { numberOf } from "../../support/number-of.ts"
import { unzip } from "../../support/read-xlsx.ts"
import { password } from "../../support/staff-session.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, slowTimeout, test } from "./console.ts"

// An invalid code and an unconfirmed erasure are refused.
test.use({ expectedErrors: [/409|422/], sharesSite: true })

const looksUp = async (page: Page, way: string, value: string) => {
  await chooses(page.getByLabel("Look up by"), way)
  await page.locator("#value").fill(value)
  await page.getByRole("button", { name: "Look up" }).click()
}

test("an administrator downloads and erases the personal data of an applicant", async ({
  page,
  server,
  axe,
  request,
}) => {
  test.slow()
  await page.goto(`${server.url}/admission-form/bsc/part-1`)
  const notice_version = await page.locator('[name="notice_version"]').inputValue()
  const { code, form } = await sentApplication(request, "BSc", { notice_version })
  const name = String(form["applicant_name"])
  await joinAndSignIn(page, server, "administrator")

  const number = await numberOf(server, code)
  await page.goto(`${server.url}/console#/applications/${number}/show`)
  await expect(page.getByText(/Privacy notice \d{4}-\d\d-\d\d\.1/)).toBeVisible(slowTimeout)

  await page.getByRole("menu").first().getByText("Personal data").click()
  await expect(page.getByRole("heading", { level: 1, name: "Personal data" })).toBeVisible()
  await expect(page.getByRole("row", { name: /Lines of the audit/ })).toContainText("3 years")
  await axe()

  await looksUp(page, "Application number", "no code")
  await expect(page.getByText("Check each digit of the number")).toBeVisible()
  await looksUp(page, "Mobile number", "9999999999")
  await expect(page.getByText("Nothing is held under this.")).toBeVisible()
  await looksUp(page, "Application number", code.toLowerCase())
  await expect(page.getByRole("heading", { level: 3, name })).toBeVisible()
  await axe()

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download the data (ZIP)" }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(readFileSync(await file.path()))
  expect([...files.keys()].toSorted()).toEqual(
    ["person.json", `photo-${number}.jpg`, `signature-${number}.jpg`].toSorted(),
  )
  expect(JSON.parse(files.get("person.json")!).applications[0].form.applicant_name).toBe(name)

  await page.getByRole("button", { name: "Erase" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("What stays:")).toBeVisible()
  await axe()
  await dialog.getByLabel("Why it is erased").fill("asked in writing on 3 July")
  await dialog.getByRole("button", { name: "Erase" }).click()
  await expect(dialog.getByText("Please confirm what stands against it")).toBeVisible()
  await dialog.getByLabel(/An admission is under way/).check()
  await dialog.getByRole("button", { name: "Erase" }).click()
  await expect(page.getByText("Erased: one application.")).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await axe()

  await looksUp(page, "Application number", code)
  await expect(page.getByText("Nothing is held under this.")).toBeVisible()
  const sheet = await request.post("/api/v2/admission/print", { data: { admission_code: code } })
  expect(sheet.status()).toBe(404)

  await page.getByRole("menu").first().getByText("Audit", { exact: true }).click()
  await expect(page.getByText("Erased on request")).toBeVisible()
  await expect(page.getByText("Personal data handed out")).toBeVisible()
})

test("an administrator finds a flood, and removes nothing that no backup has", async ({
  page,
  server,
  axe,
  request,
}) => {
  test.slow()
  for (let sent = 0; sent < 10; sent++) await sentApplication(request, "BA")
  await joinAndSignIn(page, server, "administrator")
  await page.getByRole("menu").first().getByText("Floods").click()
  // An earlier test of this site may have sent some, too.
  const group = page.getByRole("listitem").filter({ hasText: "One address" })
  await expect(group).toContainText(/\d+ applications/, slowTimeout)
  await axe()
  await group.getByRole("button", { name: "Remove" }).click()
  const dialog = page.getByRole("dialog", { name: /^Remove \d+ applications\?$/ })
  const [count = ""] = /\d+/.exec(await dialog.getByRole("heading").innerText()) ?? []
  await dialog.getByLabel("Number of records, to confirm").fill(count)
  await dialog.getByLabel("Present password").fill(password)
  await axe()
  await dialog.getByRole("button", { name: "Remove" }).click()
  await expect(dialog.getByText("no checked backup contains these records")).toBeVisible()
})

test("a clerk has no access to the personal data page", async ({ page, server }) => {
  await joinAndSignIn(page, server, "clerk")
  const menu = page.getByRole("menu").first()
  await expect(menu.getByText("Applications")).toBeVisible(slowTimeout)
  await expect(menu.getByText("Personal data")).toHaveCount(0)
  await page.goto(`${server.url}/console#/privacy`)
  await expect(page.getByText("Your role does not allow this.")).toBeVisible()
})
