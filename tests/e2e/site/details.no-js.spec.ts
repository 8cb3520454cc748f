import { expect, test } from "../../support/test.ts"

test("the description of a department opens without JavaScript", async ({ page }) => {
  await page.goto("/faculty-of-science")
  const botany = page.getByRole("article").filter({
    has: page.getByRole("heading", { name: "BOTANY" }),
  })
  const whole = botany.getByText("comes home the same evening.")
  await expect(whole).toBeHidden()
  await botany.locator("summary", { hasText: "View" }).click()
  await expect(whole).toBeVisible()
})

test("a facility opens and closes without JavaScript", async ({ page }) => {
  await page.goto("/hi/facilities")
  const library = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "पुस्तकालय" }),
  })
  const text = library.getByText("दो पुस्तकें चौदह दिन के लिए")
  await expect(text).toBeHidden()
  await library.getByText("और पढ़ें").click()
  await expect(text).toBeVisible()
  await library.getByText("कम पढ़ें").click()
  await expect(text).toBeHidden()
})
