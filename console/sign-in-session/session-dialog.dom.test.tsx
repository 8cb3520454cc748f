import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { reauthentication } from "./reauthentication.ts"
import { SessionDialog } from "./session-dialog.tsx"

afterEach(() => act(() => reauthentication.decline()))

const open = async () => {
  reauthentication.setMember({
    id: "ravi",
    name: "Ravi",
    email: "r@c.example",
    role: "clerk",
    hasSecondFactor: false,
  })
  render(
    <TestAdmin>
      <SessionDialog />
    </TestAdmin>,
  )
  await act(async () => void reauthentication.hold({ why: "session over", isChange: false }))
  return screen.getByRole("dialog").querySelector<HTMLInputElement>("input[type=password]")!
}
const isOpen = () => reauthentication.step() !== undefined

test("Escape closes the sign-in dialog, but not over a typed password", async () => {
  const password = await open()
  fireEvent.input(password, { target: { value: "peepal" } })
  fireEvent.keyDown(password, { key: "Escape" })
  expect(isOpen()).toBe(true)
})

test("Escape closes the sign-in dialog as long as nothing is typed", async () => {
  fireEvent.keyDown(await open(), { key: "Escape" })
  expect(isOpen()).toBe(false)
})
