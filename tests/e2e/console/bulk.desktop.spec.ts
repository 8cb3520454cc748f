import { expect, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { numberOf } from "../../support/number-of.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { beforeSignIn, enterPaperForms, filtersBy, joinAndSignIn, test } from "./console.ts"

test.use({ expectedErrors: beforeSignIn })

const opens = async (page: Page, resource: string) => {
  await page.getByRole("menu").first().getByText(resource, { exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resource)
}

/** How many rows of the list are wholly on the screen, and how high the highest of them is. */
const rowsOnScreen = (page: Page) =>
  page.locator("tbody tr").evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect())
    const shown = boxes.filter(({ bottom }) => bottom <= innerHeight)
    return { count: shown.length, height: Math.max(...shown.map(({ height }) => height)) }
  })

/** Changes the status to "query" through the API, as a colleague at the same time. */
const queries = async (page: Page, origin: string, code: string) => {
  const path = "/api/console/applications"
  const { data } = await (await page.request.get(`${path}/${code}`)).json()
  const expectedVersions = { [code]: data.version }
  const change = { ids: [code], to: "query", reason: "Which board?", expectedVersions }
  const reply = await page.request.post(`${path}/status`, { data: change, headers: { origin } })
  expect(await reply.json()).toEqual({ data: [{ id: code, outcome: "stored" }] })
}

