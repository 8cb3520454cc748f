import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { memoryStore } from "react-admin"
import { beforeEach, expect, test, vi } from "vitest"

import { may, type Role, roles } from "#domain/staff/permissions.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { actions } from "../actions.ts"
import { pages } from "../pages.ts"
import { FirstDayPart } from "./first-day.tsx"
import { tasks } from "./tasks.ts"

const destinations = [...pages, ...actions]

test.each(Object.entries(tasks))("the link of the task %s opens for its roles", (_name, task) => {
  const found = destinations.filter(({ to }) => to === task.to)
  expect(found).not.toEqual([])
  for (const role of task.roles) {
    expect(found.some(({ can }) => can === undefined || may(role, can))).toBe(true)
  }
})

const site = { isSample: false, left: 12, unconfirmed: null }
beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ data: site }))
})

const show = (role: Role, language: "en" | "hi" = "en", store = memoryStore()) =>
  render(
    <TestAdmin
      language={language}
      store={store}
      authProvider={{
        login: vi.fn<() => Promise<void>>(),
        logout: vi.fn<() => Promise<void>>(),
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        getPermissions: async () => role,
        getIdentity: async () => ({ id: "m1", fullName: "Ravi" }),
      }}
    >
      <FirstDayPart />
    </TestAdmin>,
  )

test.each(roles)("%s sees links, each with a sentence, in both languages", async (role) => {
  for (const language of ["en", "hi"] as const) {
    const { unmount } = show(role, language)
    const items = await screen.findAllByRole("listitem")
    expect(items.length).toBeGreaterThanOrEqual(3)
    for (const item of items) expect(item.querySelector("p")!.textContent).not.toBe("")
    unmount()
  }
})

test("an administrator sees how many texts of the sample are left", async () => {
  show("administrator")
  const link = await screen.findByRole("link", { name: "Say what is true of the sample's texts" })
  expect(link.getAttribute("href")).toContain("/sample-checklist")
  expect(link.closest("li")!.textContent).toContain("(12 left)")
})

test("a member hides the first day, which the device remembers by their id", async () => {
  const store = memoryStore()
  show("clerk", "en", store)
  fireEvent.click(await screen.findByRole("button", { name: "I know my work: hide this" }))
  await waitFor(() => expect(store.getItem("firstDay.seen")).toEqual(["m1"]))
})
