import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import * as storage from "idb-keyval"
import {
  CreateBase,
  RecordContextProvider,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
} from "react-admin"
import { useFormContext } from "react-hook-form"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { reauthentication } from "#console/sign-in-session/reauthentication.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { draftsOf } from "./draft-store.ts"
import { RecordDraft } from "./record-draft.tsx"

beforeEach(() =>
  reauthentication.setMember({
    id: "ravi",
    name: "Ravi",
    email: "r@c.example",
    role: "editor",
    hasSecondFactor: false,
  }),
)
afterEach(() => {
  reauthentication.setMember(undefined)
  vi.restoreAllMocks()
})

const kept = async () => JSON.stringify((await storage.get("console-drafts")) ?? {})

test("the draft is deleted before the next step, and later changes of the form store none", async () => {
  const values: string[] = []
  // A slow IndexedDB.
  const { update } = storage
  vi.spyOn(storage, "update").mockImplementation(async (...change) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    return update(...change)
  })
  const dataProvider = {
    create: async (_resource: string, { data }: { data: object }) => ({ data: { id: 1, ...data } }),
  }
  const form: { current?: ReturnType<typeof useFormContext> } = {}
  const Form = () => {
    form.current = useFormContext()
    return <RecordDraft />
  }
  const goOn = () => {
    void kept().then((drafts) => values.push(drafts))
    // An editor may report its text once more while the page changes.
    form.current!.setValue("title", "Sports day", { shouldDirty: true })
  }
  const { unmount } = render(
    <TestAdmin dataProvider={dataProvider as never}>
      <CreateBase resource="notices" redirect={false} mutationOptions={{ onSuccess: goOn }}>
        <SimpleForm>
          <TextInput source="title" label="Title" />
          <Form />
        </SimpleForm>
      </CreateBase>
    </TestAdmin>,
  )
  fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "Sports day" } })
  await waitFor(async () => expect(await kept()).toContain("Sports day"))
  fireEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(values).toEqual(["{}"]))
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await kept()).toBe("{}")
})

const openWithDraft = async (input: string) => {
  await draftsOf("ravi").save("notices/1", { title: input }, 1)
  render(
    <TestAdmin>
      <ResourceContextProvider value="notices">
        <RecordContextProvider value={{ id: 1, title: "Sports day", version: 2 }}>
          <SimpleForm>
            <TextInput source="title" label="Title" />
            <RecordDraft />
          </SimpleForm>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TestAdmin>,
  )
  await screen.findByDisplayValue("Sports day")
}

test("a draft that a page without an answer sent, and that is stored, ends without a notice", async () => {
  await openWithDraft("Sports day")
  await waitFor(async () => expect(await kept()).toBe("{}"))
  expect(
    screen.queryByText(
      "This browser holds what you typed, but a newer version was saved since. Check everything before you save.",
    ),
  ).toBeNull()
})

test("a draft of an older version with other values can be put back", async () => {
  await openWithDraft("Sports week")
  fireEvent.click(await screen.findByText("Put it back"))
  expect(await screen.findByDisplayValue("Sports week")).toBeTruthy()
})
