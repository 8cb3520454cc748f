import { render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"

import type { OverviewEntry } from "#server/features/content/content.ts"
import { TestAdmin } from "#tests/support/test-admin.tsx"

import { EditorHome } from "./editor-home.tsx"

const entry: OverviewEntry = {
  collection: "notices",
  id: "fees",
  title: { en: "Fees", hi: "शुल्क" },
  state: "draft",
  translation: "complete",
  publish_at: null,
  unpublish_at: null,
  updated_at: "2026-07-01T06:00:00.000Z",
  updated_by: "editor",
}
const none = { total: 0, entries: [] }
const debt = { missing: 0, older: 0 }

const show = (overview: object, language: "en" | "hi" = "en") => {
  const data = {
    drafts: none,
    scheduled: none,
    ending: none,
    untranslated: none,
    debts: { en: debt, hi: debt },
    ...overview,
  }
  vi.stubGlobal("fetch", async () => Response.json({ data }))
  const getList = async () => ({ data: [], total: 0 })
  return render(
    <TestAdmin language={language} dataProvider={{ getList } as never}>
      <EditorHome />
    </TestAdmin>,
  )
}
afterEach(() => vi.unstubAllGlobals())

const allEmpty =
  "Nothing in: Unread messages, Scheduled, Ending within 14 days, Languages that differ, Drafts"

test("groups without items are one line", async () => {
  show({})
  expect(await screen.findByText(allEmpty)).toBeTruthy()
  expect(screen.queryAllByRole("heading")).toEqual([])
})

test("a group with items is not in that line", async () => {
  show({ drafts: { total: 1, entries: [entry] } })
  expect(await screen.findByRole("heading", { name: "Drafts (1)" })).toBeTruthy()
  expect(await screen.findByText(allEmpty.replace(", Drafts", ""))).toBeTruthy()
  expect(screen.getByRole("link", { name: "Fees" })).toBeTruthy()
  expect(screen.getAllByRole("heading")).toHaveLength(1)
})

test("the line is in Hindi, too", async () => {
  show({}, "hi")
  expect(await screen.findByText(/^इनमें कुछ नहीं: .*मसौदे$/)).toBeTruthy()
})
