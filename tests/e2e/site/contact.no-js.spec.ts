import { contactMessages } from "#app/site/contact/messages.server.ts"
import type { contactFields } from "#domain/content/contact-message.ts"

import { expect, test } from "../../support/test.ts"

test.use({ expectedErrors: [/status of 422/] })

const { form } = contactMessages.hi

// tests/http/contact-form.test.ts covers the content of each answer in both languages.
test("without JavaScript the page scrolls to what became of the message", async ({ page }) => {
  const box = (field: (typeof contactFields)[number]) =>
    page.getByLabel(form.fields[field].label, { exact: true })
  const send = page.getByRole("button", { name: form.send })
  await page.goto("/hi/contact-us")
  await send.click()
  await expect(page.getByRole("region", { name: form.summary })).toBeInViewport()

  await box("name").fill("आशा कुमारी")
  await box("email").fill("asha@example.com")
  await box("subject").fill("Hostel <b>")
  await box("message").fill("Is there one?\nआपकी कृपा होगी।")
  await send.click()
  await expect(page.getByRole("alert")).toContainText(form.sent)
  await expect(page.getByRole("alert")).toBeInViewport()
})
