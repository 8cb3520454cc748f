import { act, fireEvent, render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { Link } from "react-router-dom"
import { afterEach, expect, test, vi } from "vitest"

import { GuardedForm } from "./guarded-form.tsx"
import { LeaveGuard } from "./leave-guard.tsx"

afterEach(() => vi.unstubAllGlobals())

/** Opens the form and returns how often the guard has asked before leaving. */
const open = () => {
  const confirm = vi.fn<() => boolean>(() => false)
  vi.stubGlobal("confirm", confirm)
  render(
    <AdminContext>
      <LeaveGuard />
      <GuardedForm>
        <input aria-label="Password" name="password" />
        <button type="reset">Reset</button>
      </GuardedForm>
      <Link to="/elsewhere">Leave</Link>
    </AdminContext>,
  )
  return confirm
}
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText("Password"), { target: { value } })
const leave = () => act(async () => fireEvent.click(screen.getByText("Leave")))

test("leaving asks when something is typed", async () => {
  const confirm = open()
  type("peepal")
  await leave()
  expect(confirm).toHaveBeenCalledOnce()
})

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
