import { expect, test } from "vitest"

import { emblemOf } from "./emblem.ts"

const alt = { en: "A lamp", hi: "दीपक" }
const id = "0123456789abcdef0123456789abcdef"

test.each([
  { emblem: undefined, lies: undefined },
  { emblem: { file: "emblem", alt }, lies: "/pictures/emblem.svg" },
  { emblem: { file: `media/${id}-600x600`, alt }, lies: `/media/${id}-600.webp` },
  { emblem: { file: `media/${id}-200x200`, alt }, lies: `/media/${id}-200.webp` },
])("$emblem.file lies at $lies", ({ emblem, lies }) =>
  expect(emblemOf(emblem ? { emblem } : {})).toBe(lies),
)
