import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { RecordContextProvider } from "react-admin"
import { afterEach, expect, test, vi } from "vitest"

import type { Language } from "#domain/content/languages.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ProposalNote, ProposeButton } from "./proposal.tsx"

const proposal = {
  id: 1,
  at: "2025-07-10T06:30:00.000Z",
  actor: "Kiran",
  kind: "proposal",
  data: { why: "As in the marksheet", fields: { i_obtmarks: { from: "412", to: "421" } } },
}
const application = {
  id: "2025-00001-9",
  version: 2,
  session: "2025-26",
  form: { i_maxmarks: "500", i_obtmarks: "412" },
  events: [proposal],
}

const open = (role: Role, record: object = application, language: Language = "en") => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    if (method !== "POST") return Response.json({ data: [] })
    sent.push({ path, body: JSON.parse(String(body)) })
    return Response.json({ data: record })
  })
  const authProvider = {
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    getPermissions: async () => role,
  }
  render(
    <TestAdmin authProvider={authProvider as never} language={language}>
      <RecordContextProvider value={record}>
        <ProposeButton />
        <ProposalNote />
      </RecordContextProvider>
    </TestAdmin>,
  )
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  { button: "Accept the correction", isAccepted: true },
  { button: "Reject", isAccepted: false },
])("an officer answers a proposal with one press: $button", async ({ button, isAccepted }) => {
  const sent = open("officer")
  fireEvent.click(await screen.findByRole("button", { name: button }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: "/api/console/applications/2025-00001-9/proposal-answer",
    body: { isAccepted, expectedVersion: 2 },
  })
  expect(screen.getByText("Intermediate: Marks obtained: 412 → 421")).toBeTruthy()
  expect(screen.queryByText("Propose a correction of marks")).toBeNull()
})

test("a clerk reads the proposal in Hindi, and cannot answer it", async () => {
  open("clerk", application, "hi")
  await screen.findByText(/Kiran का प्रस्तावित सुधार/)
  expect(screen.queryByText("सुधार स्वीकार करें")).toBeNull()
})

test("an answered proposal is not shown", async () => {
  const answer = { id: 2, kind: "proposal_answer", data: { is_accepted: false } }
  open("clerk", { ...application, events: [proposal, answer] })
  await screen.findByText("Propose a correction of marks")
  expect(screen.queryByText(/Kiran/)).toBeNull()
})

test("a clerk sends only the marks that differ, with the reason", async () => {
  const sent = open("clerk", { ...application, events: [] })
  fireEvent.click(await screen.findByRole("button", { name: "Propose a correction of marks" }))
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^Intermediate: Marks obtained/, "421")
  type(/^Why it is corrected/, "As in the marksheet")
  fireEvent.click(screen.getByRole("button", { name: "Send the proposal" }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: "/api/console/applications/2025-00001-9/proposal",
    body: { data: { i_obtmarks: "421" }, why: "As in the marksheet", expectedVersion: 2 },
  })
})
