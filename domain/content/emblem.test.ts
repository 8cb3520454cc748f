import { expect, test } from "vitest"

import { emblemOf } from "./emblem.ts"

const alt = { en: "A lamp", hi: "दीपक" }
const id = "0123456789abcdef0123456789abcdef"

test.each([
  { emblem: undefined, address: undefined },
  { emblem: { file: "emblem", alt }, address: "/pictures/emblem.svg" },
  { emblem: { file: `media/${id}-600x600`, alt }, address: `/media/${id}-600.webp` },
  { emblem: { file: `media/${id}-200x200`, alt }, address: `/media/${id}-200.webp` },
])("the address of emblem $emblem.file is $address", ({ emblem, address }) =>
  expect(emblemOf(emblem ? { emblem } : {})).toBe(address),
)
