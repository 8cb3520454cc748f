import type { Page } from "@playwright/test"

import { contactMessages } from "#app/site/contact/messages.server.ts"
import { type ContactField, contactFields } from "#domain/content/contact-message.ts"
import type { Language } from "#domain/content/text.ts"

import { expect, isHydrated, test } from "../support/test.ts"

const letter: Record<ContactField, string> = {
  name: "Asha Kumari",
  email: "asha.kumari@example.com",
  subject: "A seat in the hostel",
  message: "Is there a hostel for women students?\nआपकी कृपा होगी।",
}

/** The contact page as its visitor uses it. */
const contact = (page: Page, language: Language = "en") => {
  const { form } = contactMessages(language)
  const box = (field: ContactField) => page.getByLabel(form.fields[field].label, { exact: true })
  return {
    words: form,
    box,
    alert: page.getByRole("alert"),
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

/** Every request a page makes, to see that nothing written gets into an address. */
const addressesOf = (page: Page) => {
  const addresses: string[] = []
  page.on("request", (request) => void addresses.push(decodeURIComponent(request.url())))
  return addresses
}

for (const language of ["en", "hi"] as const) {
  test(`a message is sent, and the form is empty again (${language})`, async ({ page, axe }) => {
    const { opens, writes, holds, send, thanks, words } = contact(page, language)
    const addresses = addressesOf(page)
    await opens()
    await axe()
    await writes(letter)
    await send.click()
    await expect(thanks).toBeVisible()
    await axe()
    await thanks.getByRole("button", { name: words.ok }).click()
    await expect(thanks).toHaveCount(0)
    await expect(send).toBeFocused()
    await holds({ name: "", email: "", subject: "", message: "" })
    expect(addresses.filter((address) => /asha|hostel/i.test(address))).toEqual([])
  })

  test(`an empty form is told of all four fields, each a way to it (${language})`, async ({
    page,
    axe,
  }) => {
    const { opens, box, send, alert, words } = contact(page, language)
    await opens()
    await send.click()
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(words.summary)
    await expect(alert.getByRole("link")).toHaveCount(contactFields.length)
    for (const field of contactFields) {
      await alert.getByRole("link", { name: words.fields[field].missing }).click()
      await expect(box(field)).toBeFocused()
      await expect(box(field)).toHaveAccessibleDescription(
        `${words.summary}: ${words.fields[field].missing}`,
      )
    }
    await axe()
  })
}

test("without one of its fields nothing is sent and nothing is lost", async ({ page }) => {
  const { opens, writes, holds, send, alert, thanks, words } = contact(page)
  await opens()
  for (const field of contactFields) {
    const incomplete = { ...letter, [field]: "" }
    await writes(incomplete)
    await send.click()
    await expect(alert.getByRole("link")).toHaveText([words.fields[field].missing])
    await holds(incomplete)
    await writes(letter)
    await send.click()
    await expect(thanks).toContainText("Your message has been sent!")
    await expect(alert).toHaveCount(0)
    await thanks.getByRole("button", { name: words.ok }).click()
    await expect(thanks).toHaveCount(0)
  }
})

test("an address no e-mail can reach and a text too long are told as what they are", async ({
  page,
}) => {
  const { opens, writes, send, alert, words } = contact(page)
  await opens()
  await writes({ ...letter, email: "asha@", message: "क".repeat(5001) })
  await send.click()
  await expect(alert.getByRole("link")).toHaveText([
    words.fields.email.email,
    "The message is too long: at most 5000 characters",
  ])
})

test("a lost connection loses no word, and the next try sends it", async ({ page }) => {
  const { opens, writes, holds, send, alert, thanks, words } = contact(page)
  await opens()
  await writes(letter)
  await page.context().setOffline(true)
  await send.click()
  await expect(alert).toHaveText(words.failures["no reply"])
  await expect(alert).toBeFocused()
  await holds(letter)
  await page.context().setOffline(false)
  await send.click()
  await expect(thanks).toBeVisible()
})

test("an error of a machine between loses no word", async ({ page }) => {
  const { opens, writes, holds, send, alert, words } = contact(page)
  await opens()
  await page.route(/contact-us.*\.data/, (route) =>
    route.fulfill({ status: 413, contentType: "text/html", body: "<h1>Too large</h1>" }),
  )
  await writes(letter)
  await send.click()
  await expect(alert).toHaveText(words.failures["no reply"])
  await holds(letter)
})

test("a double click sends once", async ({ page }) => {
  const { opens, writes, send, thanks } = contact(page)
  let sent = 0
  await page.route(/contact-us.*\.data/, async (route) => {
    sent += 1
    await route.continue()
  })
  await opens()
  await writes(letter)
  await send.dblclick()
  await expect(thanks).toBeVisible()
  expect(sent).toBe(1)
})

test("the page opens at its top, also when it is loaded again", async ({ page }) => {
  const { opens } = contact(page)
  await opens()
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
  await page.reload()
  await isHydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test("offices that the college has not filled in show a dash, said as what it means", async ({
  page,
}) => {
  await page.goto("/contact-us/")
  const office = page.getByRole("listitem").filter({ hasText: "Examination Cell" })
  await expect(office).toContainText("—not given yet")
  await expect(page.getByRole("link", { name: "05000-000000" }).first()).toHaveAttribute(
    "href",
    "tel:05000000000",
  )
  await expect(page.getByRole("link", { name: /See on a map/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=26\.75&mlon=81\.25#map=/,
  )
})
