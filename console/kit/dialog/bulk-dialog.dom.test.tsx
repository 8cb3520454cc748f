import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { get } from "idb-keyval"
import { ListContextProvider, memoryStore } from "react-admin"
import { afterEach, beforeEach, expect, test } from "vitest"

import type { Skipped } from "#console/api/batches.ts"
import { reauthentication } from "#console/sign-in-session/reauthentication.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { PlainField } from "../form/plain-field.tsx"
import { BulkDialog } from "./bulk-dialog.tsx"

beforeEach(() =>
  reauthentication.setMember({
    id: "ravi",
    name: "Ravi",
    email: "r@c.example",
    role: "clerk",
    hasSecondFactor: false,
  }),
)
afterEach(() => reauthentication.setMember(undefined))

const selectedIds = ["1", "2"]
const dataProvider = { getMany: async () => ({ data: selectedIds.map((id) => ({ id })) }) }
const list = { resource: "applications", selectedIds }
const kept = async () => JSON.stringify((await get("console-drafts")) ?? {})

const open = (run: () => Promise<Skipped[]> = async () => []) => {
  const store = memoryStore({ "applications.selectedIds": selectedIds })
  const { unmount } = render(
    <TestAdmin dataProvider={dataProvider as never} store={store}>
      <ListContextProvider value={list as never}>
        <BulkDialog
          title="Ask"
          action={{ text: "Ask all" }}
          labelOf={() => "Anjali"}
          whyNot={() => undefined}
          run={run}
          draft="bulk/applications"
          onClose={() => undefined}
        >
          {() => <PlainField name="reason" label={{ text: "Reason" }} />}
        </BulkDialog>
      </ListContextProvider>
    </TestAdmin>,
  )
  return { leave: unmount, selected: () => store.getItem("applications.selectedIds") }
}
const reason = () => screen.findByLabelText<HTMLInputElement>(/Reason/)

test("the text of a bulk action is there again after a power cut, until it is sent", async () => {
  const { leave } = open()
  fireEvent.input(await reason(), { target: { value: "Which board?" } })
  leave()
  await waitFor(async () => expect(await kept()).toContain("Which board?"))
  open()
  const field = await reason()
  await waitFor(() => expect(field.value).toBe("Which board?"))
  fireEvent.click(screen.getByText("Ask all"))
  await waitFor(async () => expect(await kept()).toBe("{}"))
})

const skip = (id: string): Skipped => ({ id, reason: "Somebody changed it." })

test.each([
  { after: "all records are changed", run: async () => [], done: 2, left: [] },
  { after: "some records are skipped", run: async () => [skip("2")], done: 1, left: [] },
  {
    after: "all records are skipped",
    run: async () => selectedIds.map(skip),
    done: 0,
    left: selectedIds,
  },
  {
    after: "the connection is lost",
    run: () => Promise.reject(new Error("No connection.")),
    done: 0,
    left: selectedIds,
  },
])("after $after, $left stay selected", async ({ run, done, left }) => {
  const { selected } = open(run)
  fireEvent.input(await reason(), { target: { value: "Which board?" } })
  fireEvent.click(screen.getByText("Ask all"))
  await screen.findByText(`${done} of 2 records changed.`)
  expect(selected()).toEqual(left)
})
