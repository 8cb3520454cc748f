// A grievance: sent on the website, answered and closed in the console, followed by number and code.
import { expect } from "@playwright/test"

import { grievanceMessages } from "#app/site/grievances/messages.server.ts"

import { joinAndSignIn, slowTimeout, test } from "./console.ts"

const messages = grievanceMessages.en
const reply = "The difference comes back on Monday."

test("a grievance is sent, answered, closed, and followed by number and code", async ({
  page,
  server,
  axe,
}) => {
  test.slow()
  await page.goto("/grievances")
  const { fields } = messages.form
  await page.getByLabel(fields.category.label).selectOption("fees")
  await page.getByLabel(fields.text.label).fill("More was asked than is published.")
  await page.getByLabel(fields.name.label).fill("Asha Kumari")
  await page.getByLabel(fields.mobile.label).fill("9876543210")
  await page.getByRole("button", { name: messages.form.send }).click()
  await expect(page.getByRole("heading", { name: messages.receipt.title })).toBeVisible()
  await axe()
  const receipt = await page.getByRole("main").innerText()
  const number = /G-\d{4}-\d{5}-\d/.exec(receipt)![0]
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(receipt)![0]

  await joinAndSignIn(page, server, "officer", "Meena Singh")
  await page.getByRole("menuitem", { name: "Grievances" }).click()
  await axe()
  await page.getByRole("link", { name: number }).click()
  await expect(page.getByText("More was asked than is published.")).toBeVisible(slowTimeout)
  await axe()
  await page.getByRole("button", { name: "Reply" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Reply, which the person reads").fill(reply)
  await axe()
  await dialog.getByRole("button", { name: "Save reply" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("listitem").filter({ hasText: reply })).toContainText("Meena Singh")
  await page.getByRole("button", { name: "Close", exact: true }).click()
  await dialog.getByLabel("Reason, which the person reads").fill("The money was paid back.")
  await dialog.getByRole("button", { name: "Close the grievance" }).click()
  await expect(page.getByRole("button", { name: "Open again" })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await axe()

  await page.goto("/grievances/status")
  await page.getByLabel(messages.receipt.number).fill(number)
  await page.getByLabel(messages.receipt.code).fill(code)
  await page.getByRole("button", { name: messages.status.show }).click()
  await expect(page.getByText(reply)).toBeVisible()
  await expect(page.getByText("The money was paid back.")).toBeVisible()
  await axe()
})
