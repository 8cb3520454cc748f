import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { expect, test, vi } from "vitest"

import type { Role } from "#domain/staff/permissions.ts"
import type { StaffGrievance } from "#server/features/grievances/grievances.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { GrievanceReport } from "./grievance-report.tsx"
import { GrievanceShow } from "./grievance-show.tsx"

const number = "G-2026-00017-4"
const at = "2026-07-01T06:30:00.000Z"
const grievance: StaffGrievance = {
  id: number,
  category: "ragging",
  text: "In the hostel.",
  name: "",
  mobile: "",
  email: "",
  address: "",
  reference: "",
  language: "en",
  at,
  due_on: "2026-07-18",
  closed_at: null,
  outcome: null,
  responsible_id: null,
  isLate: true,
  events: [{ id: 1, at, actor: "visitor", kind: "received", text: "", detail: "2026-07-18" }],
}

const open = (role: Role, data: unknown, page: React.ReactElement) => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    if (body) sent.push({ path: url.replace("/api/console", ""), body: JSON.parse(body) })
    return Response.json({ data })
  })
  window.location.hash = `#/grievances/${number}/show`
  const authProvider = { getPermissions: async () => role } as never
  render(
    <TestAdmin authProvider={authProvider}>
      <Routes>
        <Route path="/grievances/:id/show" element={page} />
        <Route path="*" element={page} />
      </Routes>
    </TestAdmin>,
  )
  return sent
}

test("shows a confidential grievance with its history, and sends a reply", async () => {
  const sent = open("principal", grievance, <GrievanceShow />)
  await screen.findByText("In the hostel.")
  expect(screen.getByText(/Only the principal, administrators/)).toBeTruthy()
  expect(screen.getByText("Late")).toBeTruthy()
  expect(screen.getByText("No name given")).toBeTruthy()
  expect(screen.getByText("Received", { selector: "strong" })).toBeTruthy()
  fireEvent.click(await screen.findByRole("button", { name: "Reply" }))
  const field = await screen.findByLabelText(/Reply, which the person reads/)
  fireEvent.change(field, { target: { value: "We look." } })
  fireEvent.click(screen.getByRole("button", { name: "Save reply" }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.body).toEqual({ text: "We look." })
})

test("an auditor reads it without buttons", async () => {
  open("auditor", grievance, <GrievanceShow />)
  await screen.findByText("In the hostel.")
  expect(screen.queryByRole("button", { name: "Reply" })).toBeNull()
})

test("the report has a line for each quarter and category", async () => {
  const counts = { received: 2, open: 1, openLate: 1, closed: 0, closedLate: 0 }
  open("principal", [{ quarter: "2026-3", category: "fees", ...counts }], <GrievanceReport />)
  expect(await screen.findByText(/July.2026 to September.2026/)).toBeTruthy()
  expect(screen.getByRole("columnheader", { name: "Open, late" })).toBeTruthy()
})
