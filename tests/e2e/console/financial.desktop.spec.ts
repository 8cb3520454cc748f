// A new fee of the open session: the administrator confirms it with the password, the principal makes it.
import { expect } from "@playwright/test"

import { ownCollege } from "../../support/samples/own-college.ts"
import { joinAndSignIn, leave, slowTimeout, test } from "./console.ts"
import { opens } from "./content.ts"

test.use({ sharesSite: false, expectedErrors: [/422/] })

test("a new account waits until the principal confirms it", async ({ page, server, axe }) => {
  test.slow()
  const { password } = await joinAndSignIn(page, server, "principal", "Sushila Devi")
  await leave(page)
  await joinAndSignIn(page, server, "administrator")
  const started = await page.request.post(`${server.url}/api/console/college-start`, {
    data: { data: ownCollege },
    headers: { origin: server.url },
  })
  expect(started.status()).toBe(200)

  await opens(page, "content/settings/college")
  await page.getByLabel("IFSC").fill("SBIN0009999")
  await page.getByRole("button", { name: "Save" }).click()
  const dialog = page.getByRole("dialog", { name: "Account, fees and open session" })
  await expect(dialog.getByText("IFSC: SBIN0001234 → SBIN0009999")).toBeVisible(slowTimeout)
  await axe()
  await dialog.getByLabel("Present password").fill("not my password at all")
  await dialog.getByRole("button", { name: "Save with these changes" }).click()
  await expect(dialog.getByText("This is not your password.")).toBeVisible(slowTimeout)
  await dialog.getByLabel("Present password").fill(password)
  await dialog.getByRole("button", { name: "Save with these changes" }).click()
  await expect(page.getByText("change when a second person confirms it")).toBeVisible(slowTimeout)
  await axe()
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await expect(page.getByText("Waits for a second person.")).toBeVisible(slowTimeout)
  await expect(page.getByLabel("IFSC")).toHaveValue("SBIN0001234")
  await axe()
  await leave(page)

  await joinAndSignIn(page, server, "principal", "Anil Verma")
  const changes = page.getByRole("region", { name: "Account, fees and open session" })
  await expect(changes.getByText("IFSC: SBIN0001234 → SBIN0009999")).toBeVisible(slowTimeout)
  await axe()
  await changes.getByRole("button", { name: "Confirm" }).click()
  const confirm = page.getByRole("dialog", { name: "Confirm this change?" })
  await confirm.getByLabel("Present password").fill(password)
  await confirm.getByRole("button", { name: "Confirm" }).click()
  await expect(changes.getByText("confirmed by Anil Verma")).toBeVisible(slowTimeout)
})
