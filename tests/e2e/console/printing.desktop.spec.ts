import { execFileSync } from "node:child_process"

import { expect, type Locator, type Page } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { isAccessible } from "../../support/test.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { beforeSignIn, enterPaperForms, filtersBy, joinAndSignIn, leave, test } from "./console.ts"

// Printing after the session ended is refused.
test.use({ expectedErrors: beforeSignIn, sharesSite: true })

const opens = async (page: Page, resource: string) => {
  await page.getByRole("menu").first().getByText(resource, { exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resource)
}

/** The window that a button opens. */
const windowOf = async (page: Page, button: Locator) => {
  const [opened] = await Promise.all([page.waitForEvent("popup"), button.click()])
  await opened.waitForLoadState("load")
  return opened
}

/** The text of each printed page. */
const printed = async (page: Page, path: string) => {
  await page.pdf({ path, preferCSSPageSize: true })
  const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
  return text.split("\f").slice(0, -1)
}

/** pdftotext writes a space where two letters of a code are kerned. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "")

test("a clerk prints the sheets of two selected applications in both languages", async ({
  page,
  server,
  request,
  axe,
}, testInfo) => {
  test.slow()
  const codes = [await sentApplication(request), await sentApplication(request)].map(
    ({ code }) => code,
  )
  await sentApplication(request)
  await joinAndSignIn(page, server, "clerk")
  await opens(page, "Applications")
  for (const code of codes) {
    const row = page.getByRole("row", { name: new RegExp(await numberOf(server, code)) })
    await row.getByRole("checkbox").check()
  }
  const button = page.getByRole("button", { name: "Print sheets", exact: true })
  await expect(button).toBeVisible()
  await axe()

  const sheets = await windowOf(page, button)
  await expect(sheets).toHaveURL(/\/office\/sheets$/)
  await expect(sheets.getByText("Sheets: 1–2 of 2")).toBeVisible()
  // Two sheets, in each of them three slips.
  await expect(sheets.getByRole("article")).toHaveCount(8)
  const pictures = sheets.getByRole("img", { name: /^Photo of/ })
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1)
  }
  await isAccessible(sheets)
  const pages = await printed(sheets, testInfo.outputPath("sheets.pdf"))
  expect(pages).toHaveLength(6)
  // Newest first, as in the list.
  for (const [index, code] of codes.toReversed().entries()) {
    const own = pages.slice(3 * index, 3 * index + 3)
    expect(own[0]).toContain("Admission Sheet")
    for (const paper of own) expect(withoutSpaces(paper)).toContain(await numberOf(server, code))
    expect(own[2]).toMatch(/STUDENT[^]*COLLEGE[^]*BANK/)
  }
  expect(pages.join()).not.toContain("Each applicant begins")

  await page.getByRole("button", { name: "हिन्दी" }).click()
  const inHindi = await windowOf(
    page,
    page.getByRole("button", { name: "आवेदन-पत्र छापें", exact: true }),
  )
  await expect(inHindi).toHaveURL(/\/hi\/office\/sheets$/)
  await expect(inHindi.getByText("आवेदन-पत्र: 2 में से 1–2")).toBeVisible()
  expect(await printed(inHindi, testInfo.outputPath("hindi.pdf"))).toHaveLength(6)
  await page.getByRole("button", { name: "English" }).click()

  await page.context().clearCookies()
  const refused = await windowOf(page, button)
  await expect(refused.getByText("You are not signed in, or no longer.")).toBeVisible()
  await expect(refused.getByRole("article")).toHaveCount(0)
  await isAccessible(refused)
})

test.describe("on a site without other applications", () => {
  test.use({ sharesSite: false })

  test("an auditor prints the filtered sheets in pages of 25", async ({ page, server }) => {
    test.slow()
    await joinAndSignIn(page, server, "officer")
    await enterPaperForms(page, server.url, ["BA", ...Array<"BCom">(26).fill("BCom")])
    await leave(page)
    await joinAndSignIn(page, server, "auditor", "Sunita Verma")
    await opens(page, "Applications")
    await filtersBy(page, "Course", "BCom")
    const button = page.getByRole("button", { name: "Print sheets 1–25 of 26" })
    const sheets = await windowOf(page, button)
    await expect(sheets.getByText("Sheets: 1–25 of 26")).toBeVisible()
    // A sheet and its three slips. How many pages a sheet takes in print does not depend on how many there are.
    await expect(sheets.getByRole("article")).toHaveCount(4 * 25)
    await sheets.getByRole("button", { name: "Next page" }).click()
    await expect(sheets.getByText("Sheets: 26 of 26")).toBeVisible()
    await expect(sheets).toHaveURL(/\/office\/sheets$/)
    await expect(sheets.getByRole("button", { name: "Next page" })).toHaveCount(0)
    await sheets.getByRole("button", { name: "Previous page" }).click()
    await expect(sheets.getByText("Sheets: 1–25 of 26")).toBeVisible()
  })
})

test("an officer prints the cards of two students, disables both and enables them again", async ({
  page,
  server,
  axe,
}, testInfo) => {
  test.slow()
  await joinAndSignIn(page, server, "officer")
  await opens(page, "Students")
  const rows = [/Sample Anjali/, /Sample Farhan/].map((name) => page.getByRole("row", { name }))
  const tick = async () => {
    for (const row of rows) await row.getByRole("checkbox").check()
  }
  await tick()
  await axe()
  const print = page.getByRole("button", { name: "Print cards" })
  const cards = await windowOf(page, print)
  await expect(cards.getByText("2 cards, page 1 of 1")).toBeVisible()
  await isAccessible(cards)
  const pages = await printed(cards, testInfo.outputPath("cards.pdf"))
  expect(pages).toHaveLength(2)
  for (const urn of ["SAMPLE240001", "SAMPLE240003"]) expect(pages[0]).toContain(urn)

  await page.getByRole("button", { name: "Disable", exact: true }).click()
  await expect(page.getByText("2 of 2 records changed.")).toBeVisible()
  for (const row of rows) await expect(row).toContainText("Disabled")
  await tick()
  const none = await windowOf(page, print)
  await expect(none.getByText("Left out, because they are disabled")).toBeVisible()
  await page.getByRole("button", { name: "Enable", exact: true }).click()
  for (const row of rows) await expect(row).toContainText("Active")
})
