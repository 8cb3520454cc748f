import { expect, test } from "vitest"

import { deferScripts } from "./defer-scripts.ts"

const mark = "abc"
const page = (nonce: string) =>
  `<link rel="modulepreload" href="/a.js" nonce="${nonce}"/><link rel="modulepreload" href="/b.js" nonce="${nonce}"/>` +
  `<script nonce="${nonce}" type="module" async="">import "/a.js"</script>`

test("turns the entry module into text, beside the list of its preloads", () =>
  expect(deferScripts(page(mark), mark, "paint", false)).toBe(
    `<script nonce="abc" type="text/plain" data-hydration="paint" data-modules="/a.js /b.js">import "/a.js"</script>`,
  ))

test("leaves scripts of others alone", () => {
  const others = page("stored")
  const deferred = deferScripts(others + page(mark), mark, "paint", false)
  expect(deferred.startsWith(`${others}<script nonce="abc" type="text/plain"`)).toBe(true)
})

test("removes the page's data, and only those that React Router wrote", () => {
  const dataOf = (nonce: string) =>
    ['enqueue("[1,\\u003cb>]\\n")', "close()"]
      .map(
        (call) =>
          `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`,
      )
      .join("<!-- -->")
  const deferred = deferScripts(
    dataOf("stored") + page(mark) + dataOf(mark),
    mark,
    "interaction",
    true,
  )
  expect(deferred).toBe(
    `${dataOf("stored")}<script nonce="abc" type="text/plain" data-hydration="interaction" data-fetch data-modules="/a.js /b.js">import "/a.js"</script><!-- -->`,
  )
})

test("turns the page's data into text too, since React Router's streams may need polyfills", () => {
  const context = (attributes: string) =>
    `<script${attributes}>window.__reactRouterContext = {}</script>`
  const html = context(` nonce="stored"`) + context(` nonce="${mark}"`) + page(mark)
  expect(deferScripts(html, mark, "paint", false)).toContain(
    context(` nonce="stored"`) + context(` nonce="${mark}" type="text/plain" data-context`),
  )
})
