import { expect } from "@playwright/test"

import { makePictures } from "../../support/samples/sample-pictures.ts"
import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isPublic, opens, presses } from "./content.ts"

test.use({ expectedErrors: [/409|422/], sharesSite: true })

test("an invalid setting shows an error at its field in both languages and keeps all values", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "administrator")
  await page.getByRole("button", { name: "Search everything" }).waitFor()
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused()
  await page.keyboard.type("ifsc")
  await page.getByRole("option", { name: "IFSC Account for fees" }).click()
  await expect(page.getByLabel("IFSC")).toBeFocused()
  await expect(page).toHaveURL(/#\/content\/settings\/college$/)
  await axe()
  const top = () =>
    page.getByLabel("IFSC").evaluate((field) => field.getBoundingClientRect().top + scrollY)
  const topBefore = await top()
  const wrong = [
    [page.getByLabel("Degrees north"), "91", "too small or too large"],
    [page.getByLabel("IFSC"), "SBIN12", "Four letters, a zero"],
    [page.getByLabel("E-mail"), "office", "not an e-mail"],
  ] as const
  for (const [field, input] of wrong) await field.fill(input)
  // A field or a button that moves under the pointer loses the press.
  await expect(page.getByText("Kept in this browser")).toBeAttached()
  expect(await top()).toBe(topBefore)
  await presses(page, "Save")
  for (const [field, , told] of wrong) {
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).toHaveAccessibleDescription(new RegExp(told))
  }
  await expect(page.getByLabel("Degrees north")).toBeFocused()
  await axe()
  await page.getByRole("button", { name: "हिन्दी" }).click()
  await expect(page.getByText("यह ई-मेल पता नहीं है।")).toBeVisible()
  await expect(page.getByLabel("IFSC")).toHaveValue("SBIN12")
})

test.describe("on its own site", () => {
  test.use({ sharesSite: false })

  test("changed settings, menu entries and statistics are on the public pages at once", async ({
    page,
    server,
  }) => {
    test.slow()
    await joinAndSignIn(page, server, "administrator")
    await opens(page, "content/settings")
    await page.getByLabel("IFSC").fill("sbin0001234")
    await page.getByLabel("E-mail").fill("desk@college.example")
    await page.getByRole("textbox", { name: "Phone numbers" }).fill("05999-123456")
    await fillsBoth(page, "Name", "Government College, Rampur", "राजकीय महाविद्यालय, रामपुर")
    await fillsBoth(page, "Announcement on the home page", "Doors open on Monday.", "सोमवार से।")
    await presses(page, "Choose or upload a picture")
    const [picture] = await makePictures("png")
    const file = { name: "emblem.png", mimeType: "image/png", buffer: Buffer.from(picture.bytes) }
    const dialog = page.getByRole("dialog")
    await dialog.locator("input[type=file]").setInputFiles(file)
    await fillsBoth(page, "What one sees on it", "A burning lamp", "जलता दीपक")
    await presses(page, "Upload and use")
    await expect(dialog).toBeHidden()
    await presses(page, "Save")
    await expect(page.getByLabel("IFSC")).toHaveValue("SBIN0001234")
    await page.reload()
    await expect(page.locator("header img")).toHaveAttribute("src", /^\/media\/\w+-\d+\.webp$/)

    const home = await page.context().newPage()
    await home.goto("/")
    await expect(home.getByRole("img", { name: "A burning lamp" })).toHaveJSProperty(
      "complete",
      true,
    )
    const shown = ["Government College, Rampur", "Doors open on Monday.", "05999-123456"]
    for (const text of [...shown, "desk@college.example"])
      await expect(home.getByText(text).first()).toBeAttached()
    expect(await isPublic(page, "/hi", "राजकीय महाविद्यालय, रामपुर")).toBe(true)
    await home.close()

    await opens(page, "content/menus/contact")
    await presses(page, "Add: Entries")
    await page.getByLabel("Title (English)").last().fill("Ask the office")
    await page.getByLabel("Title (Hindi)").last().fill("कार्यालय से पूछें")
    await page.getByLabel("Link").last().fill("javascript:alert(1)")
    await presses(page, "Save")
    await expect(page.getByLabel("Link").last()).toBeFocused()
    await page.getByLabel("Link").last().fill("/contact")
    await presses(page, "Save")
    await expect(page.getByText("There is no page at this address.")).toBeVisible()
    await page.getByLabel("Link").last().fill("contact")
    await page.getByRole("option", { name: "/contact-us/" }).click()
    await expect(page.getByLabel("Link").last()).toHaveValue("/contact-us/")
    await presses(page, "Save")
    await expect.poll(() => isPublic(page, "/", "Ask the office")).toBe(true)
    expect(await isPublic(page, "/hi", "कार्यालय से पूछें")).toBe(true)

    await opens(page, "content/statistics/programs")
    await page.getByLabel("Number").fill("4321")
    await presses(page, "Save")
    await expect.poll(() => isPublic(page, "/", "4,321")).toBe(true)
  })
})

