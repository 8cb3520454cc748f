import { expect, test } from "vitest"

import { isTooSmall, uploadNames, uploads } from "./uploads.ts"

test("limits the photo to 500 KB and the signature to 200 KB, under the contract's names", () => {
  expect(uploadNames).toEqual(["image", "signature"])
  expect([uploads.image.maxBytes, uploads.signature.maxBytes]).toEqual([512_000, 204_800])
})

test.each([
  { name: "image", width: 150, height: 200, tooSmall: false },
  { name: "image", width: 149, height: 400, tooSmall: true },
  { name: "image", width: 400, height: 199, tooSmall: true },
  { name: "signature", width: 120, height: 40, tooSmall: false },
  { name: "signature", width: 119, height: 40, tooSmall: true },
  { name: "signature", width: 120, height: 39, tooSmall: true },
] as const)("$name of $width x $height is too small: $tooSmall", ({ name, tooSmall, ...size }) =>
  expect(isTooSmall(name, size)).toBe(tooSmall),
)
