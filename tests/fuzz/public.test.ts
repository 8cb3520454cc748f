// Fuzzes every public call. tests/http/fuzzed-pages.test.ts fuzzes the pages, which need a build.
import { gzipSync } from "node:zlib"

import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import { steps } from "#domain/applications/form/form-fields.ts"
import { faultsOf, marker } from "#tests/support/fuzz/answers.ts"
import { asFormData, asUrlencoded } from "#tests/support/fuzz/bodies.ts"
import { type FuzzedSite, openFuzzedSite } from "#tests/support/fuzz/fuzzed-site.ts"
import { headers, inPath, jsonValue, objectOf, runs, text } from "#tests/support/fuzz/values.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

// Thousands of cases take long on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 })

/** The calls that take a POST, and the fields that they read. */
const posted: Record<string, readonly string[]> = {
  "/api/v2/admission/save": ["course", ...steps.flatMap(({ fields }) => fields), "submission_key"],
  "/api/v2/admission/print": ["admission_code"],
  "/api/v2/admission/drafts": ["code", "pin", "version", "submission_key", "answers"],
  "/api/v2/admission/drafts/open": ["code", "pin"],
  "/api/v2/admission/drafts/delete": ["code", "pin"],
  "/api/login": ["userid", "password", "role"],
  "/api/student/password": ["current", "password"],
  "/api/logout": ["token"],
}

/** Routes that other tests fuzz: the pages, which need a build, and the staff console. */
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
    const logged = site.takeLog()
    const leaked = [marker, aadhaar].filter((value) => logged.includes(value))
    expect(leaked, asked.slice(0, 3000)).toEqual([])
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
    return { status, sent, body, rawPayload }
  }

  test("each request is logged, without the values that are sent", async () => {
    site.takeLog()
    await site.send({ method: "GET", url: `/uploads/${marker}?q=${marker}` })
    const logged = site.takeLog()
    expect(logged).toContain("request completed")
    expect(logged).not.toContain(marker)
  })

  test("every route is fuzzed", () => {
    const unknown = site.routes.filter(
      ({ method, url }) => !isElsewhere(url) && method !== "GET" && !(url in posted),
    )
    expect(unknown).toEqual([])
    expect(reads).toEqual(
      expect.arrayContaining(["/uploads/:file", "/media/:file", "/sitemap.xml"]),
    )
  })

  test("GET with any path segments, query and headers has no fault", async () => {
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
    "%s of a GET route has no fault",
    async (method) => {
      // The pages answer HEAD for an address that takes POST only.
      for (const url of method === "HEAD" ? reads : [...reads, ...Object.keys(posted)]) {
        const path = url.replaceAll(/:\w+/g, "x")
        const { status } = await sendAndCheck({ method: method as "GET", url: path })
        expect(method === "HEAD" || status >= 400, path).toBe(true)
      }
    },
  )

  describe.each(Object.entries(posted))("POST to %s has no fault", (url, names) => {
    const value = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: jsonValue })
    const fields = objectOf(names, value)

    test("with any content type and body", async () => {
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

    test("with any multipart form", async () => {
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

  test("any token is refused", async () => {
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

  test("any value in one field of a filled form is stored or refused", async () => {
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
})
