import { expect } from "@playwright/test"

import { ownCollege } from "../../support/samples/own-college.ts"
import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isPublic, opens } from "./content.ts"

test.use({ sharesSite: false, expectedErrors: [/422/] })

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
