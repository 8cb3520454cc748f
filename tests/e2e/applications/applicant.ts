import { expect, type Page } from "@playwright/test"

import type { Device } from "#app/applications/form/draft/draft.ts"
import { type FormMessages, formMessages } from "#app/applications/messages/messages.server.ts"
import { subjectName } from "#domain/admission/course-names.ts"
import type { FieldName } from "#domain/applications/form/form-definition.ts"
import { steps } from "#domain/applications/form/form-fields.ts"
import type { Language } from "#domain/content/text.ts"
import type { UploadName } from "#domain/fields/uploads.ts"
import { formatMessage } from "#domain/messages/format-message.ts"

import { type CourseCode, type Form, validForm } from "../../support/samples/applications.ts"
import { goodPictures, type Picture } from "../../support/samples/pictures.ts"
import { sampleSession } from "../../support/samples/session.ts"
import { storeDraft, type StoredDraft } from "./stored-draft.ts"

const radios = new Set(["gender", "category", "religion", "nationality"])
const isRadio = (name: string) => radios.has(name) || /^(?:is|has)_|_grading$/.test(name)
const boxes = ["same_as_correspondence", "agreed_to_declaration"]
const subjectFields = ["first_major_subject", "second_major_subject", "minor_subject"]
const notTyped = new Set(["course", "highschool_percentage", "i_percentage", "submission_key"])

const toUpload = ({ name, type, bytes }: Picture) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

/** Locators and actions of an applicant on the admission form. Finds controls by label, in the page's language. */
export class Applicant {
  readonly page: Page
  readonly language: Language
  readonly messages: FormMessages
  /** Without JavaScript the whole form is one page and nothing is cropped. */
  readonly hasJavaScript: boolean

  constructor(page: Page, language: Language = "en", hasJavaScript = true) {
    this.page = page
    this.language = language
    this.messages = formMessages(language)
    this.hasJavaScript = hasJavaScript
  }

  pathOf(path: string) {
    return this.language === "hi" ? `/hi${path}` : path
  }

  /** Opens a course's form, waits for hydration, and answers whose device this is if that is asked. */
  async opensForm(course: CourseCode, device: Device | "none" = "own") {
    await this.page.goto(this.pathOf(`/admission-form/${course.toLowerCase()}/part-1`))
    if (!this.hasJavaScript) return
    await expect(this.page.locator("[role=tablist]")).toBeAttached()
    if (device !== "none" && (await this.question.isVisible())) await this.answersDevice(device)
  }

  /** Opens the form with a stored draft and waits until it is restored. */
  async opensStoredDraft(draft: StoredDraft) {
    await storeDraft(this.page, draft)
    await this.opensForm(draft.form.course as CourseCode)
    await expect(this.clearButton).toBeVisible()
    const name = this.box("applicant_name")
    await expect(name).toHaveValue(draft.form.applicant_name as string)
  }

  /** Opens a filled form on its last tab from a stored draft; returns its values. */
  async opensFilledForm(course: CourseCode, changes: Form = {}) {
    const form = validForm(course, changes)
    const image = await goodPictures.photo()
    const signature = await goodPictures.signature()
    await this.opensStoredDraft({ form, pictures: { image, signature } })
    await expect(this.picture("image")).toBeVisible()
    await expect(this.picture("signature")).toBeVisible()
    await this.fills("agreed_to_declaration", "yes")
    return form
  }

  // Locators

  tab(index: number) {
    return this.page.getByRole("tab", { name: this.messages.form.steps[steps[index]!.id] })
  }

  button(name: string) {
    return this.page.getByRole("button", { name, exact: true })
  }

  group(name: string) {
    return this.page.getByRole("group", { name: this.messages.fields[name as FieldName].label })
  }

  option(name: string, value: string) {
    // Both schools have this label.
    if (name.endsWith("_grading")) return this.page.locator(`[name="${name}"][value="${value}"]`)
    const text = this.messages.options[value as keyof FormMessages["options"]]
    return this.group(name).getByLabel(text, { exact: true })
  }

