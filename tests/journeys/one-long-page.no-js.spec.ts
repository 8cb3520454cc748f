import { groupAdmissionCode } from "#domain/admission/admission-code.ts"
import { type CourseCode, courses } from "#domain/admission/courses.ts"
import { steps } from "#domain/admission/steps.ts"
import type { FieldName } from "#domain/admission/words/fields.en.ts"

import { type Form, toFormData, validForm } from "../support/applications.ts"
import { badPictures, goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/status of 422 .*\/part-1/] })

const addsBoth = async (applicant: Applicant) => {
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
}

const submitsAndGets = async (applicant: Applicant) => {
  const answer = applicant.page.waitForResponse(
    (response) => response.request().method() === "POST",
  )
  await applicant.submits()
  return (await answer).status()
}

for (const language of ["en", "hi"] as const) {
  for (const { code: course } of courses) {
    test(`the one long page for ${course} leads to the sheet (${language})`, async ({ page }) => {
      const applicant = new Applicant(page, language, false)
      const form = validForm(course as CourseCode)
      await applicant.opensForm(course as CourseCode)
      await applicant.fillsAll(form)
      await addsBoth(applicant)
      expect(await submitsAndGets(applicant)).toBe(303)
      const code = await applicant.reachesTheSheet()
      await applicant.sees(groupAdmissionCode(code))
      await applicant.sees(form.applicant_name as string)
      await expect(page.getByText("STUDENT").first()).toBeVisible()
    })
  }

  test(`an empty form comes back with a message on every field that is asked for (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language, false)
    await applicant.opensForm("BA")
    expect(await submitsAndGets(applicant)).toBe(422)
    const { fields, messages, form } = applicant.words
    const asked = steps
      .flatMap((step) => step.fields)
      .filter((name) => name === "agreed_to_declaration" || fields[name as FieldName].missing)
    await expect(page.getByRole("alert")).toContainText(form.summaryTitle)
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(asked.length)
    for (const name of asked) {
      const text = fields[name as FieldName].missing ?? messages["declaration.agree"]
      await expect(applicant.message(name)).toContainText(text)
      await expect(applicant.problem(text)).toHaveAttribute("href", `#${name}`)
      await expect(page.locator(`#${name}`)).toHaveCount(1)
    }
    await applicant.problem(fields.bank_isfsc.missing!).click()
    await expect(page.locator("#bank_isfsc")).toBeInViewport()
  })
}

/** Every text, choice, list and box of the page holds what was filled in. */
const holds = async (applicant: Applicant, form: Form) => {
  for (const name of steps.flatMap((step) => step.fields)) {
    const value = form[name]
    if (value === undefined || value.length === 0) continue
    if (Array.isArray(value)) {
      for (const one of value) await expect(applicant.option(name, one)).toBeChecked()
    } else if (name === "same_as_correspondence" || name === "agreed_to_declaration") {
      await expect(applicant.box(name)).toBeChecked({ checked: value === "yes" })
    } else if ((await applicant.box(name).count()) > 1) {
      await expect(applicant.option(name, value)).toBeChecked()
    } else await expect(applicant.box(name)).toHaveValue(value)
  }
}

test("a form with one mistake comes back with all that was filled in", async ({ page }) => {
  const applicant = new Applicant(page, "hi", false)
  const form = validForm("BSc", { bank_isfsc: "SBI" })
  await applicant.opensForm("BSc")
  await applicant.fillsAll(form)
  await addsBoth(applicant)
  expect(await submitsAndGets(applicant)).toBe(422)
  await holds(applicant, form)
  await expect(applicant.message("bank_isfsc")).toContainText(
    applicant.words.messages["ifsc.format"],
  )
  await applicant.fills("bank_isfsc", "SBIN0001234")
  await addsBoth(applicant)
  await applicant.submits()
  await applicant.reachesTheSheet()
})

test("a photo too large and a text named .jpg are told as what they are", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  await applicant.opensForm("BA")
  await applicant.adds("image", await badPictures.photoTooLarge())
  await applicant.adds("signature", await badPictures.text())
  expect(await submitsAndGets(applicant)).toBe(422)
  await expect(applicant.message("image")).toContainText("larger than 500 KB")
  await expect(applicant.message("signature")).toContainText("must be a JPG, PNG or WebP picture")
})

test("Enter in a field neither sends the form nor changes the language", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  let posts = 0
  page.on("request", (request) => (posts += Number(request.method() === "POST")))
  await applicant.opensForm("BA")
  await applicant.fills("applicant_name", "Anjali")
  await applicant.box("applicant_name").press("Enter")
  await applicant.box("dob").fill("27032007")
  await applicant.box("dob").press("Enter")
  expect(await submitsAndGets(applicant)).toBe(422)
  expect(posts).toBe(1)
  await expect(page).toHaveURL("/admission-form/ba/part-1")
  await expect(applicant.message("dob")).toHaveCount(0)
})

