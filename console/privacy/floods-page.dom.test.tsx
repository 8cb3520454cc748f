import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { FloodsView, FloodView } from "#server/features/privacy/privacy.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { FloodsPage } from "./floods-page.tsx"

const holds = { admitted: 0, fee: 0, query: 0, offer: 0, objection: 0, checked: 0 }
const group: FloodView = {
  kind: "address",
  label: "RuDxvc",
  count: 41,
  removable: 40,
  untouched: 39,
  firstAt: "2026-07-01T06:30:00.000Z",
  lastAt: "2026-07-01T08:30:00.000Z",
  names: ["Asha", "Ravi"],
  sha256: "a".repeat(64),
  isLarge: true,
  holds: { ...holds, fee: 1 },
  kept: [{ number: "2026-00017-3", name: "Meena", hold: "fee" }],
}
const view: FloodsView = {
  session: "2026-27",
  days: 1,
  until: "2026-07-01T09:00:00.000Z",
  groups: [group],
  online: 60,
  withOrigin: 60,
  lastBackup: "2026-07-01T08:45:00.000Z",
  clock: null,
}

const open = (role: Role, shown: FloodsView = view) => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    const path = url.replace("/api/console", "")
    sent.push({ path, body: body && JSON.parse(body) })
    return Response.json({ data: path === "/floods/remove" ? { count: 40 } : shown })
  })
  const authProvider = { getPermissions: async () => role } as never
  render(
    <TestAdmin authProvider={authProvider}>
      <FloodsPage />
    </TestAdmin>,
  )
  return sent
}

test.each([false, true])(
  "an administrator removes the list that was shown, with its number and the password; accepts from there again: %s",
  async (isTicked) => {
    const sent = open("administrator")
    fireEvent.click(await screen.findByRole("button", { name: "Remove" }))
    const dialog = within(screen.getByRole("dialog"))
    const type = (name: RegExp, value: string) =>
      fireEvent.input(dialog.getByLabelText(name), { target: { value } })
    type(/^Number of records, to confirm/, "40")
    type(/^Present password/, "peepal tree")
    const acceptAgain = dialog.getByRole("checkbox", {
      name: "Accept applications from here again",
    })
    expect((acceptAgain as HTMLInputElement).checked).toBe(false)
    if (isTicked) fireEvent.click(acceptAgain)
    fireEvent.click(dialog.getByRole("button", { name: "Remove" }))
    expect(await screen.findByText("40 applications were removed.")).toBeTruthy()
    const { kind, sha256 } = group
    const { days, until } = view
    const text = { count: "40", password: "peepal tree", acceptAgain: isTicked }
    expect(sent.find(({ path }) => path === "/floods/remove")?.body).toEqual({
      kind,
      sha256,
      days,
      until,
      ...text,
    })
  },
)

test("names those that are left out, with the reason", async () => {
  open("administrator")
  const item = await screen.findByText(/2026-00017-3/)
  expect(item.textContent).toBe("2026-00017-3 Meena: fee received or exempt")
})

test("the list stays the same when the window is left for a backup", async () => {
  const sent = open("administrator")
  await screen.findByText(/^One address \(RuDxvc\)/)
  fireEvent(window, new Event("visibilitychange"))
  fireEvent.focus(window)
  await screen.findByText(/^One address \(RuDxvc\)/)
  expect(sent.filter(({ path }) => path.startsWith("/floods?"))).toHaveLength(1)
})

test("an officer sees the group and its list, and cannot remove it", async () => {
  open("officer")
  expect(await screen.findByText(/^One address \(RuDxvc\)/)).toBeTruthy()
  expect(screen.getByRole("button", { name: "Download the list" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull()
  expect(screen.getByText("Only an administrator can remove a group.")).toBeTruthy()
})

test("another period is asked of the server; none is said", async () => {
  const sent = open("officer", { ...view, groups: [] })
  expect(await screen.findByText("No ten applications have anything in common.")).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole("combobox"))
  fireEvent.click(screen.getByRole("option", { name: "in the last 14 days" }))
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/floods?days=14"))
})
