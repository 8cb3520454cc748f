// Day 1: the counter clerk. A queue of two: one is verified, pays and gets the sheet, the other is asked for a certificate.
import { expect, type Page } from "@playwright/test"

import { numberOf } from "../../../support/number-of.ts"
import type { Form } from "../../../support/samples/applications.ts"
import { sentApplication } from "../../applications/sent-application.ts"
import { joinAndSignIn, test } from "../console.ts"

test.use({ sharesSite: true })

/** All keys at once, as a scanner types. Playwright may pause between two keys as long as a person does. */
const scans = (text: string) => {
  for (const key of [...text, "Enter"]) {
    const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
    document.body.dispatchEvent(pressed)
  }
}

/** What decides on an application is in view at 1366 x 768. */
const expectOnFirstScreen = async (page: Page, form: Form) => {
  // A college that replaced the sample has no such line above its pages.
  await page.getByText("This site still shows the sample college").evaluate((line) => {
    line.closest(".MuiAlert-root")!.remove()
  })
  const documents = page.getByRole("region", { name: "Documents and claims" })
  const parts = [
    page.getByRole("img", { name: /^Photo of/ }),
    page.getByRole("heading", { level: 2, name: String(form["applicant_name"]) }),
    page.getByText(String(form["father_name"])),
    page.getByText("BSc", { exact: true }),
    page.getByText("OBC", { exact: true }),
    page.getByText("Physics, Maths, Chemistry"),
    page.getByText(/^77\.83 % \(467 \/ 600\)/),
    page.getByText(/^82\.40 % \(412 \/ 500\)/),
    page.getByText("₹1,675, Due"),
    documents.getByText(
      "High School marksheet, Intermediate marksheet, Copy of the identity paper",
    ),
    ...["Category (OBC, SC, ST)", "NCC B certificate", "Income certificate"].map((claim) =>
      documents.getByRole("listitem").filter({ hasText: claim }),
    ),
  ]
  for (const part of parts) {
    const box = await part.first().boundingBox()
    expect(box!.y + box!.height, String(part)).toBeLessThanOrEqual(768)
  }
}

