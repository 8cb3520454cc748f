import type { Page } from "@playwright/test"

import { formatDay } from "#domain/content/format.ts"

import { sampleAt } from "../../support/samples/sample-at.ts"
import { expect, test } from "../../support/test.ts"

const { notices } = sampleAt(process.env.SITE_STARTED_AT!)
const perPage = 10
const total = Object.keys(notices).length

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
  await expect(rows(page)).toHaveCount(total - perPage)

  const trials = notices["sports-trials"]!
  await page.getByRole("link", { name: trials.title.en }).click()
  await expect(heading(page)).toHaveText(trials.title.en)
  await expect(page.getByText(`Published on ${formatDay(trials.date, "en")}`)).toBeVisible()
  await page.getByRole("link", { name: /^Older notice/ }).click()
  await expect(heading(page)).toHaveText(notices["exam-form"]!.title.en)
  await page.goto("/notices/admissions-open")
  await main(page).getByRole("link", { name: "online", exact: true }).click()
  await expect(page).toHaveURL("/admission-form")
})
