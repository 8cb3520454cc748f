import { expect, test } from "../support/test.ts"

for (const { path, view, department, close } of [
  {
    path: "/faculty-of-science",
    view: "View Botany",
    department: "Botany",
    close: "Close",
  },
  {
    path: "/hi/faculty-of-science",
    view: "देखें वनस्पति विज्ञान",
    department: "वनस्पति विज्ञान",
    close: "बन्द करें",
  },
]) {
  test(`${view}: a keyboard opens the whole description and closes it (${path})`, async ({
    page,
    axe,
  }) => {
    await page.goto(path)
    const button = page.getByRole("button", { name: view })
    const dialog = page.getByRole("dialog", { name: department })
    await button.focus()
    await page.keyboard.press("Enter")
    await expect(dialog.getByRole("img")).toBeVisible()
    await axe()
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: close }).click()
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}
