import { expect, test } from "vitest"

import { attachmentsOf } from "./attachments-of.server.ts"

const file = "media/0123456789abcdef0123456789abcdef.pdf"

test.each([
  { bytes: 12, language: "en", size: "1 kB" },
  { bytes: 348_200, language: "en", size: "348 kB" },
  { bytes: 1_260_000, language: "en", size: "1.3 MB" },
  { bytes: 9_999_999, language: "hi", size: "10 MB" },
] as const)("formats $bytes bytes as $size", ({ bytes, language, size }) => {
  expect(attachmentsOf([{ file, title: "Prospectus", bytes }], language)?.files).toEqual([
    { href: `/${file}`, title: "Prospectus", size },
  ])
})

test.each([undefined, []])("returns undefined without files: %j", (none) =>
  expect(attachmentsOf(none, "en")).toBeUndefined(),
)
