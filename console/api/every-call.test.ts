import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { isWithoutKey } from "#domain/staff/idempotency.ts"

const sources = globSync("console/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).map((path) => ({
  path,
  source: readFileSync(path, "utf8"),
}))

test("every call of the console goes through one function", () => {
  const calls = /\bfetch\(|XMLHttpRequest|sendBeacon/
  const found = sources.flatMap(({ path, source }) => (calls.test(source) ? path : []))
  expect(found).toEqual(["console/api/send-once.ts"])
})

test("only calls that need no idempotency key are sent without one", () => {
  const withoutKey =
    /\b(?:sendOnce\(\s*"(?:POST|PUT|DELETE)",\s*["`]|readInBackground(?:<[^(]*)?\(\s*["`]|callInBackground\(\s*"POST )([^"`]+)/g
  const paths = sources.flatMap(({ source }) =>
    [...source.matchAll(withoutKey)].map(([, path = ""]) => path.replaceAll(/\$\{[^}]+\}/g, "x")),
  )
  expect(paths).toContain("/content-html")
  expect(paths).toContain("/auth/sign-out")
  // The kinds of a second factor are in a variable.
  const others = paths.filter((path) => path !== "/auth/two-factor/x")
  expect(others.filter((path) => !isWithoutKey("POST", path))).toEqual([])
})
