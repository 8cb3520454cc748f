import { expect } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
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
  await expect(keys.getByText("Verify the application", { exact: true })).toBeVisible()
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
  await expect(page).toHaveURL(new RegExp(`#/applications/${await numberOf(server, code)}/show`))
  expect(addresses.filter((address) => address.includes(number))).toEqual([])

  await page.getByRole("menuitem", { name: "Dashboard" }).click()
  await page.keyboard.press("Control+k")
  await expect(search).toBeFocused()
  // A scanner presses Enter at once.
  await page.keyboard.type(await numberOf(server, code))
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`#/applications/${await numberOf(server, code)}/show`))
  await expect(search).toHaveCount(0)

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
  await expect(page.getByRole("option")).toHaveText([
    "Type the journal number of the deposit",
    "Fee deposits",
  ])
  await page.keyboard.press("Enter")
  await expect(page.locator("#reference")).toBeFocused()
  await page.keyboard.press("Control+k")
  await expect(search).toBeFocused()
  await page.keyboard.type("print identity")
  await page.getByRole("option", { name: "Print identity cards" }).click()
  await expect(page.getByRole("dialog", { name: "Identity cards" })).toBeVisible()
})
