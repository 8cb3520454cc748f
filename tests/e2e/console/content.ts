// Actions of editors in the console.
import { expect, type Page } from "@playwright/test"

import { dayInIndia } from "#domain/fields/india-time.ts"

/** The date of a notice that is on the first page of the list: those of the sample content are not newer. */
export const today = dayInIndia(new Date())

/** Waits for the signed-in console, then opens a list or an item. */
export const opens = async (page: Page, path: string) => {
  await expect(page.getByRole("menuitem", { name: "Dashboard" })).toBeVisible()
  await page.goto(`/console#/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("")
}

export const presses = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click()

export const fillsBoth = async (page: Page, label: string, english: string, hindi: string) => {
  await page.getByLabel(`${label} (English)`).fill(english)
  await page.getByLabel(`${label} (Hindi)`).fill(hindi)
}

/** Expects the publication state of the open item. */
export const isNow = (page: Page, state: string) =>
  expect(page.locator("[data-tone]").getByText(state, { exact: true })).toBeVisible()

/** Whether the public page contains a text now. */
export const isPublic = async (page: Page, path: string, text: string) => {
  const reply = await page.request.get(path)
  return (await reply.text()).includes(text)
}
