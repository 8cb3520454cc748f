import { expect, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { studentRow } from "../../support/samples/students.ts"
import { joinAndSignIn, test } from "./console.ts"

// A form with errors is refused.
test.use({ expectedErrors: [/422/], sharesSite: true })

const opens = async (page: Page, resource: string) => {
  await page.getByRole("menuitem", { name: resource, exact: true }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resource)
}

const tableOf = (rows: Record<string, string>[]) => {
  const lines = [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\r\n")
  return { name: "students.csv", mimeType: "text/csv", buffer: Buffer.from(text) }
}

test("an officer checks an import of students, then stores it", async ({ page, server, axe }) => {
  const row = studentRow({ applicant_name: "Meera Devi" })
  await joinAndSignIn(page, server, "officer")
  await opens(page, "Students")
  await axe()

  await page.getByRole("link", { name: "Import students" }).click()
  const file = page.getByLabel("A table as Excel")
  const { dob: _dob, ...short } = row
  await file.setInputFiles(tableOf([short]))
  await expect(page.getByRole("alert")).toContainText("Missing: Date of birth (dob)")
  const pdf = { name: "students.csv", mimeType: "text/csv", buffer: Buffer.from("%PDF-1.7") }
  await file.setInputFiles(pdf)
  await expect(page.getByRole("alert")).toContainText("This is a PDF")
  await expect(file).toHaveAttribute("aria-invalid", "true")
  await file.setInputFiles(tableOf([row, studentRow({ dob: "31-02-2007" })]))
  await expect(page.getByText("New: 1 · Changed: 0 · Unchanged: 0 · Refused: 1")).toBeVisible()
  await expect(
    page.getByRole("row", { name: /^3 Date of birth \(dob\) 31-02-2007\s?Enter a real date/ }),
  ).toBeVisible()
  await expect(page.locator("body")).not.toContainText(row["aadhar"]!)
  await axe()
  await page.getByRole("button", { name: "Import these students" }).click()
  await expect(page.getByText("Imported", { exact: true })).toBeVisible()

  await opens(page, "Students")
  await page.getByPlaceholder("Name, number, mobile").fill(row["aadhar"]!)
  await expect(page).not.toHaveURL(new RegExp(row["aadhar"]!))
  await expect(page.getByRole("row", { name: /Sample/ })).toHaveCount(0)
  await expect(page.getByRole("row", { name: /Meera Devi/ })).toBeVisible()
})

test("an officer corrects a student, disables it and undoes that", async ({ page, server }) => {
  await joinAndSignIn(page, server, "officer")
  await opens(page, "Students")
  const listed = page.getByRole("row", { name: /Sample Farhan/ })
  await listed.getByRole("link", { name: "Sample Farhan" }).press("Enter")
  // Exactly: the label of the list's search has this word too.
  const mobile = page.getByRole("textbox", { name: "Mobile", exact: true })
  await mobile.fill("123")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Enter a 10-digit Indian mobile number")).toBeVisible()
  await expect(page.getByRole("button", { name: "Disable" })).toBeDisabled()
  await mobile.fill("9415000001")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(listed).toContainText("9415000001")

  await listed.getByRole("link", { name: "Sample Farhan" }).click()
  await page.getByRole("button", { name: "Disable" }).click()
  await expect(page.getByText("The student can no longer sign in.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Undone: it is as it was before.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Disable" })).toBeVisible()
})

test("a clerk opens the cards of a session, without edit buttons", async ({ page, server }) => {
  await joinAndSignIn(page, server, "clerk")
  await opens(page, "Students")
  await expect(page.getByRole("link", { name: "Import students" })).toBeHidden()
  await page
    .getByRole("row", { name: /Sample Anjali/ })
    .getByRole("link", { name: "Sample Anjali" })
    .click()
  await expect(page.getByText("SAMPLE240001")).toBeVisible()
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden()
  await opens(page, "Students")
  await page.getByRole("button", { name: "Identity cards" }).click()
  const dialog = page.getByRole("dialog")
  await chooses(dialog.getByRole("combobox", { name: "Session" }), "2024-2025")
  const opened = page.waitForEvent("popup")
  await dialog.getByRole("button", { name: "Open the sheets" }).click()
  await expect((await opened).getByText("Sample Anjali").first()).toBeVisible()
})

test("a message is read, marked as unread and deleted, with entries in the audit log", async ({
  page,
  server,
  axe,
}) => {
  const message = { name: "Sunita", email: "s@example.com", subject: "Hostel", message: "Where?" }
  const headers = { origin: server.url }
  await page.request.post("/contact-us", { form: message, headers })
  await joinAndSignIn(page, server, "administrator")
  await opens(page, "Messages")
  const listed = page.getByRole("row", { name: /Hostel/ })
  await expect(listed).toContainText("Unread")
  await axe()
  await listed.getByRole("link", { name: "Hostel" }).press("Enter")
  await expect(page.getByText("Where?")).toBeVisible()
  await opens(page, "Messages")
  await expect(listed).not.toContainText("Unread")
  await listed.getByRole("link", { name: "Hostel" }).click()
  await page.getByRole("button", { name: "Mark as unread" }).click()
  await expect(listed).toContainText("Unread")
  await listed.getByRole("link", { name: "Hostel" }).click()
  await page.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click()
  await expect(listed).toBeHidden()

  await opens(page, "Audit")
  await page.getByLabel("Record").fill("messages/")
  await expect(page.getByText("Message deleted")).toBeVisible()
  await expect(page.getByText("Message marked as not read")).toBeVisible()
  await expect(page.getByText("Password accepted")).toHaveCount(0)
  await axe()
})
