// A page keeps working although translation, an extension or the browser changed it before its scripts came
// (decision 55).
import type { Page } from "@playwright/test"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { sample } from "#content/sample.ts"

import { type Change, changePage } from "../../support/change-page.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, isHydrated, test } from "../../support/test.ts"
import { Applicant } from "../applications/applicant.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { anjali, Student } from "../student/student.ts"

// A field that is left empty is answered 422.
test.use({ expectedErrors: [/status of 422/] })

const changes: Change[] = ["translate", "extend", "linkNumbers"]

/** Holds back all scripts until the returned function is called. */
const holdScripts = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const change = async (page: Page) => {
  for (const one of changes) await changePage(page, one)
}

/** Opens a page that is changed before any of its scripts are there. Returns a function that lets them come. */
const opensChanged = async (page: Page, path: string) => {
  const release = await holdScripts(page)
  // The scripts of some pages come before the event "load", which then waits for them.
  await page.goto(path, { waitUntil: "domcontentloaded" })
  await change(page)
  return release
}

/** The page still shows its translation, and <html> its state. */
const isStillTranslated = async (page: Page) => {
  const html = page.locator("html")
  await expect(html).toHaveAttribute("lang", "hi")
  await expect(html).toHaveClass(/translated-ltr/)
  await expect(html).toHaveAttribute("data-scripts", "")
  await expect(html).toHaveAttribute("data-extension", "on")
  await expect(page.locator("extension-root")).toBeAttached()
  await expect(page.locator("h1 font font").first()).toBeVisible()
}

for (const path of ["/", "/courses", "/notices", "/search?q=admission", "/about/vision/"]) {
  test(`${path}: the buttons of a changed page work`, async ({ page }) => {
    const release = await opensChanged(page, path)
    release()
    await page.locator("summary", { hasText: "More" }).tap()
    await page.getByRole("button", { name: "Larger text" }).tap()
    await expect(page.locator("html")).toHaveAttribute("data-text-size", "1")
    await isStillTranslated(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).first().tap()
    await expect(page).toHaveURL(/contact-us/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us")
  })
}

test("a department of a changed page opens", async ({ page }) => {
  const release = await opensChanged(page, "/faculty-of-science")
  release()
  await page.getByRole("button", { name: "View Botany" }).tap()
  await expect(page.getByRole("dialog")).toContainText("Botany")
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await isStillTranslated(page)
})

test("a photo of a changed gallery opens in the viewer", async ({ page }) => {
  const { title } = Object.values(sample.photos)[1]!
  const release = await opensChanged(page, "/gallery/photo")
  release()
  await page.getByRole("link", { name: title.en, exact: true }).tap()
  await expect(page.getByRole("dialog")).toContainText(title.en)
  await page.getByRole("button", { name: "Next" }).tap()
  await expect(page.getByRole("dialog")).toContainText("3 of 12")
  await isStillTranslated(page)
})

test("the contact form of a changed page keeps its values, and sends them", async ({ page }) => {
  const { form } = contactMessages.en
  const box = (name: "name" | "email" | "subject" | "message") =>
    page.getByLabel(form.fields[name].label, { exact: true })
  const release = await opensChanged(page, "/contact-us/")
  await box("name").fill("Asha")
  await box("subject").tap()
  await box("subject").pressSequentially("A seat")
  release()
  await isHydrated(page)
  await expect(box("subject")).toBeFocused()
  await box("subject").pressSequentially(" in the hostel")
  await expect(box("subject")).toHaveValue("A seat in the hostel")
  await expect(box("name")).toHaveValue("Asha")
  await isStillTranslated(page)
  await box("email").fill("asha@example.com")
  await box("message").fill("Is there a hostel?")
  await page.getByRole("button", { name: form.send }).tap()
  await expect(page.getByRole("dialog", { name: form.sent })).toBeVisible()
})

test("a form that is changed while it is filled in keeps its values, and is submitted", async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto("/admission-form/bsc/part-1")
  const early = new Applicant(page, "en", false)
  await early.fills("applicant_name", "Typed Early")
  await change(page)
  await early.fills("father_name", "Typed Later")
  release()
  await expect(page.locator("[role=tablist]")).toBeAttached()
  await isStillTranslated(page)
  const applicant = new Applicant(page)
  await expect(applicant.box("applicant_name")).toHaveValue("Typed Early")
  await expect(applicant.box("father_name")).toHaveValue("Typed Later")
  await applicant.opensSection(1)
  await applicant.answersDevice("own")
  await applicant.fillsAll(validForm("BSc"))
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await applicant.submits()
  await applicant.reachesSheet()
})

