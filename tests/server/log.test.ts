// What the log says of people: nothing. Read over whole journeys, at its most talkative.
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/applications.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { databases } from "#tests/support/databases.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/server.ts"

// Numbers without a row of zeros: a duration in the log may hold one by chance.
const form = validForm("BSc", {
  email: "someone.special@example.com",
  applicant_mobile: "9873519462",
  whatsapp_number: "8765193472",
}) as Record<string, string>
const personal = [
  "applicant_name",
  "father_name",
  "mother_name",
  "dob",
  "aadhar_no",
  "applicant_mobile",
  "whatsapp_number",
  "email",
  "c_address",
  "p_address",
  "bank_account",
  "urn",
  "i_roll",
].map((field) => form[field]!)

const lines = (server: RunningServer) =>
  server
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))

const saysNothingOf = (server: RunningServer, secrets: string[]) => {
  const log = server.log().toLowerCase().split("\n")
  for (const secret of secrets) {
    const spellings = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
    const telling = log.filter((line) =>
      spellings.some((spelling) => line.includes(spelling.toLowerCase())),
    )
    expect(telling, secret).toEqual([])
  }
}

/** A line reaches us a moment after the answer. */
const logs = (server: RunningServer, message: string) =>
  expect.poll(() => lines(server).map(({ msg }) => msg)).toContain(message)

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const refuseEveryRow = {
  SQLite: `create trigger refuse before insert on applications
    begin select raise(abort, 'refused'); end`,
  PostgreSQL: "alter table applications add constraint refused check (fee < 0) not valid",
}

describe.each(databases)("on $name", ({ name, open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let server: RunningServer
  beforeAll(async () => {
    place = await open()
    server = await startServer({
      LOG_LEVEL: "debug",
      DATABASE_URL: place.url,
      DATA_DIR: place.dataDir,
    })
  })
  afterAll(async () => {
    await server.close()
    await place.close()
  })

  test("a journey leaves request ids, and nothing of the person, the code or the pictures", async () => {
    const { url } = server
    await save(url, toFormData({ ...form, i_obtmarks: "9999" }, pictures))
    const code = await apply(url, pictures, form, { submission_key: "a-key-of-this-journey" })
    await apply(url, pictures, form, { submission_key: "a-key-of-this-journey" })
    await save(url, toFormData(form, pictures))
    const [record] = (await print(url, code)).answer
    const names = [record!["image_file"], record!["signature_file"]].map(String)
    const unknown = "0123456789abcdef".repeat(2)
    for (const path of [
      ...names.map((file) => `/uploads/${file}`),
      `/uploads/${unknown}.jpg`,
      `/admission-form/print/${code}`,
      `/admission-form/print/${code}/`,
      `/admission-form/print/${code.toLowerCase()}?x=1#y`,
      `/hi/admission-form/print/${code}`,
      `/Admission-Form/Print/${code}.data`,
      `/admission-form?applicant_name=${encodeURIComponent(form["applicant_name"]!)}`,
    ]) {
      await fetch(`${url}${path}`)
    }
    // What is no JSON and no form is quoted by many a parser.
    const broken = `{"aadhar_no": ${form["aadhar_no"]} ${form["applicant_mobile"]}`
    const json = { "content-type": "application/json" }
    await fetch(`${url}/api/v2/admission/print`, { method: "POST", headers: json, body: broken })
    const half = { "content-type": "multipart/form-data; boundary=B" }
    await save(url, `--B\r\nContent-Disposition: form-data; name="${form["bank_account"]}"`, {
      headers: half,
    })
    await fetch(`${url}/admission-form/bsc/part-1`, {
      method: "POST",
      body: toFormData(form, pictures),
    })

    saysNothingOf(server, [
      ...personal,
      code,
      ...names,
      unknown,
      "a-key-of-this-journey",
      "photo.jpg",
    ])
    const requests = lines(server).filter(({ msg }) => msg === "incoming request")
    expect(requests.length).toBeGreaterThan(15)
    for (const { reqId, req } of requests) {
      expect(reqId).toMatch(/./)
      expect(Object.keys(req)).toEqual(["method", "path", "address"])
    }
  })

  test("a row the database refuses is not quoted, as PostgreSQL does in its detail", async () => {
    const db = connect(place)
    await sql.raw(refuseEveryRow[name]).execute(db)
    await db.destroy()
    const another = { ...form, aadhar_no: freshAadhaar() }
    const { status } = await save(server.url, toFormData(another, pictures))
    expect(status).toBe(500)
    await logs(server, "request failed")
    saysNothingOf(server, [...personal, another.aadhar_no])
  })

  test("an unexpected error is logged with its request's id, and nothing of the person", async () => {
    const db = connect(place)
    await db.schema.dropTable("applications").execute()
    await db.destroy()
    const key = "a-key-that-meets-a-broken-table"
    const { status, answer } = await save(
      server.url,
      toFormData(form, pictures, { submission_key: key }),
    )
    expect([status, answer.response]).toEqual([500, false])
    expect(JSON.stringify(answer)).not.toMatch(/applications|sqlite|relation/i)
    expect((await print(server.url, "AAAAAAAAAAAA")).status).toBe(500)
    await logs(server, "request failed")
    const failed = lines(server).filter(({ msg }) => msg === "request failed")
    expect(failed.map(({ reqId, err }) => [typeof reqId, typeof err.stack])).toContainEqual([
      "string",
      "string",
    ])
    saysNothingOf(server, [...personal, key, "AAAAAAAAAAAA"])
  })
})
