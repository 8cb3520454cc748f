// What only a browser can measure: labels above values in large text, and buttons in forced colours.
import { expect } from "@playwright/test"

import { joinAndSignIn, test } from "./console.ts"

test.use({ sharesSite: true })

test("with text of 200 % no label covers its value", async ({ page, server }) => {
  await joinAndSignIn(page, server, "administrator")
  await page.goto(`${server.url}/console#/content/settings`)
  await expect(page.getByRole("textbox", { name: "Name (English)" })).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
  const covered = await page.locator(".MuiTextField-root:has(label)").evaluateAll((fields) =>
    fields
      .map((field) => {
        const label = field.querySelector("label")!
        const value = field.querySelector("input, textarea, .MuiSelect-select")!
        const { top } = value.getBoundingClientRect()
        const begin = top + Number.parseFloat(getComputedStyle(value).paddingTop)
        return { text: label.textContent, gap: begin - label.getBoundingClientRect().bottom }
      })
      .filter(({ gap }) => gap < -2)
      .map(({ text }) => text),
  )
  expect(covered).toEqual([])
})

test.describe("in forced colours", () => {
  test.use({ forcedColors: "active" })

  test("a button has a border", async ({ page, server }) => {
    await joinAndSignIn(page, server, "editor")
    await page.goto(`${server.url}/console#/content/notices/create`)
    const save = page.getByRole("button", { name: "Save", exact: true })
    await expect(save).toHaveCSS("border-top-style", "solid")
  })
})
