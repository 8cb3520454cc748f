import { expect, type Page } from "@playwright/test"

import { beforeSignIn, joinAndSignIn, createInviteLink, slowTimeout, test } from "./console.ts"

test.use({ expectedErrors: beforeSignIn, sharesSite: true })

const email = "meena@college.example"
const password = "mango orchard by the canal"

/** Opens a one-time link with a fake clock; gives the requests for the signed-in member. */
const openLink = async (page: Page, link: string) => {
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/console/me")) requests.push(request.url())
  })
  await page.clock.install()
  await page.goto(link)
  await expect(page.locator("#password")).toBeVisible()
  return requests
}

/** Longer than all background retries take. */
const waitAMinute = async (page: Page) => {
  for (let second = 0; second < 60; second += 5) {
    await page.clock.runFor(5000)
    // One request to the server: earlier ones of the page are answered by then.
    await page.evaluate(() => fetch("/readyz"))
  }
}

test("the join page requests no identity and keeps the values", async ({ page, server }) => {
  const requests = await openLink(page, createInviteLink(server, "administrator"))
  await page.locator("#name").fill("Meena Devi")
  await page.locator("#email").fill(email)
  await waitAMinute(page)
  await expect(page.locator("#name")).toHaveValue("Meena Devi")
  await expect(page.locator("#email")).toHaveValue(email)
  expect(requests).toEqual([])
  await page.locator("#password").fill(password)
  await page.locator("button[type=submit]").click()
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible(slowTimeout)
  await expect(page.getByText("You can sign in now.")).toBeVisible()
})

test("the page of a password reset link requests no identity and keeps the values", async ({
  page,
  server,
  browser,
}) => {
  await joinAndSignIn(page, server, "administrator", "Sarita Yadav")
  await page.getByRole("menu").first().getByText("Staff", { exact: true }).click()
  await page.getByRole("row", { name: /Sarita Yadav/ }).click()
  await page.getByRole("button", { name: "Link for a new password" }).click()
  const link = await page.getByLabel("The link").inputValue()

  const context = await browser.newContext()
  const reset = await context.newPage()
  const requests = await openLink(reset, link)
  await reset.locator("#password").fill(password)
  await waitAMinute(reset)
  await expect(reset.locator("#password")).toHaveValue(password)
  expect(requests).toEqual([])
  await reset.locator("button[type=submit]").click()
  await expect(reset.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible(slowTimeout)
  await context.close()
})
