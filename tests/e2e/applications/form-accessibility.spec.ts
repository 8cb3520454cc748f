import type { Page } from "@playwright/test"

import { steps } from "#domain/applications/form/form-fields.ts"

import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, smallTargets, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"
import { openEmptyPage } from "./stored-draft.ts"

/** Buttons, tabs, choices and links that look like buttons. */
const targetsOf = (page: Page) =>
  page.locator("button, [role=tab], label:has(input), header a, main nav a, main li > a:only-child")

const isAccessibleOnPhone = async (page: Page, axe: () => Promise<void>) => {
  await axe()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, "sideways scroll").toBeLessThanOrEqual(0)
  expect(await smallTargets(targetsOf(page)), "small targets").toEqual([])
}

test.use({ expectedErrors: [/status of (404|422)|net::ERR_/] })

for (const language of ["en", "hi"] as const) {
  test.describe(`accessibility of the admission form (${language})`, () => {
    test("the chooser and the page of an unknown admission code", async ({ page, axe }) => {
      const applicant = new Applicant(page, language)
      await openEmptyPage(page)
      await page.evaluate(() => localStorage.setItem("admission_code", "ABCDEFGHJKLM"))
      await page.goto(applicant.pathOf("/admission-form"))
      await applicant.sees("ABCD-EFGH-JKLM")
      await isAccessibleOnPhone(page, axe)
      await page.goto(applicant.pathOf("/admission-form/print/ABCDEFGHJKLM"))
      await applicant.sees(applicant.messages.sheetPage.unknown)
      await isAccessibleOnPhone(page, axe)
    })

    test("each tab, empty and with all its errors", async ({ page, axe }) => {
      const applicant = new Applicant(page, language)
      await applicant.opensForm("BSc")
      for (const index of steps.keys()) {
        await applicant.opensSection(index)
        await isAccessibleOnPhone(page, axe)
      }
      await applicant.fills("agreed_to_declaration", "yes")
      await applicant.submits()
      await expect(applicant.summary).toBeFocused()
      for (const index of steps.keys()) {
        await applicant.opensSection(index)
        await isAccessibleOnPhone(page, axe)
      }
    })

    test("a filled form and the crop dialogs", async ({ page, axe }) => {
      const applicant = new Applicant(page, language)
      const { cropTitle } = applicant.messages.upload
      await applicant.opensFilledForm("BCom")
      await isAccessibleOnPhone(page, axe)
      for (const name of ["image", "signature"] as const) {
        await applicant.choosesFile(name, await goodPictures.photo())
        await expect(
          applicant.dialog(cropTitle[name]).getByAltText(applicant.messages.upload.alt[name]),
        ).toBeVisible()
        await isAccessibleOnPhone(page, axe)
        await page.keyboard.press("Escape")
      }
    })

    test("a form without a reply, a refused form, and the sheet", async ({ page, axe }) => {
      const applicant = new Applicant(page, language)
      await applicant.opensFilledForm("BCom")
      const save = "**/admission/save"
      await page.route(save, (route) => route.abort("connectionreset"))
      await applicant.submits()
      await expect(applicant.button(applicant.messages.send.stop)).toBeVisible()
      await isAccessibleOnPhone(page, axe)
      await applicant.button(applicant.messages.send.stop).click()
      await expect(applicant.button(applicant.messages.send.again)).toBeVisible()
      await isAccessibleOnPhone(page, axe)
      await page.unroute(save)
      const errors = { aadhar_no: [applicant.messages.messages["aadhaar.check_digit"]] }
      const refusal = { response: false, message: applicant.messages.dialogs.validation, errors }
      await page.route(save, (route) => route.fulfill({ status: 422, json: refusal }))
      await applicant.button(applicant.messages.send.again).click()
      await expect(applicant.dialog(applicant.messages.dialogs.validation)).toBeVisible()
      await isAccessibleOnPhone(page, axe)
      await page.keyboard.press("Escape")
      await page.unroute(save)
      await applicant.submits()
      await applicant.reachesSheet()
      await isAccessibleOnPhone(page, axe)
    })

    test("the dialog of a subject conflict", async ({ page, axe }) => {
      const applicant = new Applicant(page, language)
      await applicant.opensStoredDraft({ form: validForm("BA"), step: 3 })
      await applicant.chooses("second_major_subject", "Hindi")
      await expect(applicant.dialog(applicant.messages.dialogs.conflict)).toBeVisible()
      await isAccessibleOnPhone(page, axe)
    })
  })
}
