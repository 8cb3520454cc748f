// Printing pages of the console, requested without the form that the console submits.
import { expect, test } from "vitest"

import { find, findAll } from "#tests/support/html/html-tree.ts"
import { openPage, siteUrl } from "#tests/support/open-page.ts"

test.each([
  "/office/sheets",
  "/hi/office/cards",
  "/office/student-slip",
  "/office/merit-list",
  "/office/offer-letters",
])(
  "%s links to the console, is not cached, and refuses requests without a session",
  async (path) => {
    const { status, response, main } = await openPage(path)
    expect(status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    expect(findAll(main, "link")).toHaveLength(1)
    expect(find(main, "link").attributes.href).toBe("/console")

    const post = (origin: string) =>
      openPage(path, {
        method: "POST",
        body: new URLSearchParams({ codes: "7KQ4M2XWPB9T" }),
        headers: { origin },
      })
    expect((await post(siteUrl)).status).toBe(401)
    expect((await post("https://other.example")).status).toBeGreaterThanOrEqual(400)
  },
)
