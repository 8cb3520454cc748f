import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"

import { filledValues, renderForm, storeDraft } from "#tests/support/application-form.tsx"

const review = () => within(screen.getByRole("region", { name: "Check before you submit" }))

test("the last step shows what was filled in, before the box that agrees to it", async () => {
  storeDraft(filledValues("BA", { bank_name: "" }), { step: 4 })
  const { control } = await renderForm()
  review().getByText("अंजलि कुशवाहा")
  review().getByText("Not filled in")
  expect(review().queryByText(filledValues()["aadhar_no"] as string)).toBeNull()
  const section = screen.getByRole("region", { name: "Check before you submit" })
  const box = control("agreed_to_declaration")
  expect(section.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("each step has a link that opens it, and a change is shown on the way back", async () => {
  storeDraft(filledValues(), { step: 4 })
  const { press, tab, enter, openStep, control } = await renderForm()
  expect(review().getAllByRole("link")).toHaveLength(5)
  await press(review().getByRole("link", { name: /^Change ?: Income Details$/ }))
  expect(tab(2).getAttribute("aria-selected")).toBe("true")
  expect(document.activeElement!.textContent).toBe("Income Details")
  await enter("bank_name", "Another Bank")
  await openStep(4)
  review().getByText("Another Bank")
  expect(control("bank_name").value).toBe("Another Bank")
})

test("an answer on the last step is shown at once", async () => {
  storeDraft(filledValues("BA", { has_scholarship: "" }), { step: 4 })
  const { tick } = await renderForm()
  review().getByText("Not filled in")
  await tick("has_scholarship", "yes")
  expect(review().queryByText("Not filled in")).toBeNull()
})
