import { mkdir } from "node:fs/promises"

import { expect, test } from "vitest"

import { readMultipart } from "./multipart-form.ts"

test("an error of the parser is the sender's, one of the disk is not", async () => {
  const broken = readMultipart(async () => {
    throw new Error("Unexpected end of form")
  })
  await expect(broken).rejects.toMatchObject({ statusCode: 400 })
  const notWritable = readMultipart(() => mkdir("/dev/null/incoming"))
  await expect(notWritable).rejects.toMatchObject({ code: "ENOTDIR" })
})
