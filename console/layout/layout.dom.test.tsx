import { fireEvent, render, screen } from "@testing-library/react"
import { useEffect, useRef } from "react"
import { Link, MemoryRouter, Route, Routes } from "react-router-dom"
import { expect, test } from "vitest"

import { PageFocus } from "./layout.tsx"

function Search() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Search" />
}

/** Opens a page by a link of the page before, which is gone then. */
const openPage = (path: string) => {
  render(
    <MemoryRouter>
      <a href="#menu">Menu</a>
      <main id="main-content">
        <Routes>
          <Route path="/" element={<Link to={path}>Open</Link>} />
          <Route path="/record" element={<p>Anjali</p>} />
          <Route path="/search" element={<Search />} />
        </Routes>
      </main>
      <PageFocus />
    </MemoryRouter>,
  )
  screen.getByText("Open").focus()
  fireEvent.click(screen.getByText("Open"))
}

test("the focus moves to the content of a page that sets none", () => {
  openPage("/record")
  expect(document.activeElement).toBe(screen.getByRole("main"))
})

test("a page that sets the focus itself keeps it", () => {
  openPage("/search")
  expect(document.activeElement).toBe(screen.getByLabelText("Search"))
})
