import { expect, test } from "vitest"

import { tiles } from "#content/tiles.ts"

import { iconOf } from "./tile-icons.ts"

const neutral = iconOf("no-such-icon")

test.each(Object.values(tiles))("the tile $title.en has the icon $icon", ({ icon }) =>
  expect(iconOf(icon)).not.toBe(neutral),
)

test.each(["", "Eye", "constructor"])("'%s' is no icon, so the tile gets the neutral one", (icon) =>
  expect(iconOf(icon)).toBe(neutral),
)