test("an upload lists its uses, and can be deleted without any", async ({ page, server, axe }) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  await opens(page, "media")
  await presses(page, "Upload a PDF")
  const rules = { name: "rules.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") }
  await page.locator("input[type=file]").setInputFiles(rules)
  await presses(page, "Upload")
  await expect(page.getByText("Not used anywhere.")).toBeVisible()

  await opens(page, "content/notices/library-clearance")
  await presses(page, "Add: PDF files")
  await presses(page, "Choose or upload a PDF")
  await page.getByRole("dialog").getByRole("button", { name: "rules.pdf" }).click()
  await page.getByLabel("Title (English)").last().fill("Library rules")
  await page.getByLabel("Title (Hindi)").last().fill("पुस्तकालय के नियम")
  await presses(page, "Save")
  await expect.poll(() => isPublic(page, "/notices/library-clearance", "Library rules")).toBe(true)

  await opens(page, "media")
  await axe()
  await expect(page.getByRole("button", { name: "Delete: rules.pdf" })).toHaveCount(0)
  await page.getByRole("link", { name: "Notice: Library clearance" }).click()
  await page.getByRole("button", { name: "Remove", exact: true }).last().click()
  await presses(page, "Save")
  await expect.poll(() => isPublic(page, "/notices/library-clearance", "Library rules")).toBe(false)
  await opens(page, "media")
  await presses(page, "Delete: rules.pdf")
  await presses(page, "Delete")
  // Other tests of this site upload too.
  await expect(page.getByText("rules.pdf")).toHaveCount(0)
})

const inputs = "input, textarea, select, button:disabled, [aria-disabled=true]"

test("read-only items and settings have no inputs and no disabled buttons", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "auditor")
  await opens(page, "content/menus/about")
  const main = page.locator("#main-content")
  await expect(main.getByText("College History")).toBeVisible()
  await expect(main.locator(inputs)).toHaveCount(0)
  await expect(main.getByRole("button", { name: /Save|Delete|Preview/ })).toHaveCount(0)
  await axe()
  await presses(page, "Earlier versions")
  await expect(page.getByText("It has not been changed yet.")).toBeVisible()
  await presses(page, "Close")
  await opens(page, "content/menus")
  await expect(page.getByRole("link", { name: "About" })).toBeVisible()
  await expect(page.getByRole("button", { name: /Drag|Move/ })).toHaveCount(0)

  await joinAndSignIn(page, server, "editor", "Meena Kumari")
  await opens(page, "content/settings")
  await expect(main.getByText("Only an administrator can change what follows.")).toBeVisible()
  await expect(main.getByText("SAMP0000123")).toBeVisible()
  await expect(main.getByRole("textbox")).toHaveCount(6)
  await expect(page.getByLabel("Announcement on the home page (Hindi)")).toBeEditable()
  await axe()
})
