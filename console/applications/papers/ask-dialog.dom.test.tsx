import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { ListContextProvider } from "react-admin"
import { MemoryRouter } from "react-router-dom"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { AskDialog } from "./ask-dialog.tsx"

const missing = (...slots: string[]) =>
  slots.map((slot) => ({ slot, kind: "missing", since: "2026-07-01" }))
const rows = [
  {
    id: "26-1",
    applicant_name: "Anjali",
    status: "scrutiny",
    version: 3,
    papers: missing("income"),
  },
  { id: "26-2", applicant_name: "Ravi", status: "submitted", version: 1, papers: missing("ncc_b") },
  {
    id: "26-3",
    applicant_name: "Sita",
    status: "submitted",
    version: 2,
    papers: missing("income"),
  },
  { id: "26-4", applicant_name: "Om", status: "admitted", version: 5, papers: missing("income") },
  {
    id: "26-5",
    applicant_name: "Uma",
    status: "scrutiny",
    version: 1,
    papers: [{ slot: "income", kind: "kept", since: "2026-07-01" }],
  },
]

interface Sent {
  ids: string[]
  to: string
  reason: string
  query: { fields: string[]; answer_by?: string }
}

test("each applicant is asked for the own papers, and who cannot be asked is named", async () => {
  const changes: Sent[] = []
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    const sent = JSON.parse(String(body)) as Sent
    changes.push(sent)
    return Response.json({ data: sent.ids.map((id) => ({ id, outcome: "stored" })) })
  })
  const selectedIds = rows.map(({ id }) => id)
  const dataProvider = { getMany: async () => ({ data: rows }) }
  const onUnselectItems = () => undefined
  render(
    <MemoryRouter>
      <TestAdmin dataProvider={dataProvider as never}>
        <ListContextProvider value={{ resource: "papers", selectedIds, onUnselectItems } as never}>
          <AskDialog onClose={() => undefined} />
        </ListContextProvider>
      </TestAdmin>
    </MemoryRouter>,
  )
  fireEvent.change(await screen.findByLabelText(/^More for the applicants/), {
    target: { value: "Both sides." },
  })
  const skipped = screen.getAllByRole("listitem").map((item) => item.textContent)
  expect(skipped).toHaveLength(2)
  expect(skipped[0]).toContain("26-4 Om")
  expect(skipped[1]).toContain("26-5 Uma: No paper is missing.")
  fireEvent.click(screen.getByRole("button", { name: "Send the query" }))
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes).toMatchObject([
    { ids: ["26-1", "26-3"], to: "query", query: { fields: ["document_income"] } },
    { ids: ["26-2"], to: "query", query: { fields: ["document_ncc_b"] } },
  ])
  expect(changes[0]!.query.answer_by).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(changes[0]!.reason).toContain("Income certificate. Both sides.")
  expect(changes[1]!.reason).not.toContain("Income certificate")
})
