import { act, fireEvent, render, screen } from "@testing-library/react"
import { ListContextProvider, memoryStore, ResourceContextProvider } from "react-admin"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { describe, expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { ListPage, SearchField } from "./list-page.tsx"

test("a search keeps a filter that was chosen after the last key", async () => {
  vi.useFakeTimers()
  const setFilters = vi.fn<(filter: object) => void>()
  const listWith = (filterValues: object) => (
    <ListContextProvider value={{ filterValues, setFilters } as never}>
      <SearchField label="Search" source="q" />
    </ListContextProvider>
  )
  const { rerender } = render(listWith({}))
  fireEvent.change(screen.getByLabelText("Search"), { target: { value: "Anjali" } })
  await act(() => vi.advanceTimersByTimeAsync(200))
  rerender(listWith({ course: "BSc" }))
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(setFilters.mock.calls).toEqual([[{ course: "BSc", q: "Anjali" }]])
  vi.useRealTimers()
})

describe("a selection ends", () => {
  const selected = "applications.selectedIds"
  const dataProvider = { getList: async () => ({ data: [{ id: "26-1" }], total: 1 }) }
  const open = async () => {
    const store = memoryStore({ [selected]: ["left by a closed tab"] })
    const list = (
      <TestAdmin dataProvider={dataProvider as never} store={store}>
        <ResourceContextProvider value="applications">
          <ListPage>
            <p>Rows</p>
          </ListPage>
        </ResourceContextProvider>
      </TestAdmin>
    )
    const router = createMemoryRouter([
      { path: "/applications", element: list },
      { path: "*", element: <p>Another page</p> },
    ])
    await act(() => router.navigate("/applications"))
    render(<RouterProvider router={router} />)
    await screen.findByText("Rows")
    const ids = () => store.getItem(selected)
    expect(ids()).toEqual([])
    act(() => store.setItem(selected, ["26-1"]))
    const filter = (filters: object) =>
      act(() => router.navigate(`/applications?filter=${JSON.stringify(filters)}`))
    return { router, ids, filter }
  }

  test("when the list is left", async () => {
    const { router, ids } = await open()
    await act(() => router.navigate("/counter"))
    expect(ids()).toEqual([])
  })

  test.each([
    { what: "another session", filters: { session: "2024-25" } },
    { what: "another work list", filters: { status: "verified" } },
    { what: "a search", filters: { q: "Anjali" } },
  ])("when $what is listed", async ({ filters }) => {
    const { ids, filter } = await open()
    await filter(filters)
    expect(ids()).toEqual([])
  })

  test("not when the list is sorted or turned over", async () => {
    const { router, ids } = await open()
    await act(() => router.navigate("/applications?page=2&sort=id&order=DESC"))
    expect(ids()).toEqual(["26-1"])
  })
})
