import { contactMessages } from "#app/site/contact/messages.server.ts"

import { type RunningServer, startServer } from "../support/server.ts"
import { expect, isHydrated, test as base } from "../support/test.ts"

const test = base.extend<{ server: RunningServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  server: async ({}, provide) => {
    const server = await startServer({ LOG_LEVEL: "warn", RATE_MESSAGES_PER_10_MINUTES: "1" })
    await provide(server)
    await server.close()
  },
  baseURL: async ({ server }, provide) => provide(server.url),
})

test.use({ expectedErrors: [/status of 429/] })

const { form: words } = contactMessages("en")

test("who sends too many messages is told so, and keeps the text", async ({ page }) => {
  const writes = async () => {
    await page.getByLabel("Name", { exact: true }).fill("Asha Kumari")
    await page.getByLabel("E-mail", { exact: true }).fill("asha@example.com")
    await page.getByLabel("Subject", { exact: true }).fill("Hostel")
    await page.getByLabel("Message", { exact: true }).fill("Is there one?")
    await page.getByRole("button", { name: words.send }).click()
  }
  await page.goto("/contact-us")
  await isHydrated(page)
  await writes()
  await page.getByRole("dialog").getByRole("button", { name: words.ok }).click()
  await writes()
  await expect(page.getByRole("alert")).toHaveText(words.failures["too many"])
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Is there one?")
})
