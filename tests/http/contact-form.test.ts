// The contact form without JavaScript, posted and answered as HTML.
import { expect, test } from "vitest"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { contactFields } from "#domain/content/contact-message.ts"
import { fillForm, valuesIn } from "#tests/support/html/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { hrefOf, openPage, textsOf } from "#tests/support/open-page.ts"
import { startServer } from "#tests/support/servers/server.ts"

type Page = Awaited<ReturnType<typeof openPage>>

const formOn = ({ main }: Page) =>
  findAll(main, "form").find(({ attributes }) => attributes.method === "post")!

const send = async (page: Page, filling: Record<string, string>) => {
  const form = formOn(page)
  const values = [...fillForm(form, filling)] as [string, string][]
  return openPage(new URL(form.attributes.action!, page.response.url).href, {
    method: "POST",
    body: new URLSearchParams(values),
  })
}

const summaryOn = ({ main }: Page) => {
  const titles = Object.values(contactMessages).map(({ form }) => form.summary)
  return find(main, "region", new RegExp(`^(?:${titles.join("|")})$`))
}

test.each(["en", "hi"] as const)("a message is corrected and sent (%s)", async (language) => {
  const { form: words } = contactMessages[language]
  const empty = await send(await openPage(language === "en" ? "/contact-us" : "/hi/contact-us"), {})
  expect(empty.status).toBe(422)
  expect(textsOf(summaryOn(empty), "link")).toEqual(
    contactFields.map((field) => words.fields[field].missing),
  )

  const written = {
    name: "आशा कुमारी",
    email: "asha@",
    subject: "Hostel <b>",
    message: "Is there one?\nआपकी कृपा होगी।",
  }
  const refused = await send(empty, written)
  expect(refused.status).toBe(422)
  expect(textsOf(summaryOn(refused), "link")).toEqual([words.fields.email.email])
  const values = valuesIn(formOn(refused))
  for (const [field, value] of Object.entries(written)) expect(values.get(field)).toEqual([value])

  const sent = await send(refused, { ...written, email: "asha@example.com" })
  expect(sent.status).toBe(200)
  expect(textOf(find(sent.main, "alert"))).toContain(words.sent)
  expect(valuesIn(formOn(sent)).get("message")).toEqual([""])
  expect(sent.path).not.toContain("asha")
})

test("the rate limit returns the values with a message", async () => {
  const server = await startServer({ LOG_LEVEL: "warn", RATE_MESSAGES_PER_10_MINUTES: "1" })
  try {
    const message = { name: "Asha", email: "a@example.com", subject: "Hostel", message: "Is it?" }
    const page = await openPage(`${server.url}/contact-us`)
    expect((await send(page, message)).status).toBe(200)
    const limited = await send(page, message)
    expect(limited.status).toBe(429)
    const { failures } = contactMessages.en.form
    expect(textOf(find(limited.main, "alert"))).toContain(failures["too many"])
    expect(valuesIn(formOn(limited)).get("message")).toEqual(["Is it?"])
  } finally {
    await server.close()
  }
})

test("an office without phone and e-mail is listed by its name; phone and map are links", async () => {
  const { main } = await openPage("/contact-us/")
  const office = findAll(main, "listitem").find((item) => textOf(item).includes("Examination Cell"))
  expect(textOf(office!)).toBe("Examination Cell")
  expect(hrefOf(main, "05000-000000")).toBe("tel:05000000000")
  expect(hrefOf(main, /See on a map/)).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=26\.75&mlon=81\.25#map=/,
  )
})
