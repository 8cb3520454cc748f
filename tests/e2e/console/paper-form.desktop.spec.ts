import { expect, type Page } from "@playwright/test"

import { type Form, validForm } from "../../support/samples/applications.ts"
import { makeSamplePictures } from "../../support/samples/sample-pictures.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, test } from "./console.ts"

test.use({ expectedErrors: [/status of 4(01|09|22)|net::ERR_/], sharesSite: true })

/** Finds an application by its code, and looks at it. */
const opens = async (page: Page, code: string) => {
  await page.getByRole("menu").first().getByText("Counter").click()
  await page.locator("#query").fill(code)
  await page.keyboard.press("Enter")
}

/** Fills the form with the keyboard from the focused field on, without pictures. */
const fillsByKeyboard = async (page: Page, form: Form) => {
  const { keyboard } = page
  for (let stops = 0; stops < 80; stops++) {
    const { name, type, options } = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement | HTMLSelectElement
      const choices = "options" in control ? [...control.options] : []
      return {
        name: control.id,
        type: control.type,
        options: choices.map(({ value, text }) => ({ value, text })),
      }
    })
    const value = form[name]
    if (type === "checkbox") {
      if (name === "agreed_to_declaration" || name === "weightage") await keyboard.press("Space")
      if (name === "agreed_to_declaration") return
    } else if (typeof value === "string") {
      // A list selects the option whose first letters are typed.
      const option = options.find((one) => one.value === value)
      await (option ? keyboard.type(option.text) : keyboard.insertText(value))
    }
    // Enter opens the file chooser of a picture.
    await keyboard.press(type === "file" ? "Tab" : "Enter")
  }
}

test("a clerk enters a paper form by keyboard; a refusal, a lost connection and an ended session keep all values", async ({
  page,
  server,
  context,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "clerk")
  await page.getByRole("menu").first().getByText("Counter").click()
  await page.getByRole("link", { name: "Paper form" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Paper form" })).toBeVisible()
  await axe()

  const form = validForm("BSc", { dob: "27-03-2007" })
  const { aadhar_no: right, applicant_name: name } = form
  await expect(page.getByLabel("Course")).toBeFocused()
  // The last two digits of the Aadhaar number are swapped.
  const wrong = String(right).replace(/(.)(.)$/, "$2$1")
  const digits = wrong === right ? "200000000000" : wrong
  await fillsByKeyboard(page, { ...form, aadhar_no: digits })

  await page.keyboard.press("Control+s")
  await expect(page.getByRole("alert")).toContainText("Please correct what is marked.")
  await expect(page.getByLabel("Aadhaar number")).toBeFocused()
  await expect(page.getByText("This is not a valid Aadhaar number")).toBeVisible()
  await expect(page.getByText("82.40")).toBeVisible()
  await axe()
  await page.keyboard.press("Control+a")
  await page.keyboard.type(String(right))
  await expect(page.getByText("This is not a valid Aadhaar number")).toHaveCount(0)

  await context.setOffline(true)
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("alert")).toContainText("No answer came: this may have been saved.")
  const lost = page.getByText("No connection to the server")
  await expect(lost).toBeVisible()
  await context.setOffline(false)
  await expect(lost).toHaveCount(0)

  const cookies = await context.cookies()
  await context.clearCookies()
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("dialog", { name: "Please sign in again" })
  // The dialog hears Escape once it has the focus.
  await expect(dialog.locator("input:focus")).toBeVisible()
  await page.keyboard.press("Escape")
  // The attempt before it had no answer.
  await expect(page.getByRole("alert")).toContainText("No answer came: this may have been saved.")
  await context.addCookies(cookies)

  await page.keyboard.press("Control+s")
  await expect(page).toHaveURL(/#\/applications\/\d{4}-\d{5}-\d\/show/)
  await expect(page.getByText("stored under this application number")).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: String(name) })).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "NCC B certificate" })).toBeVisible()
  await expect(page.locator("[data-field=dob]")).toHaveText("27-03-2007")
  await expect(page.getByRole("definition").filter({ hasText: "₹96,000" })).toBeVisible()
  await expect(page.getByText("On paper", { exact: true })).toBeVisible()
  await axe()
  // What an officer may, a clerk is not offered.
  await expect(page.getByRole("link", { name: "Correct the form" })).toHaveCount(0)

  // The next of the pile: Enter, and the course is there already.
  await expect(page.getByRole("link", { name: "Next paper form" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("University registration number")).toBeFocused()
  await expect(page.getByLabel("Course")).toHaveValue("BSc")
})