test("a double click makes one application", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  const sheets = new Set<string | null>()
  page.on("response", async (response) => {
    if (response.status() === 303) sheets.add(await response.headerValue("location"))
  })
  await applicant.opensForm("BCom")
  await applicant.fillsAll(validForm("BCom"))
  await addsBoth(applicant)
  await applicant.submitButton.dblclick()
  const code = await applicant.reachesTheSheet()
  expect([...sheets]).toEqual([`/admission-form/print/${code}`])
})

test.describe("an answer that is lost", () => {
  test.use({ expectedErrors: [/net::ERR_|status of 409/] })

  test("is given again when the browser sends the page again", async ({ page }) => {
    const applicant = new Applicant(page, "en", false)
    await applicant.opensForm("BA")
    await applicant.fillsAll(validForm("BA"))
    await addsBoth(applicant)
    let first: string | undefined
    await page.route("**/ba/part-1", async (route) => {
      first = (await route.fetch({ maxRedirects: 0 })).headers()["location"]
      await route.abort("connectionreset")
    })
    await applicant.submits()
    await expect.poll(() => first).toContain("/admission-form/print/")
    await page.unroute("**/ba/part-1")
    await page.reload()
    expect(first).toBe(`/admission-form/print/${await applicant.reachesTheSheet()}`)
  })

  test("is not mistaken for the answer to a correction", async ({ page }) => {
    const applicant = new Applicant(page, "hi", false)
    const form = validForm("BA")
    await applicant.opensForm("BA")
    const key = await page.locator('[name="submission_key"]').inputValue()
    await applicant.fillsAll(form)
    await addsBoth(applicant)
    const body = toFormData(
      { ...form, applicant_name: "Anjali", submission_key: key },
      {
        image: await goodPictures.photo(),
        signature: await goodPictures.signature(),
      },
    )
    const reply = await page.request.post("/api/v2/admission/save", { multipart: body })
    const { admission_code: code } = (await reply.json()) as { admission_code: string }
    expect(await submitsAndGets(applicant)).toBe(409)
    await expect(page.getByRole("alert")).toContainText(groupAdmissionCode(code))
    await page
      .getByRole("alert")
      .getByRole("link", { name: applicant.words.chooser.status })
      .click()
    await expect(page).toHaveURL("/hi/admission-status")
  })
})

test("a second major of the other group is refused by the server", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  await applicant.opensForm("BSc")
  await applicant.fillsAll(validForm("BSc", { second_major_subject: "Botany" }))
  await addsBoth(applicant)
  expect(await submitsAndGets(applicant)).toBe(422)
  await expect(applicant.message("second_major_subject")).toContainText(
    "Choose one of the subjects offered here",
  )
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(1)
})

test("the same box copies the address on the server", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  const form = validForm("BA", { same_as_correspondence: "yes", c_address: "Village Onlythere" })
  await applicant.opensForm("BA")
  await applicant.fillsAll(form)
  await addsBoth(applicant)
  await applicant.submits()
  await applicant.reachesTheSheet()
  await expect(page.getByText("Village Onlythere")).toHaveCount(2)
})

test("both readings of the heading, and the way to the chooser, need no script", async ({
  page,
}) => {
  await page.goto("/admission-form/bsc/part-1")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Application for Bachelor of Science(BSc)-Part -1",
  )
  await page.goto("/admission-form/BSC")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Application Form for BSc 1st Year",
  )
  await page.goto("/hi/admission-form/mba")
  await expect(page).toHaveURL("/hi/admission-form")
  await page.getByRole("link", { name: "विज्ञान स्नातक प्रथम वर्ष" }).click()
  await expect(page).toHaveURL("/hi/admission-form/bsc/part-1")
})

test("the other language brings back what is filled in, and blames nothing", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  await applicant.opensForm("BA")
  await applicant.fills("applicant_name", "अंजलि कुशवाहा")
  await applicant.fills("gender", "female")
  await applicant.fills("weightage", ["ncc_b", "ranger_nipun"])
  await applicant.fills("highschool_year", "2022")
  await page.getByRole("button", { name: applicant.words.otherLanguageKeeping }).click()
  await expect(page).toHaveURL("/hi/admission-form/ba/part-1")
  const inHindi = new Applicant(page, "hi", false)
  await expect(inHindi.box("applicant_name")).toHaveValue("अंजलि कुशवाहा")
  await expect(page.getByRole("radio", { name: "महिला" })).toBeChecked()
  await expect(page.locator('[name="weightage[]"]:checked')).toHaveCount(2)
  await expect(inHindi.box("highschool_year")).toHaveValue("2022")
  await expect(page.getByRole("alert")).toHaveCount(0)
})
