import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { RecordContextProvider } from "react-admin"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Fee } from "./fee.tsx"

const signedInAs = (role: Role) => ({
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => role,
})
const due = { id: "ABCD", fee: 900, fee_status: "due", offer: { state: "no_offer" } }

const show = async (role: Role, record: object) => {
  render(
    <MemoryRouter>
      <TestAdmin authProvider={signedInAs(role) as never}>
        <RecordContextProvider value={{ ...due, ...record }}>
          <Fee />
        </RecordContextProvider>
      </TestAdmin>
    </MemoryRouter>,
  )
  await screen.findByText(/^Fee/)
}

const reasonField = () => screen.queryByRole("textbox", { name: /recorded without a seat/ })

test.each([
  { status: "verified", feeDue: "after_offer", role: "clerk", takes: false, asksReason: false },
  { status: "verified", feeDue: "after_offer", role: "officer", takes: true, asksReason: true },
  { status: "verified", feeDue: "with_application", role: "clerk", takes: true, asksReason: false },
  { status: "admitted", feeDue: "after_offer", role: "officer", takes: true, asksReason: false },
  { status: "withdrawn", feeDue: "after_offer", role: "clerk", takes: true, asksReason: false },
] as const)(
  "a $role and the fee, due $feeDue, of a $status application without an offer",
  async (given) => {
    const { role, takes, asksReason, ...record } = given
    await show(role, record)
    expect(screen.queryByText("Record the deposit slip") !== null).toBe(takes)
    expect(reasonField() !== null).toBe(asksReason)
  },
)

test("money without a seat says so", async () => {
  await show("clerk", { status: "verified", feeDue: "after_offer", fee_status: "received" })
  expect(screen.queryByText(/^Received, without a seat/)).not.toBeNull()
  expect(screen.queryByText(/decides about it or pays it back/)).not.toBeNull()
})

test.each([
  { role: "clerk", asksReason: false },
  { role: "officer", asksReason: true },
] as const)("a $role whose deposit is refused reads who can record it", async (given) => {
  const errors = { offer: ["paid_elsewhere"] }
  vi.stubGlobal("fetch", async () => Response.json({ message: "refused", errors }, { status: 422 }))
  await show(given.role, { status: "verified", feeDue: "with_application" })
  fireEvent.change(screen.getByRole("textbox", { name: /journal/i }), { target: { value: "J" } })
  fireEvent.click(screen.getByRole("button", { name: /Record the deposit slip/ }))
  await screen.findByText(/admitted to another course.*recorded by an officer/)
  expect(reasonField() !== null).toBe(given.asksReason)
})

describe("a journal number that another deposit has", () => {
  /** Sends the slip JN-1 of today, which the server refuses unless it is confirmed. */
  const sendTaken = async (role: Role, day: "today" | string) => {
    const sent: Record<string, unknown>[] = []
    vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
      const slip = JSON.parse(String(body))
      sent.push(slip)
      if (slip.isRepeat) return Response.json({ data: due })
      const other = {
        id: "26-7",
        applicant_name: "Ravi",
        fee_at: day === "today" ? slip.date : day,
      }
      return Response.json({ message: "journal_taken", other }, { status: 409 })
    })
    const record = { ...due, status: "verified", feeDue: "with_application" }
    render(
      <MemoryRouter>
        <TestAdmin authProvider={signedInAs(role) as never}>
          <RecordContextProvider value={record}>
            <Fee />
          </RecordContextProvider>
        </TestAdmin>
      </MemoryRouter>,
    )
    const number = await screen.findByLabelText(/^Journal number/)
    fireEvent.change(number, { target: { value: "JN-1" } })
    fireEvent.submit((number as HTMLInputElement).form!)
    await screen.findByRole("link", { name: "Ravi, 26-7" })
    return sent
  }
  const anyway = () => screen.queryByRole("button", { name: "Record JN-1 anyway" })

  test("on another day is recorded after a question", async () => {
    const sent = await sendTaken("clerk", "2025-07-01")
    expect(screen.getByText(/The bank gave the number JN-1 on 01-07-2025 too/)).toBeTruthy()
    fireEvent.click(anyway()!)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ ...sent[0], isRepeat: true })
  })

  test("on the same day is recorded by an officer with a reason", async () => {
    const sent = await sendTaken("officer", "today")
    fireEvent.click(anyway()!)
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/)
    fireEvent.change(reason, { target: { value: "Another branch" } })
    fireEvent.submit(reason.form!)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ ...sent[0], isRepeat: true, reason: "Another branch" })
  })

  test("on the same day is not recorded by a clerk", async () => {
    await sendTaken("clerk", "today")
    expect(screen.getByText(/an officer can record it with a reason/)).toBeTruthy()
    expect(anyway()).toBeNull()
  })
})
