// Submitted markup and formulas stay text in every output. The browser test is in
// tests/e2e/console/stored-markup.desktop.spec.ts.
import { parse } from "csv-parse/sync"
import { afterAll, beforeAll, expect, test, vi } from "vitest"

import { faultsOf } from "#tests/support/fuzz/answers.ts"
import { type FuzzedSite, openFuzzedSite, origin } from "#tests/support/fuzz/fuzzed-site.ts"
import { elementsIn } from "#tests/support/html/read-html.ts"
import { readXlsx } from "#tests/support/read-xlsx.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { addresses, formulas, markup } from "#tests/support/samples/malicious-strings.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { notice } from "#tests/support/samples/site-content.ts"

// Thousands of cases: slow on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })

/** Free text fields. */
const freeTextFields = [
  "sub_category",
  "c_address",
  "p_address",
  "local_guardian_address",
  "income_certificate_no",
  "bank_name",
  "bank_branch",
  "highschool_board",
  "highschool_name",
  "highschool_roll",
  "highschool_subject",
  "i_board",
  "i_name",
  "i_roll",
  "i_subject",
]

const submittedTexts = [...markup, ...formulas].filter(
  (text) => text.length <= 40 && !/[\t\r\n]/.test(text),
)

let site: FuzzedSite
let cookie: string
const codes: string[] = []
beforeAll(async () => {
  site = await openFuzzedSite()
  cookie = await site.signIn()
  const pictures = await makeSamplePictures()
  for (const text of submittedTexts) {
    const texts = Object.fromEntries(freeTextFields.map((field) => [field, text]))
    const form = validForm("BSc", { ...texts, aadhar_no: freshAadhaar() })
    const sent = new Response(toFormData(form, pictures))
    const reply = await site.send({
      method: "POST",
      url: "/api/v2/admission/save",
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { "content-type": sent.headers.get("content-type")! },
    })
    const { admission_code, errors } = reply.json() as {
      admission_code?: string
      errors: Record<string, unknown>
    }
    if (admission_code) codes.push(admission_code)
    else throw new Error(`${text}: ${JSON.stringify(errors)}`)
  }
})
afterAll(() => site.close())

const call = async (method: "GET" | "POST", url: string, payload?: object) =>
  site.send({
    method,
    url: `/api/console${url}`,
    headers: { origin, host: "college.example", cookie },
    ...(payload && { payload }),
  })

test("stores and prints submitted texts unchanged", async () => {
  expect(codes.length).toBeGreaterThan(10)
  const printedTexts: string[] = []
  for (const admission_code of codes) {
    const reply = await site.send({
      method: "POST",
      url: "/api/v2/admission/print",
      payload: { admission_code },
    })
    printedTexts.push((reply.json() as { bank_name: string }[])[0]!.bank_name)
  }
  expect(submittedTexts).toEqual(expect.arrayContaining(printedTexts))
})

test("no CSV cell begins with a formula character", async () => {
  const csv = await call("POST", "/applications/export", {
    format: "csv",
    language: "en",
    filter: {},
  })
  const cells = (parse(csv.rawPayload, { bom: true }) as string[][]).flat()
  expect(cells.length).toBeGreaterThan(codes.length * freeTextFields.length)
  expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([])
  expect(cells).toContain("'=1+1")
})

test("a workbook contains the markup as text", async () => {
  const xlsx = await call("POST", "/applications/export", {
    format: "xlsx",
    language: "en",
    filter: {},
  })
  const files = readXlsx(xlsx.rawPayload)
  expect(JSON.stringify(files)).toContain("<script>window.__hit=1</script>")
})

/** Elements of `html` that could run scripts, load from another origin or navigate to unsafe URLs. */
const activeElementsIn = (html: string) => {
  const elements = elementsIn(html)
  // Each "<" starts or ends a lower-case element.
  const stray = html.match(/<(?!\/?[a-z])/gi) ?? []
  const opening = html.match(/<[a-z]/gi) ?? []
  const wrong = elements.filter(
    ({ name, attributes: { href = "", src = "", ...others } }) =>
      /^(?:script|style|svg|math|iframe|base|meta|form|input|object|embed)$/.test(name) ||
      Object.keys(others).some((attribute) => attribute.startsWith("on")) ||
      // The CSP of the pages blocks pictures of other origins.
      [href, src].some((address) =>
        /^(?!https?:|mailto:|tel:)\s*[a-z][a-z0-9+.-]*:/i.test(address),
      ),
  )
  return opening.length === elements.length ? [...stray, ...wrong] : [html]
}

test("Markdown renders it without elements, event handlers and unsafe URLs", () => {
  const { html } = site.services.content("en")
  const written = [...markup, ...addresses].flatMap((text) => [
    text,
    `[press](${text})`,
    `[press](<${text}>)`,
    `![see](${text})`,
    `<${text}>`,
    `# ${text}`,
    `| ${text} |\n| --- |\n| ${text} |`,
    `\`${text}\``,
    `[x]: ${text}\n\n[x]`,
  ])
  const wrong = written.filter((text) => activeElementsIn(html(text)).length > 0)
  expect(wrong).toEqual([])
})

test("publishes a notice with markup, well formed in the feeds", async () => {
  for (const text of markup) {
    const data = { item: notice(text, { body: text }), publish_at: "now" }
    const reply = await call("POST", "/content/notices", { data })
    expect([reply.statusCode, text]).toEqual([200, text])
  }
  for (const url of ["/notices.xml", "/hi/notices.xml", "/sitemap.xml"]) {
    const { statusCode: status, headers, body } = await site.send({ url })
    expect([url, status, ...faultsOf({ status, headers, body })]).toEqual([url, 200])
  }
  const { body } = await site.send({ url: "/notices.xml" })
  expect(body).toContain("&lt;script>window.__hit=1&lt;/script>")
})

test.each(addresses.filter((address) => !address.startsWith("http:")))(
  "refuses %s as a link: 422",
  async (link) => {
    const data = { item: { name: "A link", link }, publish_at: "now" }
    const reply = await call("POST", "/content/social_links", { data })
    expect([reply.statusCode, link]).toEqual([422, link])
  },
)
