// Grievances without JavaScript: sent, confirmed, followed by number and code.
import { expect, test } from "vitest"

import { grievanceMessages } from "#app/site/grievances/messages.server.ts"
import { fillForm, valuesIn } from "#tests/support/html/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"
import { startServer } from "#tests/support/servers/server.ts"

type Page = Awaited<ReturnType<typeof openPage>>

/** The last form that is posted: on each page the one below what was found. */
const formOn = ({ main }: Page) =>
  findAll(main, "form").findLast(({ attributes }) => attributes.method === "post")!

const send = async (page: Page, filling: Record<string, string> = {}) => {
  const form = formOn(page)
  const values = [...fillForm(form, filling)] as [string, string][]
  return openPage(new URL(form.attributes.action ?? "", page.response.url).href, {
    method: "POST",
    body: new URLSearchParams(values),
  })
}

const written = {
  category: "fees",
  text: "More was asked <b>\nthan is published.",
  name: "आशा कुमारी",
  mobile: "98765 43210",
}
const receiptOn = ({ main }: Page) => {
  const text = textOf(main)
  return {
    number: /G-\d{4}-\d{5}-\d/.exec(text)![0],
    code: /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}/.exec(text)![0],
  }
}

test.each(["en", "hi"] as const)(
  "a grievance is corrected, sent and followed (%s)",
  async (language) => {
    const messages = grievanceMessages[language]
    const prefix = language === "hi" ? "/hi" : ""
    const form = await openPage(`${prefix}/grievances`)
    expect(form.response.headers.get("cache-control")).toBe("no-store")
    const empty = await send(form, { text: written.text })
    expect(empty.status).toBe(422)
    expect(textsOf(find(empty.main, "region", messages.summary), "link")).toEqual([
      messages.form.fields.category.missing,
      messages.form.fields.name.missing,
      messages.form.fields.mobile.contact,
    ])
    expect(valuesIn(formOn(empty)).get("text")).toEqual([written.text])

    const sent = await send(empty, written)
    expect(sent.status).toBe(200)
    expect(textOf(sent.main)).toContain(messages.receipt.title)
    expect(sent.response.headers.get("cache-control")).toBe("no-store")
    const receipt = receiptOn(sent)
    // The browser sends the same form again.
    expect(receiptOn(await send(empty, written))).toEqual(receipt)

    const status = await send(sent)
    expect(status.status).toBe(200)
    expect(status.path).toBe(`${prefix}/grievances/status`)
    expect(textOf(status.main)).toContain(receipt.number)
    expect(textOf(status.main)).not.toMatch(/आशा कुमारी|9876543210/)
    const nothing = await send(status)
    expect(nothing.status).toBe(422)
    expect(textOf(nothing.main)).toContain(messages.status.errors.missing)
    const more = await send(status, { text: "Still nothing." })
    expect(textOf(more.main)).toContain(messages.status.message.done)
    expect(textOf(more.main)).toContain("Still nothing.")

    const typed = await openPage(`${prefix}/grievances/status`)
    const found = await send(typed, { ...receipt, code: receipt.code.toLowerCase() })
    expect(textOf(found.main)).toContain("Still nothing.")
    expect(found.response.headers.get("cache-control")).toBe("no-store")
    const unknown = await send(typed, { number: receipt.number, code: "2222-2222-2222" })
    expect(unknown.status).toBe(404)
    expect(textOf(unknown.main)).toContain(messages.status.unknown)
  },
)

test("the status page is not indexed, and two visitors get two keys", async () => {
  const status = await openPage("/grievances/status")
  const robots = findAll(status.document, "meta").find(
    ({ attributes }) => attributes.name === "robots",
  )
  expect(robots?.attributes.content).toBe("noindex")
  const keys = await Promise.all(
    [1, 2].map(
      async () => valuesIn(formOn(await openPage("/grievances"))).get("submission_key")?.[0],
    ),
  )
  expect(keys[0]).toMatch(/^[\w-]{24}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test("the rate limits answer 429, and keep what was typed", async () => {
  const server = await startServer({
    LOG_LEVEL: "info",
    RATE_MESSAGES_PER_10_MINUTES: "1",
    RATE_PRINT_PER_MINUTE: "2",
  })
  try {
    const page = await openPage(`${server.url}/grievances`)
    const sent = await send(page, written)
    expect(sent.status).toBe(200)
    for (const text of ["Two.", "Three.", "Four.", "Five.", "Six."]) {
      expect((await send(page, { ...written, text })).status).toBe(200)
    }
    const limited = await send(page, { ...written, text: "Another." })
    expect(limited.status).toBe(429)
    expect(valuesIn(formOn(limited)).get("text")).toEqual(["Another."])
    const receipt = receiptOn(sent)
    const status = await openPage(`${server.url}/grievances/status`)
    expect((await send(status, receipt)).status).toBe(200)
    expect((await send(status, receipt)).status).toBe(200)
    expect((await send(status, receipt)).status).toBe(429)
    const log = server.log()
    expect(log).toContain("/grievances/status")
    expect(log).not.toMatch(/More was asked|आशा|98765/)
    expect(log).not.toContain(receipt.code.replaceAll("-", ""))
    expect(log).not.toContain(receipt.number)
  } finally {
    await server.close()
  }
})
