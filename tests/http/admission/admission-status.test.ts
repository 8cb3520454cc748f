// The status page without JavaScript: its form, posted and answered as HTML.
import { beforeAll, describe, expect, test } from "vitest"

import { statusPageMessages } from "#app/applications/status/messages.server.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { openPage, siteUrl, textsOf } from "#tests/support/open-page.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

const ask = (language: "en" | "hi", input: { code: string; dob: string }) =>
  openPage(`${language === "hi" ? "/hi" : ""}/admission-status`, {
    method: "POST",
    body: new URLSearchParams(input),
  })

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const { errors, error, states, steps, summary, title } = statusPageMessages[language]

  test.each([
    { input: { code: "", dob: "" }, code: errors.code.missing, dob: errors.dob.missing },
    {
      input: { code: "ABCD", dob: "31-02-2007" },
      code: errors.code.format,
      dob: errors.dob.format,
    },
  ])("$input: the summary and each field say what is wrong", async ({ input, code, dob }) => {
    const { status, document, main, title: pageTitle } = await ask(language, input)
    expect(status).toBe(422)
    expect(pageTitle.startsWith(`${error}: ${title}`)).toBe(true)
    expect(textOf(find(main, "h2", summary))).toBe(summary)
    const links = findAll(main, "link").filter(({ attributes }) => attributes.href?.startsWith("#"))
    expect(links.map((link) => [link.attributes.href, textOf(link)])).toEqual([
      ["#code", code],
      ["#dob", dob],
    ])
    expect(textOf(find(document, "#code-error"))).toBe(`${error}: ${code}`)
    expect(textOf(find(document, "#dob-error"))).toBe(`${error}: ${dob}`)
  })

  describe("an application", () => {
    let admissionCode: string
    beforeAll(async () => {
      const form = { ...validForm("BSc"), dob: "2007-03-27" }
      admissionCode = await apply(siteUrl, await makeSamplePictures(), form)
    })

    test("shows its course, its steps and the next action", async () => {
      const { main } = await ask(language, { code: admissionCode, dob: "27-03-2007" })
      const text = textOf(main)
      expect(text).toContain(language === "hi" ? "विज्ञान स्नातक" : "Bachelor of Science")
      expect(text).toContain(statusMessages.submitted.next[language])
      const timeline = textsOf(find(main, "ol", new RegExp(steps.fee_due)), "listitem")
      expect(timeline[0]).toMatch(new RegExp(`\\(${states.done}\\) \\d+ \\S+ \\d{4}$`))
      expect(timeline.slice(1)).toEqual([
        `${steps.fee_due} (${states.now})`,
        `${steps.check} (${states.ahead})`,
        `${steps.decision} (${states.ahead})`,
      ])
    })
  })
})
