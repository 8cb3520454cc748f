// A page that is only read sends no scripts until the visitor needs them (decision 26).
import { expect, test } from "vitest"

import { elementsIn } from "#tests/support/html/read-html.ts"
import { openPage } from "#tests/support/open-page.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"

/** Pages of little use without scripts: the form starts with its own, others load them after the first paint. */
const isForm = /\/admission-form\//i
const loadsAfterPaint = /\/student\//i

/** What a page loads by itself of its scripts, and when `hydrate-later.ts` is told to load them. */
const scriptsOf = (html: string) => {
  const elements = elementsIn(html)
  const scripts = elements.filter(({ name }) => name === "script")
  return {
    loaded: [
      ...scripts.filter(({ attributes }) => attributes.src || attributes.type === "module"),
      ...elements.filter(({ attributes }) => attributes.rel === "modulepreload"),
    ],
    hydration: scripts.map(({ attributes }) => attributes["data-hydration"]).find(Boolean),
  }
}

test.each(["en", "hi"] as const)(
  "no page but the form loads a script by itself (%s)",
  async (language) => {
    for (const path of publicPages.filter((one) => !isForm.test(one))) {
      const { loaded, hydration } = scriptsOf((await openPage(addressIn(language, path))).html)
      expect.soft(loaded, path).toEqual([])
      const isAfterPaint = loadsAfterPaint.test(path)
      expect
        .soft(hydration === "paint", `${path} loads scripts after the first paint`)
        .toBe(isAfterPaint)
    }
  },
)

test("the answer to a form loads its scripts, which move the focus to its message", async () => {
  const body = new URLSearchParams({ name: "Asha" })
  const { html } = await openPage("/contact-us/", { method: "POST", body })
  expect(scriptsOf(html).hydration).toBe("paint")
})
