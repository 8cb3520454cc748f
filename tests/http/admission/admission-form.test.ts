// The admission form without JavaScript: one long page, posted and answered as HTML. The browser part is in tests/e2e/applications/admission-form.no-js.spec.ts.
import { describe, expect, test } from "vitest"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { isAdditional, steps } from "#domain/applications/form/form-fields.ts"
import { type Filling, fillForm, valuesIn } from "#tests/support/html/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { elementsIn } from "#tests/support/html/read-html.ts"
import { openPage } from "#tests/support/open-page.ts"
import { sampleCourses, type Form, validForm } from "#tests/support/samples/applications.ts"
import { badPictures, goodPictures, type Picture } from "#tests/support/samples/pictures.ts"

type Page = Awaited<ReturnType<typeof openPage>>

const boxes = ["same_as_correspondence", "agreed_to_declaration"]
const notOnThePage = ["course", "highschool_percentage", "i_percentage"]

/** A form's values under the names of its controls. */
const fillingOf = (form: Form): Filling =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => !notOnThePage.includes(name))
      .map(([name, value]) => {
        if (boxes.includes(name)) return [name, value === "yes" ? "1" : []]
        return Array.isArray(value) ? [`${name}[]`, value] : [name, value]
      }),
  )

const fileOf = ({ name, type, bytes }: Picture) => new File([bytes], name, { type })
const pictures = async () => ({
  image: fileOf(await goodPictures.photo()),
  signature: fileOf(await goodPictures.signature()),
})

const pathOf = (course: string, language: string) =>
  `${language === "hi" ? "/hi" : ""}/admission-form/${course.toLowerCase()}/part-1`

const formOn = ({ document }: Page) => find(document, "form#application")

const submit = async (page: Page, filling: Filling) =>
  openPage(page.path, { method: "POST", body: fillForm(formOn(page), filling), redirect: "manual" })

/** The message beside a field. */
const messageOf = ({ document }: Page, field: string) => textOf(find(document, `#${field}-error`))
const summaryOn = ({ document }: Page) => {
  const titles = [formMessages("en"), formMessages("hi")].map(({ form }) => form.summaryTitle)
  return findAll(document, "region").find((region) =>
    titles.includes(textOf(findAll(region, "h2")[0] ?? region)),
  )
}
const errorsOn = (page: Page) => findAll(summaryOn(page)!, "link")

const sheetOf = async (answer: Page) => {
  expect(answer.status).toBe(303)
  const path = answer.response.headers.get("location")!
  const [, code] = /\/admission-form\/print\/([2-9A-HJ-NP-Z]{12})\?submitted=1$/.exec(path) ?? []
  return { code: code!, sheet: await openPage(path) }
}

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each(sampleCourses)("a filled form for %s leads to the sheet", async (course) => {
    const form = validForm(course)
    const page = await openPage(pathOf(course, language))
    const answer = await submit(page, { ...fillingOf(form), ...(await pictures()) })
    const { code, sheet } = await sheetOf(answer)
    const { sheetPage } = formMessages(language)
    expect(sheet.text).toContain(sheetPage.sixth)
    expect(sheet.text).toContain(sheetPage.submitted)
    expect(sheet.text).toContain(groupAdmissionCode(code))
    expect(sheet.text).toContain(form.applicant_name)
    expect(sheet.text).toContain("STUDENT")
  })

  test("an empty form is returned with an error on every required field", async () => {
    const answer = await submit(await openPage(pathOf("BA", language)), {})
    expect(answer.status).toBe(422)
    const { fields, messages, form } = formMessages(language)
    const required = steps
      .flatMap((step) => step.fields)
      .filter((name) => name === "agreed_to_declaration" || fields[name as FieldName]?.missing)
      // The sample session asks none of them.
      .filter((name) => !isAdditional(name))
    expect(findAll(summaryOn(answer)!, "h3").map(textOf)).toEqual(
      steps.map(({ id }, index) => `${index + 1}. ${form.steps[id]}`),
    )
    expect(textOf(find(answer.document, "title"))).toMatch(new RegExp(`^${form.error}: `))
    expect(errorsOn(answer)).toHaveLength(required.length)
    for (const name of required) {
      const text = fields[name as FieldName].missing ?? messages["declaration.agree"]
      expect(messageOf(answer, name)).toBe(`${form.error}: ${text}`)
      expect(
        errorsOn(answer).filter(
          (link) => textOf(link) === text && link.attributes.href === `#${name}`,
        ),
        name,
      ).toHaveLength(1)
      expect(findAll(answer.document, `#${name}`), name).toHaveLength(1)
    }
  })
})

