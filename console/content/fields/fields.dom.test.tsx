import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useRef } from "react"
import { RecordContextProvider, ResourceContextProvider, SimpleForm } from "react-admin"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { useSaveKey } from "../use-save-key.ts"
import { LinkInput } from "./link-field.tsx"
import { AttachmentInput } from "./upload-inputs.tsx"

const home = {
  link: "/",
  title: { en: "Home", hi: "मुख्य पृष्ठ" },
  collection: "site",
  isPublic: true,
}

const show = (children: React.ReactNode) => {
  vi.stubGlobal("fetch", async () => Response.json({ data: [home] }))
  render(
    <TestAdmin>
      <ResourceContextProvider value="content/tiles">
        <RecordContextProvider value={{ id: "a", item: {} }}>
          <SimpleForm toolbar={false}>{children}</SimpleForm>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TestAdmin>,
  )
}

test("an empty link says that it is empty, the home page its title, and an address gets its scheme", async () => {
  show(<LinkInput source="item.link" label="Link" isRequired />)
  expect(await screen.findByText(/^No link yet\./)).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: /^Link/ })
  fireEvent.change(field, { target: { value: "/" } })
  expect(await screen.findByText("→ Home")).toBeTruthy()
  fireEvent.change(field, { target: { value: "ugc.gov.in" } })
  fireEvent.blur(field)
  await waitFor(() => expect(field.value).toBe("https://ugc.gov.in"))
})

test("a title that a file needs is marked as required in the first language", () => {
  show(<AttachmentInput source="item.attachments.0" label="PDF files" />)
  expect(screen.getByLabelText("Title (English) *")).toBeTruthy()
  expect(screen.getByLabelText("Title (Hindi)")).toBeTruthy()
})

function FormWithKey({ onSubmit }: { onSubmit: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useSaveKey(button)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <button ref={button}>Save</button>
    </form>
  )
}

test("Ctrl+S saves once, not from a dialog, and never saves the page as a file", () => {
  const onSubmit = vi.fn<() => void>()
  const { rerender } = render(<FormWithKey onSubmit={onSubmit} />)
  const press = (more: object = {}) =>
    fireEvent.keyDown(document.body, { code: "KeyS", ctrlKey: true, ...more })
  expect(press()).toBe(false)
  expect(press({ repeat: true })).toBe(false)
  press({ ctrlKey: false })
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(
    <>
      <FormWithKey onSubmit={onSubmit} />
      <dialog open />
    </>,
  )
  expect(press()).toBe(false)
  expect(onSubmit).toHaveBeenCalledOnce()
})
