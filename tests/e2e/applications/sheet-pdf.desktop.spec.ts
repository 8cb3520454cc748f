import { execFileSync } from "node:child_process"

import type { Page } from "@playwright/test"
import sharp from "sharp"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { choices } from "#domain/applications/form/form-fields.ts"

import { apply, print } from "../../support/contract-calls.ts"
import { type Form, longestForm, validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"

const pictures = async () => ({
  image: await goodPictures.photo(),
  signature: await goodPictures.signature(),
})

const printsSheet = async (page: Page, address: string, path: string) => {
  await page.goto(address)
  await page.pdf({ path, preferCSSPageSize: true })
  return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
}

test("the printed sheet has three pages with code, slips and amount in words, in both languages", async ({
  page,
  baseURL,
}, testInfo) => {
  const form = validForm("BA", {
    applicant_name: "Anjali Kushwaha",
    father_name: "ramdhani kushwaha",
    c_address: "द्वारा श्री रामधनी\nग्राम सोनबरसा\nपोस्ट आदर्शपुर\nतहसील सदर\nउत्तर प्रदेश 200001",
    p_address: "House 14/2\nVillage Belwa Khurd\nPost Adarshpur\nUttar Pradesh 200002",
  })
  const code = await apply(baseURL!, await pictures(), form)
  const [record] = (await print(baseURL!, code)).answer
  expect(record!["fees"]).toBeTruthy()
  for (const prefix of ["", "/hi"]) {
    const path = testInfo.outputPath(`sheet${prefix.replace("/", "-")}.pdf`)
    const text = await printsSheet(page, `${prefix}/admission-form/print/${code}`, path)

    const facts = execFileSync("pdfinfo", [path], { encoding: "utf8" })
    expect(facts).toMatch(/Pages:\s+3\n/)
    expect(text.replaceAll(/\s/g, "")).toContain(groupAdmissionCode(code))
    // Each page begins with the name and the number, so that loose pages find each other.
    const tops = text
      .split("\f")
      .slice(0, 3)
      .map((one) => one.trim().split("\n")[0]!)
    for (const top of tops) {
      expect(top).toContain("ANJALI KUSHWAHA")
      expect(top).toMatch(/\d{4}-\d{5}-\d$/)
    }
    expect(text).toContain("RAMDHANI KUSHWAHA")
    expect(text).toMatch(/House 14\/2\n\s+Village Belwa Khurd\n/)
    for (const copy of ["STUDENT", "COLLEGE", "BANK"]) expect(text).toContain(copy)
    expect(text.match(/[A-Z][a-z]+ Rupees Only/g)?.length).toBeGreaterThanOrEqual(3)
    expect(text).not.toContain("Loading")
  }
})

// The address contains the admission code. Firefox, which is not tested here, prints it only at the top.
test("the browser's header and footer, which show the address, have no room on the sheet", async ({
  page,
  baseURL,
}, testInfo) => {
  const code = await apply(baseURL!, await pictures())
  await page.goto(`/admission-form/print/${code}`)
  const path = testInfo.outputPath("with-footer.pdf")
  await page.pdf({ path, preferCSSPageSize: true, displayHeaderFooter: true })
  const printed = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" })
  // The sheet itself names the status page.
  const text = printed.replaceAll(`${baseURL}/admission-status`, "")
  expect(text).not.toBe(printed)
  expect(text).toContain(groupAdmissionCode(code))
  // The address, or the time of printing.
  expect(text).not.toMatch(/admission-form|https?:|\d:\d\d/)
})

const letters = "Wijayawickremasinghe Mahamahopadhyaya Subrahmanyam "
const upTo = (length: number) => letters.repeat(10).slice(0, length).trim().padEnd(length, "a")

const names = ["applicant_name", "father_name", "mother_name", "local_guardian_name"]
const shortTexts = [
  "sub_category",
  "income_certificate_no",
  "bank_name",
  "bank_branch",
  ...["board", "name", "roll", "subject"].flatMap((part) => [`highschool_${part}`, `i_${part}`]),
]
/** Every field at its maximum, addresses of six lines. */
const maximalForm = () => {
  const address = `House 1\nStreet\nWard 4\nPost\nUP\n${upTo(270)}`
  const form: Form = { c_address: address, p_address: address, local_guardian_address: upTo(300) }
  for (const name of names) form[name] = upTo(100)
  for (const name of shortTexts) form[name] = upTo(160).toUpperCase()
  const email = `${"w".repeat(60)}@${`${"m".repeat(60)}.`.repeat(3)}example`
  return longestForm("BCom", { ...form, weightage: [...choices.weightage], email, gender: "other" })
}

/** For each printed page, which part of its height is filled; page numbers do not count. */
const filledParts = (path: string) => {
  const boxes = execFileSync("pdftotext", ["-bbox", path, "-"], { encoding: "utf8" })
  return boxes
    .split("<page ")
    .slice(1)
    .map((page) => {
      const height = Number(/height="([\d.]+)"/.exec(page)![1])
      const ends = [...page.matchAll(/yMax="([\d.]+)"/g)].map(([, end]) => Number(end) / height)
      return Math.max(...ends.filter((end) => end < 0.965))
    })
}

test("a sheet with the longest entries has four pages, at most one of them half empty", async ({
  page,
  baseURL,
}, testInfo) => {
  const code = await apply(baseURL!, await pictures(), maximalForm())
  for (const prefix of ["", "/hi"]) {
    const path = testInfo.outputPath(`longest${prefix.replace("/", "-")}.pdf`)
    await printsSheet(page, `${prefix}/admission-form/print/${code}`, path)
    const filled = filledParts(path)
    expect(filled.length, String(filled)).toBeLessThanOrEqual(4)
    expect(filled.filter((part) => part < 0.5).length, String(filled)).toBeLessThanOrEqual(1)
  }
})

/** The share of a printed page's pixels that have the brightness of grey paper. */
const greyPart = async (path: string, page: string) => {
  const png = execFileSync("pdftoppm", ["-r", "100", "-gray", "-png", "-f", page, "-l", page, path])
  const pixels = await sharp(png).greyscale().raw().toBuffer()
  return pixels.filter((pixel) => pixel >= 160 && pixel <= 185).length / pixels.length
}

test("a signature photographed on grey paper is printed on white", async ({
  page,
  baseURL,
}, testInfo) => {
  const signature = await goodPictures.signature()
  // White becomes a grey of 167 on paper.
  const grey = await sharp(signature.bytes).linear(0.7).jpeg().toBuffer()
  const blank = sharp({ create: { width: 600, height: 800, channels: 3, background: "white" } })
  const code = await apply(baseURL!, {
    image: {
      name: "photo.jpg",
      type: "image/jpeg",
      bytes: new Uint8Array(await blank.jpeg().toBuffer()),
    },
    signature: { ...signature, bytes: new Uint8Array(grey) },
  })
  const path = testInfo.outputPath("grey.pdf")
  await printsSheet(page, `/admission-form/print/${code}`, path)
  // Edges of letters are about 0.5 % of a page; the signature is another 1 %.
  for (const number of ["1", "2"]) expect(await greyPart(path, number)).toBeLessThan(0.01)
})
