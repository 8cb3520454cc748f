import { act, fireEvent, render, screen } from "@testing-library/react"
import { Link } from "react-router-dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { DraftForm } from "./draft-form.tsx"
import { LeaveGuard } from "./leave-guard.tsx"

beforeEach(() => {
  location.hash = ""
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the form and returns how often the guard has asked before leaving. */
const open = (draft?: string) => {
  const confirm = vi.fn<() => boolean>(() => false)
  vi.stubGlobal("confirm", confirm)
  render(
    <TestAdmin>
      <LeaveGuard />
      <DraftForm draft={draft}>
        <input aria-label="Name" name="name" />
        <input aria-label="Password" name="password" type="password" />
        <button type="reset">Reset</button>
      </DraftForm>
      <Link to="/elsewhere">Leave</Link>
    </TestAdmin>,
  )
  return confirm
}
const type = (value: string, label = "Password") =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const leave = () => act(async () => fireEvent.click(screen.getByText("Leave")))

test.each([
  { field: "Password", draft: undefined, asks: 1 },
  { field: "Password", draft: "name/1", asks: 1 },
  { field: "Name", draft: undefined, asks: 1 },
  { field: "Name", draft: "name/1", asks: 0 },
])(
  "leaving asks $asks times after typing in $field, draft: $draft",
  async ({ field, draft, asks }) => {
    const confirm = open(draft)
    type("peepal", field)
    await leave()
    expect(confirm).toHaveBeenCalledTimes(asks)
  },
)

test.each([
  ["nothing is typed", () => undefined],
  ["the typed text was deleted", () => [type("peepal"), type("")]],
  ["the form was reset", () => [type("peepal"), fireEvent.click(screen.getByText("Reset"))]],
])("leaving does not ask when %s", async (_, prepare) => {
  const confirm = open()
  prepare()
  await leave()
  expect(confirm).not.toHaveBeenCalled()
})
