import { act, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import { renderForm } from "#tests/support/application-form.tsx"

const connection = async (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  await act(async () => window.dispatchEvent(new Event(isOnline ? "online" : "offline")))
}

test.each([
  { device: "own", text: "noConnection" },
  { device: "shared", text: "noConnectionInTab" },
] as const)("says without a connection what a device that is $device keeps", async (row) => {
  const { messages } = await renderForm({ device: row.device })
  const notice = () => screen.queryByText(messages.send[row.text])
  expect(notice()).toBeNull()
  await connection(false)
  expect(notice()).not.toBeNull()
  await connection(true)
  expect(notice()).toBeNull()
})
