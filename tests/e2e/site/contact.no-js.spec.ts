import { contactMessages } from "#app/site/contact/messages.server.ts"
import { contactFields } from "#domain/content/contact-message.ts"

import { expect, test } from "../../support/test.ts"

test.use({ expectedErrors: [/status of 422/] })

const { form } = contactMessages.hi

// tests/http/contact-form.test.ts covers the content of each answer in both languages.
test("without JavaScript a message is corrected and sent", async ({ page }) => {
  const box = (field: (typeof contactFields)[number]) =>
    page.getByLabel(form.fields[field].label, { exact: true })
  const send = page.getByRole("button", { name: form.send })
  const alert = page.getByRole("alert")
  const summary = page.getByRole("region", { name: form.summary })
  await page.goto("/hi/contact-us")
  await send.click()
  await expect(summary.getByRole("link")).toHaveText(
    contactFields.map((field) => form.fields[field].missing),
  )
  await expect(summary).toBeInViewport()

  await box("name").fill("आशा कुमारी")
  await box("email").fill("asha@")
  await box("subject").fill("Hostel <b>")
  await box("message").fill("Is there one?\nआपकी कृपा होगी।")
  await send.click()
  await expect(summary.getByRole("link")).toHaveText([form.fields.email.email])
  await expect(box("name")).toHaveValue("आशा कुमारी")
  await expect(box("subject")).toHaveValue("Hostel <b>")
  await expect(box("message")).toHaveValue("Is there one?\nआपकी कृपा होगी।")

  await box("email").fill("asha@example.com")
  await send.click()
  await expect(alert).toContainText(form.sent)
  await expect(alert).toBeInViewport()
  await expect(box("message")).toHaveValue("")
  expect(page.url()).not.toContain("asha")
})