test("a form that is translated while it is filled in says what is wrong, and is submitted", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const form = validForm("BSc")
  await applicant.opensForm("BSc")
  await applicant.fills("applicant_name", form.applicant_name as string)
  await changePage(page, "translate")
  await applicant.opensSection(4)
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  await expect(applicant.summary).toBeVisible()
  await applicant.fillsAll(form)
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await applicant.submits()
  await applicant.reachesSheet()
})

test("a translated page follows what React changes", async ({ page }) => {
  await page.goto("/faculty-of-science")
  await isHydrated(page)
  await changePage(page, "translate")
  await page.getByRole("button", { name: "View Botany" }).tap()
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  for (const [link, path] of [
    ["Notices", /notices/],
    ["Contact Us", /contact-us/],
    ["Courses", /courses/],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name: link }).first().tap()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(link)
    await expect(page.locator("h1 font")).not.toHaveCount(0)
  }
  await page.locator("summary", { hasText: "More" }).tap()
  await page.getByRole("button", { name: "Larger text" }).tap()
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "1")
})

test.describe("where React has to render the page anew", () => {
  test.use({ expectedErrors: [/React error #(?:418|423)/] })

  for (const [when, extension] of [
    [
      "an extension changes the page while it is parsed",
      () => {
        const observer = new MutationObserver(() => {
          const form = document.querySelector("form[method=post]")
          if (!form) return
          observer.disconnect()
          form.prepend(document.createElement("section"))
        })
        observer.observe(document, { childList: true, subtree: true })
      },
    ],
    [
      "an extension repeats its change at once",
      () =>
        addEventListener("load", () => {
          const extend = () => {
            const form = document.querySelector("form[method=post]")!
            if (!form.querySelector("section:empty"))
              form.prepend(document.createElement("section"))
          }
          extend()
          new MutationObserver(extend).observe(document, { childList: true, subtree: true })
        }),
    ],
  ] as const) {
    test(`${when}: the values of the form stay`, async ({ page }) => {
      const { form } = contactMessages.en
      const box = (name: "name" | "subject") =>
        page.getByLabel(form.fields[name].label, { exact: true })
      await page.addInitScript(extension)
      const release = await holdScripts(page)
      await page.goto("/contact-us/")
      await page.evaluate(() => document.documentElement.classList.add("translated-ltr"))
      await box("name").fill("Asha")
      await box("subject").tap()
      await box("subject").pressSequentially("A seat")
      release()
      await isHydrated(page)
      await expect(box("name")).toHaveValue("Asha")
      await expect(box("subject")).toBeFocused()
      await box("subject").pressSequentially(" in the hostel")
      await expect(box("subject")).toHaveValue("A seat in the hostel")
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "")
      await expect(page.locator("html")).toHaveClass(/translated-ltr/)
      await page.locator("summary", { hasText: "More" }).tap()
      await page.getByRole("button", { name: "Larger text" }).tap()
      await expect(page.locator("html")).toHaveAttribute("data-text-size", "1")
    })

    test(`${when}: the admission form keeps its values`, async ({ page }) => {
      await page.addInitScript(extension)
      const release = await holdScripts(page)
      await page.goto("/admission-form/bsc/part-1")
      const early = new Applicant(page, "en", false)
      await early.fills("applicant_name", "Typed Early")
      await early.fills("gender", "female")
      release()
      await expect(page.locator("[role=tablist]")).toBeAttached()
      const applicant = new Applicant(page)
      await expect(applicant.box("applicant_name")).toHaveValue("Typed Early")
      await expect(applicant.option("gender", "female")).toBeChecked()
      await applicant.opensSection(1)
      await applicant.answersDevice("own")
      await applicant.seesStep(1)
    })
  }
})

test("a changed status page answers", async ({ page, request }) => {
  const { code, dob } = await sentApplication(request)
  const release = await opensChanged(page, "/admission-status")
  await page.locator("#code").fill(code)
  release()
  await isHydrated(page)
  await expect(page.locator("#code")).toHaveValue(code)
  await page.getByRole("button", { name: "Show the status" }).tap()
  await expect(page.locator("#dob-error")).toHaveText("Error: Enter the date of birth")
  await page.locator("#dob").fill(dob)
  await page.getByRole("button", { name: "Show the status" }).tap()
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible()
})

test("a student signs in on a changed page", async ({ page }) => {
  const student = new Student(page)
  const release = await opensChanged(page, "/student/student-login")
  release()
  await expect(student.number).toBeEnabled()
  await isStillTranslated(page)
  await student.triesToSignIn(anjali)
  await expect(page).toHaveURL(student.dashboardOf(anjali.urn))
  await expect(student.front).toContainText(anjali.name)
})
