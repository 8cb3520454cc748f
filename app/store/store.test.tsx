import { renderToString } from "react-dom/server"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router"
import { expect, test } from "vitest"

import type { Feed } from "./reduce.ts"
import { StoreProvider, useStore } from "./store.tsx"

function Frame() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  )
}

function Screen() {
  const { store, sliders, notices } = useStore()
  return `${store.store_title} | ${sliders.join()} | ${notices.length} notices`
}

/** The page as a server would send it, with what its loaders answered. */
const renders = (frame: Feed[], page: Feed[]) => {
  const routes = [
    {
      id: "frame",
      path: "/",
      Component: Frame,
      loader: () => null,
      children: [{ id: "page", index: true, Component: Screen, loader: () => null }],
    },
  ]
  const hydrationData = { loaderData: { frame: { feeds: frame }, page: { feeds: page } } }
  const router = createMemoryRouter(routes, { hydrationData })
  return renderToString(<RouterProvider router={router} />)
}

test("what frame and page feed is there in the first rendering", () =>
  expect(
    renders(
      [{ type: "SET_STORE_DATA", payload: { store_logo: "/logo.svg", store_title: "College" } }],
      [{ type: "SET_STORE_SLIDERS", payload: ["/a.svg", "/b.svg"] }],
    ),
  ).toBe("College | /a.svg,/b.svg | 0 notices"))

test("the page has the last word over its frame", () =>
  expect(
    renders(
      [{ type: "SET_STORE_SLIDERS", payload: ["/frame.svg"] }],
      [{ type: "SET_STORE_SLIDERS", payload: ["/page.svg"] }],
    ),
  ).toContain("/page.svg"))

test("pages that feed nothing leave the beginning as it is", () =>
  expect(renders([], [])).toBe(" |  | 0 notices"))
