import { expect, type Page } from "@playwright/test"

import { fill } from "#app/admission/words/admission-words.ts"
import { type FormWords, formWordsOf } from "#app/admission/words/words-of.server.ts"
import type { CourseCode } from "#domain/admission/courses.ts"
import { steps } from "#domain/admission/steps.ts"
import { subjectNamesInHindi, type Subject } from "#domain/admission/subjects.ts"
import type { FieldName } from "#domain/admission/words/fields.en.ts"
import type { Language } from "#domain/content/text.ts"

import type { Form } from "../support/applications.ts"
import type { Picture } from "../support/pictures.ts"

const radios = new Set(["gender", "category", "religion", "nationality"])
const selects = new Set(["highschool_year", "i_year"])
const subjectFields = ["first_major_subject", "second_major_subject", "minor_subject"]
const notTyped = new Set(["course", "highschool_percentage", "i_percentage", "submission_key"])

const upload = ({ name, type, bytes }: Picture) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

/** Somebody who applies, in their own words: finds everything by its label, in the page's language. */
export class Applicant {
  readonly page: Page
  readonly language: Language
  readonly words: FormWords
  /** Without JavaScript the whole form is one page and nothing is cropped. */
  readonly hasJavaScript: boolean

  constructor(page: Page, language: Language = "en", hasJavaScript = true) {
    this.page = page
    this.language = language
    this.words = formWordsOf(language)
    this.hasJavaScript = hasJavaScript
  }

  pathOf(path: string) {
    return this.language === "hi" ? `/hi${path}` : path
  }

  /** Opens a course's form and waits until it is awake. */
  async opensForm(course: CourseCode) {
    await this.page.goto(this.pathOf(`/admission-form/${course.toLowerCase()}/part-1`))
    if (this.hasJavaScript) await expect(this.page.getByRole("tablist")).toBeVisible()
  }

  async opensSection(index: number) {
    if (!this.hasJavaScript) return
    const title = this.words.form.steps[steps[index]!.id]
    await this.page.getByRole("tab", { name: title }).click()
  }

  group(name: string) {
    return this.page.getByRole("group", { name: this.words.fields[name as FieldName].label })
  }

  box(name: string) {
    return this.page.locator(`[name="${name}"]`)
  }

  private optionText(value: string) {
    return this.words.options[value as keyof FormWords["options"]]
  }

  /** Fills one field as its label asks. */
  async fills(name: string, value: string | string[]) {
    if (Array.isArray(value)) {
      for (const one of value) {
        await this.group(name).getByLabel(this.optionText(one), { exact: true }).check()
      }
      return
    }
    if (value === "") return
    if (radios.has(name) || name.startsWith("is_") || name.startsWith("has_")) {
      await this.group(name).getByLabel(this.optionText(value), { exact: true }).check()
    } else if (name === "same_as_correspondence" || name === "agreed_to_declaration") {
      const label = this.words.fields[name].label
      await this.page.getByLabel(label).setChecked(value === "yes" || value === "1")
    } else if (selects.has(name)) {
      await this.box(name).selectOption(value)
    } else if (subjectFields.includes(name)) {
      const text = this.language === "hi" ? subjectNamesInHindi[value as Subject] : value
      await this.box(name).selectOption({ label: text })
    } else {
      await this.box(name).fill(value)
    }
  }

  /** Fills a whole form, section by section; with `changes` one leaves fields out or wrong. */
  async fillsAll(form: Form) {
    for (const [index, step] of steps.entries()) {
      await this.opensSection(index)
      for (const name of step.fields) {
        const value = form[name]
        const isCopied = name === "p_address" && form.same_as_correspondence === "yes"
        if (value !== undefined && !notTyped.has(name) && !isCopied) await this.fills(name, value)
      }
    }
  }

  /** Adds a picture and takes the frame that is offered. */
  async adds(name: "image" | "signature", picture: Picture) {
    await this.page.locator(`input[name="${name}"]`).setInputFiles(upload(picture))
    if (!this.hasJavaScript) return
    const dialog = this.page.getByRole("dialog", { name: this.words.upload.cropTitle[name] })
    await dialog.getByRole("button", { name: this.words.upload.use }).click()
    await expect(this.page.getByAltText(this.words.upload.alt[name])).toBeVisible()
  }

  get submitButton() {
    return this.page.getByRole("button", { name: this.words.form.submit, exact: true })
  }

  async submits() {
    await this.submitButton.click()
  }

  async sees(text: string) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  /** Ends on the sheet; returns the admission code of its address. */
  async reachesTheSheet() {
    await this.page.waitForURL(/\/admission-form\/print\/[2-9A-HJ-NP-Z]{12}$/)
    await this.sees(this.words.sheetPage.sixth)
    await expect(this.page.getByRole("article").first()).toBeVisible()
    return this.page.url().split("/").at(-1)!
  }

  /** The link of the summary that leads to a field's problem. */
  problem(text: string) {
    return this.page.getByRole("alert").getByRole("link", { name: text })
  }

  async seesStep(index: number) {
    await this.sees(fill(this.words.form.step, { step: index + 1, steps: steps.length + 1 }))
  }
}
