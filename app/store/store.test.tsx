import { renderToString } from "react-dom/server"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router"
import { expect, test } from "vitest"

import type { Feed } from "./reduce.ts"
import { StoreProvider, useStore } from "./store.tsx"

function Layout() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  )
}

function Page() {
  const { store, sliders, notices } = useStore()
  return `${store.store_title} | ${sliders.join()} | ${notices.length} notices`
}

/** The server-rendered page with this loader data. */
const renderPage = (frame: Feed[], page: Feed[]) => {
  const routes = [
    {
      id: "frame",
      path: "/",
      Component: Layout,
      loader: () => null,
      children: [{ id: "page", index: true, Component: Page, loader: () => null }],
    },
  ]
  const hydrationData = { loaderData: { frame: { feeds: frame }, page: { feeds: page } } }
  const router = createMemoryRouter(routes, { hydrationData })
  return renderToString(<RouterProvider router={router} />)
}

test("contains the feeds of layout and page in the first rendering", () =>
  expect(
    renderPage(
      [{ type: "SET_STORE_DATA", payload: { store_logo: "/logo.svg", store_title: "College" } }],
      [{ type: "SET_STORE_SLIDERS", payload: ["/a.svg", "/b.svg"] }],
    ),
  ).toBe("College | /a.svg,/b.svg | 0 notices"))

test("the page's feed overrides the layout's", () =>
  expect(
    renderPage(
      [{ type: "SET_STORE_SLIDERS", payload: ["/frame.svg"] }],
      [{ type: "SET_STORE_SLIDERS", payload: ["/page.svg"] }],
    ),
  ).toContain("/page.svg"))

test("keeps the initial state without feeds", () =>
  expect(renderPage([], [])).toBe(" |  | 0 notices"))
