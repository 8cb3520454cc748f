import { fireEvent, render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { expect, test, vi } from "vitest"

import { ErrorAlert } from "../kit/page/error-alert.tsx"

const refresh = vi.hoisted(() => vi.fn<() => void>())
vi.mock(import("react-admin"), async (load) => ({
  ...(await load()),
  useRefresh: () => refresh,
}))

const show = (text: string) =>
  render(
    <AdminContext>
      <ErrorAlert text={text} />
    </AdminContext>,
  )

test.each(["changed_meanwhile", "changed_by_you", "outcome_unknown", "sent_by_another"])(
  "after '%s' the button loads the newest version",
  (name) => {
    show(`console.refusals.${name}`)
    fireEvent.click(screen.getByRole("button", { name: "console.record.reload" }))
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getByRole("alert").textContent).toBe("console.record.reloaded")
    expect(screen.queryByRole("button")).toBeNull()
  },
)

test("another error has no such button", () => {
  show("console.refusals.no_connection")
  expect(screen.getByRole("alert").textContent).toBe("console.refusals.no_connection")
  expect(screen.queryByRole("button")).toBeNull()
})
