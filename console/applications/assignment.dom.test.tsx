import { act, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { AlsoOpen } from "./application-show.tsx"

test("names who else has it open, asks again, and says when it is closed", async () => {
  vi.useFakeTimers()
  const sent: string[] = []
  let names = ["Meena", "Sunita"]
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${body}`)
    return Response.json({ data: names })
  })
  const { unmount } = render(
    <TestAdmin>
      <AlsoOpen id="ABCD" />
    </TestAdmin>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText("Also open by Meena, Sunita")).toBeTruthy()
  names = []
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText(/^Also open/)).toBeNull()
  unmount()
  const path = "/api/console/applications/ABCD/open"
  expect(sent).toEqual([
    `${path} {"isOpen":true}`,
    `${path} {"isOpen":true}`,
    `${path} {"isOpen":false}`,
  ])
})
