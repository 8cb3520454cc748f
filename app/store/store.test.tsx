import { renderToString } from "react-dom/server"
import { createMemoryRouter, Outlet, RouterProvider } from "react-router"
import { expect, test } from "vitest"

import type { SessionData } from "#domain/student/session-data.ts"

import {
  type Feed,
  StoreProvider,
  useStore,
  type Action,
  initialState,
  reduce,
  type SharedState,
} from "./store.tsx"

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

const user = { urn: "26BA0001", applicant_name: "Asha" } as SessionData
const signedIn: SharedState = { ...initialState, isAuthenticated: true, user, count: 3 }

const effects: { action: Action; changes: Partial<SharedState> }[] = [
  { action: { type: "LOGIN", payload: user }, changes: { isAuthenticated: true, user } },
  { action: { type: "LOGOUT" }, changes: { isAuthenticated: false, user: null } },
  { action: { type: "EXPAND" }, changes: { sidebarExpanded: true } },
  { action: { type: "COMPRESS" }, changes: { sidebarExpanded: false } },
  {
    action: {
      type: "SET_STORE_DATA",
      payload: { store_logo: "/logo.svg", store_title: "College" },
    },
    changes: { store: { store_logo: "/logo.svg", store_title: "College" } },
  },
  { action: { type: "SET_STORE_SLIDERS", payload: ["/a.svg"] }, changes: { sliders: ["/a.svg"] } },
  {
    action: { type: "SET_NOTICES", payload: [{ slug: "a", title: "A", date: "2026-07-01" }] },
    changes: { notices: [{ slug: "a", title: "A", date: "2026-07-01" }] },
  },
  {
    action: {
      type: "SET_GALLERY_IMAGES",
      payload: [{ title: "Library", imageUrl: "/l.svg", thumbnailUrl: "/s.svg" }],
    },
    changes: {
      gallery_images: [{ title: "Library", imageUrl: "/l.svg", thumbnailUrl: "/s.svg" }],
    },
  },
  {
    action: {
      type: "SET_COURSE_DATA",
      payload: [{ slug: "ba", title: "B.A.", scheme: "NEP", subjects: ["Hindi"] }],
    },
    changes: { courses: [{ slug: "ba", title: "B.A.", scheme: "NEP", subjects: ["Hindi"] }] },
  },
]

test.each(effects)("$action.type changes only its own fields", ({ action, changes }) => {
  for (const before of [initialState, signedIn]) {
    const frozen = Object.freeze(structuredClone(before))
    expect(reduce(frozen, action)).toEqual({ ...before, ...changes })
  }
})

test("replaces a list instead of appending", () => {
  const once = reduce(initialState, { type: "SET_STORE_SLIDERS", payload: ["/a.svg", "/b.svg"] })
  expect(reduce(once, { type: "SET_STORE_SLIDERS", payload: [] }).sliders).toEqual([])
})
