import { expect } from "@playwright/test"

import { test } from "../support/test.ts"

test("the form without scripts sends the version it shows, and its box stays empty after a reload", async ({
  page,
}) => {
  await page.goto("/admission-form/ba/part-1")
  const sent = await page.locator('input[name="notice_version"]').inputValue()
  await page.locator("details").first().locator("summary").click()
  await expect(page.getByText(`Version ${sent}.`)).toBeVisible()
  const box = page.locator("#agreed_to_declaration")
  await box.check()
  await page.reload()
  await expect(box).not.toBeChecked()
  await box.check()
  await page.goto("/admission-form")
  await page.goBack()
  await expect(box).not.toBeChecked()
})

for (const { language, prefix, what, period, whole } of [
  {
    language: "English",
    prefix: "",
    what: "Privacy notice: what is asked",
    period: "If you are not admitted: one year after the end of the session.",
    whole: "Open this notice as a page",
  },
  {
    language: "Hindi",
    prefix: "/hi",
    what: "गोपनीयता सूचना: क्या पूछा जाता है",
    period: "प्रवेश न होने पर: सत्र समाप्त होने के बाद एक वर्ष।",
    whole: "इस सूचना को अलग पृष्ठ पर खोलें",
  },
]) {
  test(`the notice stands before the courses and before the form, without scripts, in ${language}`, async ({
    page,
  }) => {
    for (const path of ["/admission-form", "/admission-form/ba/part-1"]) {
      await page.goto(prefix + path)
      const notice = page.locator("details").filter({ hasText: what }).first()
      await expect(notice.getByText(period)).toBeHidden()
      await notice.locator("summary").click()
      await expect(notice.getByText(period)).toBeVisible()
      await expect(notice.getByText(/\d{4}-\d\d-\d\d\.\d+/)).toBeVisible()
      await expect(notice.getByRole("link", { name: whole })).toHaveAttribute(
        "href",
        `${prefix}/privacy-notice`,
      )
    }
    await page.goto(`${prefix}/privacy-notice`)
    await expect(page.getByText(period)).toBeVisible()
    await page.goto(`${prefix}/privacyy-policy`)
    await expect(page.locator("main")).not.toContainText("{")
  })
}
