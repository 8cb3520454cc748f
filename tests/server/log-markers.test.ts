// No field of a save reaches the log at level debug, even if the database quotes the row in its error message.
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect, type Database } from "#server/platform/database/connect.ts"
import { print, save } from "#tests/support/contract-calls.ts"
import { freshAadhaar, toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const words = ["name", "father", "mother", "caste", "guardian", "bank", "branch"]
const [name, father, mother, caste, guardian, bank, branch] = words.map((word) => `Zqx${word}`)
const markers = {
  applicant_name: name!,
  father_name: father!,
  mother_name: mother!,
  sub_category: caste!,
  dob: "2006-11-23",
  applicant_mobile: "7391846205",
  whatsapp_number: "7391846206",
  local_guardian_contact: "7391846207",
  email: "zqxmail@example.com",
  c_address: "Zqxaddress 739184",
  p_address: "Zqxhome 739185",
  local_guardian_name: guardian!,
  local_guardian_address: "Zqxelsewhere 739186",
  income_certificate_no: "ZQX/INCOME/7391",
  bank_name: bank!,
  bank_branch: branch!,
  bank_account: "73918462050001",
  bank_isfsc: "ZQXB0007391",
  highschool_name: "Zqxschool",
  highschool_roll: "7391846208",
  highschool_subject: "Zqxsubjects",
  i_name: "Zqxcollege",
  i_roll: "7391846209",
  i_subject: "Zqxlearnt",
  urn: "ZQXU-73918462",
}
const key = "zqx-submission-key-of-this-test"

/** Refuses every insert, with the whole row in the error message. */
const quoteTheRow = {
  SQLite: [
    sql`create trigger quote_row before insert on applications begin
      select raise(abort, new.form || new.applicant_name || new.applicant_mobile); end`,
  ],
  PostgreSQL: [
    sql`create function quote_row() returns trigger language plpgsql as $$ begin
      raise exception 'refused: %', new using detail = new::text, hint = new.form; end $$`,
    sql`create trigger quote_row before insert on applications
      for each row execute function quote_row()`,
  ],
}

const stopQuoting = {
  SQLite: [sql`drop trigger quote_row`],
  PostgreSQL: [sql`drop trigger quote_row on applications`, sql`drop function quote_row`],
}

const linesOf = (server: RunningServer) =>
  server
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))

describe.each(databasesInFullRuns)("logs no submitted value on $name", ({ name: kind, open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let server: RunningServer
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  const aadhaar: string[] = []
  beforeAll(async () => {
    database = await open()
    pictures = await makeSamplePictures()
    const env = { LOG_LEVEL: "debug", DATABASE_URL: database.url, DATA_DIR: database.dataDir }
    server = await startServer(env)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const send = (submission_key: string) => {
    const aadhar_no = freshAadhaar()
    aadhaar.push(aadhar_no)
    const form = validForm("BSc", { ...markers, aadhar_no })
    return save(server.url, toFormData(form, pictures, { submission_key }))
  }
  const loggedMarkers = () => {
    const log = server.log().toLowerCase()
    const all = [...Object.values(markers), ...aadhaar, key, "zqx"]
    return all.filter((marker) => log.includes(marker.toLowerCase()))
  }
  /** While `work` runs, the database refuses every insert, with the row in its message. */
  const whileQuoting = async <Result>(work: (db: Database) => Promise<Result>) => {
    const db = connect(database)
    for (const statement of quoteTheRow[kind]) await statement.execute(db)
    try {
      return await work(db)
    } finally {
      for (const statement of stopQuoting[kind]) await statement.execute(db)
      await db.destroy()
    }
  }

  test("when it is accepted", async () => {
    const { status, answer } = await send(key)
    expect([status, answer.errors]).toEqual([200, undefined])
    expect((await print(server.url, answer.admission_code)).status).toBe(200)
    expect(loggedMarkers()).toEqual([])
  })

  test("when the database quotes the row in its message", async () => {
    await send("zqx-submission-key-of-the-stored-row")
    const { status, headers } = await whileQuoting(async (db) => {
      const failing = db
        .insertInto("applications")
        .columns(["form", "applicant_name", "applicant_mobile"])
        .expression((from) =>
          from
            .selectFrom("applications")
            .select(["form", "applicant_name", "applicant_mobile"])
            .limit(1),
        )
      // Checks the trigger: its message contains the form.
      await expect(failing.execute()).rejects.toThrow(/Zqx/)
      return send("zqx-another-submission-key")
    })
    expect(status).toBe(500)
    const failures = () =>
      linesOf(server).filter(
        ({ msg, reqId }) => msg === "request failed" && reqId === headers.get("x-request-id"),
      )
    await expect.poll(failures).toHaveLength(1)
    expect(loggedMarkers()).toEqual([])
    const [{ err }] = failures()
    expect(err.stack).toMatch(/^\s+at /)
    expect(err.code).toMatch(kind === "SQLite" ? /^SQLITE_/ : /^P0001$/)
  })

  test("each log line of a request has the x-request-id of its answer", async () => {
    const { headers } = await whileQuoting(() => send("zqx-one-more-submission-key"))
    const id = headers.get("x-request-id")
    const own = () => linesOf(server).filter(({ reqId }) => reqId === id)
    await expect.poll(() => own().length).toBe(4)
    expect(own().map(({ msg }) => msg)).toEqual([
      "incoming request",
      "starting multipart parsing",
      "request failed",
      "request completed",
    ])
    const requestLines = linesOf(server).filter(({ req, res, err }) => req || res || err)
    expect(requestLines.filter(({ reqId }) => !reqId)).toEqual([])
  })
})
