import { expect } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { enterPaperForms, joinAndSignIn, test, verify } from "./console.ts"

test.use({ expectedErrors: [/409|422/] })

test("an officer signs a rule, publishes a list with a last date, and records an answer", async ({
  page,
  server,
  axe,
}) => {
  await joinAndSignIn(page, server, "officer")
  const [code] = await enterPaperForms(page, server.url, ["BA"])
  await verify(page, server.url, code!)
  await page.goto(`${server.url}/console#/merit`)
  await expect(page.getByRole("row", { name: "Bachelor of Arts" })).toContainText("no rule")
  await axe()
  await page.getByRole("row", { name: "Bachelor of Arts" }).getByText("Write the rule").click()
  await expect(page.getByText("There is no rule yet.")).toBeVisible()
  await chooses(page.getByLabel("Begin with a pattern"), "Class 12")
  await page.getByLabel("Seats of the course").fill("1.5")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await expect(page.getByText("Please correct what is marked.")).toBeVisible()
  await expect(page.getByLabel("Seats of the course")).toBeFocused()
  await axe()
  await page.getByLabel("Seats of the course").fill("60")
  await page.getByLabel("NCC C certificate", { exact: true }).fill("5")
  await expect(page.getByText("86.40 + 5.00 (weightage) = 91.40")).toBeVisible()
  await page.getByLabel("Seats of the course").fill("2")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.getByRole("button", { name: "Sign version 1" }).click()
  await expect(
    page.getByText(/Version 1: signed by Ravi Kumar \(admission officer\)/i),
  ).toBeVisible()

  await page.getByRole("link", { name: "Lists", exact: true }).click()
  await page.getByRole("button", { name: "Compute the next list" }).click()
  await expect(page.getByText("List 1 by version 1 of the rule: 1 ranked")).toBeVisible()
  await expect(page.getByText("1 applicant has a claim that nobody checked")).toBeVisible()
  await expect(page.getByRole("link", { name: "अंजलि कुशवाहा" }).first()).toBeVisible()
  await axe()
  await page.getByLabel("Last day to accept").fill("14-07-2030")
  await page.getByRole("checkbox", { name: /^I have read the list/ }).check()
  await page.getByRole("button", { name: "Publish list 1" }).click()
  await expect(page.getByRole("heading", { name: "Published lists" })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole("button", { name: "For the notice board" })).toBeVisible()
  // The page follows the new size after a render.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, "horizontal overflow on a phone").toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1366, height: 768 })
  const [paper] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "For the notice board" }).click(),
  ])
  await expect(paper.getByRole("row", { name: "अंजलि कुशवाहा" })).toBeVisible()
  await paper.close()

  await page.getByRole("link", { name: "Offers 1" }).click()
  await page.getByLabel("Application number or name").fill(code!)
  await page.getByLabel("Application number or name").press("Enter")
  await page.getByRole("button", { name: "Record: accepted" }).click()
  await expect(page.getByText("Recorded for 1: accepted")).toBeVisible()
  await page.getByRole("button", { name: /^Undo/ }).click()
  await expect(page.getByText(/: undone, accepted → not answered/)).toBeVisible()
  await page.getByRole("button", { name: "Declined by letter or in person" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("The applicant reads this reason")).toBeVisible()
  await axe()
  await dialog.getByLabel("Reason").fill("Letter of 12 July")
  await dialog.getByRole("button", { name: "Declined by letter or in person" }).click()
  await expect(page.getByText(/in person: Letter of 12 July/)).toBeVisible()
  await page.getByRole("button", { name: "Reinstate the offer" }).click()
  await dialog.getByLabel("Reason").fill("The letter was of another person")
  await dialog.getByRole("button", { name: "Reinstate the offer" }).click()
  await page.getByRole("button", { name: "Record: accepted" }).click()
  await expect(page.getByRole("button", { name: "Take the acceptance back" })).toBeVisible()
  await page.getByRole("button", { name: "Select all" }).click()
  await expect(page.getByRole("button", { name: "Accepted (1)" })).toBeEnabled()
  await expect(page.getByRole("button", { name: "Did not come (1)" })).toHaveCount(0)
  await axe()

  await page.getByRole("link", { name: "अंजलि कुशवाहा" }).first().click()
  await expect(
    page.getByText(/^Merit list 1: offered an? .* seat, until 14 Jul 2030/),
  ).toBeVisible()
  await expect(page.getByText(/^Merit list 1: reinstated, declined → not answered/)).toBeVisible()
  await page.goto(`${server.url}/console#/merit/BA/offers`)
  await page.getByRole("link", { name: "Lists", exact: true }).click()
  await page.getByLabel("Why it is withdrawn").fill("A mark was wrong")
  await page.getByRole("button", { name: "Withdraw list 1" }).click()
  await expect(page.getByText(/An officer must take these answers back first/)).toBeVisible()
})
