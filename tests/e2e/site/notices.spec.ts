import type { Page } from "@playwright/test"

import { sample } from "#content/sample.ts"

import { expect, test } from "../../support/test.ts"

const perPage = 10
const notices = Object.keys(sample.notices).length

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const main = (page: Page) => page.getByRole("main")
/** The rows of a list, each of which begins with its day. */
const rows = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") })

test("notices are paginated and link to older notices", async ({ page }) => {
  await page.goto("/")
  const newest = page.getByRole("region", { name: /^Notices/ })
  await newest.getByRole("link", { name: "View All" }).click()
  await expect(heading(page)).toHaveText("Notices")
  await expect(rows(page)).toHaveCount(perPage)

  await page.getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL("/notices?page=2")
  await expect(heading(page)).toHaveText("Notices, page 2")
  await expect(rows(page)).toHaveCount(notices - perPage)

  await page.getByRole("link", { name: /^Last date for online admission extended/ }).click()
  await expect(heading(page)).toHaveText("Last date for online admission extended to 25 July")
  await expect(page.getByText("Published on 14 July 2025")).toBeVisible()
  await page.getByRole("link", { name: /^Older notice/ }).click()
  await expect(heading(page)).toHaveText(/^Admissions open/)
  await main(page).getByRole("link", { name: "online", exact: true }).click()
  await expect(page).toHaveURL("/admission-form")
})
