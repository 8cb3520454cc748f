import { expect, test } from "vitest"

import { tones } from "./tag.tsx"

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

test.each(Object.entries(tones))("the text of %s is readable", (_tone, colours) => {
  const [lighter, darker] = colours.map(luminance).toSorted((a, b) => b - a) as [number, number]
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThan(4.5)
})
