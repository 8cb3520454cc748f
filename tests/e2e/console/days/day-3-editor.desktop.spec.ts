// Day 3: the editor writes a notice with a picture, a draft in one language, deletes a page and restores it.
import { expect } from "@playwright/test"

import { makePictures } from "../../../support/samples/sample-pictures.ts"
import { joinAndSignIn, test } from "../console.ts"
import { fillsBoth, isPublic, opens, presses, today } from "../content.ts"

// Publishing without Hindi is refused.
test.use({ expectedErrors: [/422/], sharesSite: true })

test("an editor writes a notice with a toolbar and a picture, a draft in one language, and restores a deleted notice", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  const [year, month, day] = today.split("-")
  await page.goto("/console#/content/events/create")
  await expect(page.getByLabel("First day")).toHaveValue(`${day}-${month}-${year}`)
  await page.goBack()
  await page.getByRole("link", { name: "New notice" }).click()
  await fillsBoth(page, "Title", "Sports day", "खेल दिवस")
  await expect(page.getByLabel("Date", { exact: false }).first()).toHaveValue(
    `${day}-${month}-${year}`,
  )

  const text = page.getByRole("textbox", { name: "Text (English)" })
  const tools = page.getByRole("toolbar", { name: "Formatting (English)" })
  const press = (name: string) => tools.getByRole("button", { name, exact: true }).click()
  const preview = page.getByRole("region", { name: "As visitors will see it" }).last()
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
  await tools.getByRole("button", { name: "Picture", exact: true }).press("Enter")
  const [picture] = await makePictures("png")
  const file = { name: "field.png", mimeType: "image/png", buffer: Buffer.from(picture.bytes) }
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file)
  await fillsBoth(page, "What one sees on it", "The field", "मैदान")
  await presses(page, "Upload and use")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(text).toBeFocused()
  await page.keyboard.press("Enter")
  await press("Table")
  await page.keyboard.type("Race")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type("Time")

  await expect(preview.getByRole("heading", { level: 2 })).toHaveText("Races")
  await expect(preview.getByRole("columnheader").first()).toHaveText("Race")
  await expect(preview.getByRole("columnheader").last()).toHaveText("Time")
  await expect(preview.getByRole("link", { name: "Our ground" })).toHaveAttribute(
    "href",
    "/facilities",
  )
  await expect(preview.getByRole("img", { name: "The field" })).toHaveJSProperty("complete", true)
  await axe()

  // A toolbar is one stop of the Tab key.
  await text.press("Escape")
  await text.press("Shift+Tab")
  await page.keyboard.press("Home")
  await expect(tools.getByRole("button", { name: "Heading", exact: true })).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(tools.getByRole("button", { name: "Subheading" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(text).toBeFocused()

  await presses(page, "Save and publish now")
  await expect(page).toHaveURL(/sports-day/)
  await expect.poll(() => isPublic(page, "/notices/sports-day", "<h2>Races</h2>")).toBe(true)
  for (const part of ["<strong>ground</strong>", "<li>200 m</li>", 'alt="The field"'])
    expect(await isPublic(page, "/notices/sports-day", part), part).toBe(true)

  // The text of an event takes pictures, too.
  const api = `${server.url}/api/console/content`
  const { data } = await (await page.request.get(`${api}/notices/sports-day`)).json()
  const { title, body } = data.item
  const event = { title, body, starts_on: today, place: { en: "Ground", hi: "मैदान" } }
  const reply = await page.request.post(`${api}/events`, {
    data: { data: { item: event, publish_at: "now" } },
    headers: { origin: server.url },
  })
  expect(reply.status()).toBe(200)
  const { id } = (await reply.json()).data
  await expect.poll(() => isPublic(page, `/events/${id}`, 'alt="The field"')).toBe(true)

  // What is saved leaves no draft.
  await page.reload()
  await expect(text).toContainText("Our ground")
  await expect(preview.getByRole("heading", { level: 2 })).toHaveText("Races")
  await expect(page.getByText("What you had typed is back")).toHaveCount(0)

  await presses(page, "Delete")
  await expect(page.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible()
  await page.getByRole("menuitem", { name: "Menus and settings" }).click()
  await page.getByRole("menuitem", { name: "Trash" }).click()
  await presses(page, "Restore: Sports day")
  await expect(page.getByText("It is back, with all its versions.")).toBeVisible()
  await expect.poll(() => isPublic(page, "/notices/sports-day", "<h2>Races</h2>")).toBe(true)

  await page.getByRole("menuitem", { name: "Dashboard" }).click()
  await page.getByRole("link", { name: "New notice" }).click()
  await page.getByLabel("Title (English)").fill("Hostel rooms")
  await presses(page, "Save and publish now")
  // The first language of the editors, without the other one.
  await expect(page.getByLabel("Title (Hindi)")).toBeFocused()
  await page.getByLabel("Title (Hindi)").fill("छात्रावास के कमरे")
  await page.getByLabel("Title (English)").fill("")
  await presses(page, "Save")
  await expect(page.getByText("English is missing", { exact: false })).toBeVisible()
  await page.getByRole("menuitem", { name: "Dashboard" }).click()
  const drafts = page.locator("section", { hasText: "Drafts" }).first()
  await expect(drafts.getByRole("listitem").first()).toContainText("English is missing")
  await axe()
  await page.reload()
  // The menu shows the group that was used last, and no other.
  await expect(page.getByRole("menuitem", { name: "Events" })).toBeVisible()
  await expect(page.getByRole("menuitem", { name: "Trash" })).toHaveCount(0)

  // Opening an item is no change of its text.
  await opens(page, "content/pages/vision")
  await expect(page.getByRole("textbox", { name: "Text (Hindi)" })).toBeVisible()
  await page.getByRole("menuitem", { name: "News and dates" }).click()
  await page.getByRole("menuitem", { name: "Events" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible()
})
