import { expect } from "@playwright/test"

import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isNow, isPublic, opens, presses, today } from "./content.ts"

test.use({ expectedErrors: [/409|422/], sharesSite: true })

test("a notice is scheduled, published, ended, restored to an earlier version, deleted, and back again", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const isSeen = (title: string) => isPublic(page, "/notices", title)
  await joinAndSignIn(page, server, "editor")
  await expect(page.getByRole("menuitem", { name: "Applications" })).toHaveCount(0)
  await opens(page, "content/notices/create")
  await fillsBoth(page, "Title", "Blood donation camp", "रक्तदान शिविर")
  await page.getByLabel("Date", { exact: false }).first().fill(today)
  await page.getByLabel("Public from", { exact: true }).fill("01-01-2090")
  await page.getByLabel("Public until", { exact: true }).fill("01-01-2089")
  await presses(page, "Save")
  await expect(page.getByText("This is before it begins.")).toBeVisible()
  await expect(page.getByLabel("Public until", { exact: true })).toBeFocused()
  await page.getByLabel("Public until", { exact: true }).fill("01-01-2091")
  await presses(page, "Save")
  await isNow(page, "Scheduled")
  await axe()
  expect(await isSeen("Blood donation camp")).toBe(false)

  await presses(page, "Save and publish now")
  await isNow(page, "Published")
  expect(await isSeen("Blood donation camp")).toBe(true)
  await expect(page.getByRole("link", { name: "View on the website" })).toHaveAttribute(
    "href",
    "/notices/blood-donation-camp",
  )

  await page.getByLabel("Title (English)").fill("Blood donation on Friday")
  await presses(page, "Save and end now")
  await isNow(page, "Ended")
  expect(await isSeen("Blood donation")).toBe(false)
  await presses(page, "Save and publish now")
  await isNow(page, "Published")
  expect(await isSeen("Blood donation on Friday")).toBe(true)

  await presses(page, "Earlier versions")
  const changed = page.getByRole("region", { name: "What changed" })
  await expect(changed.getByRole("deletion")).toHaveText("camp")
  await expect(changed.getByRole("insertion")).toHaveText("on Friday")
  await presses(page, "View: 2")
  await expect(page.getByRole("dialog").getByText("रक्तदान शिविर")).toBeVisible()
  await axe()
  await presses(page, "Restore: 2")
  await expect(page.getByLabel("Title (English)")).toHaveValue("Blood donation camp")
  expect(await isSeen("Blood donation camp")).toBe(true)

  await presses(page, "Save as a draft")
  await isNow(page, "Draft")
  expect(await isSeen("Blood donation camp")).toBe(false)
  await presses(page, "Save and publish now")
  await isNow(page, "Published")
  await presses(page, "Delete")
  await expect(page.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible()
  expect(await isSeen("Blood donation camp")).toBe(false)
  await presses(page, "Undo")
  await expect(page.getByRole("link", { name: "Blood donation camp" })).toBeVisible()
  await axe()
  expect(await isSeen("Blood donation camp")).toBe(true)

  await page.getByRole("link", { name: "Blood donation camp" }).click()
  await presses(page, "Delete")
  await expect(page.getByRole("heading", { level: 1, name: "Notices" })).toBeVisible()
  await page.getByRole("menuitem", { name: "Menus and settings" }).click()
  await page.getByRole("menuitem", { name: "Trash" }).click()
  await axe()
  await presses(page, "Restore: Blood donation camp")
  await expect(page.getByText("It is back, with all its versions.")).toBeVisible()
  expect(await isSeen("Blood donation camp")).toBe(true)
})

test("the preview shows an unpublished change in both languages", async ({
  page,
  server,
  context,
}) => {
  test.slow()
  const path = "/notices/library-clearance"
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/notices/library-clearance")
  // The page moves until the editor of the texts is there.
  const region = page.getByRole("region", { name: "As visitors will see it" }).last()
  await expect(region.getByRole("paragraph").nth(1)).toBeVisible()
  await fillsBoth(page, "Title", "Books back by Monday", "पुस्तकें सोमवार तक")
  const [preview] = await Promise.all([context.waitForEvent("page"), presses(page, "Preview")])
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Books back by Monday")
  await preview.getByRole("link", { name: "हिन्दी" }).first().click()
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("पुस्तकें सोमवार तक")
  expect(await isPublic(page, path, "Books back by Monday")).toBe(false)

  // The preview shows the same errors as saving, and keeps the values.
  await fillsBoth(page, "Title", "", "")
  await presses(page, "Preview")
  await expect(page.getByLabel("Title (Hindi)")).toBeFocused()
  await expect(page.getByText("Please fill this in.")).toBeVisible()
  await expect(region.getByRole("paragraph").nth(1)).toBeVisible()
})

test("a save over a colleague's change is refused, keeps the values, and leaving asks first", async ({
  page,
  server,
}) => {
  test.slow()
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/tiles/courses")
  const address = "/api/console/content/tiles/courses"
  const { data } = (await (await page.request.get(address)).json()) as {
    data: { item: object; version: number }
  }
  await page.getByLabel("Title (English)").fill("All courses")
  const sent = {
    data: { item: { ...data.item, title: { en: "Study", hi: "पढ़ाई" } } },
    expectedVersion: 1,
  }
  const headers = { origin: server.url }
  expect((await page.request.put(address, { data: sent, headers })).status()).toBe(200)
  await presses(page, "Save")
  await expect(page.getByText("Somebody else changed this meanwhile")).toBeVisible()
  await expect(page.getByLabel("Title (English)")).toHaveValue("All courses")
  expect(await isPublic(page, "/", "Study")).toBe(true)
  await page.getByRole("button", { name: "Load the newest version" }).click()
  await expect(page.getByLabel("Title (English)")).toHaveValue("Study")
  await page.getByRole("button", { name: "Put it back" }).click()
  await expect(page.getByLabel("Title (English)")).toHaveValue("All courses")
  const asked = page.waitForEvent("dialog")
  // Answer at once: the click may wait for the dialog.
  page.once("dialog", (dialog) => void dialog.accept())
  await page.getByRole("menuitem", { name: "Dashboard" }).click()
  expect((await asked).message()).toContain("are not saved")
})
