// What editors do in the console, in their words.
import { expect, type Page } from "@playwright/test"

/** Opens a collection's list, or one of its items, once one is signed in. */
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

/** How the item on the screen stands with the public. */
export const isNow = (page: Page, state: string) =>
  expect(page.locator(".MuiChip-root").getByText(state, { exact: true })).toBeVisible()

/** Whether a visitor finds a text on a page, at this moment. */
export const isPublic = async (page: Page, path: string, text: string) => {
  const reply = await page.request.get(path)
  return (await reply.text()).includes(text)
}
