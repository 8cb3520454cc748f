import { expect, test } from "vitest"

import { negotiateEncoding } from "./content-negotiation.ts"

test.each([
  { header: "gzip, deflate, br, zstd", gets: "br" },
  { header: "gzip, deflate", gets: "gzip" },
  { header: "GZIP", gets: "gzip" },
  { header: undefined, gets: "identity" },
  { header: "", gets: "identity" },
  { header: "identity", gets: "identity" },
  { header: "zstd", gets: "identity" },
  { header: "*", gets: "br" },
  { header: "br;q=0, gzip", gets: "gzip" },
  { header: "br;q=0, *", gets: "gzip" },
  { header: "br;q=0.5, gzip;q=0.8", gets: "gzip" },
  { header: "gzip;q=0.8 , br; q=0.9", gets: "br" },
  { header: "identity;q=1, gzip;q=0.2", gets: "identity" },
  { header: "br;q=0, gzip;q=0", gets: "identity" },
  { header: "br;q=nonsense", gets: "identity" },
  { header: "*;q=0", gets: "identity" },
])("Accept-Encoding '$header' gets $gets", ({ header, gets }) => {
  expect(negotiateEncoding(header)).toBe(gets)
  expect(negotiateEncoding(header), "asked again").toBe(gets)
})

test("a thousand different headers are answered", () => {
  for (let i = 0; i < 1000; i++) expect(negotiateEncoding(`br, x-${i}`)).toBe("br")
})
