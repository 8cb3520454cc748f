import { randomUUID } from "node:crypto"

import autocannon from "autocannon"

import { apply, print } from "#tests/support/contract-calls.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { addStudents } from "./college.ts"
import { connections, compare } from "./ratios.ts"

interface Body {
  body: string | Buffer
  headers: Record<string, string>
}

/** Posts these bodies over 50 connections and returns the requests per second. Throws if one is refused. */
const sendAll = async (url: string, bodies: Body[]) => {
  const amount = bodies.length
  let failed = 0
  const start = performance.now()
  let end = start
  await autocannon({
    url,
    connections,
    amount,
    timeout: 120,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => ({ ...request, ...bodies.pop() }),
        onResponse: (status) => {
          if (status !== 200) failed++
          // autocannon itself ends only at the next full second.
          end = performance.now()
        },
      },
    ],
  })
  if (failed > 0) throw new Error(`${url} refused ${failed} requests`)
  return amount / ((end - start) / 1000)
}

const signInsPerRound = 3000
const printsPerRound = 6000

/** Headers that Node adds to every answer. */
const ofTheConnection = ["connection", "keep-alive", "date", "content-length"]

const headers = { "content-type": "application/json" }
const bodiesOf = (count: number, values: readonly object[]) =>
  Array.from({ length: count }, (_, index) => ({
    // A copy: autocannon writes the length of the body into it.
    headers: { ...headers },
    body: JSON.stringify(values[index % values.length]),
  }))

const putInto = async (bare: RunningServer, path: string, what: object) => {
  const reply = await fetch(bare.url + path, { method: "PUT", headers, body: JSON.stringify(what) })
  if (!reply.ok) throw new Error(`The bare server refused ${path}`)
}

/**
 * Sign-ins of students, against a route that hashes and looks up the same, stores a new token's hash durably, and
 * sends the same student, but counts no attempts.
 */
export const benchSignIn = () => {
  const rows = Array.from({ length: 500 }, () => studentRow())
  const credentials = rows.map(({ aadhar }) => ({
    userid: aadhar,
    password: "27032007",
    role: "3",
  }))
  const title = `Sign-ins of students, ${signInsPerRound} a round`
  const round = ({ url }: RunningServer) =>
    sendAll(`${url}/api/login`, bodiesOf(signInsPerRound, credentials))
  return compare(title, 0.3, round, async (ours, bare) => {
    await addStudents(ours, rows)
    const [body] = bodiesOf(1, credentials)
    const reply = await fetch(`${ours.url}/api/login`, { method: "POST", ...body })
    const { admission } = (await reply.json()) as { admission: object }
    const students = credentials.map(({ userid, password }) => ({ userid, password, admission }))
    await putInto(bare, "/students", students)
  })
}

/**
 * Print calls, against a route that finds the record by its code, decrypts its account number, and sends the same record
 * and headers, but counts no requests.
 */
export const benchPrint = () => {
  const codes: { admission_code: string }[] = []
  const title = `Print calls, ${printsPerRound} a round`
  const round = ({ url }: RunningServer) =>
    sendAll(`${url}/api/v2/admission/print`, bodiesOf(printsPerRound, codes))
  return compare(title, 0.5, round, async (ours, bare) => {
    const pictures = await makeSamplePictures()
    const records: object[] = []
    let own = {}
    for (let stored = 0; stored < 200; stored++) {
      const admission_code = await apply(ours.url, pictures)
      codes.push({ admission_code })
      const { answer, headers: sent } = await print(ours.url, admission_code)
      records.push(answer[0]!)
      own = Object.fromEntries([...sent].filter(([name]) => !ofTheConnection.includes(name)))
    }
    await putInto(bare, "/records", { headers: own, records })
  })
}

const savesPerRound = 800

let applicants = 0
/** People differ: with one birth date and name they would all be likely duplicates. */
const nextBirthDate = () =>
  new Date(Date.UTC(1990, 0, 1 + (applicants++ % 6000))).toISOString().slice(0, 10)

/** Applications with both pictures, against a route that stores the same parts durably. */
export const benchSaves = async () => {
  const pictures = await makeSamplePictures()
  const multipart = async () => {
    const applicant = { ...validForm("BSc"), dob: nextBirthDate() }
    const form = toFormData(applicant, pictures, { submission_key: randomUUID() })
    const request = new Request("http://college.example", { method: "POST", body: form })
    const body = Buffer.from(await request.arrayBuffer())
    return { body, headers: { "content-type": request.headers.get("content-type")! } }
  }
  const save = async ({ url }: { url: string }) => {
    const bodies = await Promise.all(Array.from({ length: savesPerRound }, multipart))
    return sendAll(`${url}/api/v2/admission/save`, bodies)
  }
  const title = `Applications with both pictures, ${savesPerRound} a round`
  return compare(title, 0.4, save)
}
