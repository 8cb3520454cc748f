import { join } from "node:path"

import postcss from "postcss"
import { expect, test } from "vitest"

import { cssForOldestBrowsers, shortClassName } from "../css-for-oldest-browsers.ts"

test.each([
  {
    css: "a { padding-inline: 1px calc(2 * 3px) }",
    is: "a { padding-left: 1px; padding-right: calc(2 * 3px) }",
  },
  { css: "a { margin-block: 4px }", is: "a { margin-top: 4px; margin-bottom: 4px }" },
  {
    css: "a { border-block: 1px solid red }",
    is: "a { border-top: 1px solid red; border-bottom: 1px solid red }",
  },
  { css: "a { inset-inline-end: 0 }", is: "a { right: 0 }" },
  { css: "a { border-start-end-radius: 4px }", is: "a { border-top-right-radius: 4px }" },
  { css: "a { float: inline-start }", is: "a { float: left }" },
  {
    css: "a { color: color-mix(in srgb, var(--b), #000 12%) }",
    is: "a { color: var(--b) } @supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, var(--b), #000 12%) } }",
  },
  {
    css: "a { --c: color-mix(in srgb, currentcolor 9%, transparent) }",
    is: "a { --c: transparent } @supports (color: color-mix(in srgb, red, red)) { a { --c: color-mix(in srgb, currentcolor 9%, transparent) } }",
  },
  {
    css: "a { max-height: calc(100dvh - var(--b)) }",
    is: "a { max-height: calc(100vh - var(--b)) } @supports (height: 1dvh) { a { max-height: calc(100dvh - var(--b)) } }",
  },
  {
    css: ":where(.soft) { color: red }",
    is: ":where(.soft) { color: red } @supports not selector(:where(a)) { .soft { color: red } }",
  },
  {
    css: "a > :is(h2, :global(.b)) + :is(p, ul) { color: red }",
    is: "a > h2 + p, a > h2 + ul, a > :global(.b) + p, a > :global(.b) + ul { color: red }",
  },
])("$css", async ({ css, is }) => {
  const { css: made } = await postcss([cssForOldestBrowsers]).process(css, { from: undefined })
  const onOneLine = (text: string) => text.replaceAll(/\s*([{}])\s*/g, "$1")
  expect(onOneLine(made)).toBe(onOneLine(is))
})

test("short class names differ in and between files, and are the same in each build", () => {
  const css =
    ".screen { animation: count 1s }\n.screen-only, .count { color: red }\n@keyframes count {}"
  const file = (name: string) => join(import.meta.dirname, "..", "app", name)
  const names = ["screen", "screen-only", "count"].flatMap((name) =>
    ["a.module.css", "b.module.css"].map((path) => shortClassName(name, file(path), css)),
  )
  expect(names).toEqual([...new Set(names)])
  expect(names.every((name) => /^_[0-9a-z]+$/.test(name))).toBe(true)
  expect(shortClassName("screen", file("a.module.css"), css)).toBe(names[0])
})
