import { uploads } from "#domain/fields/uploads.ts"

import { validForm } from "../../support/samples/applications.ts"
import { badPictures, goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

/** Opens a form without pictures on its last tab. */
const opensPictures = async (applicant: Applicant) =>
  applicant.opensStoredDraft({ form: validForm("BA") })

/** The file that the form would send: size, digest, dimensions and two colours of its middle column. */
const sentPicture = (applicant: Applicant, name: "image" | "signature") =>
  applicant.page.locator(`input[name="${name}"]`).evaluate(async (input: HTMLInputElement) => {
    const [file] = input.files!
    const bitmap = await createImageBitmap(file!)
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext("2d")!
    context.drawImage(bitmap, 0, 0)
    const colourAt = (down: number) =>
      Array.from(context.getImageData(width / 2, Math.round(height * down), 1, 1).data.slice(0, 3))
    return {
      bytes: file!.size,
      digest: new Uint8Array(
        await crypto.subtle.digest("SHA-256", await file!.arrayBuffer()),
      ).join(),
      type: file!.type,
      width,
      height,
      top: colourAt(0.2),
      foot: colourAt(0.96),
    }
  })

type Sent = Awaited<ReturnType<typeof sentPicture>>
const isUpright = ({ top, foot }: Sent) => Math.max(...top) < 80 && foot[2]! - foot[0]! > 30

test("a phone's photo of 12 megapixels becomes an upright JPEG below 500 KB, and its size is shown", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await opensPictures(applicant)
  await applicant.adds("image", await goodPictures.phone())
  const sent = await sentPicture(applicant, "image")
  expect(sent).toMatchObject({
    type: "image/jpeg",
    width: uploads.image.width,
    height: uploads.image.height,
  })
  expect(sent.bytes).toBeLessThan(uploads.image.maxBytes)
  expect(isUpright(sent)).toBe(true)
  await applicant.sees(`${Math.ceil(sent.bytes / 1024)} KB`)
})

test("a photo above 500 KB and a signature are cropped and scaled to what the server accepts", async ({
  page,
}) => {
  const applicant = new Applicant(page, "hi")
  await opensPictures(applicant)
  await applicant.adds("image", await badPictures.photoTooLarge())
  expect((await sentPicture(applicant, "image")).bytes).toBeLessThan(uploads.image.maxBytes)
  await applicant.adds("signature", await goodPictures.signature())
  const { width, height, bytes } = await sentPicture(applicant, "signature")
  expect(width / height).toBeCloseTo(3, 1)
  expect(bytes).toBeLessThan(uploads.signature.maxBytes)
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  await applicant.reachesSheet()
})

test("arrow keys move and resize the crop frame, which may not have too few pixels", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await opensPictures(applicant)
  await applicant.choosesFile("image", await goodPictures.png())
  const dialog = applicant.dialog("Crop the photo")
  const corner = dialog.getByRole("button", { name: "Bottom right corner" })
  await corner.focus()
  for (let times = 0; times < 30; times += 1) await page.keyboard.press("Shift+ArrowLeft")
  await dialog.getByRole("button", { name: "Use this picture" }).click()
  await expect(dialog.getByRole("alert")).toHaveText(applicant.messages.upload.cropTooSmall)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(applicant.picture("image")).toHaveCount(0)

  await applicant.choosesFile("image", await goodPictures.photo())
  const frame = dialog.getByRole("group")
  await expect(frame).toBeVisible()
  const before = (await frame.boundingBox())!
  await corner.focus()
  for (let times = 0; times < 8; times += 1) await page.keyboard.press("Shift+ArrowLeft")
  const smaller = (await frame.boundingBox())!
  expect(smaller.width).toBeLessThan(before.width)
  await frame.focus()
  await page.keyboard.press("Shift+ArrowRight")
  const moved = (await frame.boundingBox())!
  expect(moved.x).toBeGreaterThan(smaller.x)
  await dialog.getByRole("button", { name: "Use this picture" }).press("Enter")
  await expect(applicant.picture("image")).toBeVisible()
  const { width, height } = await sentPicture(applicant, "image")
  expect(width / height).toBeCloseTo(3 / 4, 1)
})

