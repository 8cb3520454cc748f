import { expect, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { addSession, test } from "./console.ts"
import { isNow, isPublic, opens, presses } from "./content.ts"

test.use({ expectedErrors: [/404|422/] })

/** Pastes HTML as Word offers it into the focused text. */
const pastes = (page: Page, html: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text/html", pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

const timetable = `<table><tr><td colspan=3>Time table</td></tr>
  <tr><td>Day</td><td>First hour</td><td>Second hour</td></tr>
  <tr><td>Monday</td><td colspan=2>Physics</td></tr></table>`

test("a page starts from a template, enters a menu, moves with its links, and is taken down", async ({
  page,
  server,
  axe,
  context,
}) => {
  test.slow()
  await addSession(page, server, "editor")
  await page.goto("/console")
  await opens(page, "content/pages/create")
  await chooses(page.getByLabel("Start from"), "Right to information")
  await expect(page.getByLabel("Title (English)")).toHaveValue("Right to Information")
  const address = page.getByRole("textbox", { name: "Address" })
  await expect(address).toHaveValue("/right-to-information")
  await page.getByLabel("Title (English)").fill("")
  await page.getByLabel("Title (Hindi)").fill("सूचना का अधिकार")
  await expect(address).toHaveValue("/suchana-ka-adhikar")
  await page.getByLabel("Title (English)").fill("RTI")
  await expect(address).toHaveValue("/rti")
  await page.getByRole("combobox", { name: "Put it into a menu" }).press("ArrowDown")
  await page.getByRole("option").nth(1).click()
  await axe()

  await presses(page, "Save and publish now")
  const gap = "A gap of the template is left in square brackets. Fill it in, or save a draft."
  await expect(page.getByText(`${gap} [name and post]`).first()).toBeVisible()
  await page.keyboard.press("Control+s")
  await isNow(page, "Draft")

  // The table of the paste has a merged cell: its text stays, and Tab walks on from there.
  const text = page.getByRole("textbox", { name: "Text (English)" })
  await text.click()
  await page.keyboard.press("Control+a")
  await pastes(page, timetable)
  await expect(page.getByText("Merged cells were split.")).toBeVisible()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.type(" (theory)")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Laboratory")
  await page.keyboard.press("Tab")
  await page.keyboard.type("Tuesday")
  await page.keyboard.press("Enter")
  await page.keyboard.type("(online)")
  await axe()
  const hindi = page.getByRole("textbox", { name: "Text (Hindi)" })
  await hindi.click()
  await page.keyboard.press("Control+a")
  await page.keyboard.type("समय-सारिणी")
  const tools = page.getByRole("toolbar", { name: "Formatting (Hindi)" })
  await tools.getByRole("button", { name: "Text that opens" }).click()
  await page.getByLabel("Title, always shown").fill("कब?")
  // The bar is in view wherever the page is scrolled.
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeInViewport()

  const [preview] = await Promise.all([context.waitForEvent("page"), presses(page, "Preview")])
  await expect(preview.getByText("Preview: not published")).toBeVisible()
  await expect(preview.getByRole("cell", { name: "Laboratory" })).toBeVisible()
  await preview.emulateMedia({ media: "print" })
  await expect(preview.getByText("Preview: not published")).toBeHidden()
  await preview.close()

  await presses(page, "Save and publish now")
  await isNow(page, "Published")
  expect(await isPublic(page, "/rti", "<td>Physics (theory)</td>\n<td>Laboratory</td>")).toBe(true)
  expect(await isPublic(page, "/rti", "<td>Tuesday<br>\n(online)</td>")).toBe(true)
  expect(await isPublic(page, "/", 'href="/rti"')).toBe(true)
  expect(await isPublic(page, "/hi/rti", "<summary>कब?</summary>")).toBe(true)

  await address.fill("/about/rti")
  await expect(page.getByText("one link in one item follows")).toBeVisible()
  await axe()
  await presses(page, "Save")
  await expect(page.getByText("Old addresses that lead here")).toBeVisible()
  expect(await isPublic(page, "/", 'href="/about/rti"')).toBe(true)
  for (const language of ["", "/hi"]) {
    const reply = await page.request.get(`${language}/RTI/?a=b`, { maxRedirects: 0 })
    expect([reply.status(), reply.headers().location]).toEqual([301, `${language}/about/rti?a=b`])
  }

  await presses(page, "Save as a draft")
  const dialog = page.getByRole("dialog", { name: "Links lead here" })
  await expect(dialog.getByRole("link")).toContainText("(1 link)")
  await axe()
  await dialog.getByRole("button", { name: "Save as a draft" }).click()
  await isNow(page, "Draft")
  await presses(page, "Delete: /rti")
  await expect(page.getByText("Old addresses that lead here")).toBeHidden()
})
