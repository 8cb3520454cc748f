import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { LinkShown } from "./links.tsx"

const copied = "Copied"
const copyFailed = "The browser could not copy it. The link is selected: press Ctrl+C."

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const copy = async () => {
  render(
    <TestAdmin>
      <LinkShown token="secret" />
    </TestAdmin>,
  )
  fireEvent.click(screen.getByText("Copy"))
  const field = screen.getByDisplayValue<HTMLInputElement>(/#\/join\/secret$/)
  return { field, said: await screen.findByText((text) => text === copied || text === copyFailed) }
}

test("the link is copied", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  const { said } = await copy()
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/join\/secret$/))
  expect(said.textContent).toBe(copied)
})

test("on a page without HTTPS, which has no clipboard, the link is selected and the reader told", async () => {
  vi.stubGlobal("navigator", {})
  const { field, said } = await copy()
  expect(said.textContent).toBe(copyFailed)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
