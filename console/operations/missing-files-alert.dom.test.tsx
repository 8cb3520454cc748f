import { configure, fireEvent, render, screen, within } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { MissingFilesAlert } from "./missing-files-alert.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const missing = { at: "2025-07-10T06:30:00.000Z", count: 3, hash: "0123456789abcdef" }
const send = vi.fn<typeof fetch>()
const onAccepted = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal("fetch", send)
  send.mockReset()
  render(
    <TestAdmin>
      <MissingFilesAlert missing={missing} onAccepted={onAccepted} />
    </TestAdmin>,
  )
})

const answer = (status: number, body: object) =>
  send.mockImplementation(async () => Response.json(body, { status }))

/** Opens the dialog and confirms it. */
const confirm = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Accept the loss" }))
  const dialog = within(await screen.findByRole("dialog"))
  dialog.getByText("Accept the loss of 3 files?")
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole("button", { name: "Accept the loss" }))
  return dialog
}

test("sends the list that was shown, after a confirmation", async () => {
  answer(200, { data: { count: 3 } })
  await confirm()
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
  const [path, request] = send.mock.calls[0]!
  expect(path).toBe("/api/console/operations/accept-loss")
  expect(JSON.parse(String(request?.body))).toEqual({ hash: missing.hash })
})

test("stays open and says that the list has changed", async () => {
  answer(409, { message: "changed_meanwhile" })
  const dialog = await confirm()
  expect(await dialog.findByText(/Somebody else changed this meanwhile/)).toBeDefined()
})
