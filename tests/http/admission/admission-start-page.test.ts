// The start page of the admission, and the helpline on the pages of the form.
import { expect, test } from "vitest"

import { startPageMessages } from "#app/applications/start-page/messages.server.ts"
import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { openPage, siteUrl, textsOf } from "#tests/support/open-page.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { settings } from "#tests/support/samples/settings.ts"

test.each([
  { language: "en", path: "/admission-form" },
  { language: "hi", path: "/hi/admission-form" },
] as const)("$path says what to know before the form", async ({ language, path }) => {
  const { main } = await openPage(path)
  const messages = startPageMessages[language]
  const text = textOf(main)
  expect(text).toContain(messages.dates.lastDay)
  expect(text).toContain(messages.dates.feeLastDay.with_application)
  expect(text).toContain(settings.admission.eligibility![language])
  expect(text).toContain(settings.admission.urn_help![language])
  expect(text).toContain(messages.free.text)
  expect(text).toContain(settings.deposit.bank_name[language])
  const items = textsOf(main, "listitem")
  const { identities, items: readyItems } = messages.ready
  const ready = readyItems.map((item) => formatMessage(item, { identity: identities.aadhaar }))
  for (const document of [...ready, ...specifiedSheetTexts.documents.map((one) => one[language])]) {
    expect(items).toContain(document)
  }
  const rows = textsOf(find(main, "table", messages.fees.title), "row")
  expect(rows).toHaveLength(4)
  expect(rows[2]).toBe(`${language === "en" ? "BSc" : "बी.एस-सी."}₹1,675₹1,675₹900₹900`)
})

test("each course has its short name beside its link", async () => {
  const { main } = await openPage("/admission-form")
  const courses = textsOf(main, "listitem").filter((text) => text.includes("1st Year"))
  expect(courses).toEqual([
    "BABachelor of Arts 1st Year",
    "BScBachelor of Science 1st Year",
    "BComBachelor of Commerce 1st Year",
  ])
})

test("the helpline is on the start page, once on the form, and on the sheet", async () => {
  const code = await apply(siteUrl, await makeSamplePictures(), validForm("BA"))
  for (const path of ["/admission-form", "/hi/admission-form/ba/part-1"]) {
    const { document } = await openPage(path)
    const calls = findAll(find(document, "contentinfo"), "link", { href: "tel:05000000000" })
    expect(calls, path).toHaveLength(1)
  }
  const sheet = textOf(find((await openPage(`/admission-form/print/${code}`)).main, "article"))
  expect(sheet).toContain("Helpline: 05000-000000")
})

test("the form does not carry the texts of the start page", async () => {
  const { html } = await openPage("/admission-form/ba/part-1")
  const { free, ready } = startPageMessages.en
  expect(html).not.toContain(free.text)
  expect(html).not.toContain(ready.items[2])
})
