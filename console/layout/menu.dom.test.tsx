import { act, render, screen } from "@testing-library/react"
import { memoryStore } from "react-admin"
import { expect, test } from "vitest"

import { TestAdmin } from "#tests/support/test-admin.tsx"

import { Sidebar } from "./menu.tsx"

const setWidth = (width: number) =>
  act(async () => {
    window.innerWidth = width
    window.dispatchEvent(new Event("resize"))
  })

const page = () => screen.getByText("Applications").closest("[aria-hidden]")

test("narrowing the window closes the menu, widening it opens the menu again", async () => {
  await setWidth(1366)
  render(
    <TestAdmin store={memoryStore()}>
      <main>Applications</main>
      <Sidebar>
        <p>Menu</p>
      </Sidebar>
    </TestAdmin>,
  )
  expect(document.querySelector(".RaSidebar-open")).not.toBeNull()
  await setWidth(360)
  expect(page()).toBeNull()
  expect(screen.queryByText("Menu")).toBeNull()
  await setWidth(1366)
  expect(document.querySelector(".RaSidebar-open")).not.toBeNull()
})
