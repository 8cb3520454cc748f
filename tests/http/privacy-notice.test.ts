import { expect, test } from "vitest"

import { findAll, textOf } from "#tests/support/html/html-tree.ts"
import { hrefOf, openPage } from "#tests/support/open-page.ts"

test.each([
  {
    prefix: "",
    summary: "Privacy notice: what is asked",
    period: "If you are not admitted: one year after the end of the session.",
    whole: "Open this notice as a page",
  },
  {
    prefix: "/hi",
    summary: "गोपनीयता सूचना: क्या पूछा जाता है",
    period: "प्रवेश न होने पर: सत्र समाप्त होने के बाद एक वर्ष।",
    whole: "इस सूचना को अलग पृष्ठ पर खोलें",
  },
])("'$summary' is on the chooser, the form and a page of its own", async ({ prefix, ...texts }) => {
  for (const path of ["/admission-form", "/admission-form/ba/part-1"]) {
    const { main } = await openPage(prefix + path)
    const notice = findAll(main, "details").find((one) => textOf(one).includes(texts.summary))
    expect(notice!.attributes, path).not.toHaveProperty("open")
    expect(textOf(notice!)).toContain(texts.period)
    expect(textOf(notice!)).toMatch(/\d{4}-\d\d-\d\d\.\d+/)
    expect(hrefOf(notice!, texts.whole)).toBe(`${prefix}/privacy-notice`)
  }
  expect((await openPage(`${prefix}/privacy-notice`)).text).toContain(texts.period)
  // Template variables of the policy are filled in.
  expect(textOf((await openPage(`${prefix}/privacyy-policy`)).main)).not.toContain("{")
})
