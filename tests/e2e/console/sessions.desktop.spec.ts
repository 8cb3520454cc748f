// An administrator opens the next session, and an applicant who passed in its first year applies under it.
import { expect, type Locator, type Page } from "@playwright/test"

import { chooses } from "#tests/support/browsers/chooses.ts"

import { apply } from "../../support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { joinAndSignIn, test } from "./console.ts"
import { fillsBoth, isPublic, opens, presses } from "./content.ts"

test.use({ expectedErrors: [/422/] })

/** Opens the part of the form with this title, and gives what it holds. */
const opensPart = async (page: Page, title: string) => {
  const heading = page.getByRole("heading", { level: 2, name: title })
  await heading.getByRole("button").click()
  return page.locator(".MuiAccordion-root").filter({ has: heading })
}

const addsSubjects = async (part: Locator, label: string, ...subjects: string[]) => {
  const input = part.getByRole("combobox", { name: label })
  for (const subject of subjects) {
    await input.fill(subject)
    await input.press("Enter")
  }
  await input.press("Escape")
}

const feeOf = (part: Locator, category: string) =>
  part.getByRole("spinbutton", { name: category, exact: true })

/** One more subject, which BA teaches, and another number of seats. */
const changesArts = async (page: Page) => {
  const subjects = await opensPart(page, "Subjects")
  await presses(page, "Add a subject")
  await expect(page.getByLabel("Code")).toBeFocused()
  await page.getByLabel("Code").fill("Music")
  await fillsBoth(page, "Name", "Music", "संगीत")
  await expect(subjects.getByText("18 subjects")).toBeVisible()
  await opensPart(page, "Subjects")

  const arts = await opensPart(page, "Bachelor of Arts")
  await arts.getByLabel("Seats of the course").fill("200")
  await feeOf(arts, "SC").fill("640")
  await presses(page, "Change: First major subject")
  await addsSubjects(arts, "Subjects to choose from", "Music")
  await expect(arts.getByText(/^One of Hindi, .*, Geography, Music\.$/)).toBeVisible()
  await presses(page, "Done: First major subject")
  await presses(page, "Add a choice")
  await chooses(arts.getByRole("combobox", { name: "The form asks for" }), "Vocational course")
  await addsSubjects(arts, "Subjects to choose from", "Geography", "Music")
  await opensPart(page, "Bachelor of Arts")
}

/** A third group, without its name at first. */
const addsGroup = async (page: Page) => {
  const science = await opensPart(page, "Bachelor of Science")
  await expect(science.getByText("May not be: Chemistry.")).toBeVisible()
  await presses(page, "Add a group")
  await addsSubjects(science, "Subjects", "Physics", "Chemistry", "Zoology")
  await presses(page, "Save")
  await expect(page.getByLabel("Name of the group")).toBeFocused()
  await expect(page.getByText("Please fill this in.")).toBeVisible()
  await page.getByLabel("Name of the group").fill("PCZ")
  await expect(science.getByText("Physics, Chemistry, Zoology", { exact: true })).toBeVisible()
}

/** The printed part of a sheet. */
const sheetOf = async (page: Page, code: string, language = "") => {
  const html = await (await page.request.get(`${language}/admission-form/print/${code}`)).text()
  return /<article.*<\/article>/s.exec(html)![0]
}

/** Sends the form as a browser without scripts does, and gives the code of the sheet that follows. */
const sendsWithoutScripts = async (page: Page, path: string, multipart: FormData) => {
  const answer = await page.request.post(path, { multipart, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return /\/print\/(\w+)/.exec(answer.headers()["location"]!)![1]!
}

test("an administrator makes the next session from the last one, opens and changes it", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const earlier = await apply(server.url, pictures, validForm("BCom"))
  const sheetBefore = await sheetOf(page, earlier)

  await joinAndSignIn(page, server, "administrator")
  await opens(page, "content/sessions/2025-26")
  await page.getByRole("link", { name: "New session from this one" }).click()
  await expect(page.locator("[name=slug]")).toHaveValue("2026-27")
  await expect(page.getByLabel("Last year of passing")).toHaveValue("2026")
  // A session of 2026-27 or later has the fee after an offer, unless the college says otherwise.
  const feeTime = page.getByRole("combobox", { name: "The fee is due" })
  await expect(feeTime).toHaveText("Only after the offer of a seat")
  await chooses(feeTime, "With the application")
  await changesArts(page)
  await addsGroup(page)
  const commerce = await opensPart(page, "Bachelor of Commerce")
  await commerce.getByRole("button", { name: "Close it now" }).click()
  await axe()
  await presses(page, "Save")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2026-27")

  await presses(page, "Open this session for applications")
  await expect(page.getByRole("dialog")).toContainText("and no more for 2025-26")
  await axe()
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click()
  await expect(page.getByText("2026-27 is open for applications.")).toBeVisible()
  await expect.poll(() => isPublic(page, "/admission-form", "2026-27")).toBe(true)

  for (const [path, music] of [
    ["/admission-form/ba/part-1", '<option value="Music">Music'],
    ["/hi/admission-form/ba/part-1", '<option value="Music">संगीत'],
  ] as const) {
    expect(await isPublic(page, path, '<option value="2026">'), path).toBe(true)
    expect(await isPublic(page, path, music), path).toBe(true)
  }
  expect(await isPublic(page, "/courses", "<li>Music</li>")).toBe(true)
  expect(await isPublic(page, "/admission-form/bcom/part-1", "Applications closed on")).toBe(true)
  const code = await apply(
    server.url,
    pictures,
    validForm("BA", {
      category: "sc",
      i_year: "2026",
      first_major_subject: "Music",
      vocational_subject: "Geography",
    }),
  )
  await expect.poll(() => isPublic(page, `/admission-form/print/${code}`, "2026-27")).toBe(true)
  expect(await isPublic(page, `/admission-form/print/${code}`, "₹640")).toBe(true)
  expect(await isPublic(page, `/hi/admission-form/print/${code}`, "<td>संगीत</td>")).toBe(true)
  const withoutScripts = validForm("BA", {
    aadhar_no: freshAadhaar(),
    i_year: "2026",
    vocational_subject: "Music",
  })
  const second = await sendsWithoutScripts(
    page,
    "/hi/admission-form/ba/part-1",
    toFormData(withoutScripts, pictures),
  )
  expect(await sheetOf(page, second, "/hi")).toMatch(/व्यावसायिक पाठ्यक्रम.*संगीत/s)
  expect(await sheetOf(page, earlier)).toBe(sheetBefore)

  const arts = await opensPart(page, "Bachelor of Arts")
  await feeOf(arts, "SC").fill("700")
  await presses(page, "Save")
  const dialog = page.getByRole("dialog")
  await expect(dialog).toContainText("2026-27 has 2 applications:")
  await expect(dialog).toContainText("2 applications already sent keep their fee.")
  await axe()
  await dialog.getByRole("button", { name: "Save the changes" }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(feeOf(await opensPart(page, "Bachelor of Arts"), "SC")).toHaveValue("700")
})
