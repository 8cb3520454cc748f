import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { useLocation } from "react-router-dom"
import { beforeEach, expect, test, vi } from "vitest"

import { fieldSchemaOf } from "#domain/content/field-schema.ts"
import type { Language } from "#domain/content/languages.ts"
import { settingsSchema } from "#domain/content/settings.ts"
import type { Role } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { useKey } from "../kit/keys/use-keys.ts"
import { consoleMessagesIn } from "../messages/messages.ts"
import { SearchDialog } from "./search-dialog.tsx"

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// The build makes modules of them.
vi.mock("../messages/load-messages.ts", () => ({
  loadMessages: async (language: Language) => consoleMessagesIn(language),
}))

const described = [{ id: "settings", fields: fieldSchemaOf(settingsSchema).fields }]
const dataProvider = { getList: async () => ({ data: described, total: 1 }) }
const nothing = { applications: [], students: [], items: [], uploads: [], messages: [], staff: [] }
const answers: Record<string, object> = {
  "/api/console/search": { data: nothing },
  "/api/console/admission-sessions": { data: { open: "", sessions: [] } },
}

const logout = vi.fn<() => Promise<void>>(async () => undefined)
const verify = vi.fn<() => void>()

/** What the open page offers, and where it is. */
function Page() {
  useKey("v", verify)
  const { pathname, state } = useLocation()
  return <output aria-label="address">{JSON.stringify([pathname, state])}</output>
}

const open = (role: Role) => {
  const authProvider = {
    getPermissions: async () => role,
    checkAuth: async () => undefined,
    checkError: async () => undefined,
    login: async () => undefined,
    logout,
  }
  render(
    <TestAdmin authProvider={authProvider} dataProvider={dataProvider as never}>
      <Page />
      <SearchDialog onClose={() => undefined} />
    </TestAdmin>,
  )
}

const field = () => screen.findByRole("combobox", { name: "Search everything" })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const option = (name: string) => screen.findByRole("option", { name })
const address = () =>
  JSON.parse(screen.getByLabelText("address", { ignore: "script" }).textContent) as unknown

beforeEach(() => {
  window.location.hash = "#/"
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? { data: [] }))
})

test.each<{ role: Role; input: string; finds: string; opens: unknown[] }>([
  {
    role: "editor",
    input: "new notice",
    finds: "New notice",
    opens: ["/content/notices/create", null],
  },
  {
    role: "editor",
    input: "सूचना जोड़ें",
    finds: "New notice",
    opens: ["/content/notices/create", null],
  },
  { role: "clerk", input: "paper", finds: "Paper form", opens: ["/applications/create", null] },
  { role: "officer", input: "import", finds: "Import students", opens: ["/students/import", null] },
  {
    role: "officer",
    input: "export applications",
    finds: "Export applications",
    opens: ["/applications", { opens: "console.export.title" }],
  },
  {
    role: "clerk",
    input: "print identity",
    finds: "Print identity cards",
    opens: ["/students", { opens: "console.students.cards.button" }],
  },
  {
    role: "administrator",
    input: "my college",
    finds: "Start as my college",
    opens: ["/college-start", null],
  },
  { role: "auditor", input: "my account", finds: "My account", opens: ["/account", null] },
  {
    role: "administrator",
    input: "ifsc",
    finds: "IFSC Account for fees",
    opens: ["/content/settings/college", { field: "deposit.ifsc" }],
  },
  {
    role: "editor",
    input: "मुख्य पृष्ठ की घोषणा",
    finds: "Announcement on the home page",
    opens: ["/content/settings/college", { field: "announcement" }],
  },
])("'$input' leads the role $role to '$finds'", async ({ role, input, finds, opens }) => {
  open(role)
  await type(input)
  fireEvent.click(await option(finds))
  await waitFor(() => expect(address()).toEqual(opens))
})

test.each<{ role: Role; input: string }>([
  { role: "clerk", input: "export" },
  { role: "clerk", input: "new notice" },
  { role: "officer", input: "ifsc" },
  { role: "auditor", input: "paper form" },
  { role: "officer", input: "my college" },
])("the role $role does not find '$input'", async ({ role, input }) => {
  open(role)
  // Wait until the role is loaded.
  await type("my account")
  await option("My account")
  await type(input)
  expect(await screen.findByText("0 results")).toBeTruthy()
})

test("without text there is no list", async () => {
  open("clerk")
  await field()
  expect(screen.queryByText("Nothing found")).toBeNull()
})

test("an action of the open page is done there, and signing out too", async () => {
  open("clerk")
  await type("verify")
  const group = await screen.findByRole("group", { name: "On this page" })
  fireEvent.click(within(group).getByRole("option", { name: "Verify the application" }))
  await waitFor(() => expect(verify).toHaveBeenCalledOnce())
  await type("sign out")
  fireEvent.click(await option("Sign out"))
  await waitFor(() => expect(logout).toHaveBeenCalledOnce())
})

test("a listbox holds groups, and a group options: no list items", async () => {
  open("administrator")
  await type("settings")
  await option("Settings")
  const listbox = screen.getByRole("listbox")
  const roles = [...listbox.children].map((child) => [child.tagName, child.getAttribute("role")])
  expect(new Set(roles.map(String))).toEqual(new Set(["DIV,group"]))
  expect(listbox.querySelector("li, ul")).toBeNull()
})
