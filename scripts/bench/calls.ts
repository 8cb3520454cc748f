import { apply, print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { addStudents } from "./college.ts"
import { compare } from "./ratios.ts"
import { sendAll } from "./send-all.ts"

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
