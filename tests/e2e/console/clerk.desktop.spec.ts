import { expect } from "@playwright/test"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, test } from "./console.ts"

test.use({ sharesSite: true })

test("a clerk finds an application by its whole Aadhaar number without writing it into an address", async ({
  page,
  server,
  request,
  axe,
}) => {
  const { code, form } = await sentApplication(request)
  const number = String(form["aadhar_no"])
  await joinAndSignIn(page, server, "clerk")
  await page.getByRole("button", { name: "Search everything" }).waitFor()
  await page.keyboard.press("?")
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(keys.getByText("Verify the application")).toBeVisible()
  await axe()
  // Switched off, a key does nothing; Ctrl+K stays.
  await keys.getByRole("switch").uncheck()
  await keys.getByRole("button", { name: "Close" }).click()
  await page.keyboard.press("?")
  const addresses: string[] = []
  page.on("request", (sent) => addresses.push(sent.url()))

  await page.keyboard.press("Control+k")
  const search = page.getByRole("combobox", { name: "Search everything" })
  await expect(search).toBeFocused()
  await page.keyboard.type(number)
  await expect(page.getByRole("option", { name: String(form["applicant_name"]) })).toHaveCount(1)
  await expect(page.getByText("1 result", { exact: true })).toBeVisible()
  await axe()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#/applications/${code}/show`))
  expect(addresses.filter((address) => address.includes(number))).toEqual([])

  await page.keyboard.press("Control+k")
  await expect(search).toBeFocused()
  await page.keyboard.type("nobody")
  await page.keyboard.press("Escape")
  await expect(search).toHaveCount(0)
  await page.getByRole("button", { name: "Ravi Kumar" }).click()
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click()
  await keys.getByRole("switch").check()
  await page.keyboard.press("Escape")
  await page.keyboard.press("/")
  await expect(search).toBeFocused()
  // Not the departments of the website, which a clerk may not open.
  await page.keyboard.type("dep")
  await expect(page.getByRole("option")).toHaveText(["Fee deposits"])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/#\/fees/)
})

test("a clerk finds an application by QR code, records the deposit slip and asks a question that the applicant sees", async ({
  page,
  server,
  request,
  axe,
}) => {
  const { code, dob, form } = await sentApplication(request)
  await joinAndSignIn(page, server, "clerk")
  const menu = page.getByRole("menu").first()
  await expect(menu.getByText("Applications")).toBeVisible()
  await expect(menu.getByText("Staff", { exact: true })).toHaveCount(0)

  await menu.getByText("Counter").click()
  await expect(page.locator("#asked")).toBeFocused()
  await axe()
  await page.keyboard.type("no such person")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("no such person")
  await page.keyboard.type(`https://college.example/admission-form/print/${code}`)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#/applications/${code}/show`))
  await expect(page.getByText(String(form["father_name"])).first()).toBeVisible()
  // The counter's field is there for the next one. The focus is not in it, so that keys work.
  await expect(page.locator("#asked")).toBeVisible()
  await expect(page.getByText(/XXXX XXXX \d{4}/)).toBeVisible()
  await axe()

  // Half typed, and lost by a wrong key: it is there again.
  await page.locator("#note").fill("Ask the father")
  await expect(page.getByText("Kept in this browser")).toBeVisible()
  await page.keyboard.press("Alt+b")
  await expect(page.locator("#asked")).toBeFocused()
  await page.goBack()
  await expect(page.locator("#note")).toHaveValue("Ask the father")
  await page.getByRole("button", { name: "Discard it" }).click()
  await expect(page.locator("#note")).toHaveValue("")

  await page.locator("#date").fill("2025-07-01")
  await page.getByRole("heading", { level: 2 }).first().focus()
  await page.keyboard.press("f")
  await expect(page.locator("#reference")).toBeFocused()
  await page.keyboard.type("J-4711")
  await page.getByRole("button", { name: "Record the deposit slip" }).click()
  await expect(page.getByText("J-4711").first()).toBeVisible()

  // A clerk has no button for decisions of an officer.
  await expect(page.getByRole("button", { name: "Mark as withdrawn" })).toHaveCount(0)
  await page.keyboard.press("q")
  const query = page.getByRole("dialog")
  await query.getByLabel("Caste certificate").check()
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
  await page.keyboard.press("Alt+b")
  await expect(page.locator("#asked")).toBeFocused()

  const today = page.getByRole("region", { name: "Your work today" })
  await expect(today).toContainText("1 deposit recorded, ₹1,675")
  await expect(today.getByRole("row", { name: new RegExp(groupAdmissionCode(code)) })).toBeVisible()

  await menu.getByText("Fee deposits").click()
  await page.locator("#day").fill("2025-07-01")
  await expect(page.getByRole("row", { name: /J-4711.*Ravi Kumar/ })).toBeVisible()
  await axe()
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export as CSV" }).click()
  expect((await download).suggestedFilename()).toBe("deposits-2025-07-01.csv")

  await page.goto("/admission-status")
  await page.locator("#code").fill(code)
  await page.locator("#dob").fill(dob)
  await page.getByRole("button", { name: "Show the status" }).click()
  await expect(page.getByText("Please bring the caste certificate.")).toBeVisible()
})
