// Each page but the form holds its styles (decision 59). page-weight.test.ts measures their size.
import { createHash } from "node:crypto"

import { expect, test } from "vitest"

import { elementsIn } from "#tests/support/html/read-html.ts"
import { siteUrl } from "#tests/support/open-page.ts"
import { publicPages } from "#tests/support/samples/public-pages.ts"

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The inline styles of a page: the address of the file, and the text. */
const stylesIn = (html: string) =>
  Array.from(html.matchAll(/<style data-href="([^"]*)">([^]*?)<\/style>/g), ([, href, text]) => ({
    href: href!,
    text: text!,
  }))

/** The form has its style sheets in files. */
const isForm = (path: string) => path.startsWith("/admission-form/")

test.each([...publicPages.filter((path) => !isForm(path)), "/hi", "/student/dashboard/1", "/none"])(
  "%s has its styles inline, as the policy allows, and the router finds them as files",
  async (path) => {
    const response = await fetch(siteUrl + path)
    const html = await response.text()
    const links = elementsIn(html).filter(({ attributes }) => attributes.rel === "stylesheet")
    expect(links).toEqual([])
    const styles = stylesIn(html)
    expect(styles.length).toBeGreaterThan(1)
    const policy = response.headers.get("content-security-policy")!
    const [, allowed] = /style-src ([^;]*)/.exec(policy)!
    expect(allowed!.split(" ")).toEqual(["'self'", ...styles.map(({ text }) => hashOf(text))])
    for (const { href, text } of styles) {
      expect(await (await fetch(siteUrl + href)).text()).toBe(text)
    }
  },
)
