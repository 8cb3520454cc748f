import { steps } from "#domain/applications/sections.ts"

import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const last = steps.length - 1

for (const language of ["en", "hi"] as const) {
  test(`each tab says which of six steps it is, and is opened in any order (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    await applicant.opensForm("BA")
    await expect(page.getByRole("tab")).toHaveCount(5)
    for (const index of [3, 0, 4, 1, 2]) {
      await applicant.opensSection(index)
      await applicant.seesStep(index)
      await expect(applicant.tab(index)).toHaveAttribute("aria-selected", "true")
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1)
      await expect(page.getByRole("tabpanel")).toHaveCount(1)
    }
  })
}

test("the counter reads 'Step 1 of 6' on the first tab", async ({ page }) => {
  await new Applicant(page).opensForm("BA")
  await expect(page.getByText("Step 1 of 6", { exact: true })).toBeVisible()
})

test("arrow keys, Home and End move along the tabs", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.tab(0).focus()
  const moves = [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", last],
    ["ArrowRight", 0],
    ["ArrowLeft", last],
    ["Home", 0],
  ] as const
  for (const [key, index] of moves) {
    await page.keyboard.press(key)
    await expect(applicant.tab(index)).toBeFocused()
    await applicant.seesStep(index)
  }
})

test("Next and Previous stand where one can go, Submit on the last tab only", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  for (const index of steps.keys()) {
    await applicant.opensSection(index)
    await expect(applicant.button("Next")).toHaveCount(index < last ? 1 : 0)
    await expect(applicant.button("Previous")).toHaveCount(index > 0 && index < last ? 1 : 0)
    await expect(applicant.button("Submit")).toHaveCount(index === last ? 1 : 0)
  }
})

test("Next and Previous bring the reader to the heading of the section", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  const heading = (name: string) => page.getByRole("heading", { level: 2, name })
  await applicant.button("Next").click()
  await expect(heading("Eligibility")).toBeFocused()
  await expect(heading("Eligibility")).toBeInViewport()
  await applicant.button("Next").click()
  await expect(heading("Income Details")).toBeFocused()
  await applicant.button("Previous").click()
  await expect(heading("Eligibility")).toBeFocused()
})

test("a tab that was left unfinished says how much is to correct", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.opensSection(1)
  await applicant.opensSection(2)
  await expect(applicant.tab(1)).toHaveAccessibleName(/Eligibility\s*3 to correct/)
  await expect(applicant.tab(2)).not.toHaveAccessibleName(/to correct/)
  await applicant.opensSection(1)
  await applicant.fills("nationality", "Indian")
  await expect(applicant.tab(1)).toHaveAccessibleName(/2 to correct/)
  await applicant.fills("is_minority", "no")
  await applicant.fills("is_upresidence", "yes")
  await expect(applicant.tab(1)).not.toHaveAccessibleName(/to correct/)
})

test("Submit waits until the declaration is agreed", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.opensSection(last)
  await expect(applicant.submitButton).toBeDisabled()
  await applicant.fills("agreed_to_declaration", "yes")
  await expect(applicant.submitButton).toBeEnabled()
  await applicant.fills("agreed_to_declaration", "no")
  await expect(applicant.submitButton).toBeDisabled()
})

test("Enter in a field sends nothing, though the form is complete", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  for (const [index, name] of [
    [0, "applicant_name"],
    [1, "nationality"],
    [2, "bank_name"],
  ] as const) {
    await applicant.opensSection(index)
    await applicant.box(name).first().press("Enter")
    await applicant.seesStep(index)
  }
  await applicant.opensSection(last)
  await applicant.submits()
  await applicant.reachesTheSheet()
})

test("Submit reads 'Submitting...' and can't be pressed while the form is sent", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/admission/save", async (route) => {
    await answered
    await route.continue()
  })
  await applicant.submits()
  await expect(applicant.button("Submitting...")).toBeDisabled()
  answer()
  await applicant.reachesTheSheet()
})
