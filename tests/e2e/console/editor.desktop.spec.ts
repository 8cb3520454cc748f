import { expect } from "@playwright/test"

import { makePictures } from "../../support/samples/sample-pictures.ts"
import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isPublic, opens, presses, today } from "./content.ts"

test.use({ sharesSite: true })

test("a notice is written with the toolbar: headings, a list, a table, a link and a picture", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/notices/create")
  await fillsBoth(page, "Title", "Sports day", "खेल दिवस")
  await page.getByLabel("Date", { exact: false }).first().fill(today)

  const text = page.getByRole("textbox", { name: "Text (English)" })
  const tools = page.getByRole("toolbar", { name: "Formatting (English)" })
  const press = (name: string) => tools.getByRole("button", { name, exact: true }).click()
  const seen = page.getByRole("region", { name: "As visitors will see it" }).first()
  await text.click()
  await press("Heading")
  await page.keyboard.type("Races")
  await page.keyboard.press("Enter")
  await page.keyboard.type("On the ")
  await press("Bold")
  await page.keyboard.type("ground")
  await press("Bold")
  await page.keyboard.press("Enter")
  await press("List")
  await page.keyboard.type("100 m")
  await page.keyboard.press("Enter")
  await page.keyboard.type("200 m")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")

  await press("Link")
  await page.getByRole("combobox", { name: "Link" }).fill("facil")
  await page.getByRole("option", { name: "Facilities /facilities" }).click()
  await page.getByLabel("Words").fill("Our ground")
  await presses(page, "Set the link")
  await page.keyboard.press("End")
  await page.keyboard.press("Enter")
  await press("Picture")
  const [picture] = await makePictures("png")
  const file = { name: "field.png", mimeType: "image/png", buffer: Buffer.from(picture.bytes) }
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
  await fillsBoth(page, "What one sees on it", "The field", "मैदान")
  await presses(page, "Upload and use")
  await expect(page.getByRole("dialog")).toBeHidden()
  await page.keyboard.press("Enter")
  await press("Table")
  await page.keyboard.type("Race")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type("Time")

  await expect(seen.getByRole("heading", { level: 2 })).toHaveText("Races")
  await expect(seen.getByRole("columnheader").first()).toHaveText("Race")
  await expect(seen.getByRole("columnheader").last()).toHaveText("Time")
  await expect(seen.getByRole("link", { name: "Our ground" })).toHaveAttribute(
    "href",
    "/facilities",
  )
  await expect(seen.getByRole("img", { name: "The field" })).toHaveJSProperty("complete", true)
  await axe()

  // A toolbar is one stop of the Tab key.
  await text.press("Shift+Tab")
  await page.keyboard.press("Home")
  await expect(tools.getByRole("button", { name: "Heading", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(tools.getByRole("button", { name: "Subheading" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(text).toBeFocused()

  await presses(page, "Save and publish now")
  await expect.poll(() => isPublic(page, "/notices/sports-day", "<h2>Races</h2>")).toBe(true)
  for (const part of ["<strong>ground</strong>", "<li>200 m</li>", 'alt="The field"'])
    expect(await isPublic(page, "/notices/sports-day", part), part).toBe(true)

  // What is saved leaves no draft.
  await page.reload()
  await expect(text).toContainText("Our ground")
  await expect(seen.getByRole("heading", { level: 2 })).toHaveText("Races")
  await expect(page.getByText("What you had typed is back")).toHaveCount(0)

  // Opening an item is no change of its text.
  await opens(page, "content/pages/vision")
  await expect(page.getByRole("textbox", { name: "Text (Hindi)" })).toBeVisible()
  await page.getByRole("menuitem", { name: "Events" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible()
})