test("a form with one error is returned with all other values", async () => {
  const filling = fillingOf(validForm("BSc", { bank_isfsc: "SBI" }))
  const answer = await submit(await openPage(pathOf("BSc", "hi")), {
    ...filling,
    ...(await pictures()),
  })
  expect(answer.status).toBe(422)
  expect(messageOf(answer, "bank_isfsc")).toContain(formMessages("hi").messages["ifsc.format"])
  const values = valuesIn(formOn(answer))
  for (const [name, value] of Object.entries(filling)) {
    expect(values.get(name), name).toEqual([value].flat())
  }
})

test("another form with the same Aadhaar number is accepted like any other", async () => {
  const page = await openPage(pathOf("BA", "hi"))
  const filling = { ...fillingOf(validForm("BA")), ...(await pictures()) }
  const first = await sheetOf(await submit(page, filling))
  const second = await sheetOf(await submit(page, { ...filling, applicant_name: "Anjali" }))
  expect(second.code).not.toBe(first.code)
})

test("pictures of more than 10 MB together and a text named .jpg are refused with an error", async () => {
  const answer = await submit(await openPage(pathOf("BA", "en")), {
    image: new File([Buffer.alloc(10.5 * 1024 * 1024)], "photo.jpg", { type: "image/jpeg" }),
    signature: fileOf(await badPictures.text()),
  })
  expect(answer.status).toBe(422)
  expect(messageOf(answer, "image")).toContain("larger than 10 MB together")
  expect(messageOf(answer, "signature")).toContain("must be a JPG, PNG or WebP picture")
})

test("a picture as the camera made it is shrunk by the server", async () => {
  const { bytes } = await goodPictures.phone()
  // Cameras of phones write up to six megabytes.
  const photo = Buffer.concat([bytes, Buffer.alloc(6 * 1024 * 1024 - bytes.length)])
  const answer = await submit(await openPage(pathOf("BA", "hi")), {
    ...fillingOf(validForm("BA")),
    ...(await pictures()),
    image: new File([photo], "photo.jpg", { type: "image/jpeg" }),
  })
  expect(answer.status).toBe(303)
})

