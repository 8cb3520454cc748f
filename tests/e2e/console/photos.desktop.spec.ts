import { expect } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { makePictures } from "../../support/samples/sample-pictures.ts"
import { joinAndSignIn, test } from "./console.ts"
import { opens } from "./content.ts"

test("an editor adds many photos to an album, one of them broken, and hides some at once", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const [phone, photo, text] = await makePictures("phone", "photo", "text")
  await joinAndSignIn(page, server, "editor")
  await opens(page, "content/photos")
  await page.getByRole("button", { name: "Add many photos" }).click()
  const dialog = page.getByRole("dialog", { name: "Add many photos" })
  const file = (name: string, { bytes }: { bytes: Uint8Array }) => ({
    name,
    mimeType: "image/jpeg",
    buffer: Buffer.from(bytes),
  })
  await dialog
    .getByLabel("Photos (JPEG, PNG or WebP)")
    .setInputFiles([file("one.jpg", phone), file("broken.jpg", text), file("two.jpg", photo)])
  await chooses(dialog.getByRole("combobox", { name: "Album" }), "Sports and Yoga")
  await dialog.getByLabel("Caption (English)").fill("Relay race")
  await dialog.getByLabel("Caption (Hindi)").fill("रिले दौड़")
  await dialog.getByLabel("What one sees on it (English)").fill("Runners hand over a baton")
  await dialog.getByLabel("What one sees on it (Hindi)").fill("धावक बैटन सौंपते हुए")
  await dialog.getByLabel("Publish at once").check()
  await dialog.getByRole("button", { name: "Upload" }).click()
  await expect(dialog.getByText("2 of 3 stored, 1 failed")).toBeVisible()
  await expect(dialog.getByRole("alert")).toContainText("not a picture of a usual format")
  await axe()
  await dialog.getByRole("button", { name: "Remove: broken.jpg" }).click()
  await dialog.getByRole("button", { name: "Close" }).click()

  const album = () => page.request.get("/gallery/photo/sports-and-yoga").then((it) => it.text())
  expect((await album()).match(/Relay race/g)!.length).toBeGreaterThanOrEqual(2)
  await page.getByPlaceholder("Search").fill("Relay")
  const rows = page.locator("tbody tr")
  await expect(rows).toHaveCount(2)
  await page.getByRole("checkbox", { name: /Select all/i }).check()
  await page.getByRole("button", { name: "Hide" }).click()
  const hide = page.getByRole("dialog", { name: "Hide" })
  await hide.getByRole("button", { name: "Hide" }).click()
  await expect(page.getByText("2 of 2 records changed.")).toBeVisible()
  expect(await album()).not.toContain("Relay race")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(album).toContain("Relay race")
})
