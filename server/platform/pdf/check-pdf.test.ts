import { expect, test } from "vitest"

import { bomb, buildPdf, hostilePdfs, objectStream } from "#tests/support/samples/pdf-files.ts"

import { checkPdf, isPdf } from "./check-pdf.ts"
import { findPdfProblem } from "./find-pdf-problem.ts"

const maxPages = 30

test.each([
  { what: "of one page", pdf: buildPdf() },
  { what: "of 30 pages", pdf: buildPdf({ pages: 30 }) },
  { what: "that opens on a page", pdf: buildPdf({ catalog: "/OpenAction[10 0 R/Fit]" }) },
  {
    what: "with a link",
    pdf: buildPdf({ objects: "6 0 obj <</S/URI/URI(https://cbse.gov.in)>> endobj" }),
  },
  {
    what: "with a digital signature",
    pdf: buildPdf({
      catalog: "/AcroForm<</Fields[6 0 R]/SigFlags 3>>",
      objects:
        "6 0 obj <</Type/Annot/Subtype/Widget/FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite>>>> endobj",
    }),
  },
  { what: "with an object stream", pdf: buildPdf({ objects: objectStream("<</A/B>>") }) },
])("takes a PDF $what", async ({ pdf }) => {
  expect(isPdf(pdf)).toBe(true)
  expect(await checkPdf(pdf, maxPages)).toBeUndefined()
})

test("refuses more than 200 hostile PDFs, each for its reason", async () => {
  const hostile = hostilePdfs()
  expect(hostile.length).toBeGreaterThan(200)
  const wrong = []
  for (const { bytes, problem } of hostile) {
    const found = await findPdfProblem(bytes, maxPages)
    if (found !== problem)
      wrong.push({ found, problem, start: bytes.toString("latin1").slice(0, 300) })
  }
  expect(wrong).toEqual([])
})

test("a PDF that becomes very large ends its process, and the next one is read", async () => {
  expect(await checkPdf(buildPdf({ objects: bomb(1000) }), maxPages)).toBe("too_complex")
  expect(await checkPdf(buildPdf(), maxPages)).toBeUndefined()
})
