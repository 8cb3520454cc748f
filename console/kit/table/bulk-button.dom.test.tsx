import { fireEvent, render, screen } from "@testing-library/react"
import { ListContextProvider, memoryStore, Notification } from "react-admin"
import { expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { BulkButton } from "./bulk-button.tsx"

const selectedIds = ["1", "2"]
const list = { resource: "students", selectedIds }

test.each([
  { after: "some records are changed", run: async () => ({ changed: ["1"] }), left: [] },
  { after: "no record is changed", run: async () => ({ changed: [] }), left: selectedIds },
  {
    after: "a record is refused",
    run: async () => ({ changed: ["1"], skipped: [{ id: "2", reason: "The number is taken." }] }),
    left: [],
    says: "The number is taken.",
  },
  {
    after: "the connection is lost",
    run: () => Promise.reject(new Error("No connection.")),
    left: selectedIds,
    says: "No connection.",
  },
])("after $after, $left stay selected", async ({ run, left, says }) => {
  const store = memoryStore({ "students.selectedIds": selectedIds })
  render(
    <TestAdmin store={store}>
      <ListContextProvider value={list as never}>
        <BulkButton label="Disable" icon={<i />} run={run} undo={async () => ({ changed: [] })} />
      </ListContextProvider>
      <Notification />
    </TestAdmin>,
  )
  fireEvent.click(await screen.findByText("Disable"))
  await screen.findByRole("alert")
  if (says) await screen.findByText(says)
  expect(store.getItem("students.selectedIds")).toEqual(left)
})

test("says why a record cannot be taken back", async () => {
  const undo = async () => ({ changed: [], skipped: [{ id: "1", reason: "The number is taken." }] })
  render(
    <TestAdmin store={memoryStore()}>
      <ListContextProvider value={list as never}>
        <BulkButton
          label="Disable"
          icon={<i />}
          run={async (ids) => ({ changed: ids })}
          undo={undo}
        />
      </ListContextProvider>
      <Notification />
    </TestAdmin>,
  )
  fireEvent.click(await screen.findByText("Disable"))
  fireEvent.click(await screen.findByText("Undo"))
  expect(await screen.findByText("The number is taken.")).toBeDefined()
})
