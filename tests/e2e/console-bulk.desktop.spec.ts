import { expect, type Page } from "@playwright/test"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { CourseCode } from "#domain/applications/courses.ts"

import { validForm } from "../support/applications.ts"
import { beforeSignIn, joinAndSignIn, test } from "./console.ts"
import { sentApplication } from "./sent-application.ts"

test.use({ expectedErrors: beforeSignIn })

const opens = async (page: Page, resource: string) => {
  await page.getByRole("menu").first().getByText(resource, { exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resource)
}

/** Enters paper forms without pictures, which is quick; gives their codes. */
const enters = async (page: Page, origin: string, courses: CourseCode[]) => {
  const codes: string[] = []
  for (const course of courses) {
    const data = { data: validForm(course) }
    const reply = await page.request.post("/api/console/applications", {
      data,
      headers: { origin },
    })
    codes.push((await reply.json()).data.id as string)
  }
  return codes
}

/** Asks the applicant a question, as a colleague does meanwhile. */
const queries = async (page: Page, origin: string, code: string) => {
  const path = `/api/console/applications/${code}`
  const { data } = await (await page.request.get(path)).json()
  const change = { to: "query", reason: "Which board?", seen: data.version }
  const reply = await page.request.post(`${path}/status`, { data: change, headers: { origin } })
  expect(reply.ok()).toBe(true)
}

test("an officer changes the status of all that match, over two pages; those skipped are named with the reason", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "officer")
  const courses = ["BA", ...Array<"BCom">(30).fill("BCom")] as const
  const [, queried, changed] = await enters(page, server.url, [...courses])
  await queries(page, server.url, queried!)
  await opens(page, "Applications")
  await page.getByRole("combobox", { name: "Course" }).click()
  await page.getByRole("option", { name: "BCom" }).click()
  await expect(page.getByRole("button", { name: /of 30/ })).toBeVisible()

  await page.getByRole("row").nth(1).getByRole("checkbox").check()
  await page.getByRole("button", { name: "Select all 30 that match" }).click()
  await expect(page.getByText("30 items selected")).toBeVisible()
  await page.getByRole("button", { name: "Change the status" }).click()
  const dialog = page.getByRole("dialog", { name: "Change the status" })
  await dialog.getByRole("combobox", { name: "Status" }).click()
  await page.getByRole("option", { name: "Verified (29)" }).click()
  await expect(dialog.getByText("29 of 30 selected records will be changed.")).toBeVisible()
  const skipped = dialog.getByRole("listitem")
  await expect(skipped).toHaveCount(1)
  await expect(skipped).toContainText(groupAdmissionCode(queried!))
  await expect(skipped).toContainText("This step does not fit")
  await axe()
  await queries(page, server.url, changed!)
  await dialog.getByRole("button", { name: "Do it" }).click()
  await expect(dialog.getByText("28 of 30 done.")).toBeVisible()
  await expect(skipped).toHaveCount(2)
  await expect(skipped.nth(1)).toContainText(groupAdmissionCode(changed!))
  await expect(skipped.nth(1)).toContainText("Somebody else changed this meanwhile.")
  await axe()
  await dialog.getByRole("button", { name: "Close" }).click()

  await page.getByRole("combobox", { name: "Status" }).click()
  await page.getByRole("option", { name: "Verified" }).click()
  await expect(page.getByText("1-25 of 28")).toBeVisible()
})

test("an officer marks applications of two pages as seen; one seen already is named", async ({
  page,
  server,
  request,
}) => {
  test.slow()
  const { code } = await sentApplication(request)
  await joinAndSignIn(page, server, "officer")
  // Who enters a paper form has seen it.
  await enters(page, server.url, Array<"BCom">(25).fill("BCom"))
  await opens(page, "Applications")
  await page.getByRole("button", { name: "Go to next page" }).click()
  await page
    .getByRole("row", { name: new RegExp(groupAdmissionCode(code)) })
    .getByRole("checkbox")
    .check()
  await page.getByRole("button", { name: "Go to previous page" }).click()
  await expect(page.getByText("1-25 of 26")).toBeVisible()
  await page.getByRole("row").nth(1).getByRole("checkbox").check()
  await page.getByRole("button", { name: "Mark as seen" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("1 of 2 selected records will be changed.")).toBeVisible()
  await expect(dialog.getByRole("listitem")).toContainText("Seen already.")
  await dialog.getByRole("button", { name: "Do it" }).click()
  await expect(dialog.getByText("1 of 2 done.")).toBeVisible()
  const { data } = await (await page.request.get(`/api/console/applications/${code}`)).json()
  expect(data.seen_at).not.toBeNull()
})

test("an officer disables all students that match; one disabled already is named", async ({
  page,
  server,
}) => {
  await joinAndSignIn(page, server, "officer")
  await opens(page, "Students")
  const { data } = await (await page.request.get("/api/console/students")).json()
  const [first, ...others] = data as { id: string; applicant_name: string }[]
  const reply = await page.request.post("/api/console/students/status", {
    data: { ids: [first!.id], status: "disabled" },
    headers: { origin: server.url },
  })
  expect(await reply.json()).toEqual({ data: [first!.id] })
  await page.getByRole("row").nth(1).getByRole("checkbox").check()
  await page.getByRole("button", { name: `Select all ${data.length} that match` }).click()
  await expect(page.getByText(`${data.length} items selected`)).toBeVisible()
  await page.getByRole("button", { name: "Disable", exact: true }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("listitem")).toContainText(first!.applicant_name)
  await expect(dialog.getByRole("listitem")).toContainText("Disabled already.")
  await dialog.getByRole("button", { name: "Do it" }).click()
  await expect(dialog.getByText(`${others.length} of ${data.length} done.`)).toBeVisible()
})
