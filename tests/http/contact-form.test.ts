// The contact form without JavaScript, posted and answered as HTML.
import { expect, test } from "vitest"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { contactFields } from "#domain/content/contact-message.ts"
import { fillForm, valuesIn } from "#tests/support/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html-tree.ts"
import { openPage, textsOf } from "#tests/support/open-page.ts"

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

test.each(["en", "hi"] as const)("a message is corrected and sent (%s)", async (language) => {
  const { form: words } = contactMessages(language)
  const empty = await send(await openPage(language === "en" ? "/contact-us" : "/hi/contact-us"), {})
  expect(empty.status).toBe(422)
  expect(textsOf(find(empty.main, "alert"), "link")).toEqual(
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
  expect(textsOf(find(refused.main, "alert"), "link")).toEqual([words.fields.email.email])
  const values = valuesIn(formOn(refused))
  for (const [field, value] of Object.entries(written)) expect(values.get(field)).toEqual([value])

  const sent = await send(refused, { ...written, email: "asha@example.com" })
  expect(sent.status).toBe(200)
  expect(textOf(find(sent.main, "alert"))).toContain(words.sent)
  expect(valuesIn(formOn(sent)).get("message")).toEqual([""])
  expect(sent.path).not.toContain("asha")
})
