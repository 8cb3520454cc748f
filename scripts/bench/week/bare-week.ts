import { brotliCompressSync } from "node:zlib"

import { type RunningServer, startServer } from "#tests/support/server.ts"
import { studentRow } from "#tests/support/students.ts"

import { applicationBodies, boundary } from "../bodies.ts"
import { load } from "../load.ts"
import { say } from "../report.ts"
import { sendRequest, report } from "./http-client.ts"
import { visitors } from "./mix.ts"

/** Saves some applications so that the JIT compiler optimises the hot code first. Returns their codes. */
export const warmUp = async (url: string) => {
  const warm = await load({
    url: `${url}/api/v2/admission/save`,
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    bodies: await applicationBodies(200),
    connections: 20,
  })
  return warm.replies.map(
    ({ body }) => (JSON.parse(body) as { admission_code: string }).admission_code,
  )
}

/** Sends the same mix of requests to the bare baseline. Returns requests per second. */
export const spendBare = async (
  example: RunningServer,
  code: string,
  { connections, duration }: { connections: number; duration: number },
) => {
  const bare = await startServer({}, "scripts/bench/bare.ts")
  const put = (path: string, type: string, body: BodyInit) =>
    fetch(bare.url + path, { method: "PUT", headers: { "content-type": type }, body })
  try {
    const students = Array.from({ length: 1000 }, () => studentRow())
    const known = students.map(({ aadhar, urn }) => [aadhar, "27032007", urn])
    await put("/students", "application/json", JSON.stringify(known))
    const record = await fetch(`${example.url}/api/v2/admission/print`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ admission_code: code }),
    })
    await put("/print", "application/json", await record.text())
    const page = await (await fetch(example.url)).arrayBuffer()
    await put("/page", "text/html", new Uint8Array(brotliCompressSync(page)))
    const codes = await warmUp(bare.url)
    const numbers = students.map(({ aadhar }) => aadhar!)
    const next = await visitors({ cookie: "", students: numbers, codes })
    const { replies, time } = await sendRequest(
      { url: bare.url, connections, duration },
      next,
      codes,
    )
    say(`\n## The bare cost: the same requests at a bare Fastify server with SQLite, ${duration} s`)
    report(replies, time)
    return replies.length / time
  } finally {
    await bare.close()
  }
}
