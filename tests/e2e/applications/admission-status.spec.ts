import type { Locator } from "@playwright/test"

import { expect, isHydrated, test } from "../../support/test.ts"
import { sentApplication } from "./sent-application.ts"

/** On how many lines a text stands. */
const linesOf = (target: Locator) =>
  target.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })

// An unknown application is answered 404, an invalid field 422. One test is offline.
test.use({ expectedErrors: [/404|422|net::ERR_/] })

test("each field shows its own error, and the status leads to the sheet", async ({
  page,
  request,
  axe,
}) => {
  const { code, dob } = await sentApplication(request)
  const submit = page.getByRole("button", { name: "Show the status" })
  const field = page.locator("#dob")
  await page.goto("/admission-status")
  await submit.click()
  await expect(page.locator("#code-error")).toHaveText("Error: Enter the admission code")
  await expect(page.locator("#dob-error")).toHaveText("Error: Enter the date of birth")
  await page.getByRole("link", { name: "Enter the admission code" }).click()
  await expect(page.locator("#code")).toBeFocused()
  await axe()
  await page.locator("#code").fill(code.toLowerCase())
  await field.fill("31-02-2007")
  await submit.click()
  await expect(page.locator("#dob-error")).toContainText(
    "Enter a real date, for example 27‑03‑2007",
  )
  await expect(page.getByText("No application has this code")).toBeHidden()
  await field.fill("01-01-2001")
  await submit.click()
  await expect(page.getByText("No application has this code")).toBeVisible()
  await expect(page.locator("#code")).toHaveValue(code.toLowerCase())
  await field.clear()
  await field.pressSequentially(dob.replaceAll("-", ""))
  await expect(field).toHaveValue(dob)
  await submit.click()
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible()
  expect(page.url()).not.toContain(code)
  expect(await linesOf(page.getByRole("definition").last())).toBe(1)
  await axe()
  await page.locator(`a[href*="${code}"]`).click()
  await expect(page).toHaveURL(`/admission-form/print/${code}`)
})

test("hydration of a posted page moves the focus to the answer without scrolling", async ({
  page,
  request,
}) => {
  const { code, dob } = await sentApplication(request)
  let letScriptsCome = () => {}
  const wait = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route("**/assets/*.js", async (route) => {
    await wait
    await route.continue()
  })
  await page.goto("/admission-status")
  await page.locator("#code").fill(code)
  await page.locator("#dob").fill(dob)
  await page.getByRole("button", { name: "Show the status" }).click()
  const heading = page.getByRole("heading", { level: 2, name: "Received" })
  await expect(heading).toBeInViewport()
  await expect(page.locator(":focus")).toHaveCount(0)
  letScriptsCome()
  await expect(page.locator(":focus", { has: heading })).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test("hydration of a posted page does not take the focus from a field", async ({ page }) => {
  let letScriptsCome = () => {}
  const wait = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route("**/assets/*.js", async (route) => {
    await wait
    await route.continue()
  })
  await page.goto("/admission-status")
  await page.getByRole("button", { name: "Show the status" }).click()
  await page.getByRole("link", { name: "Enter the admission code" }).click()
  await expect(page.locator("#code")).toBeFocused()
  letScriptsCome()
  await isHydrated(page)
  await expect(page.locator("#code")).toBeFocused()
})

test("without a connection the values stay and can be submitted again", async ({ page }) => {
  await page.goto("/admission-status")
  await isHydrated(page)
  await page.locator("#code").fill("ABCD-EFGH-JKLM")
  await page.locator("#dob").fill("27-03-2007")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByRole("alert")).toContainText("No answer came")
  await expect(page.locator("#code")).toHaveValue("ABCD-EFGH-JKLM")
  await page.context().setOffline(false)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByRole("alert")).toContainText("No application has this code")
})
