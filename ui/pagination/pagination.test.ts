import { expect, test } from "vitest"

import { pageOfList } from "./pagination.tsx"

test.each([
  { path: "/notices", page: 1, address: "/notices" },
  { path: "/notices", page: 2, address: "/notices?page=2" },
  { path: "/hi/search?q=fee", page: 2, address: "/hi/search?q=fee&page=2" },
])("the address of page $page of $path is $address", ({ path, page, address }) =>
  expect(pageOfList(path, page)).toBe(address),
)
