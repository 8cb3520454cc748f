import { expect, test } from "../../support/test.ts"

test("the keyboard opens and closes the dialog of a department", async ({ page, axe }) => {
  await page.goto("/hi/faculty-of-science")
  const button = page.getByRole("button", { name: "देखें वनस्पति विज्ञान" })
  const dialog = page.getByRole("dialog", { name: "वनस्पति विज्ञान" })
  await button.focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("img")).toBeVisible()
  await axe()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  // The page learns of the closing by an event, a moment after the dialog is gone.
  await expect(async () => {
    await page.keyboard.press("Enter")
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  await dialog.getByRole("button", { name: "बन्द करें" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
