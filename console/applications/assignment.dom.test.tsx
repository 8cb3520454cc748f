import { act, render, screen } from "@testing-library/react"
import { AdminContext } from "react-admin"
import { expect, test, vi } from "vitest"

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
    <AdminContext i18nProvider={i18nProvider}>
      <AlsoOpen id="ABCD" />
    </AdminContext>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText("console.assign.alsoOpen Meena, Sunita")).toBeTruthy()
  names = []
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByText(/alsoOpen/)).toBeNull()
  unmount()
  const path = "/api/console/applications/ABCD/open"
  expect(sent).toEqual([
    `${path} {"isOpen":true}`,
    `${path} {"isOpen":true}`,
    `${path} {"isOpen":false}`,
  ])
})

const i18nProvider = {
  translate: (key: string, options?: { names?: string }) => `${key} ${options?.names ?? ""}`,
  changeLocale: async () => undefined,
  getLocale: () => "en",
}
