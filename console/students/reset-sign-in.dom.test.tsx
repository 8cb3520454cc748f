import { configure, fireEvent, render, screen, within } from "@testing-library/react"
import type { FormEvent } from "react"
import { RecordContextProvider } from "react-admin"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ResetSignIn } from "./reset-sign-in.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "clerk",
}

test("the form of the slip is sent to a new window, and the student's form around it is not saved", async () => {
  const save = vi.fn<(event: FormEvent) => void>()
  render(
    <TestAdmin authProvider={authProvider}>
      <RecordContextProvider
        value={{ id: "U1", urn: "U1", applicant_name: "Asha", status: "active" }}
      >
        <form onSubmit={save}>
          <ResetSignIn />
        </form>
      </RecordContextProvider>
    </TestAdmin>,
  )
  fireEvent.click(await screen.findByRole("button", { name: "Print a code for the login" }))
  const dialog = await screen.findByRole("dialog")
  within(dialog).getByText("Check the student's identity paper first.")
  const form = dialog.querySelector<HTMLFormElement>("#print-slip")!
  expect([form.method, form.target, new URL(form.action).pathname]).toEqual([
    "post",
    "_blank",
    "/office/student-slip",
  ])
  expect(Object.fromEntries(new FormData(form) as never)).toEqual({ urn: "U1" })
  // False if a listener prevented the browser from sending it.
  expect(fireEvent.submit(form)).toBe(true)
  expect(save).not.toHaveBeenCalled()
})