test("a photo is previewed, a large one is refused, and leaving the form asks first", async ({
  page,
  server,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "clerk")
  await page.getByRole("menu").first().getByText("Applications").click()
  await page.getByRole("link", { name: "Paper form" }).click()
  await page.getByLabel("Photo").setInputFiles({
    name: "scan.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(600 * 1024),
  })
  await expect(page.getByText("The photo is larger than 500 KB")).toBeVisible()
  const { image } = await makeSamplePictures()
  await page.getByLabel("Photo").setInputFiles({
    name: "scan.jpg",
    mimeType: image.type,
    buffer: Buffer.from(image.bytes),
  })
  await expect(page.getByText("The photo is larger than 500 KB")).toHaveCount(0)
  await expect(page.getByRole("img", { name: "Photo" })).toBeVisible()

  await page.getByLabel("Applicant's name").fill("Half Typed")
  await page.getByLabel("Aadhaar number").fill("234567890124")
  const asked = page.waitForEvent("dialog")
  page.once("dialog", (dialog) => void dialog.dismiss())
  await page.getByRole("menu").first().getByText("Counter").click()
  expect((await asked).message()).toContain("changes are not saved")
  await expect(page.getByRole("img", { name: "Photo" })).toBeVisible()
  page.once("dialog", (dialog) => void dialog.accept())
  await page.getByRole("menu").first().getByText("Counter").click()
  await expect(page.locator("#query")).toBeFocused()

  // What can be kept is there again, also after a power cut.
  await page.getByRole("link", { name: "Paper form" }).click()
  await expect(page.getByText("What you had typed is back.")).toBeVisible()
  await expect(page.getByLabel("Applicant's name")).toHaveValue("Half Typed")
  await expect(page.getByLabel("Aadhaar number")).toHaveValue("")
  await page.getByRole("button", { name: "Discard it" }).click()
  await expect(page.getByLabel("Applicant's name")).toHaveValue("")
})

test("an officer corrects a form; a colleague's stale correction is refused and keeps its values", async ({
  page,
  server,
  request,
  browser,
  axe,
}) => {
  test.slow()
  const { code, form } = await sentApplication(request)
  await joinAndSignIn(page, server, "officer")
  await opens(page, code)
  await page.getByRole("link", { name: "Correct the form" }).click()
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible()
  await expect(page.getByLabel("Aadhaar number")).toHaveValue(/^XXXX XXXX \d{4}$/)

  // A colleague opens the same form, and is slower.
  const slower = await browser.newPage({ baseURL: server.url })
  await joinAndSignIn(slower, server, "officer", "Sunita Verma")
  await opens(slower, code)
  await slower.getByRole("link", { name: "Correct the form" }).click()
  await slower.getByLabel("Father's name").fill("Ramdhani Prasad Kushwaha")
  await slower.locator("#why").fill("The marksheet says so")

  await page.getByLabel("Applicant's name").fill("Anjali Kushwaha")
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "General" })
  const changes = page.getByRole("region", { name: "What will change" })
  await expect(changes).toContainText(`${String(form["applicant_name"])} → Anjali Kushwaha`)
  await expect(changes).toContainText("OBC → General")
  await page.getByRole("button", { name: "Save the correction" }).click()
  await expect(page.locator("#why")).toBeFocused()
  await page.locator("#why").fill("Typed wrongly at the café")
  await axe()
  await page.getByRole("button", { name: "Save the correction" }).click()
  await expect(page.getByRole("heading", { level: 2, name: "Anjali Kushwaha" })).toBeVisible()
  await expect(page.getByText(/Category: OBC → General.*Typed wrongly at the café/)).toBeVisible()

  await slower.getByRole("button", { name: "Save the correction" }).click()
  await expect(slower.getByRole("alert").last()).toContainText("Nothing was overwritten")
  await slower.getByRole("button", { name: "Show what stands now" }).click()
  await expect(slower.getByText(/Ravi Kumar: .*Anjali Kushwaha/)).toBeVisible()
  await expect(slower.getByText("applied to the newer version")).toBeVisible()
  await expect(slower.getByLabel("Applicant's name")).toHaveValue("Anjali Kushwaha")
  await expect(slower.getByLabel("Father's name")).toHaveValue("Ramdhani Prasad Kushwaha")
  await slower.getByRole("button", { name: "Save the correction" }).click()
  // The reader stays where the change is.
  const corrected = slower.locator("[data-field=father_name]")
  await expect(corrected).toHaveText("Ramdhani Prasad Kushwaha (corrected)")
  await expect(corrected).toBeFocused()
  await expect(slower.getByRole("heading", { level: 2, name: "Anjali Kushwaha" })).toBeVisible()
  await slower.close()
})
