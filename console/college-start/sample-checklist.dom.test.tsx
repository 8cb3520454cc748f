import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"

import type { SampleRow } from "#domain/content/sample-checklist.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { SampleChecklistPage } from "./sample-checklist-page.tsx"

const row = (collection: string, slug: string, title: string, more: Partial<SampleRow> = {}) => ({
  collection,
  slug,
  part: "",
  title: { en: title, hi: title },
  path: `/${slug}`,
  version: 3,
  values: [],
  ...more,
})
const text = {
  names: ["body"],
  language: "en" as const,
  kind: "markdown" as const,
  after: "Adarshpur is a fictional town",
}
const rows = [
  row("pages", "history", "History", { values: [text] }),
  row("pages", "privacy-notice", "Privacy notice"),
  row("holidays", "diwali", "Diwali"),
  row("holidays", "holi", "Holi"),
  row("sessions", "2026-27", "2026-27"),
  row("settings", "college", "Retention", { part: "retention" }),
]

const open = (role: Role) => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    const path = url.replace("/api/console", "")
    if (body) sent.push({ path, body: JSON.parse(body) })
    const done = path.endsWith("/bulk") ? [{ slug: "holi", version: 4 }] : { count: 1 }
    return Response.json({ data: body ? done : { isSample: false, rows, done: 4 } })
  })
  const authProvider = { getPermissions: async () => role } as never
  render(
    <TestAdmin authProvider={authProvider}>
      <SampleChecklistPage />
    </TestAdmin>,
  )
  return sent
}

const namesOf = async (role: Role) => {
  open(role)
  await screen.findByText("4 of 10 done")
  await screen.findByRole("link", { name: "Public at /history" })
  if (role !== "auditor") await screen.findByRole("button", { name: "Hide: History" })
  return [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link")]
    .map((element) => element.getAttribute("aria-label"))
    .filter((name) => name !== null)
    .toSorted()
}

const ofContent = [
  "Edit: Diwali",
  "Edit: History",
  "Edit: Holi",
  "Edit: Privacy notice",
  "Hide: Diwali",
  "Hide: History",
  "Hide: Holi",
  "It is true for us: Diwali",
  "It is true for us: History",
  "It is true for us: Holi",
  "It is true for us: Privacy notice",
]

test.each<{ role: Role; names: string[] }>([
  { role: "auditor", names: [] },
  { role: "editor", names: ofContent },
  {
    role: "administrator",
    names: [
      ...ofContent,
      "Check and confirm: 2026-27",
      "Edit: 2026-27",
      "Edit: Retention",
      "It is true for us: Retention",
    ],
  },
])("the role $role can do what it may", async ({ role, names }) =>
  expect(await namesOf(role)).toEqual(names.toSorted()),
)

test("shows the first words, and sends what was hidden with its version", async () => {
  const sent = open("editor")
  expect(await screen.findByText("Adarshpur is a fictional town")).toBeTruthy()
  fireEvent.click(await screen.findByRole("button", { name: "Hide: History" }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: "/sample-checklist/hide",
        body: { collection: "pages", slug: "history", expectedVersion: 3 },
      },
    ]),
  )
})

test("what is true everywhere is confirmed together, after a list of it", async () => {
  const sent = open("editor")
  fireEvent.click(await screen.findByRole("button", { name: "All of these are true for us" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Diwali",
    "Holi",
  ])
  fireEvent.click(dialog.getByRole("button", { name: "All of these are true for us" }))
  const refs = ["diwali", "holi"].map((slug) => ({ collection: "holidays", slug, part: "" }))
  await waitFor(() => expect(sent).toEqual([{ path: "/sample-checklist/confirm", body: { refs } }]))
})

const openSeveral = async () => {
  const sent = open("editor")
  const holidays = within(await screen.findByRole("region", { name: /^Holidays/ }))
  fireEvent.click(await holidays.findByRole("button", { name: "Hide several" }))
  const dialog = within(await screen.findByRole("dialog"))
  return { sent, dialog, hide: dialog.getByRole("button", { name: "Hide the ticked ones" }) }
}

test("those that stay ticked are hidden together", async () => {
  const { sent, dialog, hide } = await openSeveral()
  fireEvent.click(dialog.getByRole("checkbox", { name: "Diwali" }))
  fireEvent.click(hide)
  const items = [{ slug: "holi", expectedVersion: 3, publish_at: null, unpublish_at: null }]
  await waitFor(() =>
    expect(sent).toEqual([
      {
        path: "/content/holidays/bulk",
        body: { action: "change", items },
      },
    ]),
  )
})

test("nothing is hidden without a tick", async () => {
  const { sent, dialog, hide } = await openSeveral()
  for (const box of dialog.getAllByRole("checkbox")) fireEvent.click(box)
  fireEvent.click(hide)
  expect(await dialog.findByText("Tick at least one.")).toBeTruthy()
  expect(sent).toEqual([])
})
