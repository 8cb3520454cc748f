import { fireEvent, render, screen } from "@testing-library/react"
import { Notification } from "react-admin"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { useUndoNotice } from "./undo-notice.tsx"

const undo = vi.fn<() => Promise<void>>(async () => undefined)

function Change() {
  const say = useUndoNotice()
  return <button onClick={() => say("Stored", undo)}>Change</button>
}

test("undoing a change takes it back, and moves the focus to the page", async () => {
  render(
    <TestAdmin>
      <main id="main-content">
        <Change />
      </main>
      <Notification />
    </TestAdmin>,
  )
  fireEvent.click(screen.getByRole("button", { name: "Change" }))
  const button = await screen.findByRole("button", { name: /^Undo/ })
  button.focus()
  fireEvent.click(button)
  expect(undo).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole("main"))
})
