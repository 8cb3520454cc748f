import { expect, test } from "vitest"

import { maxQueryLength, readSearchQuery } from "./search-query.ts"

test.each([
  { address: "", query: "" },
  { address: "?q=", query: "" },
  { address: "?q=+++", query: "" },
  { address: "?q=++fee++refund%0A", query: "fee refund" },
  { address: "?q=%E0%A4%AB%E0%A5%80%E0%A4%B8", query: "फीस" },
])("reads '$query' from '$address'", ({ address, query }) =>
  expect(readSearchQuery(new URLSearchParams(address))).toBe(query),
)

test("cuts a query at the maximum length", () =>
  expect(readSearchQuery(new URLSearchParams({ q: "a".repeat(5000) }))).toHaveLength(
    maxQueryLength,
  ))
