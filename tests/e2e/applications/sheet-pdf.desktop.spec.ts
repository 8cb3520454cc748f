import { execFileSync } from "node:child_process"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { apply, print } from "../../support/contract-calls.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"

test("the printed sheet has three pages with code, slips and amount in words, in both languages", async ({
  page,
  baseURL,
}, testInfo) => {
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const code = await apply(baseURL!, pictures, validForm("BA"))
  const [record] = (await print(baseURL!, code)).answer
  expect(record!["fees"]).toBeTruthy()
  for (const prefix of ["", "/hi"]) {
    await page.goto(`${prefix}/admission-form/print/${code}`)
    const path = testInfo.outputPath("sheet.pdf")
    await page.pdf({ path, preferCSSPageSize: true })

    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" })
    expect(facts).toMatch(/Pages:\s+3\n/)
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
    expect(text).toContain(groupAdmissionCode(code))
    for (const copy of ["STUDENT", "COLLEGE", "BANK"]) expect(text).toContain(copy)
    expect(text.match(/[A-Z][a-z]+ Rupees Only/g)?.length).toBeGreaterThanOrEqual(3)
    expect(text).not.toContain("Loading")
  }
})
