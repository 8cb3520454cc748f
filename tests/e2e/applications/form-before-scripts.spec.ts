import type { Page } from "@playwright/test"

import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"
import { storeDraft, storedKeys } from "./stored-draft.ts"

// A script that fails is an error in the console.
test.use({ expectedErrors: [/net::ERR_FAILED|status of 422/] })

const scripts = "**/assets/*.js"

/** Delays every script of the page; returns a function that releases them. */
const holdScripts = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens the form while its scripts are delayed, or have failed. */
const opensEarly = async (page: Page, path = "/admission-form/bsc/part-1") => {
  await page.goto(path, { waitUntil: "commit" })
  await expect(page.locator("#agreed_to_declaration")).toBeAttached()
  // A style sheet that arrives later would move the fields.
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")).every(
      (link) => link.sheet !== null,
    ),
  )
  return new Applicant(page, "en", false)
}

/** Waits for hydration. The tabs are hidden while it is asked whose device this is. */
const seesTabs = (page: Page) => expect(page.locator("[role=tablist]")).toBeAttached()

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)

const upload = (picture: { name: string; type: string; bytes: Uint8Array }) => ({
  name: picture.name,
  mimeType: picture.type,
  buffer: Buffer.from(picture.bytes),
})

test("a form whose scripts fail is submitted without JavaScript, which ends its draft", async ({
  page,
}) => {
  await storeDraft(page, {
    form: validForm("BSc"),
    pictures: { image: await goodPictures.photo() },
  })
  await page.route(scripts, (route) => route.abort("failed"))
  const applicant = await opensEarly(page)
  await expect(page.getByRole("tablist")).toHaveCount(0)
  await expect(applicant.submitButton).toBeVisible()
  await applicant.sees(applicant.messages.submitted.noScript)
  await expect(applicant.question).toHaveCount(0)
  await applicant.submits()
  await expect(applicant.summary).toBeVisible()
  await applicant.fillsAll(validForm("BSc"))
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await page.unroute(scripts)
  await applicant.submits()
  await applicant.reachesSheet()
  await expect.poll(() => storedKeys(page)).toEqual([])
})

test("a form whose scripts fail takes what is typed into the other language", async ({ page }) => {
  await page.route(scripts, (route) => route.abort("failed"))
  const applicant = await opensEarly(page)
  await applicant.fills("applicant_name", "Typed Without Scripts")
  await expect(page.getByRole("link", { name: "हिन्दी" })).toHaveCount(0)
  await applicant.button(applicant.messages.otherLanguageKeeping).click()
  await expect(page).toHaveURL("/hi/admission-form/bsc/part-1")
  await expect(applicant.box("applicant_name")).toHaveValue("Typed Without Scripts")
})

test("the language link waits for the scripts, which keep what is typed", async ({ page }) => {
  const release = await holdScripts(page)
  const early = await opensEarly(page)
  await early.fills("applicant_name", "Typed Early")
  const firstDocument = await page.evaluateHandle(() => document)
  await page.getByRole("link", { name: "हिन्दी" }).click()
  release()
  await expect(page).toHaveURL("/hi/admission-form/bsc/part-1")
  await seesTabs(page)
  expect(await firstDocument.evaluate((first) => first === document)).toBe(true)
  await expect(early.box("applicant_name")).toHaveValue("Typed Early")
})

test("hydration keeps the answer about the device", async ({ page }) => {
  const release = await holdScripts(page)
  const early = await opensEarly(page)
  await early.answersDevice("own")
  await early.fills("applicant_name", "Typed Early")
  release()
  await seesTabs(page)
  await new Applicant(page).sees("Kept on this device")
  expect(await storedKeys(page)).toEqual(["admission-draft:BSc"])
  await new Applicant(page).sees("This is your own device.")
})

test("hydration keeps the values, pictures, focus and position of a filled form", async ({
  page,
}) => {
  const release = await holdScripts(page)
  const early = await opensEarly(page)
  const form = validForm("BSc", { same_as_correspondence: "no" })
  await early.fillsAll(form)
  for (const name of ["image", "signature"] as const) {
    const picture = name === "image" ? goodPictures.photo() : goodPictures.signature()
    await page.locator(`#${name}`).setInputFiles(upload(await picture))
  }
  const name = early.box("bank_name")
  await name.click()
  await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  const before = await topOf(page, "bank_name")

  release()
  await seesTabs(page)
  const applicant = new Applicant(page)
  await applicant.seesStep(2)
  await expect(name).toBeFocused()
  expect(Math.abs((await topOf(page, "bank_name")) - before)).toBeLessThan(2)
  await page.keyboard.type("X")
  const typed = form.bank_name as string
  await expect(name).toHaveValue(`${typed.slice(0, 2)}X${typed.slice(2)}`)

  // At work before hydration, the applicant is asked before the next step.
  await applicant.opensSection(3)
  await applicant.answersDevice("own")
  await applicant.seesStep(3)
  await expect(applicant.box("highschool_percentage")).not.toHaveValue("")
  await applicant.opensSection(4)
  await expect(applicant.picture("image")).toBeVisible()
  await expect(applicant.picture("signature")).toBeVisible()
  await applicant.submits()
  const code = await applicant.reachesSheet()
  expect(code).toHaveLength(12)
  await applicant.sees(form.applicant_name as string)
})

test("hydration restores the draft, but not over values typed before it", async ({ page }) => {
  const form = validForm("BSc", { weightage: ["nss_240_hours"] })
  await storeDraft(page, { form, pictures: {} })
  const release = await holdScripts(page)
  const early = await opensEarly(page)
  await early.fills("applicant_name", "Typed Early")
  await early.fills("gender", "other")
  await early.fills("weightage", ["ncc_b"])
  await page.locator("#image").setInputFiles(upload(await goodPictures.photo()))
  const name = early.box("applicant_name")
  await name.click()
  await name.press("Home")

  release()
  await seesTabs(page)
  const applicant = new Applicant(page)
  await expect(applicant.box("father_name")).toHaveValue(form.father_name as string)
  await applicant.seesStep(0)
  await expect(name).toBeFocused()
  await page.keyboard.type("X")
  await expect(name).toHaveValue("XTyped Early")
  await expect(applicant.option("gender", "other")).toBeChecked()
  await applicant.opensSection(1)
  await expect(applicant.option("weightage", "ncc_b")).toBeChecked()
  await expect(applicant.option("weightage", "nss_240_hours")).toBeChecked()
  await applicant.opensSection(4)
  await expect(applicant.picture("image")).toBeVisible()
})

test("hydration keeps corrections in a refused form", async ({ page }) => {
  const release = await holdScripts(page)
  const early = await opensEarly(page)
  await early.fills("c_address", "Village One")
  await early.chooses("first_major_subject", "Physics")
  await early.submits()
  await expect(early.summary).toBeVisible()
  await early.fills("c_address", "Village Two")
  await early.chooses("first_major_subject", "Maths")
  release()
  await seesTabs(page)
  await expect(early.box("c_address")).toHaveValue("Village Two")
  await expect(early.box("first_major_subject")).toHaveValue("Maths")
})

test("hydration keeps the scroll position", async ({ page }) => {
  const release = await holdScripts(page)
  await opensEarly(page)
  await page.locator("#highschool_board").evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" })
  })
  const before = await topOf(page, "highschool_board")
  release()
  await seesTabs(page)
  await new Applicant(page).seesStep(3)
  expect(Math.abs((await topOf(page, "highschool_board")) - before)).toBeLessThan(2)
})
