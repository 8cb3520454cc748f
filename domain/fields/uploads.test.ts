import { expect, test } from "vitest"

import { uploadNames, uploads } from "./uploads.ts"

test("a photo of 500 KB and a signature of 200 KB, under the contract's names", () => {
  expect(uploadNames).toEqual(["image", "signature"])
  expect([uploads.image.maxBytes, uploads.signature.maxBytes]).toEqual([512_000, 204_800])
})