test("an iPhone photo is refused with what to set in the camera", async () => {
  const heic = new File(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"], "photo.heic")
  const answer = await submit(await openPage(pathOf("BA", "en")), { image: heic })
  expect(messageOf(answer, "image")).toContain("set the camera to Most Compatible")
})

test("an unusual answer comes back once, with a box that confirms it", async () => {
  const filling = { ...fillingOf(validForm("BA", { i_obtmarks: "0" })), ...(await pictures()) }
  const asked = await submit(await openPage(pathOf("BA", "en")), filling)
  expect(asked.status).toBe(422)
  expect(messageOf(asked, "i_obtmarks")).toContain("Marks obtained are 0. Is this right?")
  expect(errorsOn(asked)).toHaveLength(1)
  const confirmed = await submit(asked, { ...filling, "confirmed[]": "i_obtmarks" })
  expect(confirmed.status).toBe(303)
})

test("a CGPA needs no maximum, and is stored with its percentage", async () => {
  const { sheet } = await sheetOf(
    await submit(await openPage(pathOf("BA", "en")), {
      ...fillingOf(validForm("BA")),
      ...(await pictures()),
      i_grading: "cgpa_cbse",
      i_obtmarks: "9.2",
      i_maxmarks: "",
    }),
  )
  expect(sheet.text).toContain("CGPA 9.2 × 9.5 = 87.40 %")
})

test("a truncated photo and a signature of few pixels are refused with their reason", async () => {
  const answer = await submit(await openPage(pathOf("BA", "hi")), {
    image: fileOf(await badPictures.truncated()),
    signature: fileOf(await badPictures.smallSignature()),
  })
  const { messages } = formMessages("hi")
  expect(messageOf(answer, "image")).toContain(messages["image.unreadable"])
  expect(messageOf(answer, "signature")).toContain(messages["signature.too_small"])
})

test("the summary names the examination of a wrong mark", async () => {
  const form = validForm("BA", { i_obtmarks: "501", highschool_obtmarks: "601" })
  const answer = await submit(await openPage(pathOf("BA", "en")), fillingOf(form))
  expect(errorsOn(answer).map(textOf)).toEqual(
    expect.arrayContaining([
      "High school: Marks obtained can't be more than the maximum marks",
      "Intermediate: Marks obtained can't be more than the maximum marks",
    ]),
  )
})

test("the reason why Chemistry is disabled stands beside the first major", async () => {
  const { document } = await openPage(pathOf("BSc", "hi"))
  expect(textOf(find(document, "#first_major_subject-hint"))).toBe(
    "रसायन विज्ञान प्रथम मुख्य विषय नहीं हो सकता: इसे द्वितीय में चुनें",
  )
})

test("a second major that the first does not allow is refused", async () => {
  const filling = fillingOf(validForm("BSc", { second_major_subject: "Botany" }))
  const answer = await submit(await openPage(pathOf("BSc", "en")), {
    ...filling,
    ...(await pictures()),
  })
  expect(answer.status).toBe(422)
  expect(messageOf(answer, "second_major_subject")).toContain(
    "Choose one of the subjects offered here",
  )
  expect(errorsOn(answer)).toHaveLength(1)
})

test("the server copies the address when the box is ticked", async () => {
  const form = validForm("BA", {
    same_as_correspondence: "yes",
    c_address: "Village Onlythere",
    p_address: "",
  })
  const answer = await submit(await openPage(pathOf("BA", "en")), {
    ...fillingOf(form),
    ...(await pictures()),
  })
  const { sheet } = await sheetOf(answer)
  expect(sheet.text.match(/Village Onlythere/g)).toHaveLength(2)
})

test("switching the language keeps the values, without errors", async () => {
  const page = await openPage(pathOf("BA", "en"))
  const { otherLanguageKeeping } = formMessages("en")
  const button = find(page.document, "button", otherLanguageKeeping)
  const filling = {
    applicant_name: "अंजलि कुशवाहा",
    gender: "female",
    "weightage[]": ["ncc_b", "ranger_nipun"],
    highschool_year: "2022",
  }
  const body = fillForm(formOn(page), filling, button)
  expect(button.attributes).toMatchObject({ form: "application" })
  const answer = await openPage(button.attributes.formaction!, { method: "POST", body })
  expect(answer.path).toBe("/hi/admission-form/ba/part-1")
  const values = valuesIn(formOn(answer))
  expect(values.get("applicant_name")).toEqual(["अंजलि कुशवाहा"])
  expect(values.get("gender")).toEqual(["female"])
  expect(values.get("weightage[]")).toEqual(["ncc_b", "ranger_nipun"])
  expect(values.get("highschool_year")).toEqual(["2022"])
  expect(summaryOn(answer)).toBeUndefined()
})

test.each([
  { path: "/hi/admission-form/bsc/part-1", isIsland: true },
  { path: "/admission-form/BSC", isIsland: true },
  { path: "/admission-form", isIsland: false },
])("$path starts without the router: $isIsland", async ({ path, isIsland }) => {
  const { html } = await openPage(path)
  expect(html.includes("window.__reactRouterContext =")).toBe(!isIsland)
  expect(html.includes('id="form-data"')).toBe(isIsland)
  // Scripts start after the first paint, or an interaction.
  const scripts = elementsIn(html).filter(({ name }) => name === "script")
  expect(scripts.filter(({ attributes: { src, type } }) => src || type === "module")).toEqual([])
  const modules = scripts.flatMap(({ attributes }) => attributes["data-modules"]?.split(" ") ?? [])
  expect(modules.every((file) => file.startsWith("/assets/form-"))).toBe(isIsland)
})
