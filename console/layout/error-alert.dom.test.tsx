import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ErrorAlert } from "../kit/page/error-alert.tsx"

const refresh = vi.hoisted(() => vi.fn<() => void>())
vi.mock(import("react-admin"), async (load) => ({
  ...(await load()),
  useRefresh: () => refresh,
}))

const show = (text: string) =>
  render(
    <TestAdmin>
      <ErrorAlert text={text} />
    </TestAdmin>,
  )

test.each(["changed_meanwhile", "changed_by_you", "outcome_unknown", "sent_by_another"])(
  "after '%s' the button loads the newest version",
  (name) => {
    show(`console.refusals.${name}`)
    fireEvent.click(screen.getByRole("button", { name: "Load the newest version" }))
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getByRole("alert").textContent).toBe(
      "This is the newest version. Check it, then send again.",
    )
    expect(screen.queryByRole("button")).toBeNull()
  },
)

test("another error has no such button", () => {
  show("The server does not answer. Check the connection and try again.")
  expect(screen.getByRole("alert").textContent).toBe(
    "The server does not answer. Check the connection and try again.",
  )
  expect(screen.queryByRole("button")).toBeNull()
})
