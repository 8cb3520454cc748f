// Everything that the world may ask, with anything at all. What the pages answer is tried where they are built:
// tests/http/fuzzed-pages.test.ts.
import { gzipSync } from "node:zlib"

import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import { steps } from "#domain/applications/form/sections.ts"
import { faultsOf, marker } from "#tests/support/fuzz/answers.ts"
import { asFormData, asUrlencoded } from "#tests/support/fuzz/bodies.ts"
import { type FuzzedSite, openFuzzedSite } from "#tests/support/fuzz/fuzzed-site.ts"
import { headers, inPath, jsonValue, objectOf, runs, text } from "#tests/support/fuzz/values.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

// Thousands of cases: on a busy machine they take their time.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })

/** What is posted, and what of it is read. */
const posted: Record<string, readonly string[]> = {
  "/api/v2/admission/save": ["course", ...steps.flatMap(({ fields }) => fields), "submission_key"],
  "/api/v2/admission/print": ["admission_code"],
  "/api/login": ["userid", "password", "role"],
  "/api/logout": ["token"],
}

/** Answered elsewhere: by the pages, which need a build, and to the staff. */
const isElsewhere = (url: string) => /^\*$|^\/console|^\/api\/console/.test(url)

describe.each(databasesInFullRuns)("on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: FuzzedSite
  let reads: string[]
  let token: string
  const aadhaar = freshAadhaar()
  beforeAll(async () => {
    place = await open()
    site = await openFuzzedSite({ DATABASE_URL: place.url })
    reads = site.routes
      .filter(({ method, url }) => method === "GET" && !isElsewhere(url))
      .map(({ url }) => url)
    token = "A".repeat(43)
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const sendAndCheck = async (options: Parameters<FuzzedSite["send"]>[0]) => {
    const { statusCode: status, headers: sent, body, rawPayload } = await site.send(options)
    const isPlain = sent["content-encoding"] === undefined
    const { method, url, payload } = options as { method: string; url: string; payload?: unknown }
    const asked = `${method} ${url} ${Buffer.isBuffer(payload) ? payload.toString() : String(payload)}`
    expect(
      faultsOf({ status, headers: sent, body: isPlain ? body : "" }),
      asked.slice(0, 3000),
    ).toEqual([])
    return { status, sent, body, rawPayload }
  }

  test("each address that is answered is tried", () => {
    const unknown = site.routes.filter(
      ({ method, url }) => !isElsewhere(url) && method !== "GET" && !(url in posted),
    )
    expect(unknown).toEqual([])
    expect(reads).toEqual(
      expect.arrayContaining(["/uploads/:file", "/media/:file", "/sitemap.xml"]),
    )
  })

  test("whatever is read, with any parts, questions and headers", async () => {
    const asked = fc.tuple(fc.nat(), inPath, objectOf(["q", "page", "preview"], text), headers)
    await expect(
      fc.assert(
        fc.asyncProperty(asked, async ([at, part, query, given]) => {
          const path = reads[at % reads.length]!.replaceAll(/:\w+/g, () => part)
          const question = new URLSearchParams(query as Record<string, string>)
          await sendAndCheck({ method: "GET", url: `${path}?${question}`, headers: given })
        }),
        runs(500),
      ),
    ).resolves.toBeUndefined()
  })

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "HEAD"] as const)(
    "%s of what is only read changes nothing and fails nowhere",
    async (method) => {
      // HEAD of what is only posted is a question to the pages.
      for (const url of method === "HEAD" ? reads : [...reads, ...Object.keys(posted)]) {
        const path = url.replaceAll(/:\w+/g, "x")
        const { status } = await sendAndCheck({ method: method as "GET", url: path })
        expect(method === "HEAD" || status >= 400, path).toBe(true)
      }
    },
  )

  describe.each(Object.entries(posted))("what is posted to %s", (url, names) => {
    const value = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: jsonValue })
    const fields = objectOf(names, value)

    test("as JSON, as an address or as anything else", async () => {
      const types = fc.constantFrom(
        "application/json",
        "application/json",
        "application/json; charset=utf-16le",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=B",
        "multipart/form-data",
        "text/plain",
        "text/xml",
        "",
        "x".repeat(500),
      )
      const bodies = fc.oneof(
        fields.map((one) => Buffer.from(JSON.stringify(one))),
        jsonValue.map((one) => Buffer.from(JSON.stringify(one) ?? "")),
        fields.map((one) => Buffer.from(asUrlencoded(one))),
        text.map((one) => Buffer.from(one)),
        text.map((one) => Buffer.from(one, "utf16le")),
        fields.map((one) => gzipSync(JSON.stringify(one))),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      )
      await expect(
        fc.assert(
          fc.asyncProperty(types, bodies, headers, async (type, payload, given) => {
            const all = { ...given, ...(type && { "content-type": type }) }
            await sendAndCheck({ method: "POST", url, payload, headers: all })
          }),
          runs(240),
        ),
      ).resolves.toBeUndefined()
    })

    test("as a form of many parts", async () => {
      await expect(
        fc.assert(
          fc.asyncProperty(asFormData(names), headers, async (form, given) => {
            await sendAndCheck({
              method: "POST",
              url,
              payload: form.body,
              headers: { ...given, "content-type": form.type },
            })
          }),
          runs(170),
        ),
      ).resolves.toBeUndefined()
    })
  })

  test("a token of any kind opens nothing", async () => {
    const kinds = ["Bearer", "bearer", "Basic", "", "Bearer "]
    await expect(
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...kinds), text, async (kind, any) => {
          const authorization = `${kind} ${any}`.replaceAll(/[^\x20-\x7e]/g, "")
          for (const one of [authorization, `Bearer ${token}`]) {
            const { status } = await sendAndCheck({
              method: "GET",
              url: "/api/student/me",
              headers: { authorization: one },
            })
            expect(status).toBe(401)
          }
        }),
        runs(50),
      ),
    ).resolves.toBeUndefined()
  })

  test("whatever stands in one field of a filled form, the form is stored or refused by name", async () => {
    const pictures = await makeSamplePictures()
    const outcomes = new Set<number>()
    await expect(
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...posted["/api/v2/admission/save"]!),
          text,
          async (name, any) => {
            const sent = { ...validForm("BSc", { aadhar_no: freshAadhaar() }), [name]: any }
            const form = new Response(toFormData(sent, pictures))
            const { status, body } = await sendAndCheck({
              method: "POST",
              url: "/api/v2/admission/save",
              payload: Buffer.from(await form.arrayBuffer()),
              headers: { "content-type": form.headers.get("content-type")! },
            })
            outcomes.add(status)
            const answer = JSON.parse(body) as { response: boolean; admission_code?: string }
            expect(answer.response).toBe(status === 200)
            if (status !== 200) return
            const printed = await sendAndCheck({
              method: "POST",
              url: "/api/v2/admission/print",
              payload: { admission_code: answer.admission_code },
            })
            expect(printed.status).toBe(200)
          },
        ),
        runs(40),
      ),
    ).resolves.toBeUndefined()
    expect([...outcomes]).toEqual(expect.arrayContaining([200, 422]))
  })

  test("the log holds nothing of what was sent, and no object has changed its nature", () => {
    const lines = site.log().split("\n")
    expect(lines.length).toBeGreaterThan(500)
    expect(lines.filter((line) => line.includes(marker) || line.includes(aadhaar))).toEqual([])
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
  })
})
