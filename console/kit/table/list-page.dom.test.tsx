import { act, fireEvent, render, screen } from "@testing-library/react"
import { ListContextProvider } from "react-admin"
import { expect, test, vi } from "vitest"

import { SearchField } from "./list-page.tsx"

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
})
