import { expect, test } from "vitest"

import { lowerScriptPriority } from "./script-priority.ts"

test("scripts are asked for with low priority, styles and pictures as before", () =>
  expect(
    lowerScriptPriority(
      '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
    ),
  ).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>',
  ))
