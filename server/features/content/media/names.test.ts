import { expect, test } from "vitest"

import { nearestVariant } from "./names.ts"

const id = "0123456789abcdef0123456789abcdef"
const named = (names: string[]) => names.map((name) => `${id}-${name}`)
/** What version 0.1 stored for a large picture. */
const former = [
  "320.avif",
  "320.webp",
  "640.avif",
  "640.webp",
  "1280.avif",
  "1280.webp",
  "1280.jpg",
]

test.each([
  { wanted: "160.avif", sent: "320.avif" },
  { wanted: "480.webp", sent: "640.webp" },
  { wanted: "720.avif", sent: "1280.avif" },
  { wanted: "1600.webp", sent: "1280.webp" },
])("sends $sent for $wanted of a picture of version 0.1", ({ wanted, sent }) =>
  expect(nearestVariant(`${id}-${wanted}`, named(former))).toBe(`${id}-${sent}`),
)

test.each([
  { wanted: "720.jpg", stored: former },
  { wanted: "720.avif", stored: ["1280.jpg"] },
])("sends nothing for $wanted of $stored", ({ wanted, stored }) =>
  expect(nearestVariant(`${id}-${wanted}`, named(stored))).toBe(undefined),
)
