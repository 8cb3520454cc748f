import type { Page } from "@playwright/test"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { type ContactField, contactFields } from "#domain/content/contact-message.ts"
import type { Language } from "#domain/content/text.ts"

import { expect, isHydrated, test } from "../../support/test.ts"

const letter: Record<ContactField, string> = {
  name: "Asha Kumari",
  email: "asha.kumari@example.com",
  subject: "A seat in the hostel",
  message: "Is there a hostel for women students?\nआपकी कृपा होगी।",
}

/** Locators and actions of the contact page. */
const contact = (page: Page, language: Language = "en") => {
  const { form } = contactMessages[language]
  const box = (field: ContactField) => page.getByLabel(form.fields[field].label, { exact: true })
  return {
    messages: form,
    box,
    alert: page.getByRole("alert"),
    summary: page.getByRole("region", { name: form.summary }),
    send: page.getByRole("button", { name: form.send }),
    thanks: page.getByRole("dialog", { name: form.sent }),
    opens: async () => {
      await page.goto(language === "en" ? "/contact-us/" : "/hi/contact-us/")
      await isHydrated(page)
    },
    writes: async (values: Partial<Record<ContactField, string>>) => {
      for (const [field, value] of Object.entries(values)) {
        await box(field as ContactField).fill(value)
      }
    },
    holds: async (values: Record<ContactField, string>) => {
      for (const field of contactFields) await expect(box(field)).toHaveValue(values[field])
    },
  }
}

test.use({ expectedErrors: [/status of 4(22|13)|net::ERR_/] })

/** The URLs of all requests of a page: they must not contain what the visitor wrote. */
const addressesOf = (page: Page) => {
  const addresses: string[] = []
  page.on("request", (request) => void addresses.push(decodeURIComponent(request.url())))
  return addresses
}

test("a message is sent once despite a double click, and the form is empty again", async ({
  page,
  axe,
}) => {
  const { opens, writes, holds, send, thanks, messages } = contact(page, "hi")
  const addresses = addressesOf(page)
  let posts = 0
  page.on("request", (request) => (posts += Number(request.method() === "POST")))
  await opens()
  await axe()
  await writes(letter)
  await send.dblclick()
  await expect(thanks).toBeVisible()
  expect(posts).toBe(1)
  await axe()
  await thanks.getByRole("button", { name: messages.ok }).click()
  await expect(thanks).toHaveCount(0)
  await expect(send).toBeFocused()
  await holds({ name: "", email: "", subject: "", message: "" })
  expect(addresses.filter((address) => /asha|hostel/i.test(address))).toEqual([])
})

test("each error of the summary leads to its field, and no value is lost", async ({
  page,
  axe,
}) => {
  const { opens, box, writes, holds, send, summary, messages } = contact(page)
  await opens()
  await send.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole("link")).toHaveCount(contactFields.length)
  for (const field of contactFields) {
    await summary.getByRole("link", { name: messages.fields[field].missing }).click()
    await expect(box(field)).toBeFocused()
    await expect(box(field)).toHaveAccessibleDescription(
      `${messages.error}: ${messages.fields[field].missing}`,
    )
  }
  await axe()
  const invalid = { ...letter, email: "asha@", message: "क".repeat(5001) }
  await writes(invalid)
  await send.click()
  await expect(summary.getByRole("link")).toHaveText([
    messages.fields.email.email,
    "The message is too long: at most 5000 characters",
  ])
  await holds(invalid)
})

test("without a usable reply the values stay and can be sent again", async ({ page }) => {
  const { opens, writes, holds, send, alert, thanks, messages } = contact(page)
  await opens()
  await writes(letter)
  await page.context().setOffline(true)
  await send.click()
  await expect(alert).toHaveText(messages.failures["no reply"])
  await expect(alert).toBeFocused()
  await holds(letter)
  await page.context().setOffline(false)

  const posts = /contact-us.*\.data/
  await page.route(posts, (route) =>
    route.fulfill({ status: 413, contentType: "text/html", body: "<h1>Too large</h1>" }),
  )
  // The alert has the same text before this reply.
  const refused = page.waitForResponse((response) => response.status() === 413)
  await send.click()
  await refused
  await expect(alert).toHaveText(messages.failures["no reply"])
  await expect(send).toBeEnabled()
  await holds(letter)
  await page.unroute(posts)
  await send.click()
  await expect(thanks).toBeVisible()
})

test("the page opens at its top, also after a reload", async ({ page }) => {
  const { opens } = contact(page)
  await opens()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  await page.reload()
  await isHydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
