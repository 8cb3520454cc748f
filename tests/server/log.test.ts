// The log holds no personal data, at level debug, over complete submissions.
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { apply, print, save } from "#tests/support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

// Numbers without runs of zeros, which a duration in the log may contain by chance.
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

const expectNoneLogged = (server: RunningServer, secrets: string[]) => {
  const log = server.log().toLowerCase().split("\n")
  for (const secret of secrets) {
    const spellings = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
    const leaking = log.filter((line) =>
      spellings.some((spelling) => line.includes(spelling.toLowerCase())),
    )
    expect(leaking, secret).toEqual([])
  }
}

/** The log line arrives shortly after the answer. */
const expectLogged = (server: RunningServer, message: string) =>
  expect.poll(() => lines(server).map(({ msg }) => msg)).toContain(message)

let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const refuseInserts = {
  SQLite: `create trigger refuse before insert on applications
    begin select raise(abort, 'refused'); end`,
  PostgreSQL: "alter table applications add constraint refused check (fee < 0) not valid",
}
const takeInserts = {
  SQLite: "drop trigger refuse",
  PostgreSQL: "alter table applications drop constraint refused",
}

describe.each(databasesInFullRuns)("on $name", ({ name, open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let server: RunningServer
  beforeAll(async () => {
    database = await open()
    server = await startServer({
      LOG_LEVEL: "debug",
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
    })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const withDatabase = async <Result>(work: (db: Database) => Promise<Result>) => {
    const db = connect(database)
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }

  test("logs request ids but no personal data, code or picture names", async () => {
    const { url } = server
    await save(url, toFormData({ ...form, i_obtmarks: "9999" }, pictures))
    const code = await apply(url, pictures, form, {
      submission_key: "a-submission-key-of-this-test",
    })
    await apply(url, pictures, form, { submission_key: "a-submission-key-of-this-test" })
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
    // Parsers often quote malformed JSON and forms in their errors.
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

    expectNoneLogged(server, [
      ...personal,
      code,
      ...names,
      unknown,
      "a-submission-key-of-this-test",
      "photo.jpg",
    ])
    const requests = lines(server).filter(({ msg }) => msg === "incoming request")
    expect(requests.length).toBeGreaterThan(15)
    for (const { reqId, req } of requests) {
      expect(reqId).toMatch(/^[0-9a-f-]{36}$/)
      expect(Object.keys(req)).toEqual(["method", "path", "address"])
    }
  })

  test("does not log a row that the database refuses, as PostgreSQL quotes it in its detail", async () => {
    const another = { ...form, aadhar_no: freshAadhaar() }
    const { status } = await withDatabase(async (db) => {
      await sql.raw(refuseInserts[name]).execute(db)
      const answer = await save(server.url, toFormData(another, pictures))
      await sql.raw(takeInserts[name]).execute(db)
      return answer
    })
    expect(status).toBe(500)
    await expectLogged(server, "request failed")
    expectNoneLogged(server, [...personal, another.aadhar_no])
  })

  test("logs an unexpected error with its request id, without personal data", async () => {
    const key = "a-key-that-meets-a-broken-table"
    const body = toFormData(form, pictures, { submission_key: key })
    const [{ status, answer }, printed] = await withDatabase(async (db) => {
      await db.schema.alterTable("applications").renameTo("applications_away").execute()
      const answers = [
        await save(server.url, body),
        await print(server.url, "AAAAAAAAAAAA"),
      ] as const
      await db.schema.alterTable("applications_away").renameTo("applications").execute()
      return answers
    })
    expect([status, answer.response]).toEqual([500, false])
    expect(JSON.stringify(answer)).not.toMatch(/applications|sqlite|relation/i)
    expect(printed.status).toBe(500)
    await expectLogged(server, "request failed")
    const failed = lines(server).filter(({ msg }) => msg === "request failed")
    expect(failed.map(({ reqId, err }) => [typeof reqId, typeof err.stack])).toContainEqual([
      "string",
      "string",
    ])
    expectNoneLogged(server, [...personal, key, "AAAAAAAAAAAA"])
  })
})