test("the turn button rotates the photo by 90 degrees", async ({ page }) => {
  const applicant = new Applicant(page)
  await opensPictures(applicant)
  await applicant.choosesFile("image", await goodPictures.photo())
  const dialog = applicant.dialog("Crop the photo")
  for (let times = 0; times < 4; times += 1) {
    await dialog.getByRole("button", { name: "Turn" }).click()
  }
  await dialog.getByRole("button", { name: "Use this picture" }).click()
  await expect(applicant.picture("image")).toBeVisible()
  expect(isUpright(await sentPicture(applicant, "image"))).toBe(true)
  await applicant.choosesFile("image", await goodPictures.photo())
  await dialog.getByRole("button", { name: "Turn" }).click()
  await dialog.getByRole("button", { name: "Use this picture" }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => isUpright(await sentPicture(applicant, "image"))).toBe(false)
})

test("a picture stays on cancel, is replaced by another one, and is removed for good", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await opensPictures(applicant)
  await applicant.adds("image", await goodPictures.photo())
  const before = await sentPicture(applicant, "image")
  const dialog = applicant.dialog("Crop the photo")
  for (const cancel of [
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => page.keyboard.press("Escape"),
  ]) {
    await applicant.choosesFile("image", await goodPictures.png())
    await expect(dialog).toBeVisible()
    await cancel()
    await expect(dialog).toBeHidden()
    await expect.poll(() => sentPicture(applicant, "image")).toEqual(before)
  }
  await applicant.adds("image", await goodPictures.webp())
  await expect
    .poll(async () => (await sentPicture(applicant, "image")).digest)
    .not.toBe(before.digest)
  await applicant.pictureButton("remove", "image").click()
  await expect(applicant.picture("image")).toHaveCount(0)
  await page.reload()
  await applicant.seesStep(4)
  await expect(page.getByRole("figure")).toHaveCount(0)
})

test("a text file, a truncated and a small picture are refused with their reason; the previous picture stays", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const { messages } = applicant.messages
  const format = messages["image.format"]
  await opensPictures(applicant)
  await applicant.choosesFile("image", await badPictures.text())
  await expect(applicant.errorOf("image")).toContainText(format)
  await applicant.fills("is_casefiled", "yes")
  await expect(applicant.errorOf("image")).toContainText(format)
  await applicant.adds("image", await goodPictures.photo())
  await expect(applicant.errorOf("image")).toHaveCount(0)
  const before = await sentPicture(applicant, "image")
  await applicant.choosesFile("image", await badPictures.text())
  await expect(applicant.errorOf("image")).toContainText(format)
  await expect.poll(() => sentPicture(applicant, "image")).toEqual(before)

  await applicant.choosesFile("image", await badPictures.truncated())
  await expect(applicant.errorOf("image")).toContainText(messages["image.unreadable"])
  await applicant.choosesFile("signature", await badPictures.smallSignature())
  await expect(applicant.errorOf("signature")).toContainText(messages["signature.too_small"])
  await expect(applicant.pictureButton("choose", "signature")).toHaveAccessibleDescription(
    /200 KB.*at least 120 × 40 pixels/,
  )
})

test("the buttons open the file picker and the camera, and get the focus back", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await opensPictures(applicant)
  for (const name of ["image", "signature"] as const) {
    const chooser = page.waitForEvent("filechooser")
    await applicant.pictureButton("choose", name).click()
    expect((await chooser).isMultiple()).toBe(false)
    const camera = page.waitForEvent("filechooser")
    await applicant.pictureButton("take", name).click()
    const input = (await camera).element()
    expect(await input.getAttribute("capture")).toBe(name === "image" ? "user" : "environment")
  }
  const chooser = page.waitForEvent("filechooser")
  await applicant.pictureButton("choose", "image").press("Enter")
  const { name, type, bytes } = await goodPictures.photo()
  await (await chooser).setFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
  await applicant.button("Use this picture").press("Enter")
  await expect(applicant.pictureButton("replace", "image")).toBeFocused()
})
