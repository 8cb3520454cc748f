import { expect, test } from "../support/test.ts"

test("the login says that it needs JavaScript, and sends nothing", async ({ page, request }) => {
  await page.goto("/student/student-login")
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeDisabled()
  // Scripts are off here by the test's own means, which leave <noscript> closed: so by what is sent.
  const sent = await (await request.get("/student/student-login")).text()
  expect(sent).toMatch(/<noscript><p[^>]*>Signing in needs JavaScript/)
})

test.describe("An unknown card", () => {
  test.use({ expectedErrors: [/404/] })

  test("is told as such", async ({ page }) => {
    const response = await page.goto("/hi/card/ABCDEFGHJKLM")
    expect(response?.status()).toBe(404)
    await expect(page.getByText("इस कोड का कोई परिचय-पत्र नहीं है")).toBeVisible()
  })
})
