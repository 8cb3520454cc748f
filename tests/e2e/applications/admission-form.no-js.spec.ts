import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { steps } from "#domain/applications/form/form-fields.ts"

import { type Form, validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
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

// tests/http/admission/admission-form.test.ts covers the content of each answer, for each course and language.
test("a link of the error summary leads to its field", async ({ page }) => {
  const applicant = new Applicant(page, "hi", false)
  await applicant.opensForm("BA")
  expect(await submitsAndGets(applicant)).toBe(422)
  await expect(applicant.summary).toBeVisible()
  await applicant.summaryLink(applicant.messages.fields.bank_isfsc.missing!).click()
  await expect(page.locator("#bank_isfsc")).toBeInViewport()
})

/** Expects every control of the page to have its value of `form`. */
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

test("a form with one error keeps the other values, and is accepted after the correction", async ({
  page,
}) => {
  const applicant = new Applicant(page, "hi", false)
  const form = validForm("BSc", { bank_isfsc: "SBI" })
  await applicant.opensForm("BSc")
  await applicant.fillsAll(form)
  await addsBoth(applicant)
  expect(await submitsAndGets(applicant)).toBe(422)
  await holds(applicant, form)
  await expect(applicant.errorOf("bank_isfsc")).toContainText(
    applicant.messages.messages["ifsc.format"],
  )
  await applicant.fills("bank_isfsc", "SBIN0001234")
  await addsBoth(applicant)
  expect(await submitsAndGets(applicant)).toBe(303)
  const code = await applicant.reachesSheet()
  await applicant.sees(groupAdmissionCode(code))
})

test("Enter in a field does not submit the form or change the language", async ({ page }) => {
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
  await expect(applicant.errorOf("dob")).toHaveCount(0)
})

test("a double click stores one application", async ({ page }) => {
  const applicant = new Applicant(page, "en", false)
  const sheets = new Set<string | null>()
  page.on("response", async (response) => {
    if (response.status() === 303) sheets.add(await response.headerValue("location"))
  })
  await applicant.opensForm("BCom")
  await applicant.fillsAll(validForm("BCom"))
  await addsBoth(applicant)
  await applicant.submitButton.dblclick()
  const code = await applicant.reachesSheet()
  expect([...sheets]).toEqual([`/admission-form/print/${code}?submitted=1`])
})

test.describe("a lost reply", () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test("is repeated when the browser sends the form again", async ({ page }) => {
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
    expect(first).toBe(`/admission-form/print/${await applicant.reachesSheet()}?submitted=1`)
  })
})
