import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { ResourceContextProvider, SaveContextProvider, SimpleForm, TextInput } from "react-admin"
import { describe, expect, test, vi } from "vitest"

import type { Finding } from "#domain/content/accessibility/findings.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { CheckButton, PublishButton } from "./publish-button.tsx"

const vague: Finding = { rule: "link_vague", place: "title.hi", text: "यहाँ" }
const undescribed: Finding = { rule: "alt_missing", place: "title.hi", text: "" }

const show = (findings: Finding[]) => {
  vi.stubGlobal("fetch", async () => Response.json({ data: { findings } }))
  const save = vi.fn<(values: object) => void>()
  render(
    <TestAdmin>
      <ResourceContextProvider value="content/notices">
        <SaveContextProvider value={{ save, saving: false, mutationMode: "pessimistic" }}>
          <SimpleForm toolbar={false} record={{ id: "a", item: { title: { hi: "सूचना" } } }}>
            <TextInput source="item.title.hi" label="Title" />
            <CheckButton />
            <PublishButton transform={(sent) => ({ ...sent, publish_at: "now" })} />
          </SimpleForm>
        </SaveContextProvider>
      </ResourceContextProvider>
    </TestAdmin>,
  )
  return save
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("publishing", () => {
  test("publishes without a question if the check finds nothing", async () => {
    const save = show([])
    press("Save and publish now")
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  test("shows warnings first, with which one can publish", async () => {
    const save = show([vague])
    press("Save and publish now")
    await screen.findByText("A link that does not say where it leads")
    expect(save).not.toHaveBeenCalled()
    press("Publish with these warnings")
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
  })

  test("shows errors, with which one cannot publish", async () => {
    const save = show([vague, undescribed])
    press("Save and publish now")
    await screen.findByText("A picture without a description")
    expect(screen.queryByRole("button", { name: "Publish with these warnings" })).toBeNull()
    expect(save).not.toHaveBeenCalled()
  })
})

test("the check shows findings without saving, and leads to their place", async () => {
  const save = show([vague])
  press("Check accessibility")
  await screen.findByText(/यहाँ/)
  press("Go there")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Title")))
  expect(save).not.toHaveBeenCalled()
})
