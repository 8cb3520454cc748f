import { expect } from "@playwright/test"

import { enterPaperForms, joinAndSignIn, test } from "./console.ts"

test.use({ expectedErrors: [/409|422/] })

test("an officer signs a rule, publishes a list with a last date, and records an answer", async ({
  page,
  server,
  axe,
}) => {
  await joinAndSignIn(page, server, "officer")
  const [code] = await enterPaperForms(page, server.url, ["BA"])
  await page.goto(`${server.url}/console#/merit`)
  await page.getByLabel("Programme").click()
  await page.getByRole("option", { name: "BA", exact: true }).click()
  await expect(page.getByText("There is no rule yet.")).toBeVisible()
  await page.getByLabel("Begin with a pattern").click()
  await page.getByRole("option", { name: "Class 12", exact: true }).click()
  await page.getByLabel("Seats of the programme").fill("1.5")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await expect(page.getByText("Please correct what is marked.")).toBeVisible()
  await page.getByLabel("Seats of the programme").fill("2")
  await page.getByRole("button", { name: "Save the draft" }).click()
  await page.getByRole("button", { name: "Sign version 1" }).click()
  await expect(
    page.getByText(/Version 1: signed by Ravi Kumar \(admission officer\)/i),
  ).toBeVisible()

  await page.getByRole("button", { name: "Compute the next list" }).click()
  await expect(page.getByText("List 1 by version 1 of the rule: 1 applicants")).toBeVisible()
  await expect(page.getByText("1 applicants have claims that nobody checked")).toBeVisible()
  await axe()
  await page.getByLabel("Last day to accept").fill("2030-07-14")
  await page.getByRole("button", { name: "Publish list 1" }).click()
  await expect(page.getByRole("heading", { name: "Offers of list 1" })).toBeVisible()

  await page.getByLabel("Code or name").fill(code!)
  await page.getByRole("button", { name: "Select all" }).click()
  await page.getByRole("button", { name: "Accepted (1)" }).click()
  await expect(page.getByRole("cell", { name: "accepted", exact: true })).toBeVisible()
  await page.getByLabel("Why it is withdrawn").fill("A mark was wrong")
  await page.getByRole("button", { name: "Withdraw list 1" }).click()
  await expect(page.getByText("Take these answers back first.")).toBeVisible()
  await axe()
})
