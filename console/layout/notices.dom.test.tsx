import { act, render, screen } from "@testing-library/react"
import { useNotify } from "react-admin"
import { expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Notices } from "./notices.tsx"

test("a new notice replaces the last one at once", () => {
  let notify: ReturnType<typeof useNotify>
  function Page() {
    notify = useNotify()
    return <Notices />
  }
  render(
    <TestAdmin>
      <Page />
    </TestAdmin>,
  )
  for (const text of ["Saved", "Deleted", "Back again"]) {
    act(() => notify(text))
    expect(screen.getByRole("alert").textContent).toBe(text)
  }
})
