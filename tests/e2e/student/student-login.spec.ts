import { freshAadhaar } from "../../support/samples/applications.ts"
import { expect, test } from "../../support/test.ts"
import { anjali, mohan, Student } from "./student.ts"

test("a student signs in and sees both sides of the card", async ({ page, axe }) => {
  const student = new Student(page, "hi")
  await student.opensLogin()
  await student.number.pressSequentially(anjali.aadhaar)
  await expect(student.number).toHaveValue("9999 4105 7058")
  await student.date.fill(anjali.dob.replaceAll("-", ""))
  await student.presses(student.messages.login.submit)
  await expect(page.getByRole("button", { name: student.messages.login.submitting })).toBeDisabled()
  await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
  await expect(student.front).toContainText(anjali.name)
  await expect(student.front).toContainText("2024-2025")
  await expect(student.back).toContainText("XXXX XXXX 7058")
  await expect(page.locator("body")).not.toContainText(anjali.aadhaar)
  await axe()
})

test("a student sees only the own card, without the login page in the history", async ({
  page,
}) => {
  const student = new Student(page)
  await page.goto("/courses")
  await page.evaluate(() => history.pushState({}, "", "/courses?before"))
  await student.signsIn(mohan)
  const rows = student.back.locator("div")
  await expect(rows.filter({ hasText: "Blood group" }).last()).toHaveText("Blood groupNA")
  await expect(rows.filter({ hasText: "Minor subject" }).last()).toHaveText(
    "Minor subjectNo Subject",
  )
  await page.goBack()
  await expect(page).toHaveURL(/courses/)
  await page.goto(student.dashboardOf(anjali.urn))
  await expect(page).toHaveURL(student.dashboardOf(mohan.urn))
  await expect(student.front).toBeVisible()
  await expect(page.getByText(anjali.name)).toHaveCount(0)
})

test.describe("a refused sign-in", () => {
  test.use({ expectedErrors: [/401|429/] })

  test("keeps the values, and must wait after three failures", async ({ page, axe }) => {
    const student = new Student(page)
    await student.opensLogin()
    const refused = { aadhaar: freshAadhaar(), dob: anjali.dob }
    const dialog = page.getByRole("dialog")
    for (let failures = 0; failures < 3; failures++) {
      await student.triesToSignIn(refused)
      await expect(dialog).toContainText("please enter valid aaddhar and dob")
      if (failures === 0) await axe()
      await dialog.getByRole("button", { name: "OK" }).click()
    }
    await expect(student.date).toHaveValue(refused.dob)
    expect(await student.token()).toBeNull()
    await student.triesToSignIn(refused)
    await expect(dialog).toContainText("Please try again in")
  })
})

test("sign-out in one window closes the card in the other", async ({ page, context }) => {
  const student = new Student(page)
  await student.signsIn()
  await student.presses("Collapse the menu")
  await student.presses("Expand the menu")
  await expect(page.getByRole("link", { name: "Identity Card" })).toBeVisible()
  const other = await context.newPage()
  await other.goto(student.dashboardOf(anjali.urn))
  await expect(other.getByText(anjali.name)).toBeVisible()
  await student.presses("Logout")
  await expect(page).toHaveURL("/student/student-login")
  await expect(other).toHaveURL("/student/student-login")
  expect(await student.token()).toBeNull()
  await page.goto(student.dashboardOf(anjali.urn))
  await expect(page).toHaveURL("/student/student-login")
  await expect(page.getByText("Your session has ended")).toBeHidden()
})

test.describe("an invalid session", () => {
  test.use({ expectedErrors: [/401/] })

  test("a session revoked on the server leads to the login and is deleted", async ({
    page,
    request,
  }) => {
    const student = new Student(page)
    await student.signsIn()
    const headers = { authorization: `Bearer ${await student.token()}` }
    expect((await request.post("/api/logout", { headers })).status()).toBe(204)
    await page.reload()
    await expect(page).toHaveURL("/student/student-login")
    await expect(page.getByText("Your session has ended")).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test.describe("offline", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("the login keeps the values, the dashboard keeps the session, both can be retried", async ({
    page,
    context,
  }) => {
    const student = new Student(page)
    await student.opensLogin()
    await context.setOffline(true)
    await student.triesToSignIn(anjali)
    await expect(page.getByRole("alert")).toContainText("did not answer")
    await context.setOffline(false)
    await student.presses("Login")
    await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
    await expect(student.front).toContainText(anjali.name)
    await page.route("**/api/student/me", (route) => route.abort("internetdisconnected"))
    await page.reload()
    await expect(page.getByRole("alert")).toContainText("did not answer")
    await page.unroute("**/api/student/me")
    await student.presses("Try again")
    await expect(student.front).toContainText(anjali.name)
  })
})