  /** By name, because the two schools have equal labels. */
  box(name: string) {
    return this.page.locator(`[name="${name}"]`)
  }

  picture(name: UploadName) {
    return this.page.getByRole("figure").getByAltText(this.messages.upload.alt[name])
  }

  /** One of a picture's own buttons: choose, take, replace, remove. */
  pictureButton(what: "choose" | "take" | "replace" | "remove", name: UploadName) {
    const text = `${this.messages.upload[what]} ?: ${this.messages.fields[name].label}`
    return this.page.getByRole("button", { name: new RegExp(`^${text}$`) })
  }

  /** The heading of the question about the device. */
  get question() {
    return this.page.getByRole("heading", { name: this.messages.draft.question })
  }

  get submitButton() {
    return this.button(this.messages.form.submit)
  }

  get clearButton() {
    return this.button(this.messages.draft.clear)
  }

  dialog(name: string) {
    return this.page.getByRole("dialog", { name })
  }

  get summary() {
    return this.page.getByRole("region", { name: this.messages.form.summaryTitle })
  }

  /** The link of an error in the error summary. */
  summaryLink(text: string) {
    return this.summary.getByRole("link", { name: text, exact: true })
  }

  /** The error beside a field. */
  errorOf(name: string) {
    return this.page.locator(`#${name}-error`)
  }

  // Actions

  async opensSection(index: number) {
    if (this.hasJavaScript) await this.tab(index).click()
  }

  /** Fills one field as its label asks. */
  async fills(name: string, value: string | string[]) {
    if (Array.isArray(value)) for (const one of value) await this.option(name, one).check()
    else if (value === "") return
    else if (isRadio(name)) await this.option(name, value).check()
    else if (boxes.includes(name)) {
      const { label } = this.messages.fields[name as FieldName]
      await this.page.getByLabel(label).setChecked(value === "yes" || value === "1")
    } else if (name.endsWith("_year")) await this.box(name).selectOption(value)
    else if (subjectFields.includes(name)) await this.chooses(name, value)
    else await this.box(name).fill(value)
  }

  /** Answers whose device this is. */
  async answersDevice(device: Device) {
    await this.page.getByRole("radio", { name: this.messages.draft[device].answer }).check()
    if (this.hasJavaScript) await this.button(this.messages.draft.continue).click()
  }

  async chooses(name: string, subject: string) {
    const text = subjectName(sampleSession, subject, this.language)
    await this.box(name).selectOption({ label: text })
  }

  /** Fills the form section by section; fields that `form` lacks stay unchanged. */
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

  /** Chooses a file. With JavaScript this opens the crop dialog, or shows an error. */
  async choosesFile(name: UploadName, picture: Picture) {
    await this.page.locator(`input[name="${name}"]`).setInputFiles(toUpload(picture))
  }

  /** Adds a picture with the default crop. */
  async adds(name: UploadName, picture: Picture) {
    await this.choosesFile(name, picture)
    if (!this.hasJavaScript) return
    const dialog = this.dialog(this.messages.upload.cropTitle[name])
    await dialog.getByRole("button", { name: this.messages.upload.use[name] }).click()
    await expect(dialog).toBeHidden()
    await expect(this.picture(name)).toBeVisible()
  }

  async submits() {
    await this.submitButton.click()
  }

  async sees(text: string) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  async seesStep(index: number) {
    const text = formatMessage(this.messages.form.step, {
      step: index + 1,
      steps: steps.length + 1,
    })
    await expect(this.page.getByText(text, { exact: true })).toBeVisible()
  }

  /** Waits for the sheet; returns the admission code of its URL. */
  async reachesSheet() {
    // Not `waitForURL`: it fails when a second submission replaces the navigation.
    const sheetUrl = /\/admission-form\/print\/[2-9A-HJ-NP-Z]{12}(?:\?submitted=1)?$/
    await expect(this.page).toHaveURL(sheetUrl, { timeout: 30_000 })
    await this.sees(this.messages.sheetPage.sixth)
    await expect(this.page.getByRole("article").first()).toBeVisible()
    return new URL(this.page.url()).pathname.split("/").at(-1)!
  }
}
