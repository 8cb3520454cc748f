import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import { LinkShown } from "./links.tsx"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const copy = async () => {
  render(<LinkShown token="secret" />)
  fireEvent.click(screen.getByText("console.staff.copy"))
  const field = screen.getByDisplayValue<HTMLInputElement>(/#\/join\/secret$/)
  return { field, said: await screen.findByText(/^console\.staff\.cop(?:ied|yFailed)$/) }
}

test("the link is copied", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  const { said } = await copy()
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/#\/join\/secret$/))
  expect(said.textContent).toBe("console.staff.copied")
})

test("on a page without HTTPS, which has no clipboard, the link is selected and the reader told", async () => {
  vi.stubGlobal("navigator", {})
  const { field, said } = await copy()
  expect(said.textContent).toBe("console.staff.copyFailed")
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
