import { configure, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { reauthentication } from "#console/sign-in-session/reauthentication.ts"
import type { BackupRun } from "#domain/backup/backup-run.ts"
import type { BackupsView } from "#server/features/backup-admin/backup-admin.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { RunPanel } from "./run-panel.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const at = "2025-07-10T06:30:00.000Z"
const run: BackupRun = {
  id: "a",
  kind: "hand",
  by: "Asha",
  startedAt: at,
  seenAt: at,
  step: "files",
}
const view: BackupsView = {
  lastBackup: null,
  isLate: false,
  hours: 48,
  lastGood: null,
  nextAt: null,
  run: null,
  plan: { folder: "/mnt/backup", time: "", keep_daily: 30, keep_monthly: 12, alert_hours: 48 },
  fixed: { folder: null, passphrase: null },
  hasPassphrase: true,
  commands: { check: "restore FILE --check", restore: "restore FILE --into FOLDER" },
  backups: [],
  problem: null,
  isSameDisk: false,
  free: null,
  space: { storage: "local", disk: null, largest: null },
}
const send = vi.fn<typeof fetch>()
const onChange = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal("fetch", send)
  send.mockReset()
  onChange.mockReset()
  reauthentication.setMember({
    id: "asha",
    name: "Asha",
    email: "asha@c.example",
    role: "administrator",
    hasSecondFactor: true,
  })
})
afterEach(() => reauthentication.setMember(undefined))

const authProvider = { getPermissions: async () => "administrator" }
const show = (changes: Partial<BackupsView>) =>
  render(
    <TestAdmin authProvider={authProvider as never}>
      <RunPanel view={{ ...view, ...changes }} onChange={onChange} />
    </TestAdmin>,
  )

test("shows the step of a run, and begins no other one", async () => {
  show({ run })
  screen.getByText("Step 3 of 4: copying pictures and files, and checking them")
  screen.getByRole("progressbar")
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Make one now" })
  expect(button.disabled).toBe(true)
})

test("says why a run failed, what to do, and the line of the command", () => {
  const ended = { at, outcome: "failed", reason: "disk_full", line: "No room: /mnt" } as const
  show({ run: { ...run, ended } })
  expect(screen.getByRole("alert").textContent).toMatch(/Make room.*In detail: No room: \/mnt/)
})

test("makes one now, and says where a site without a destination sets one", async () => {
  send.mockImplementation(async () => Response.json({ data: {} }))
  const { unmount } = show({})
  fireEvent.click(await screen.findByRole("button", { name: "Make one now" }))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]![0]).toBe("/api/console/backups/start")
  unmount()
  show({ plan: { ...view.plan, folder: "" } })
  await screen.findByText(/set a destination and a passphrase/)
})

test("a download asks for its passphrase and the own password, and shows what is wrong with them", async () => {
  const errors = { passphrase_again: ["backup.differs"] }
  send.mockImplementation(async () =>
    Response.json({ message: "refused", errors }, { status: 422 }),
  )
  show({})
  fireEvent.click(await screen.findByRole("button", { name: "Download a copy" }))
  const dialog = within(await screen.findByRole("dialog"))
  const type = (label: RegExp, value: string) =>
    fireEvent.input(dialog.getByLabelText(label), { target: { value } })
  type(/Passphrase for this file/, "copper lantern walks uphill")
  type(/The passphrase again/, "copper lantern")
  type(/Present password/, "peepal tree")
  fireEvent.click(dialog.getByRole("button", { name: "Download a copy" }))
  await dialog.findByText("This differs from the passphrase above.")
  expect(JSON.parse(String(send.mock.calls[0]![1]?.body))).toEqual({
    passphrase: "copper lantern walks uphill",
    passphrase_again: "copper lantern",
    password: "peepal tree",
  })
})
