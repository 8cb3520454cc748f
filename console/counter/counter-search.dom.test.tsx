import { act, fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, test, vi } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { CounterSearch } from "./counter-search.tsx"

/** Opens the counter, whose searches wait for the test to answer them. */
const openCounter = ({ isFocused = false } = {}) => {
  const answers: ((applications: { id: string }[]) => void)[] = []
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener("abort", () => reject(signal.reason as Error))
    answers.push((applications) => resolve(Response.json({ data: { applications } })))
    return promise
  })
  const counter = (
    <TestAdmin>
      <CounterSearch isFocused={isFocused} />
    </TestAdmin>
  )
  const router = createMemoryRouter([
    { path: "/", element: counter },
    { path: "*", element: <p>Another page</p> },
  ])
  render(<RouterProvider router={router} />)
  const search = (text: string) => {
    const field = screen.getByRole<HTMLInputElement>("textbox")
    fireEvent.input(field, { target: { value: text } })
    fireEvent.submit(field.form!)
  }
  const answer = (index: number, ids: string[]) =>
    act(async () => answers[index]!(ids.map((id) => ({ id }))))
  return { router, search, answer }
}

test("the answer to an earlier search opens nothing", async () => {
  const { router, search, answer } = openCounter()
  search("Anjali")
  search("Ravi")
  await answer(1, [])
  await answer(0, ["ABCD"])
  expect(router.state.location.pathname).toBe("/")
  expect(screen.getByRole("alert").textContent).toBe("Nothing found for: Ravi")
})

test("the answer to a search opens nothing when the page was left", async () => {
  const { router, search, answer } = openCounter()
  search("Anjali")
  await act(() => router.navigate("/students"))
  await answer(0, ["ABCD"])
  expect(router.state.location.pathname).toBe("/students")
})

test.each([
  { isFocused: true, sentences: 1, place: "says at the counter what to use instead of the camera" },
  { isFocused: false, sentences: 0, place: "does not repeat that on each record" },
])("a page without HTTPS $place", ({ isFocused, sentences }) => {
  vi.stubGlobal("navigator", { language: "en" })
  openCounter({ isFocused })
  expect(screen.queryByRole("button", { name: /camera/ })).toBeNull()
  expect(
    screen.queryAllByText(
      "Without HTTPS the browser gives no camera. Type the number, or use a hand-held scanner.",
    ),
  ).toHaveLength(sentences)
})
