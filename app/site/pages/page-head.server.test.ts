import { expect, test } from "vitest"

import { pageNumberIn } from "./page-head.server.ts"

test.each([
  { search: "", page: 1 },
  { search: "?page=1", page: 1 },
  { search: "?page=12", page: 12 },
  { search: "?q=fee&page=3", page: 3 },
  { search: "?page=", page: undefined },
  { search: "?page=0", page: undefined },
  { search: "?page=-1", page: undefined },
  { search: "?page=2.5", page: undefined },
  { search: "?page=two", page: undefined },
  { search: "?page=123456", page: undefined },
])("reads page $page from '$search'", ({ search, page }) =>
  expect(pageNumberIn(new URLSearchParams(search))).toBe(page),
)
