import { expect } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { oneTimeCode } from "../../support/one-time-code.ts"
import { createInviteLink, slowTimeout, test } from "./console.ts"

// Wrong passwords and codes are refused, and so is a disabled member.
test.use({ expectedErrors: [/40[01]/] })

const administrator = {
  name: "Ravi Kumar",
  email: "ravi@college.example",
  password: "peepal tree near the well",
}
const colleague = {
  name: "Meena Devi",
  email: "meena@college.example",
  password: "mango orchard by the canal",
}

test("an administrator turns on a second factor, invites a colleague, changes her role and disables her", async ({
  page,
  server,
  axe,
  browser,
}) => {
  // Two people sign in, and password hashing is slow by design.
  test.slow()
  const signIn = async (on: typeof page, email: string, password: string) => {
    await expect(on.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible(slowTimeout)
    await on.locator("#email").fill(email)
    await on.locator("#password").fill(password)
    await on.getByRole("button", { name: "Sign in" }).click()
  }
  const { name, email, password } = administrator
  await page.goto(createInviteLink(server, "administrator"))
  await page.locator("#name").fill(name)
  await page.locator("#email").fill(email)
  await page.locator("#password").fill(password)
  await page.getByRole("button", { name: "Join" }).click()
  await signIn(page, email, password)

  await page.getByRole("button", { name: "Ravi Kumar" }).click()
  await page.getByRole("menuitem", { name: "My account" }).click()
  const secondFactor = page.locator("form").filter({ has: page.getByText("Turn it on") })
  await axe()
  await secondFactor.locator("#password").fill("not my password at all")
  await secondFactor.getByRole("button").click()
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "This is not your password.",
    slowTimeout,
  )
  await secondFactor.locator("#password").fill(password)
  await secondFactor.getByRole("button").click()
  const secret = await page.locator("code").innerText()
  await axe()
  const code = () => oneTimeCode(`otpauth://totp/college?secret=${secret}`)
  await page.locator("#code").fill(code())
  await page.getByRole("button", { name: "Confirm" }).click()
  await expect(page.getByText("Signing in asks for a code from your phone.")).toBeVisible()

  await page.getByRole("button", { name: "Ravi Kumar" }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await signIn(page, email, "something else, as long")
  await expect(page.getByRole("alert")).toHaveText("E-mail and password do not match.", slowTimeout)
  await signIn(page, email, password)
  await page.locator("#code").fill("000000")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert")).toContainText("This code is not right.")
  await page.locator("#code").fill(code())
  await page.getByRole("button", { name: "Sign in" }).click()

  const menu = page.getByRole("menu").first()
  await menu.getByText("Staff", { exact: true }).click()
  await axe()
  await page.getByRole("button", { name: "Invite a colleague" }).click()
  const dialog = page.getByRole("dialog")
  // A click during the exit transition would hit the closing dialog.
  const closes = async () => {
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(dialog.getByLabel("Role")).toHaveText("Clerk")
  await dialog.locator("#note").fill("Meena of the library")
  await dialog.getByRole("button", { name: "Invite a colleague" }).click()
  const link = await dialog.getByLabel("The link").inputValue()
  await axe()
  await closes()

  // A second invitation is withdrawn.
  await page.getByRole("button", { name: "Invite a colleague" }).click()
  await dialog.locator("#note").fill("Somebody else")
  await dialog.getByRole("button", { name: "Invite a colleague" }).click()
  await expect(dialog.getByLabel("The link")).not.toHaveValue(link)
  await closes()
  const open = page.getByRole("listitem").filter({ hasText: "To join as: Clerk" })
  await expect(open).toHaveCount(2)
  await expect(open.first()).toContainText("Created by Ravi Kumar")
  await expect(open.first()).toContainText("Meena of the library: To join as: Clerk")
  await axe()
  await open.last().getByRole("button", { name: "Withdraw" }).click()
  await expect(open).toHaveCount(1)

  const context = await browser.newContext()
  const hers = await context.newPage()
  await hers.goto(link)
  await expect(hers.getByText("You will join as: Clerk.")).toBeVisible()
  await hers.locator("#name").fill(colleague.name)
  await hers.locator("#email").fill(colleague.email)
  await hers.locator("#password").fill("short")
  await hers.getByRole("button", { name: "Join" }).click()
  await expect(hers.getByText("At least 15 characters.")).toBeVisible()
  await expect(hers.locator("#name")).toHaveValue(colleague.name)
  await hers.locator("#password").fill(colleague.password)
  await hers.getByRole("button", { name: "Join" }).click()
  await signIn(hers, colleague.email, colleague.password)
  const herMenu = hers.getByRole("menu").first()
  await expect(herMenu.getByText("Applications")).toBeVisible(slowTimeout)
  await expect(herMenu.getByText("Audit")).toHaveCount(0)

  // A new role ends her session, so that her page shows nothing that her role forbids.
  await page.reload()
  await page.getByText(colleague.name).click()
  await chooses(page.getByLabel("Role"), "Admission officer")
  page.once("dialog", (asked) => void asked.dismiss())
  await menu.getByText("Audit").click()
  await expect(page).toHaveURL(/#\/staff\//)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("row", { name: /Meena Devi.*Admission officer/ })).toBeVisible()
  await herMenu.getByText("Applications").click()
  const again = hers.getByRole("dialog", { name: "Please sign in again" })
  await expect(again.getByLabel("E-mail")).toHaveValue(colleague.email)

  await page.getByText(colleague.name).click()
  await page.getByLabel("Disabled").click()
  await axe()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("row", { name: /Meena Devi/ })).toBeVisible()
  await again.getByLabel("Password").fill(colleague.password)
  await again.getByRole("button", { name: "Sign in" }).click()
  await expect(again.getByRole("alert")).toHaveText(
    "E-mail and password do not match.",
    slowTimeout,
  )
  await context.close()

  await menu.getByText("Audit").click()
  for (const line of [
    "Colleague invited: Clerk",
    "Link withdrawn",
    "Joined: Clerk",
    "Role given: Admission officer",
    "Colleague disabled",
  ]) {
    await expect(page.getByText(line).first()).toBeVisible()
  }
})
