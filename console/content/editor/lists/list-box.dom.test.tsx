import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { RecordContextProvider, ResourceContextProvider, SimpleForm } from "react-admin"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { MarkdownField } from "../markdown-field.tsx"

const album = { value: "fest", title: { en: "Fest", hi: "मेला" }, isPublic: true }
const sent: { path: string; body: unknown }[] = []

/** What the server answers about lists: notices match, albums have no photos. */
const answer = async (url: string, { body }: { body?: string } = {}) => {
  const path = String(url).replace(/^.*\/api\/console/, "")
  const input = body ? JSON.parse(body) : undefined
  sent.push({ path, body: input })
  if (path === "/content-lists") {
    const data = (input.lines as string[]).map((line) => ({
      line,
      ...(line.startsWith("gallery") && { title: album.title }),
      count: line.startsWith("notices") ? 2 : 0,
    }))
    return Response.json({ data })
  }
  if (path === "/content-html") return Response.json({ data: "<p>Seen</p>" })
  return Response.json({ data: [album], total: 1 })
}

const show = (text: string) => {
  vi.stubGlobal("fetch", answer)
  render(
    <TestAdmin>
      <ResourceContextProvider value="content/pages">
        <RecordContextProvider value={{ id: "quality", item: { body: { en: text } } }}>
          <SimpleForm toolbar={false}>
            <MarkdownField source="item.body.en" label="Text" language="en" />
          </SimpleForm>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TestAdmin>,
  )
}

const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole("combobox", { name: label }))
  fireEvent.click(await screen.findByRole("option", { name: option }))
}

test("a list is a box with what it shows, and its button edits it", async () => {
  show("::: notices tender 3\n:::")
  expect(await screen.findByText("Visitors see 2 notices.")).toBeTruthy()
  expect(sent).toContainEqual({
    path: "/content-lists",
    body: { lines: ["notices tender 3"], page: "quality" },
  })
  fireEvent.click(screen.getByRole("button", { name: "Edit: Notices: Tender, the newest 3" }))
  await choose("Category", "All categories")
  await choose("At most", "1")
  fireEvent.click(screen.getByRole("button", { name: "Set the list" }))
  await waitFor(() => expect(document.querySelector("[data-list='notices 1']")).toBeTruthy())
})

test("a list is inserted by titles, and says that nothing matches", async () => {
  show("Text")
  fireEvent.click(await screen.findByRole("button", { name: "List that updates itself" }))
  await choose("What it shows", "Photos of an album")
  fireEvent.click(screen.getByRole("button", { name: "Set the list" }))
  expect(screen.getByText("Choose what the list shows.")).toBeTruthy()
  await choose("Album", "Fest")
  expect(await screen.findByText(/^Nothing is shown/)).toBeTruthy()
  fireEvent.click(screen.getByRole("button", { name: "Set the list" }))
  await waitFor(() => expect(document.querySelector("[data-list='gallery fest']")).toBeTruthy())
  expect(document.querySelector<HTMLElement>("[data-list]")!.dataset.empty).toBe("true")
})
