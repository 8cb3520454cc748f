// Stored drafts without JavaScript. The calls are covered by server/http/public-api/draft-api.test.ts, the dialog by
// tests/e2e/applications/transfer.spec.ts.
import { describe, expect, test } from "vitest"

import { continueMessages } from "#app/applications/continue/messages.ts"
import { draftReplies } from "#domain/applications/messages/draft-replies.ts"
import { fillForm, valuesIn } from "#tests/support/html/html-form.ts"
import { find } from "#tests/support/html/html-tree.ts"
import { elementsIn } from "#tests/support/html/read-html.ts"
import { openPage, siteUrl } from "#tests/support/open-page.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { goodPictures } from "#tests/support/samples/pictures.ts"

type Page = Awaited<ReturnType<typeof openPage>>

const pin = "493817"
const formOn = ({ document }: Page) => find(document, "form#application")
const valueOf = (page: Page, name: string) => valuesIn(formOn(page)).get(name)

/** Controls of the form that are below it. */
const outerValues = ({ html }: Page) =>
  elementsIn(html).flatMap(({ name, attributes }) =>
    name === "input" && attributes.form === "application" && attributes.type === "hidden"
      ? [[attributes.name!, attributes.value!] as const]
      : [],
  )

/** Presses the button that stores the form. */
const store = (page: Page, filling: Parameters<typeof fillForm>[1], typedPin = pin) => {
  const body = fillForm(formOn(page), filling)
  for (const [name, value] of outerValues(page)) body.append(name, value)
  body.append("draft_pin", typedPin)
  body.append("intent", "store draft")
  return openPage(page.path, { method: "POST", body })
}

const open = async (path: string, code: string, typedPin = pin) => {
  const body = new FormData()
  body.append("intent", "continue")
  body.append("draft_code", code)
  body.append("draft_pin", typedPin)
  const init: RequestInit = { method: "POST", body, redirect: "manual" }
  const page = await openPage(path, init)
  // `fetch` sends a form to another address with the boundary of the first.
  return page.status === 307 ? openPage(page.response.headers.get("location")!, init) : page
}

const codeOn = (page: Page) => /DR-[A-Z2-9-]{14}/.exec(page.text)?.[0]

const openStored = async (code: string) => {
  const response = await fetch(`${siteUrl}/api/v2/admission/drafts/open`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code, pin }),
  })
  return (await response.json()) as {
    answers: { values: Record<string, unknown>; files: { field: string }[] }
  }
}

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const prefix = language === "hi" ? "/hi" : ""
  const path = `${prefix}/admission-form/bsc/part-1`
  const texts = continueMessages(language)
  const name = `Asha ${freshAadhaar()}`

  test("a form is stored, opened by code and PIN with its values, and stored again with its picture", async () => {
    const { bytes, type } = await goodPictures.photo()
    const image = new File([bytes], "photo.jpg", { type })
    const stored = await store(await openPage(path), { applicant_name: name, image })
    expect(stored.status).toBe(200)
    expect(stored.text).toContain(texts.plain.stored)
    expect(stored.html).not.toContain(pin)
    expect(valueOf(stored, "applicant_name")).toEqual([name])
    const code = codeOn(stored)!

    const opened = await open(`${prefix}/admission-form/continue`, code)
    expect(opened.path).toBe(path)
    expect(opened.response.headers.get("cache-control")).toBe("no-store")
    expect(valueOf(opened, "applicant_name")).toEqual([name])
    expect(opened.html).not.toContain(pin)

    const again = await store(opened, { applicant_name: `${name} B` })
    expect(again.text).toContain(texts.plain.stored)
    expect(codeOn(again)).toBe(code)
    const { answers } = await openStored(code)
    expect(answers.values["applicant_name"]).toBe(`${name} B`)
    expect(answers.values).not.toHaveProperty("draft_pin")
    expect(answers.files.map(({ field }) => field)).toEqual(["image"])

    // The page that was opened first does not know the newer version.
    const conflict = await store(opened, { applicant_name: "Older" })
    expect(conflict.status).toBe(409)
    expect(conflict.text).toContain(draftReplies.conflict[language])
    expect(valueOf(conflict, "applicant_name")).toEqual(["Older"])
    const both = await store(conflict, {})
    expect(codeOn(both)).not.toBe(code)
  })

  test("a wrong PIN is answered on the page, without the PIN", async () => {
    const code = codeOn(await store(await openPage(path), { applicant_name: name }))!
    const refused = await open(`${prefix}/admission-form/continue`, code, "582934")
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(draftReplies.wrong[language])
    expect(refused.html).not.toContain("582934")
    const unreadable = await open(`${prefix}/admission-form/continue`, "ABCDEFGHJKLM")
    expect(unreadable.text).toContain(draftReplies.code_format[language])
  })

  test("the first press of the button asks for the PIN, and keeps the values", async () => {
    const form = formOn(await openPage(path))
    const body = fillForm(form, { applicant_name: name })
    body.append("intent", "store draft")
    const asked = await openPage(path, { method: "POST", body })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain(texts.plain.store)
    expect(asked.html).toContain('name="draft_pin"')
    expect(valueOf(asked, "applicant_name")).toEqual([name])
  })

  test("a form without a PIN keeps its values", async () => {
    const refused = await store(await openPage(path), { applicant_name: name }, "")
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(draftReplies.pin_format[language])
    expect(valueOf(refused, "applicant_name")).toEqual([name])
  })
})
