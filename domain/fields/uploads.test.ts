import { expect, test } from "vitest"

import { uploadNames, uploads } from "./uploads.ts"

test("limits the photo to 500 KB and the signature to 200 KB, under the contract's names", () => {
  expect(uploadNames).toEqual(["image", "signature"])
  expect([uploads.image.maxBytes, uploads.signature.maxBytes]).toEqual([512_000, 204_800])
})
