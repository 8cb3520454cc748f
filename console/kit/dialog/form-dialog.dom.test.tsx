import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { PlainField } from "../form/plain-field.tsx"
import { FormDialog } from "./form-dialog.tsx"

const open = (draft?: string) => {
  const onClose = vi.fn<() => void>()
  render(
    <TestAdmin>
      <FormDialog title="Ask" onClose={onClose} onSubmit={() => undefined} draft={draft}>
        <PlainField name="reason" label={{ text: "Reason" }} />
        <PlainField name="password" label={{ text: "Password" }} type="password" />
      </FormDialog>
    </TestAdmin>,
  )
  const field = screen.getByLabelText(/Reason/)
  return {
    onClose,
    field,
    typePassword: () =>
      fireEvent.input(screen.getByLabelText(/Password/), { target: { value: "peepal" } }),
    type: () => fireEvent.input(field, { target: { value: "Which board?" } }),
    clickBeside: () => fireEvent.click(document.querySelector(".MuiDialog-container")!),
    pressEscape: () => fireEvent.keyDown(field, { key: "Escape" }),
  }
}

test("the first field has the focus, and a click beside closes an empty dialog", () => {
  const { onClose, field, clickBeside } = open()
  expect(document.activeElement).toBe(field)
  fireEvent.mouseDown(document.querySelector(".MuiDialog-container")!)
  clickBeside()
  expect(onClose).toHaveBeenCalledOnce()
})

test("a click beside does not close a dialog with typed text", () => {
  const { onClose, type, clickBeside } = open("ask/1")
  type()
  fireEvent.mouseDown(document.querySelector(".MuiDialog-container")!)
  clickBeside()
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  { what: "a form that is kept as a draft", draft: "ask/1", times: 1 },
  { what: "no other form", draft: undefined, times: 0 },
])("after typing, Escape closes $what", ({ draft, times }) => {
  const { onClose, type, pressEscape } = open(draft)
  type()
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(times)
})

test("Escape does not close a dialog with a typed password", () => {
  const { onClose, type, typePassword, pressEscape } = open("ask/1")
  type()
  typePassword()
  pressEscape()
  expect(onClose).not.toHaveBeenCalled()
})
