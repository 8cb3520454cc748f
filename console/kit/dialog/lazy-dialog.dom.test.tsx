import { act, fireEvent, render, screen } from "@testing-library/react"
import type { ComponentType } from "react"
import { beforeEach, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { FormDialog } from "./form-dialog.tsx"
import { lazyDialog } from "./lazy-dialog.tsx"

type Dialog = ComponentType<{ onClose: () => void }>

const Keys: Dialog = ({ onClose }) => (
  <FormDialog title="Keys" onClose={onClose}>
    P prints
  </FormDialog>
)

beforeEach(() => void vi.useFakeTimers())

const waitMs = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const loading = () => screen.queryByRole("dialog", { name: "Loading" })

/** Opens the dialog. The test decides when its scripts are loaded. */
const open = async () => {
  const scripts = Promise.withResolvers<Dialog>()
  const Lazy = lazyDialog(() => scripts.promise)
  const onClose = vi.fn<() => void>()
  render(
    <TestAdmin>
      <Lazy onClose={onClose} />
    </TestAdmin>,
  )
  await waitMs(399)
  expect(loading()).toBeNull()
  await waitMs(1)
  expect(loading()).not.toBeNull()
  return { ...scripts, onClose }
}

test("a dialog whose scripts are late can be closed, and shows its content when they have loaded", async () => {
  const { resolve, onClose } = await open()
  fireEvent.click(screen.getByText("Close"))
  expect(onClose).toHaveBeenCalledOnce()
  await act(async () => resolve(Keys))
  expect(screen.getByRole("dialog").textContent).toContain("P prints")
  expect(loading()).toBeNull()
})

test("a dialog whose scripts stall offers a retry after 20 s, and says that they failed after two minutes", async () => {
  await open()
  await waitMs(20_000)
  expect(screen.getByText("Try again")).not.toBeNull()
  await waitMs(100_000)
  expect(screen.getByRole("dialog").textContent).toContain("Loading chunk failed")
  expect(screen.getByText("Reload")).not.toBeNull()
})
