import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { get } from "idb-keyval"
import { AdminContext, ListContextProvider } from "react-admin"
import { afterEach, beforeEach, expect, test } from "vitest"

import { PlainField } from "../account/plain-field.tsx"
import { reauthentication } from "../session/reauthentication.ts"
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

const dataProvider = { getMany: async () => ({ data: [{ id: "1" }] }) }
const list = { resource: "applications", selectedIds: ["1"] }
const kept = async () => JSON.stringify((await get("console-drafts")) ?? {})

const open = (skips: { id: string; reason: string }[] = []) => {
  const { unmount } = render(
    <AdminContext dataProvider={dataProvider as never}>
      <ListContextProvider value={list as never}>
        <BulkDialog
          title="Ask"
          action="Ask all"
          labelOf={() => "Anjali"}
          whyNot={() => undefined}
          run={async () => skips}
          draft="bulk/applications"
          onClose={() => undefined}
        >
          {() => <PlainField name="reason" label="Reason" />}
        </BulkDialog>
      </ListContextProvider>
    </AdminContext>,
  )
  return unmount
}
const reason = () => screen.findByLabelText<HTMLInputElement>(/Reason/)

test("the text of a bulk action is there again after a power cut, until it is sent", async () => {
  const leave = open()
  fireEvent.input(await reason(), { target: { value: "Which board?" } })
  leave()
  await waitFor(async () => expect(await kept()).toContain("Which board?"))
  open()
  const field = await reason()
  await waitFor(() => expect(field.value).toBe("Which board?"))
  fireEvent.click(screen.getByText("Ask all"))
  await waitFor(async () => expect(await kept()).toBe("{}"))
})
