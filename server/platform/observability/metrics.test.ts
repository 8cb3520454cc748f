import { randomUUID } from "node:crypto"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { releaseVersion } from "#server/platform/release.ts"
import { openApp } from "#tests/support/app.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases, inFullRuns, inOneProject } from "#tests/support/servers/databases.ts"

const token = "a-token-of-this-test"

test.each(inOneProject)("without METRICS_TOKEN /metrics does not exist", async () => {
  const site = await openApp()
  const isThere = site.app.hasRoute({ method: "GET", url: "/metrics" })
  await site.close()
  expect(isThere).toBe(false)
})

describe.each(databases)("metrics on $name", ({ name: databaseName, open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let site: Awaited<ReturnType<typeof openApp>>
  let url: string
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  beforeAll(async () => {
    place = await open()
    site = await openApp({
      METRICS_TOKEN: token,
      DATABASE_URL: place.url,
      RATE_PRINT_PER_MINUTE: "3",
    })
    url = await site.listen()
    pictures = await makeSamplePictures()
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const read = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const { body, statusCode } = await site.app.inject({ url: "/metrics", headers })
    expect(statusCode).toBe(200)
    return body.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
  }
  const valueOf = (lines: string[], series: string) =>
    Number(
      lines
        .find((line) => line.startsWith(`${series} `))
        ?.split(" ")
        .at(-1),
    )

  test("names the running release", async () => {
    expect(await read()).toContain(`mahavidyalaya_info{version="${releaseVersion}"} 1`)
  })

  test.each([undefined, "Bearer wrong", token, `bearer ${token}`, `Bearer ${token} `])(
    "%s is refused",
    async (authorization) => {
      const { statusCode, body } = await site.app.inject({
        url: "/metrics",
        headers: { ...(authorization && { authorization }) },
      })
      expect([statusCode, body]).toEqual([401, '{"error":"Unauthorized"}'])
    },
  )

  test("events are counted by kind, and no label holds sent data", async () => {
    const before = await read()
    const submission_key = randomUUID()
    const sent = { ...validForm("BSc", { aadhar_no: freshAadhaar() }), submission_key }
    const code = await apply(url, pictures, sent)
    await save(url, toFormData({ ...sent, applicant_mobile: "6000000098" }, pictures))
    const wrong = { ...sent, i_obtmarks: "9999", submission_key: randomUUID() }
    await save(url, toFormData(wrong, pictures))
    for (let i = 0; i < 4; i++) await print(url, code)
    await fetch(`${url}/uploads/0123456789abcdef0123456789abcdef.jpg`)
    const after = await read()
    const rise = (series: string) => valueOf(after, series) - (valueOf(before, series) || 0)
    expect({
      accepted: rise('mahavidyalaya_saves_total{outcome="accepted"}'),
      twice: rise('mahavidyalaya_saves_total{outcome="already_received"}'),
      fields: rise('mahavidyalaya_saves_total{outcome="fields"}'),
      tooMany: rise('mahavidyalaya_too_many_total{limit="print"}'),
      pictures: rise('mahavidyalaya_picture_seconds_count{way="plain"}'),
      submitted: rise('mahavidyalaya_applications{status="submitted"}'),
      answered: rise(
        'mahavidyalaya_requests_total{route="/api/v2/admission/save",method="POST",status="2xx"}',
      ),
      refused: rise(
        'mahavidyalaya_requests_total{route="/api/v2/admission/save",method="POST",status="4xx"}',
      ),
      timed: rise(
        'mahavidyalaya_request_duration_seconds_count{route="/api/v2/admission/save",method="POST"}',
      ),
    }).toEqual({
      accepted: 1,
      twice: 1,
      fields: 1,
      tooMany: 1,
      pictures: 4,
      submitted: 1,
      answered: 1,
      refused: 2,
      timed: 3,
    })
    // Names and labels without the numbers: a count of bytes may contain any digits.
    const text = after.map((line) => line.slice(0, line.lastIndexOf(" "))).join("\n")
    const values = [code, "0123456789abcdef", "127.0.0.1", ...Object.values(sent).flat()]
    expect(values.filter((value) => value.length >= 5 && text.includes(value))).toEqual([])
  })

  describe.each(inFullRuns(databaseName))("series", () => {
    test("the number of series does not grow with requested addresses", async () => {
      const askFor = async (name: string) => {
        for (const method of ["GET", "POST", "PROPFIND"]) {
          for (const path of [
            "",
            "/api/",
            "/api/v2/",
            "/uploads/",
            "/card/",
            "/api/console/",
            "/a/",
          ]) {
            await site.app.inject({
              method: method as "GET",
              url: `${path}/${name}`.replace("//", "/"),
              // An address of its own, whose requests use up no limit of another test.
              remoteAddress: "192.0.2.1",
            })
          }
        }
      }
      await askFor("first")
      // The answer with the metrics has a series of its own.
      await read()
      // Without Node's own metrics: their labels name currently open handles.
      const countOurs = async () => (await read()).filter((line) => line.startsWith("mahav")).length
      const before = await countOurs()
      for (let i = 0; i < 4; i++) await askFor(`another${i}.${i}x`)
      expect(await countOurs()).toBe(before)
      expect(before).toBeLessThan(1500)
    })
  })

  test("has metrics of the machine, the event loop and the database", async () => {
    const lines = await read()
    expect(valueOf(lines, "mahavidyalaya_database_up")).toBe(1)
    expect(valueOf(lines, "mahavidyalaya_disk_free_bytes")).toBeGreaterThan(0)
    expect(valueOf(lines, "mahavidyalaya_batch_waiting")).toBe(0)
    expect(valueOf(lines, "mahavidyalaya_dead_messages")).toBe(0)
    expect(valueOf(lines, "mahavidyalaya_last_backup_timestamp_seconds")).toBe(0)
    expect(valueOf(lines, "process_resident_memory_bytes")).toBeGreaterThan(1e7)
    expect(valueOf(lines, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0)
  })
})
