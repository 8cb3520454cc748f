import { QueryClient } from "@tanstack/react-query"
import { act, render, screen } from "@testing-library/react"
import { ResourceContextProvider, SimpleForm, TextInput } from "react-admin"
import { expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { RecordEdit } from "./record-edit.tsx"

const authProvider = {
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => "officer",
  canAccess: async () => true,
}

test("the form is shown with the whole record only, not with the row of the list", async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(["students", "getOne", { id: "1" }], { id: "1", name: "Row" })
  const { promise: answer, resolve } = Promise.withResolvers<object>()
  const dataProvider = { getOne: () => answer }
  render(
    <TestAdmin
      authProvider={authProvider as never}
      dataProvider={dataProvider as never}
      queryClient={queryClient}
    >
      <ResourceContextProvider value="students">
        <RecordEdit id="1">
          <SimpleForm>
            <TextInput source="name" label="Name" />
          </SimpleForm>
        </RecordEdit>
      </ResourceContextProvider>
    </TestAdmin>,
  )
  expect(screen.queryByLabelText("Name")).toBeNull()
  await act(async () => undefined)
  expect(screen.queryByLabelText("Name")).toBeNull()
  await act(async () => resolve({ data: { id: "1", name: "Anjali" } }))
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Anjali")
})
