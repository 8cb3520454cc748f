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
  const answer = (index: number, ids: string[], record = {}) =>
    act(async () => answers[index]!(ids.map((id) => ({ id, ...record }))))
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

test("several matches show birth date and mobile number, and no address has them", async () => {
  const { search, answer } = openCounter()
  search("Anjali")
  await answer(0, ["26-1", "26-2"], {
    applicant_name: "Anjali Kumari",
    father_name: "Ram Dhani",
    dob: "2008-03-09",
    applicant_mobile: "6000000011",
    duplicates: [],
  })
  const links = await screen.findAllByRole("link", { name: /^Anjali Kumari.*born 09-03-2008/ })
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/applications/26-1/show",
    "/applications/26-2/show",
  ])
  expect(links[0]!.textContent).toContain("6000000011")
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
