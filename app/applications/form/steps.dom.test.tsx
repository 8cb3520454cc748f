import { fireEvent, screen } from "@testing-library/react"
import { expect, test } from "vitest"

import { steps } from "#domain/applications/form/form-fields.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import {
  filledValues,
  goTo,
  renderForm,
  settle,
  storeDraft,
} from "#tests/support/application-form.tsx"

const last = steps.length - 1

test.each(["en", "hi"] as const)(
  "opens each tab in any order, with its number of six (%s)",
  async (language) => {
    const { messages, tab, openStep } = await renderForm({ language })
    expect(screen.getAllByRole("tab")).toHaveLength(5)
    for (const index of [3, 0, 4, 1, 2]) {
      await openStep(index)
      expect(screen.getAllByRole("tab", { selected: true })).toEqual([tab(index)])
      expect(screen.getAllByRole("tabpanel")).toHaveLength(1)
      const number = formatMessage(messages.form.step, { step: index + 1, steps: 6 })
      expect(screen.getByRole("tabpanel").textContent).toContain(number)
    }
  },
)

test("arrow keys, Home and End move along the tabs", async () => {
  const { tab } = await renderForm()
  screen.getByText("Step 1 of 6")
  tab(0).focus()
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", last],
    ["ArrowRight", 0],
    ["ArrowLeft", last],
    ["Home", 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    await settle()
    expect(document.activeElement).toBe(tab(index))
    expect(tab(index).getAttribute("aria-selected")).toBe("true")
  }
})

test("shows 'Next' and 'Previous' between tabs, and 'Submit' on the last", async () => {
  const { openStep, button } = await renderForm()
  for (const index of steps.keys()) {
    await openStep(index)
    expect(button("Next") !== null, `Next on ${index}`).toBe(index < last)
    expect(button("Previous") !== null, `Previous on ${index}`).toBe(index > 0 && index < last)
    expect(button("Submit") !== null, `Submit on ${index}`).toBe(index === last)
  }
})

test("'Next' and 'Previous' focus the heading of the section", async () => {
  storeDraft(filledValues())
  const { button, press } = await renderForm()
  await press(button("Next")!)
  expect(document.activeElement!.textContent).toBe("Eligibility")
  await press(button("Next")!)
  expect(document.activeElement!.textContent).toBe("Income Details")
  await press(button("Previous")!)
  expect(document.activeElement!.textContent).toBe("Eligibility")
})

test("'Submit' requires the consent", async () => {
  const { openStep, button, tick } = await renderForm()
  await openStep(last)
  expect(button("Submit")!.disabled).toBe(true)
  await tick("agreed_to_declaration")
  expect(button("Submit")!.disabled).toBe(false)
  await tick("agreed_to_declaration")
  expect(button("Submit")!.disabled).toBe(true)
})

test("'Submit' on another tab than the last does nothing", async () => {
  storeDraft(filledValues(), { step: 0 })
  const { tick, tab } = await renderForm()
  await tick("agreed_to_declaration")
  document.querySelector("form")!.requestSubmit()
  await settle()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(tab(0).getAttribute("aria-selected")).toBe("true")
})

test("each opened step has a history entry; Back opens the step and focuses its heading", async () => {
  const { openStep, tab } = await renderForm({ device: "own" })
  const { length } = window.history
  await openStep(1)
  await openStep(3)
  expect(window.history).toHaveLength(length + 2)
  expect(window.history.state).toEqual({ formStep: 3 })
  await goTo(1)
  expect(tab(1).getAttribute("aria-selected")).toBe("true")
  expect(document.activeElement?.id).toBe("heading-1")
})

test("a reload opens the step of the history entry, not the last one of the draft", async () => {
  storeDraft(filledValues(), { step: 4 })
  const { tab } = await renderForm({ entry: 2 })
  expect(tab(2).getAttribute("aria-selected")).toBe("true")
})
