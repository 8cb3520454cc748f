import { expect, test } from "vitest"

import type { SessionData } from "#domain/student/session-data.ts"

import { type Action, initialState, reduce, type SharedState } from "./reduce.ts"

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
