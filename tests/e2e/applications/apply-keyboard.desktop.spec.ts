import type { Locator } from "@playwright/test"

import { steps } from "#domain/applications/form/form-fields.ts"
import type { UploadName } from "#domain/fields/uploads.ts"

import { validForm } from "../../support/samples/applications.ts"
import { goodPictures, type Picture } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

test("an applicant fills in and submits the form with the keyboard only", async ({ page }) => {
  test.slow()
  const applicant = new Applicant(page)
  // A list selects by the first letter at once, so each subject is the first with its letter.
  const form = validForm("BA", {
    same_as_correspondence: "yes",
    horizontal_reservation: [],
    first_major_subject: "Sanskrit",
    second_major_subject: "English",
    minor_subject: "Botany",
  })
  const { keyboard } = page
  // Without a permanent listener a native picker could open before `waitForEvent`.
  page.on("filechooser", () => undefined)

  /** Presses Tab until the target has the focus. */
  const tabsTo = async (target: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await isFocused(target)) return
      await keyboard.press("Tab")
    }
    throw new Error("the keyboard does not get there")
  }
  const fillsByKeyboard = async (name: string, value: string | string[]) => {
    if (Array.isArray(value)) {
      for (const one of value) {
        await tabsTo(applicant.option(name, one))
        await keyboard.press("Space")
      }
      return
    }
    const box = applicant.box(name).first()
    const kind = await box.evaluate((element) => (element as HTMLInputElement).type)
    if (kind === "hidden" || (await box.getAttribute("readonly")) !== null) return
    if (kind === "radio") {
      // Tab reaches the group, the arrows choose in it.
      const values = await applicant
        .box(name)
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
      await tabsTo(box)
      await keyboard.press("Space")
      for (let times = values.indexOf(value); times > 0; times -= 1)
        await keyboard.press("ArrowDown")
      return
    }
    await tabsTo(box)
    if (kind === "checkbox") await keyboard.press("Space")
    else if (kind === "select-one") await keyboard.type(value)
    else await keyboard.insertText(value)
  }
  const addsByKeyboard = async (field: UploadName, { name, type, bytes }: Picture) => {
    await tabsTo(applicant.pictureButton("choose", field))
    const chooser = page.waitForEvent("filechooser")
    await keyboard.press("Enter")
    await (await chooser).setFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
    await expect(
      page.getByRole("dialog").getByAltText(applicant.messages.upload.alt[field]),
    ).toBeVisible()
    await tabsTo(applicant.button(applicant.messages.upload.use[field]))
    await keyboard.press("Enter")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }

  await page.goto("/admission-form")
  await tabsTo(page.getByRole("link", { name: "Bachelor of Arts 1st Year" }))
  await keyboard.press("Enter")
  await tabsTo(page.getByRole("radio", { name: applicant.messages.draft.own.answer }))
  await keyboard.press("Space")
  await tabsTo(applicant.button(applicant.messages.draft.continue))
  await keyboard.press("Enter")
  for (const [index, step] of steps.entries()) {
    await applicant.seesStep(index)
    if (index === steps.length - 1) {
      await addsByKeyboard("image", await goodPictures.photo())
      await addsByKeyboard("signature", await goodPictures.signature())
    }
    for (const name of step.fields) {
      const value = form[name]
      if (value !== undefined && value.length > 0) await fillsByKeyboard(name, value)
    }
    if (index === steps.length - 1) break
    await tabsTo(applicant.button("Next"))
    await keyboard.press("Enter")
  }
  await tabsTo(applicant.submitButton)
  await keyboard.press("Enter")
  await applicant.reachesSheet()
})
