// The page of messages to applicants: one that the mail server refused is seen, sent again and gone from the list.
import { expect } from "@playwright/test"

import { numberOf } from "../../support/number-of.ts"
import { sentApplication } from "../applications/sent-application.ts"
import { joinAndSignIn, slowTimeout } from "./console.ts"
import { testWithMail as test } from "./mail.ts"

test("a refused message is named on the dashboard, and sent again from the page", async ({
  page,
  server,
  mail,
  request,
  axe,
}) => {
  let isRefusing = true
  mail.onRecipient(() => (isRefusing ? 550 : undefined))
  const { code } = await sentApplication(request, "BSc", { email: "asha@example.com" })
  const number = await numberOf(server, code)
  await joinAndSignIn(page, server, "officer")
  // The dashboard reads again each minute.
  await expect(async () => {
    await page.goto(`${server.url}/console#/notices`)
    await page.reload()
    await expect(page.getByRole("link", { name: number })).toBeVisible({ timeout: 3000 })
  }).toPass(slowTimeout)
  await axe()
  await page.goto(`${server.url}/console#/`)
  await page.getByRole("link", { name: /^1 message to an applicant was not sent/ }).click()
  await expect(page.getByText(/failed: .*550/)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await axe()
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isWider()).toBe(false)
  isRefusing = false
  await page.getByRole("button", { name: `Send again: ${number}` }).click()
  await expect(page.getByText("Nothing waits for a person.")).toBeVisible(slowTimeout)
  await expect.poll(() => mail.mails.length, slowTimeout).toBe(1)
})