// One site for all bulk actions: its 27 applications take two pages of the list.
test("bulk actions over two pages name the skipped records with the reason", async ({
  page,
  server,
  request,
  axe,
}) => {
  test.slow()
  const { code } = await sentApplication(request, "BCom")
  await joinAndSignIn(page, server, "officer")
  const courses = ["BA", ...Array<"BCom">(26).fill("BCom")] as const
  const [, queried, changed] = await enterPaperForms(page, server.url, [...courses])
  await queries(page, server.url, queried!)
  await opens(page, "Applications")
  await filtersBy(page, "Course", "BCom")
  await expect(page.getByText("1–25 of 27", { exact: true })).toBeVisible()
  // A college in use has no banner of the sample.
  await page.getByText("This site still shows the sample college").evaluate((text) => {
    text.closest<HTMLElement>(".MuiAlert-root")!.style.display = "none"
  })
  const { count, height } = await rowsOnScreen(page)
  expect(count, "rows on a screen of 1366 x 768").toBeGreaterThanOrEqual(20)
  expect(height, "each row is one line").toBeLessThan(32)
  const dialog = page.getByRole("dialog")
  const skipped = dialog.getByRole("list", { name: /^Skipped/ }).getByRole("listitem")

  await test.step("mark as seen", async () => {
    await page.getByRole("button", { name: "Go to next page" }).click()
    await page
      .getByRole("row", { name: new RegExp(await numberOf(server, code)) })
      .getByRole("checkbox")
      .check()
    await page.getByRole("button", { name: "Go to previous page" }).click()
    await expect(page.getByText("1–25 of 27", { exact: true })).toBeVisible()
    // A paper form counts as seen by the member who entered it.
    await page.getByRole("row").nth(1).getByRole("checkbox").check()
    await page.getByRole("button", { name: "Mark as seen" }).click()
    await expect(dialog.getByText("1 of 2 selected records will be changed.")).toBeVisible()
    await expect(skipped).toContainText("Already seen.")
    await dialog.getByRole("button", { name: "Mark as seen" }).click()
    await expect(dialog.getByText("1 of 2 records changed.")).toBeVisible()
    const { data } = await (await page.request.get(`/api/console/applications/${code}`)).json()
    expect(data.seen_at).not.toBeNull()
    await dialog.getByRole("button", { name: "Close" }).click()
  })

  await test.step("ask two applicants for a document, and undo it", async () => {
    for (const index of [1, 2]) await page.getByRole("row").nth(index).getByRole("checkbox").check()
    await page.getByRole("button", { name: "Change status" }).click()
    await chooses(dialog.getByRole("combobox", { name: "Action" }), "Ask the applicant (2)")
    await dialog.getByLabel("Income certificate").check()
    await expect(page.locator("#reason")).toHaveValue(/Please bring: Income certificate$/)
    await dialog.getByRole("button", { name: "Ask the applicant" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText("2 of 2 records changed.")).toBeVisible()
    await page.keyboard.press("u")
    await expect(page.getByText("Undone: it is as it was before.")).toBeVisible()
  })

  await test.step("change the status of all that match", async () => {
    await page.getByRole("row").nth(1).getByRole("checkbox").check()
    await page.getByRole("button", { name: "Select all 27 that match" }).click()
    await expect(page.getByText("27 selected, 25 of them on this page")).toBeVisible()
    await page.getByRole("button", { name: "Change status" }).click()
    await chooses(dialog.getByRole("combobox", { name: "Action" }), "Verify (26)")
    await expect(dialog.getByText("26 of 27 selected records will be changed.")).toBeVisible()
    await expect(skipped).toHaveCount(1)
    await expect(skipped).toContainText(queried!)
    await expect(skipped).toContainText("This step does not fit")
    await axe()
    await queries(page, server.url, changed!)
    await dialog.getByRole("radio", { name: "Verify these claims too" }).check()
    await dialog.getByRole("button", { name: "Verify" }).click()
    await expect(dialog.getByText("25 of 27 records changed.")).toBeVisible()
    await expect(skipped).toHaveCount(2)
    await expect(skipped.nth(1)).toContainText(changed!)
    await expect(skipped.nth(1)).toContainText("Somebody else changed this meanwhile.")
    await axe()
    await dialog.getByRole("button", { name: "Close" }).click()
    await filtersBy(page, "Status", "Verified")
    await expect(page.getByText("1–25 of 25", { exact: true })).toBeVisible()
  })

  await test.step("admit two with consecutive numbers", async () => {
    for (const index of [1, 2]) await page.getByRole("row").nth(index).getByRole("checkbox").check()
    await page.getByRole("button", { name: "Change status" }).click()
    await chooses(dialog.getByRole("combobox", { name: "Action" }), "Admit (2)")
    await expect(dialog).toContainText("The fee of 2 of them is not recorded as paid.")
    const admit = dialog.getByRole("button", { name: "Admit" })
    await expect(admit).toBeDisabled()
    await dialog.getByLabel("First admission number").fill("2025/00099")
    await expect(dialog).toContainText("They get: 2025/00099 to 2025/00100.")
    await axe()
    await page.keyboard.press("Enter")
    await expect(dialog.getByText("2 of 2 records changed.")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(page.getByText("1–23 of 23", { exact: true })).toBeVisible()
    const { data } = await (await page.request.get("/api/console/students")).json()
    const numbers = (data as { admission_number: string }[]).map((one) => one.admission_number)
    expect(numbers).toEqual(expect.arrayContaining(["2025/00099", "2025/00100"]))
  })

  await test.step("disable all students", async () => {
    await opens(page, "Students")
    const { data } = await (await page.request.get("/api/console/students")).json()
    const [first, ...others] = data as { id: string; applicant_name: string }[]
    const reply = await page.request.post("/api/console/students/status", {
      data: { ids: [first!.id], status: "disabled" },
      headers: { origin: server.url },
    })
    expect(await reply.json()).toEqual({ data: { changed: [first!.id], skipped: [] } })
    await page.getByRole("row").nth(1).getByRole("checkbox").check()
    await page.getByRole("button", { name: `Select all ${data.length} that match` }).click()
    await expect(page.getByText(`${data.length} selected`)).toBeVisible()
    await page.getByRole("button", { name: "Disable", exact: true }).click()
    await expect(
      page.getByText(`${others.length} of ${data.length} records changed.`),
    ).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    // Students who were disabled before are not changed.
    await expect(page.getByRole("cell", { name: "Disabled" })).toHaveCount(1)
  })
})
