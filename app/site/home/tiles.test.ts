import { expect, test } from "vitest"

import { tiles } from "#content/tiles.ts"

import { iconOf } from "./tiles.tsx"

const neutral = iconOf("no-such-icon")

test.each(Object.values(tiles))("the icon $icon of tile $title.en exists", ({ icon }) =>
  expect(iconOf(icon)).not.toBe(neutral),
)

test.each(["", "Eye", "constructor"])(
  "the unknown icon '%s' falls back to the neutral one",
  (icon) => expect(iconOf(icon)).toBe(neutral),
)
