import { freshAadhaar } from "../support/applications.ts"
import { expect, test } from "../support/test.ts"
import { anjali, mohan, Student } from "./student.ts"

for (const language of ["en", "hi"] as const) {
  test(`a student signs in and sees both sides of the card (${language})`, async ({
    page,
    axe,
  }) => {
    const student = new Student(page, language)
    await student.opensLogin()
    await student.number.pressSequentially(anjali.aadhaar)
    await expect(student.number).toHaveValue("9999 4105 7058")
    await student.date.fill(anjali.dob)
    await student.presses(student.words.login.submit)
    await expect(page.getByRole("button", { name: student.words.login.submitting })).toBeDisabled()
    await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
    await expect(student.front).toContainText(anjali.name)
    await expect(student.front).toContainText("2024-2025")
    await expect(student.back).toContainText("XXXX XXXX 7058")
    await expect(page.locator("body")).not.toContainText(anjali.aadhaar)
    await axe()
  })
}

test("a student signs in with a date of birth of eight digits", async ({ page }) => {
  const student = new Student(page)
  await student.opensLogin()
  await student.triesToSignIn({ aadhaar: anjali.aadhaar, dob: anjali.dob.replaceAll("-", "") })
  await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
})

test("where nothing is known the card says so", async ({ page }) => {
  const student = new Student(page)
  await student.signsIn(mohan)
  const rows = student.back.locator("div")
  await expect(rows.filter({ hasText: "Blood group" }).last()).toHaveText("Blood groupNA")
  await expect(rows.filter({ hasText: "Minor subject" }).last()).toHaveText(
    "Minor subjectNo Subject",
  )
})

test("going back from the dashboard does not come to the login again", async ({ page }) => {
  const student = new Student(page)
  await page.goto("/courses")
  await page.evaluate(() => history.pushState({}, "", "/courses?before"))
  await student.signsIn()
  await page.goBack()
  await expect(page).toHaveURL(/courses/)
})

test("each field is checked by itself, with its binding message (specification 6.6)", async ({
  page,
}) => {
  const student = new Student(page)
  await student.opensLogin()
  await student.triesToSignIn({ aadhaar: "1234", dob: "" })
  await expect(page.getByText("Aadhar must 12 digit")).toBeVisible()
  await expect(page.getByText("Date of birth must")).toBeVisible()
  await expect(student.number).toBeFocused()
  await student.triesToSignIn({ aadhaar: anjali.aadhaar, dob: "31-02-2007" })
  await expect(page.getByText("Aadhar must 12 digit")).toBeHidden()
  await expect(page.getByText("Date of birth must")).toBeHidden()
  await expect(page.getByText("Enter a real date, for example 27-03-2007")).toBeVisible()
  await expect(student.date).toBeFocused()
})

test.describe("refused", () => {
  test.use({ expectedErrors: [/401|429/] })

  for (const [why, who] of [
    ["an unknown number", { aadhaar: "999990501894", dob: anjali.dob }],
    ["a wrong date", { aadhaar: mohan.aadhaar, dob: "06-11-2006" }],
  ] as const) {
    test(`${why} is told in a dialog, and the fields keep their text`, async ({ page, axe }) => {
      const student = new Student(page)
      await student.opensLogin()
      await student.triesToSignIn(who)
      const dialog = page.getByRole("dialog")
      await expect(dialog).toContainText("please enter valid aaddhar and dob")
      await axe()
      await dialog.getByRole("button", { name: "OK" }).click()
      await expect(student.date).toHaveValue(who.dob)
      expect(await student.token()).toBeNull()
    })
  }

  test("after five failures one is told to wait", async ({ page }) => {
    const student = new Student(page)
    await student.opensLogin()
    const aadhaar = freshAadhaar()
    for (let i = 0; i < 5; i++) {
      await student.triesToSignIn({ aadhaar, dob: anjali.dob })
      await page.getByRole("dialog").getByRole("button", { name: "OK" }).click()
    }
    await student.triesToSignIn({ aadhaar, dob: anjali.dob })
    await expect(page.getByRole("alert")).toContainText("Please try again in 15 minutes")
  })
})

test("signing out in one tab closes the card in another", async ({ page, context }) => {
  const student = new Student(page)
  await student.signsIn()
  const other = await context.newPage()
  await other.goto(student.dashboardOf(anjali.urn))
  await expect(other.getByText(anjali.name)).toBeVisible()
  await student.presses("Logout")
  await expect(page).toHaveURL("/student/student-login")
  await expect(other).toHaveURL("/student/student-login")
  expect(await student.token()).toBeNull()
})

test("without a session the dashboard leads to the login", async ({ page }) => {
  await page.goto(`/student/dashbaord/${anjali.urn}`)
  await expect(page).toHaveURL("/student/student-login")
  await expect(page.getByText("Your session has ended")).toBeHidden()
})

test("another student's address shows one's own card", async ({ page }) => {
  const student = new Student(page)
  await student.signsIn()
  await page.goto(student.dashboardOf(mohan.urn))
  await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
  await expect(student.front).toContainText(anjali.name)
})

test.describe("a session that is none", () => {
  test.use({ expectedErrors: [/401/] })

  test("a forged token is cleared, and the login says that one must sign in", async ({ page }) => {
    await page.goto("/student/student-login")
    await page.evaluate(() => localStorage.setItem("student_token", "A".repeat(43)))
    await page.goto(`/student/dashbaord/${anjali.urn}`)
    await expect(page).toHaveURL("/student/student-login")
    await expect(page.getByText("Your session has ended")).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test("a session that ended on the server shows nothing more", async ({ page, request }) => {
    const student = new Student(page)
    await student.signsIn()
    const headers = { authorization: `Bearer ${await student.token()}` }
    expect((await request.post("/api/logout", { headers })).status()).toBe(204)
    await page.reload()
    await expect(page).toHaveURL("/student/student-login")
    await expect(page.getByText("Your session has ended")).toBeVisible()
  })
})

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test("the login says so, and the fields keep their text", async ({ page, context }) => {
    const student = new Student(page)
    await student.opensLogin()
    await context.setOffline(true)
    await student.triesToSignIn(anjali)
    await expect(page.getByRole("alert")).toContainText("did not answer")
    await context.setOffline(false)
    await student.presses("Login")
    await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
  })

  test("the dashboard keeps the session and offers to try again", async ({ page, context }) => {
    const student = new Student(page)
    await student.signsIn()
    await page.route("**/api/student/me", (route) => route.abort("internetdisconnected"))
    await page.reload()
    await expect(page.getByRole("alert")).toContainText("did not answer")
    await page.unroute("**/api/student/me")
    await student.presses("Try again")
    await expect(student.front).toContainText(anjali.name)
    await context.setOffline(false)
  })
})

test("the sidebar collapses and expands", async ({ page }) => {
  const student = new Student(page)
  await student.signsIn()
  await student.presses("Collapse the menu")
  await student.presses("Expand the menu")
  await expect(page.getByRole("link", { name: "Identity Card" })).toBeVisible()
})
