import { expect, test } from "vitest"

import { createConsoleStore } from "./console-store.ts"

test("signing out forgets everything but the chosen columns, and who has hidden the first day", () => {
  const store = createConsoleStore()
  store.setup()
  store.setItem("applications.datatable", ["session"])
  store.setItem("firstDay.seen", ["m1"])
  store.setItem("applications.selectedIds", ["26-1"])
  store.setItem("applications.listParams", { filter: { q: "Anjali" } })
  store.reset()
  const reopened = createConsoleStore()
  expect(reopened.listItems!()).toEqual({
    "applications.datatable": ["session"],
    "firstDay.seen": ["m1"],
  })
})
