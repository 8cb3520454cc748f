import { describe, expect, test } from "vitest"

import { pageNumberIn, pageOfList } from "./page-number.ts"

describe("pagination", () => {
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

  test.each([
    { path: "/notices", page: 1, address: "/notices" },
    { path: "/notices", page: 2, address: "/notices?page=2" },
    { path: "/hi/search?q=fee", page: 2, address: "/hi/search?q=fee&page=2" },
  ])("the address of page $page of $path is $address", ({ path, page, address }) =>
    expect(pageOfList(path, page)).toBe(address),
  )
})
