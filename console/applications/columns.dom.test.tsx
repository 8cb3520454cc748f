import { render, screen } from "@testing-library/react"
import { ListContextProvider, ResourceContextProvider, useList } from "react-admin"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Columns } from "./columns.tsx"

const application = {
  id: "2026-00001-5",
  applicant_name: "Anjali",
  father_name: "Ram",
  course: "BA",
  category: "obc",
  status: "submitted",
  submitted_at: "2026-06-20T06:30:00.000Z",
  fee: 1250,
  fee_status: "due",
  duplicates: [],
}
const data = [
  { ...application, percentage: "82.40" },
  { ...application, id: "2026-00002-3", percentage: null, awaited_result: "awaited" },
]

function List() {
  const list = useList({ data, resource: "applications" })
  return (
    <ResourceContextProvider value="applications">
      <ListContextProvider value={list}>
        <Columns />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

test("the list shows a percentage with two decimals, and that a result is awaited", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [], total: 0 }))
  render(
    <TestAdmin>
      <List />
    </TestAdmin>,
  )
  expect((await screen.findByText("82.40 %")).closest("td")).toBeTruthy()
  expect(screen.getByText(/awaited/i)).toBeTruthy()
})
