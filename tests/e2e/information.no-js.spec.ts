import { expect, test } from "../support/test.ts"

test("a department's whole description unfolds without JavaScript", async ({ page }) => {
  await page.goto("/faculty-of-science")
  const botany = page.getByRole("article").filter({
    has: page.getByRole("heading", { name: "BOTANY" }),
  })
  const whole = botany.getByText("comes home the same evening.")
  await expect(whole).toBeHidden()
  await botany.getByText("View").click()
  await expect(whole).toBeVisible()
})

test("a facility unfolds without JavaScript", async ({ page }) => {
  await page.goto("/hi/facilities")
  const library = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "पुस्तकालय" }),
  })
  await library.getByText("और पढ़ें").click()
  await expect(library.getByText("कम पढ़ें")).toBeVisible()
  await expect(library.getByText("चौदह दिन के लिए")).toBeVisible()
})
