import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import type { DueGroupView } from "#server/features/privacy/privacy.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { EraseDueDialog } from "./erase-due-dialog.tsx"

const group: DueGroupView = {
  kind: "applications",
  session: "2023-24",
  count: 1200,
  sha256: "a".repeat(64),
  isLarge: true,
  noticedAt: "2026-07-01T06:30:00.000Z",
  automaticBy: null,
  erasedFrom: null,
  refusal: null,
}

const open = (shown: DueGroupView) => {
  const onErased = vi.fn<(count: number) => void>()
  const sent = vi.fn<(body: unknown) => Response>()
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => sent(JSON.parse(body)))
  render(
    <TestAdmin>
      <EraseDueDialog
        group={shown}
        lastBackup="2026-07-02T20:45:00.000Z"
        onClose={() => {}}
        onErased={onErased}
      />
    </TestAdmin>,
  )
  return { onErased, sent }
}
const type = (name: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } })
const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Erase" }))

test("sends the list that was shown, the typed number and the password", async () => {
  const { onErased, sent } = open(group)
  sent.mockReturnValueOnce(Response.json({ data: { count: 1200 } }))
  type(/^Number of records, to confirm/, "1,200")
  type(/^Present password/, "peepal tree")
  confirm()
  await waitFor(() => expect(onErased).toHaveBeenCalledWith(1200))
  const { kind, session, sha256 } = group
  const text = { count: "1,200", password: "peepal tree" }
  expect(sent).toHaveBeenCalledExactlyOnceWith({ kind, session, sha256, ...text })
})

test("shows at its field what was refused, and erases nothing", async () => {
  const { onErased, sent } = open(group)
  const errors = { password: ["password.wrong"] }
  sent.mockReturnValueOnce(Response.json({ message: "refused", errors }, { status: 422 }))
  type(/^Present password/, "another")
  confirm()
  expect(await screen.findByText("This is not your password.")).toBeTruthy()
  expect(onErased).not.toHaveBeenCalled()
})

test("a small group needs no number", () => {
  open({ ...group, count: 2, isLarge: false })
  expect(screen.queryByLabelText(/^Number of records, to confirm/)).toBeNull()
})
