import { execFileSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect } from "@playwright/test"

import { node24, root } from "../../../scripts/tools.mjs"
import { ownCollege } from "../../support/samples/own-college.ts"
import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isPublic, opens } from "./content.ts"

test.use({ sharesSite: false, expectedErrors: [/422|404/] })

test("the red banner leads to the form that replaces the sample college, and then is gone", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "administrator")
  const banner = page.getByText("This site still shows the sample college")
  await expect(banner).toBeVisible()
  await axe()
  await page.getByRole("link", { name: "Start as my college" }).click()

  const { college, phone, email, deposit } = ownCollege
  const start = page.getByRole("button", { name: "Start as my college" })
  await start.click()
  await expect(page.getByLabel("IFSC")).toHaveAccessibleDescription(/fill this in/)
  await axe()

  await fillsBoth(page, "Name", college.name.en, college.name.hi)
  await fillsBoth(page, "Address", college.address.en, college.address.hi)
  await fillsBoth(page, "Affiliation", college.affiliation.en, college.affiliation.hi)
  // What is typed stays in the browser while the page is left.
  page.once("dialog", (dialog) => void dialog.accept())
  await page.getByRole("menuitem", { name: "Dashboard" }).click()
  // The link is on both pages: only on the dashboard does it open the form again.
  await expect(page.getByLabel("Affiliation (Hindi)")).toHaveCount(0)
  await page.getByRole("link", { name: "Start as my college" }).click()
  await expect(page.getByText("What you had typed is back.")).toBeVisible()
  await expect(page.getByLabel("Affiliation (Hindi)")).toHaveValue(college.affiliation.hi)
  await page.getByLabel("Phone").fill(phone)
  await page.getByLabel("E-mail").fill(email)
  await fillsBoth(page, "Bank", deposit.bank_name.en, deposit.bank_name.hi)
  await fillsBoth(page, "Branch", deposit.branch.en, deposit.branch.hi)
  await page.getByLabel("Account holder").fill(deposit.account_name)
  await page.getByLabel("Account number").fill(deposit.account_number)
  await page.getByLabel("IFSC").fill(deposit.ifsc)
  await start.click()
  await expect(page.getByText("Done. Erased: 3 students")).toBeVisible()
  await expect(banner).toHaveCount(0)
  await expect.poll(() => isPublic(page, "/", "Station Road, Rampur")).toBe(true)
  await opens(page, "content/notices")
  await expect(page.getByText("Draft").first()).toBeVisible()
})

test("after the start a list names the texts of the sample, until each is edited, hidden or confirmed", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const answers = join(server.dataDir, "college.json")
  writeFileSync(answers, JSON.stringify(ownCollege))
  const command = ["scripts/start-as-my-college.ts", "--file", answers]
  const env = { ...process.env, DATA_DIR: server.dataDir }
  const printed = execFileSync(node24, command, { cwd: root, env, encoding: "utf8" })
  expect(printed).toMatch(/Admission \S+ is closed/)
  expect(printed).toContain("Institution Introduction  /about/college_history")

  await joinAndSignIn(page, server, "administrator")
  await expect(page.getByText("This site still shows the sample college")).toHaveCount(0)
  await expect(page.getByText(/Admission \S+ is closed: fees, dates/)).toBeVisible()
  await page.getByRole("link", { name: "Go through them" }).click()
  await expect(page.getByText(/^0?\d+ of \d+ done$/)).toBeVisible()
  await axe()

  // By keyboard: the focus goes on to the next text.
  const mission = "Mission"
  const pages = page.getByRole("region", { name: /^Pages/ })
  await pages.getByRole("button", { name: `It is true for us: ${mission}` }).press("Enter")
  await expect(pages.getByRole("heading", { name: mission, exact: true })).toHaveCount(0)
  await expect(page.locator("li:focus")).toHaveCount(1)
  expect(await isPublic(page, "/about/mission/", "This page still shows sample text")).toBe(false)
  expect(await isPublic(page, "/about/vision/", "This page still shows sample text")).toBe(true)

  // A text that says itself that it is a sample can only be edited or hidden.
  const history = pages.getByRole("listitem").filter({ hasText: "Institution Introduction" })
  await expect(history.getByText("The text says itself that it is a sample")).toBeVisible()
  await expect(history.getByRole("button")).toHaveText(["Hide"])

  await pages.getByRole("button", { name: "Hide: Vision" }).click()
  await expect(pages.getByRole("heading", { name: "Vision", exact: true })).toHaveCount(0)
  await expect
    .poll(() => isPublic(page, "/about/vision/", "This page still shows sample text"))
    .toBe(false)
  await opens(page, "college-start")
  await expect(page.getByRole("heading", { level: 1, name: "Texts of the sample" })).toBeVisible()

  await page
    .getByRole("region", { name: "Holidays" })
    .getByRole("button", { name: "All of these" })
    .click()
  await axe()
  await page.getByRole("dialog").getByRole("button", { name: "All of these" }).click()
  await expect(page.getByRole("region", { name: "Holidays" })).toHaveCount(0)

  await page.getByRole("link", { name: /^Check and confirm/ }).click()
  const confirm = page.getByRole("button", { name: "Confirm all five, and open admission" })
  await expect(confirm).toBeDisabled()
  await axe()
  expect(await isPublic(page, "/admission-form", "has not opened this admission yet")).toBe(true)
  for (const box of await page.getByRole("checkbox").all()) await box.check()
  await confirm.click()
  await expect(page.getByText("Confirmed. Applicants can apply")).toBeVisible()
  await axe()
  await expect
    .poll(() => isPublic(page, "/admission-form", "has not opened this admission yet"))
    .toBe(false)
})
