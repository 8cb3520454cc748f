import { expect, test } from "vitest"

import { lowerScriptPriority } from "./script-priority.ts"

test("sets low priority for scripts only", () =>
  expect(
    lowerScriptPriority(
      '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    ),
  ).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  ))
