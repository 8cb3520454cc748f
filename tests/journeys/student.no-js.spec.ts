import { expect, test } from "../support/test.ts"

test("the login says that it needs JavaScript, and sends nothing", async ({ page }) => {
  await page.goto("/student/student-login")
  await expect(page.getByText("Signing in needs JavaScript")).toBeVisible()
  await expect(page.getByRole("button", { name: "Login" })).toBeDisabled()
})

test("a card's check is readable", async ({ page }) => {
  const response = await page.goto("/hi/card/ABCDEFGHJKLM")
  expect(response?.status()).toBe(404)
  await expect(page.getByText("इस कोड का कोई परिचय-पत्र नहीं है")).toBeVisible()
})
