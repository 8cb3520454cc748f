import { expect, test } from "../support/test.ts"
import { sentApplication } from "./sent-application.ts"

// A refused try is answered with 404, an unreadable one with 422; one journey has no connection.
test.use({ expectedErrors: [/404|422|net::ERR_/] })

for (const { prefix, title, found, submit } of [
  { prefix: "", title: "Status of an application", found: "Received", submit: "Show the status" },
  { prefix: "/hi", title: "आवेदन की स्थिति", found: "प्राप्त", submit: "स्थिति देखें" },
]) {
  test(`an applicant sees where the application stands (${prefix || "en"})`, async ({
    page,
    request,
    axe,
  }) => {
    const { code, dob } = await sentApplication(request)
    await page.goto(`${prefix}/admission-status`)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await page.locator("#code").fill(code.toLowerCase())
    await page.locator("#dob").fill("01-01-2001")
    await page.getByRole("button", { name: submit }).click()
    await expect(page.getByRole("alert")).not.toBeEmpty()
    await expect(page.locator("#code")).toHaveValue(code.toLowerCase())
    await page.locator("#dob").fill(dob)
    await page.getByRole("button", { name: submit }).click()
    await expect(page.getByRole("heading", { level: 2, name: found })).toBeVisible()
    expect(page.url()).not.toContain(code)
    await axe()
    await page.locator(`a[href*="${code}"]`).click()
    await expect(page).toHaveURL(`${prefix}/admission-form/print/${code}`)
  })
}

test("a date is typed as eight digits, and each field has its own problem", async ({
  page,
  request,
  axe,
}) => {
  const { code, dob } = await sentApplication(request)
  await page.goto("/admission-status")
  const field = page.locator("#dob")
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByText("Enter the admission code")).toBeVisible()
  await expect(page.getByText("Enter the date of birth")).toBeVisible()
  await expect(page.locator("#code")).toBeFocused()
  await axe()
  await page.locator("#code").fill(code)
  await field.fill("31-02-2007")
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByText("Enter a real date, for example 27-03-2007")).toBeVisible()
  await expect(page.getByText("No application has this code")).toBeHidden()
  await expect(field).toBeFocused()
  await field.clear()
  await field.pressSequentially(dob.replaceAll("-", ""))
  await expect(field).toHaveValue(dob)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible()
})

test("without a connection what was typed stays, and can be sent again", async ({ page }) => {
  await page.goto("/admission-status")
  await page.locator("#code").fill("ABCD-EFGH-JKLM")
  await page.locator("#dob").fill("27-03-2007")
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByRole("alert")).toContainText("No answer came")
  await expect(page.locator("#code")).toHaveValue("ABCD-EFGH-JKLM")
  await page.context().setOffline(false)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByRole("alert")).toContainText("No application has this code")
})
