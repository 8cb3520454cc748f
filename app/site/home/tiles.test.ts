import { expect, test } from "vitest"

import { sample } from "#content/sample.ts"

import { iconOf } from "./tiles.tsx"

const neutral = iconOf("no-such-icon")

test.each(Object.values(sample.tiles))("the icon $icon of tile $title.en exists", ({ icon }) =>
  expect(iconOf(icon)).not.toBe(neutral),
)

test.each(["", "Eye", "constructor"])(
  "the unknown icon '%s' falls back to the neutral one",
  (icon) => expect(iconOf(icon)).toBe(neutral),
)
