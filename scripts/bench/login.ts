import { type RunningServer, startServer } from "#tests/support/server.ts"
import { studentRow } from "#tests/support/students.ts"

import { importStudents } from "./college.ts"
import { load, type Round } from "./load.ts"
import { compare, head, median, memoryOf, row, say } from "./report.ts"

const connections = 50
const rounds = 3
const signInsARound = 1000
const triesToTell = 400

const json = { "content-type": "application/json" }

const bodyOf = (student: Record<string, string>, password = "27032007") =>
  Buffer.from(JSON.stringify({ userid: student["aadhar"], password, role: "3" }))

const signIn = async (server: RunningServer, path: string, bodies: Buffer[]) => {
  const url = server.url + path
  const round = await load({ url, method: "POST", headers: json, bodies, connections })
  const wrong = round.replies.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`A sign-in was answered with ${wrong.status}`)
  return round
}

/** Milliseconds per refused sign-in attempt, sent one after another, each from a different address. */
const timesOf = async (server: RunningServer, bodies: Buffer[], network: number) => {
  const times: number[] = []
  for (const [index, body] of bodies.entries()) {
    const address = `10.${network}.${index >> 8}.${index & 255}`
    const from = performance.now()
    const reply = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { ...json, "x-forwarded-for": address },
      body: new Uint8Array(body),
    })
    await reply.text()
    times.push(performance.now() - from)
    if (reply.status !== 401) throw new Error(`A wrong sign-in was answered with ${reply.status}`)
  }
  return times
}

/**
 * Compares sign-in with a bare keyed hash and lookup. Also checks for a timing side channel: whether the time
 * of a refusal reveals its reason.
 */
export const benchLogin = async () => {
  const ours = await startServer({ LOG_LEVEL: "warn", TRUST_PROXY: "loopback" })
  const bare = await startServer({}, "scripts/bench/bare.ts")
  try {
    const students = Array.from({ length: signInsARound }, () => studentRow())
    importStudents(ours, students)
    await fetch(`${bare.url}/students`, {
      method: "PUT",
      headers: json,
      body: JSON.stringify(students.map(({ aadhar, urn }) => [aadhar, "27032007", urn])),
    })
    const bodies = students.map((student) => bodyOf(student))
    const results = { bare: [] as Round[], ours: [] as Round[] }
    for (let round = 0; round < rounds; round++) {
      results.bare.push(await signIn(bare, "/login", bodies))
      results.ours.push(await signIn(ours, "/api/login", bodies))
    }
    head(
      `Login: ${signInsARound} students a round; the bare route hashes, looks up and compares only.`,
      "per second",
      "p50 ms",
      "p99 ms",
      "memory MB",
    )
    const rate = (name: string, found: Round[], server: RunningServer) => {
      const of = (key: "perSecond" | "p50" | "p99") => median(found.map((round) => round[key]))
      row(name, of("perSecond").toFixed(0), of("p50"), of("p99"), memoryOf(server.pid()))
      return of("perSecond")
    }
    const bareRate = rate("bare route", results.bare, bare)
    compare("Login, this server : bare", rate("this server", results.ours, ours) / bareRate)

    const known = students.slice(0, triesToTell).map((student) => bodyOf(student, "01012000"))
    const unknown = Array.from({ length: triesToTell }, () => bodyOf(studentRow(), "01012000"))
    // Alternate between both, so that they meet the same machine load.
    const times = { known: [] as number[], unknown: [] as number[] }
    const piece = 50
    for (let from = 0; from < triesToTell; from += piece) {
      const network = from / piece
      const [a, b] = [known, unknown].map((all) => all.slice(from, from + piece)) as [
        Buffer[],
        Buffer[],
      ]
      times.known.push(...(await timesOf(ours, a, 2 * network + 1)))
      times.unknown.push(...(await timesOf(ours, b, 2 * network + 2)))
    }
    say(
      `\nRefused, ${triesToTell} tries each, median: wrong date ${median(times.known).toFixed(2)} ms, ` +
        `unknown number ${median(times.unknown).toFixed(2)} ms.`,
    )
  } finally {
    await bare.close()
    await ours.close()
  }
}
