import type { Page } from "@playwright/test"

import { sample } from "#content/sample.ts"

import { expect, test } from "../support/test.ts"

const perPage = 10
const notices = Object.keys(sample.notices).length

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const main = (page: Page) => page.getByRole("main")
/** The rows of a list, each of which begins with its day. */
const rows = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") })

test("from the home page to all notices, to an old one, and to the one before it", async ({
  page,
}) => {
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

test("a notice in Hindi leads on in Hindi", async ({ page }) => {
  await page.goto("/hi/notices")
  await page.getByRole("link", { name: "दीपावली अवकाश" }).click()
  await expect(heading(page)).toHaveText("दीपावली अवकाश")
  await expect(page.getByText("प्रकाशन तिथि: 16 अक्टूबर 2025")).toBeVisible()
  await page.getByRole("link", { name: "सभी सूचनाएँ" }).click()
  await expect(page).toHaveURL("/hi/notices")
})

test("an event says when and where", async ({ page }) => {
  await page.goto("/events")
  await page.getByRole("link", { name: "Annual Sports Meet" }).click()
  await expect(heading(page)).toHaveText("Annual Sports Meet")
  await expect(page.getByText(/^11\s?–\s?12 December 2025/)).toBeVisible()
  await expect(page.getByText("College Ground")).toBeVisible()
  await page.getByRole("link", { name: "All events" }).click()
  await expect(heading(page)).toHaveText("Events")
})

test("the holidays stand under their months, those of the moon marked", async ({ page }) => {
  await page.goto("/holidays")
  await expect(page.getByRole("rowheader", { name: "August 2026" })).toBeVisible()
  const eid = page.getByRole("row", { name: /Eid-ul-Fitr/ })
  await expect(eid).toHaveText(/21\s*Saturday\s*Eid-ul-Fitr \(depends on the moon\)/)
})

test("a list ends where it ends, and what is not there is not made up", async ({ baseURL }) => {
  for (const path of [
    "/notices?page=99",
    "/notices?page=0",
    "/events?page=two",
    "/hi/events/no-such-event",
    "/search?q=fee&page=99",
  ]) {
    expect((await fetch(baseURL + path)).status, path).toBe(404)
  }
})

test.describe("An address of no notice", () => {
  test.use({ expectedErrors: [/status of 404/] })

  test("is answered with ways on", async ({ page }) => {
    await page.goto("/hi/notices/no-such-notice")
    await expect(heading(page)).toHaveText("अप्रत्याशित त्रुटि!")
    await main(page).getByRole("link", { name: "साइट मानचित्र" }).click()
    await expect(heading(page)).toHaveText("साइट मानचित्र")
  })
})
