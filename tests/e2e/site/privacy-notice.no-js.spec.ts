import { expect } from "@playwright/test"

import { test } from "../../support/test.ts"

test("the form sends the notice version that it shows, and the browser does not restore the consent", async ({
  page,
}) => {
  await page.goto("/admission-form/ba/part-1")
  const sent = await page.locator('input[name="notice_version"]').inputValue()
  await page.locator("details").first().locator("summary").click()
  await expect(page.getByText(`Version ${sent}.`)).toBeVisible()
  const box = page.locator("#agreed_to_declaration")
  await box.check()
  await page.reload()
  await expect(box).not.toBeChecked()
  await box.check()
  await page.goto("/admission-form")
  await page.goBack()
  await expect(box).not.toBeChecked()
})