test("a clerk works through a queue by scanner: claims, verify, fee, print, next; a question reaches the applicant", async ({
  page,
  server,
  request,
  axe,
}) => {
  // Persons of their own: the record of a likely duplicate has a note.
  const { code, dob, form } = await sentApplication(request, "BSc", { dob: "2006-10-17" })
  const asked = await sentApplication(request, "BSc", { dob: "2006-11-02" })
  await joinAndSignIn(page, server, "clerk")
  const menu = page.getByRole("menu").first()
  await expect(menu.getByText("Applications")).toBeVisible()
  await expect(menu.getByText("Staff", { exact: true })).toHaveCount(0)

  await menu.getByText("Counter").click()
  await expect(page.locator("#query")).toBeFocused()
  await axe()
  await page.keyboard.type("no such person")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("no such person")
  await page.keyboard.type(`https://college.example/admission-form/print/${code}`)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#/applications/${await numberOf(server, code)}/show`))
  await expect(page.getByText(String(form["father_name"])).first()).toBeVisible()
  // The counter's field is there for the next one. The focus is not in it, so that keys work.
  await expect(page.locator("#query")).toBeVisible()
  await expect(page.getByText(/XXXX XXXX \d{4}/)).toBeVisible()
  await axe()
  await expectOnFirstScreen(page, form)

  // Text that was left by a wrong key is restored.
  await page.locator("#note").fill("Ask the father")
  await expect(page.getByText("Kept in this browser")).toBeVisible()
  await page.keyboard.press("Alt+b")
  await expect(page.locator("#query")).toBeFocused()
  await page.goBack()
  await expect(page.locator("#note")).toHaveValue("Ask the father")
  await page.getByRole("button", { name: "Discard it" }).click()
  await expect(page.locator("#note")).toHaveValue("")

  const claim = (name: string) => page.getByRole("listitem").filter({ hasText: name })
  await page.getByRole("button", { name: "Mark as verified: NCC B certificate" }).click()
  await expect(claim("NCC B certificate").first()).toContainText("Verified")
  await page.getByRole("heading", { level: 2 }).first().focus()
  await page.keyboard.press("u")
  await expect(claim("NCC B certificate").first()).toContainText("Not checked yet")
  await page.getByRole("button", { name: "Mark as verified: NCC B certificate" }).click()
  await expect(claim("NCC B certificate").first()).toContainText("Verified")
  await page.getByRole("button", { name: "Refuse: NSS, 240 hours" }).click()
  await page.getByLabel("What the applicant will read").fill("The certificate is of another person")
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click()
  await expect(
    page.getByText("NSS, 240 hours: Refused, The certificate is of another person"),
  ).toBeVisible()
  await page.keyboard.press("v")
  const withClaims = page.getByRole("dialog").getByRole("button", { name: "Verify with these" })
  await expect(withClaims).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Received → Verified")).toBeVisible()

  await page.locator("#date").fill("2025-07-01")
  await page.getByRole("heading", { level: 2 }).first().focus()
  await page.keyboard.press("f")
  await expect(page.locator("#reference")).toBeFocused()
  await page.keyboard.type("J-4711")
  await page.getByRole("button", { name: "Record the deposit slip" }).click()
  await expect(page.getByText("J-4711").first()).toBeVisible()
  const opened = page.waitForEvent("popup")
  await page.getByRole("heading", { level: 2 }).first().focus()
  await page.keyboard.press("p")
  // The sheet's window closes itself once it is printed.
  const sheet = await opened
  await expect.poll(() => sheet.isClosed()).toBe(true)
  expect(sheet.url()).toMatch(/\/office\/sheets$/)

  // The next in the queue: the scanner types while the record is open.
  await page.bringToFront()
  await page.evaluate(scans, await numberOf(server, asked.code))
  await expect(page).toHaveURL(
    new RegExp(`#/applications/${await numberOf(server, asked.code)}/show`),
  )
  await expect(page.getByText(await numberOf(server, asked.code), { exact: true })).toBeVisible()

  // A clerk has no button for decisions of an officer.
  await expect(page.getByRole("button", { name: "Mark as withdrawn" })).toHaveCount(0)
  await page.keyboard.press("q")
  const query = page.getByRole("dialog")
  const papers = query.getByRole("group", { name: "Documents to bring" })
  await papers.getByLabel("Caste certificate", { exact: true }).check()
  await expect(page.locator("#reason")).toHaveValue(
    /जाति प्रमाण-पत्र \/ Please bring: Caste certificate$/,
  )
  await page.locator("#reason").fill("Please bring the caste certificate.")
  await axe()
  await query.getByRole("button", { name: "Ask the applicant" }).click()
  await expect(page.getByText(/Received → Waiting for applicant/)).toBeVisible()
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(page.getByText(/Waiting for applicant → Being checked/)).toBeVisible()
  await page.keyboard.press("u")
  await expect(page.getByText("Being checked → Waiting for applicant (undone)")).toBeVisible()
  await page.keyboard.press("n")
  await expect(page.locator("#query")).toBeFocused()

  const today = page.getByRole("region", { name: "Your work today" })
  await expect(today).toContainText("1 deposit recorded, ₹1,675")
  await expect(
    today.getByRole("row", { name: new RegExp(await numberOf(server, code)) }),
  ).toBeVisible()

  await menu.getByText("Fee deposits").click()
  await page.locator("#day").fill("2025-07-01")
  await expect(page.getByRole("row", { name: /J-4711.*Ravi Kumar/ })).toBeVisible()
  await axe()
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export as CSV" }).click()
  expect((await download).suggestedFilename()).toBe("deposits-2025-07-01.csv")

  await page.goto("/admission-status")
  for (const one of [{ code, dob }, asked]) {
    await page.locator("#code").fill(one.code)
    await page.locator("#dob").fill(one.dob)
    await page.getByRole("button", { name: "Show the status" }).click()
    const told =
      one === asked ? "Please bring the caste certificate." : "The certificate is of another person"
    await expect(page.getByText(told)).toBeVisible()
    await page.goto("/admission-status")
  }
})
