import { expect } from "@playwright/test"

import { removeNewerFeatures } from "../../support/browsers/remove-newer-features.ts"
import { changePage } from "../../support/change-page.ts"
import { password } from "../../support/staff-session.ts"
import { addSession, joinAndSignIn, slowTimeout, test } from "./console.ts"

test.use({
  // One expression: Playwright reads an array of two objects as a value with its options.
  expectedErrors: [/401|net::ERR_FAILED|ChunkFailed/],
  sharesSite: true,
})

test("the sign-in page is accessible in both languages, and begins in its first field", async ({
  page,
  axe,
}) => {
  await page.goto("/console")
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible()
  await axe()
  await expect(page.getByLabel("E-mail")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "साइन इन" })).toBeVisible()
  await axe()
  await page.keyboard.press("Tab")
  await expect(page.getByLabel("ई-मेल")).toBeFocused()
})

test("scripts that do not arrive: the page says so, and a reload opens it", async ({
  page,
  axe,
}) => {
  await page.route("**/assets/console-*.js", (route) => route.abort())
  await page.goto("/console")
  await expect(page.getByRole("alert")).toContainText("Loading chunk failed")
  await expect(page.getByText("Loading the console ...")).toBeHidden()
  await axe()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Reload" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible()
})

test("a page whose scripts do not arrive says so, and the others work", async ({
  page,
  server,
}) => {
  await joinAndSignIn(page, server, "officer")
  const menu = page.getByRole("menu").first()
  await page.route("**/assets/console-counter-*.js", (route) => route.abort())
  await menu.getByText("Counter", { exact: true }).click()
  await expect(page.getByText("Loading chunk failed", { exact: true })).toBeVisible()
  await menu.getByText("Applications", { exact: true }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Applications" })).toBeVisible()
  await expect(page.getByText("Loading chunk failed", { exact: true })).toHaveCount(0)
  await page.unrouteAll()
  await page.goto(`${server.url}/console#/counter`)
  await page.getByRole("button", { name: "Reload" }).click()
  await expect(page.locator("#query")).toBeVisible(slowTimeout)
})

test("a translated sign-in page and console work", async ({ page, server }) => {
  const { email } = await addSession(page, server, "officer")
  await page.context().clearCookies()
  await page.goto("/console")
  await expect(page.getByLabel("E-mail")).toBeFocused()
  await changePage(page, "translate")
  await changePage(page, "extend")
  const passwordBox = page.getByLabel("Password", { exact: true })
  await page.getByLabel("E-mail").fill(email)
  await passwordBox.fill("not the password")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert").locator("font").first()).toContainText(
    "do not match",
    slowTimeout,
  )
  await passwordBox.fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  const menu = page.getByRole("menu").first()
  await expect(menu).toBeVisible(slowTimeout)
  for (const name of ["Applications", "Students", "Counter"]) {
    await menu.getByText(name, { exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
    await expect(page.locator("h1 font").first()).toBeVisible()
  }
})

test("the console works in the oldest browsers", async ({ page, server }) => {
  await removeNewerFeatures(page.context(), "console")
  const { email } = await addSession(page, server, "officer")
  await page.context().clearCookies()
  await page.goto("/console")
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in" }).click()
  const menu = page.getByRole("menu").first()
  await expect(menu).toBeVisible(slowTimeout)
  for (const name of ["Applications", "Students", "Counter", "Merit lists"]) {
    await menu.getByText(name, { exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
  }
})
